import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageRoot } from '../../../schema/package-root.ts';
import { NotSupported } from '../../driver-kit/serve.ts';

/** What this driver uses of an entry. */
export interface PiEntry {
  readonly type: string;
  readonly id: string;
  readonly parentId: string | null;
}

/** What this driver uses of a header. */
export interface PiHeader {
  readonly cwd?: string;
  readonly parentSession?: string;
}

/** Undefined where the last line of the file has no id, a hazard of Pi's own: it then takes the last line for the leaf. */
export type PiLeafId = string | null | undefined;

export interface PiTreeNode {
  readonly entry: PiEntry;
  readonly children: readonly PiTreeNode[];
}

export interface PiContext {
  readonly messages: readonly unknown[];
  readonly thinkingLevel: string;
  readonly model: unknown;
}

export interface PiProjection extends PiContext {
  readonly entries: readonly { readonly sourceEntry: PiEntry; readonly messages: readonly unknown[] }[];
}

export interface PiSessionInfo {
  readonly path: string;
  readonly id: string;
  readonly cwd?: string;
  readonly name?: string;
  readonly parentSessionPath?: string;
  readonly messageCount: number;
  readonly firstMessage: string;
}

/** A session that is open in Pi; the methods that came later are optional. */
export interface PiManager {
  getHeader(): PiHeader | null;
  getEntries(): readonly PiEntry[];
  getLeafId(): PiLeafId;
  getTree(): readonly PiTreeNode[];
  getBranch(fromId?: string): readonly PiEntry[];
  getEntry(id: string): PiEntry | undefined;
  getLabel(id: string): string | undefined;
  getSessionName?(): string | undefined;
  getSessionId(): string;
  getSessionFile(): string | undefined;
  getSessionDir(): string;
  newSession(options?: { id?: string; parentSession?: string }): string | undefined;
  branch(id: string): void;
  resetLeaf(): void;
  branchWithSummary(id: string | null, ...rest: unknown[]): string;
  createBranchedSession(leafId: string): string | undefined;
  appendMessage(message: unknown): string;
  appendThinkingLevelChange(level: unknown): string;
  appendModelChange(provider: unknown, modelId: unknown): string;
  appendUsage?(...members: unknown[]): PiEntry;
  appendCompaction(...members: unknown[]): string;
  appendCustomEntry(customType: unknown, data: unknown): string;
  appendSessionInfo?(name: unknown): string;
  appendCustomMessageEntry(...members: unknown[]): string;
  appendContextEdit?(targetId: unknown, replacement: unknown): string;
  appendLabelChange(targetId: unknown, label: unknown): string;
}

export interface PiManagerClass {
  open(path: string, directory?: string): PiManager;
  inMemory(cwd?: string): PiManager;
  create(cwd: string, directory?: string, options?: { id?: string; parentSession?: string }): PiManager;
  list(cwd: string, directory: string): Promise<readonly PiSessionInfo[]> | readonly PiSessionInfo[];
  listAll?(directory?: string): Promise<readonly PiSessionInfo[]>;
  forkFrom?(path: string, cwd: string, directory?: string): PiManager;
  findById?(cwd: string, id: string): string | undefined;
}

/** `dist/core/session-manager.js`, as far as this driver uses it. */
export interface PiModule {
  readonly SessionManager: PiManagerClass;
  readonly buildSessionProjection?: (
    entries: readonly PiEntry[],
    leafId: PiLeafId,
    byId?: ReadonlyMap<string, PiEntry>,
  ) => PiProjection;
  readonly buildSessionContext: (entries: readonly PiEntry[], leafId: PiLeafId) => PiContext;
  readonly buildContextEntries?: (entries: readonly PiEntry[], leafId: PiLeafId) => readonly PiEntry[];
  readonly sessionEntryToContextMessages?: (entry: PiEntry) => readonly unknown[];
  readonly getDefaultSessionDir?: (cwd: string, agentDir?: string) => string;
  readonly assertValidSessionId?: (id: string) => void;
  readonly findMostRecentSession?: (directory: string, cwd?: string) => string | null;
}

/** A release of Pi on this disk. */
export interface PiPackage {
  readonly version: string;
  readonly folder: string;
  /** The address of its session code; a query may be put behind it. */
  readonly moduleUrl: string;
}

const INSTALLED = join('node_modules', '@earendil-works', 'pi-coding-agent');

/**
 * Finds a release of Pi.
 * @param folder the folder of the npm package; by default the one that is installed beside this package's code
 * @throws when no package is there
 */
export function findPiPackage(folder: string = join(packageRoot(), INSTALLED)): PiPackage {
  let manifest: string;
  try {
    manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  } catch {
    throw new Error(
      `no package of Pi lies in ${folder}: install it there, or name another folder with --package`,
    );
  }
  const { version } = JSON.parse(manifest) as { version: string };
  return { version, folder, moduleUrl: pathToFileURL(join(folder, CODE, 'session-manager.js')).href };
}

const CODE = join('dist', 'core');

/**
 * Another module of the release, loaded when it is first needed: what it imports takes longer than the session code.
 * @param file relative to `dist/core`; of several the first that is there, as releases laid it out in their own ways
 * @param word what the module must speak of
 * @returns undefined where the release has no such module
 */
export function siblingOf<Module>(
  { folder }: PiPackage,
  files: readonly string[],
  word: string,
): (() => Promise<Module>) | undefined {
  const path = files.map((file) => join(folder, CODE, file)).find((one) => existsSync(one));
  if (path === undefined || !readFileSync(path, 'utf8').includes(word)) return undefined;
  let loaded: Promise<Module> | undefined;
  return () => (loaded ??= load<Module>(path));
}

async function load<Module>(path: string): Promise<Module> {
  try {
    return (await import(pathToFileURL(path).href)) as Module;
  } catch (thrown) {
    const { message } = thrown as Error;
    throw new NotSupported(`${basename(path)} of this release of Pi cannot be loaded here: ${message}`);
  }
}

/** Loads the session code. Imported by its file, as the public entry of a release needs a newer Node. */
export async function loadPi({ moduleUrl }: PiPackage, query = ''): Promise<PiModule> {
  return (await import(moduleUrl + query)) as PiModule;
}
