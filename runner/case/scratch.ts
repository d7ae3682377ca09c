import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import type { FileContent, Request } from '../../suites/question.ts';
import type { Folders } from '../../suites/rule.ts';
import { onExit } from '../target/cleanup.ts';
import { lock, SCRATCH } from './scratch-lock.ts';
import { walk } from '../walk.ts';
import type { Touched } from './touched.ts';

/** Modification times are of this moment and the seconds after it, in the order of writing: never of the clock. */
const FIRST_MTIME = 1_700_000_000;

const PATH_PARAMS = ['path', 'directory', 'root'] as const;

type Params = Readonly<Record<string, unknown>>;

/** The temporary folder of a run. Files are real; synchronous calls, as they are small and many. */
export class Scratch {
  readonly root: string;
  readonly #forget: () => void;
  readonly #lock: Server | undefined;
  /** Emptied folders of earlier cases. Renaming one costs a third of removing it and making another. */
  readonly #spare: string[] = [];
  #cases = 0;

  constructor() {
    // The real path, as drivers resolve links and answer with what they found.
    this.root = realpathSync(mkdtempSync(join(tmpdir(), SCRATCH)));
    this.#forget = onExit(() => rmSync(this.root, { recursive: true, force: true }));
    this.#lock = lock(this.root);
    mkdirSync(join(this.root, 'home', '.pi', 'agent'), { recursive: true });
  }

  /** Keeps drivers away from the user's own sessions. */
  get environment(): Record<string, string> {
    const { home } = this.folders;
    return { HOME: home, USERPROFILE: home, PI_CODING_AGENT_DIR: join(home, '.pi', 'agent') };
  }

  /** The folders that such a driver finds in its environment. */
  get folders(): Folders {
    return { home: join(this.root, 'home'), temporary: tmpdir() };
  }

  /**
   * A folder of its own for the requests of one case.
   * @param ownStore whether files that the driver makes below its home folder belong to the case
   */
  caseFolder(ownStore = false): CaseFolder {
    const home = ownStore ? { home: this.folders.home } : {};
    return new CaseFolder(join(this.root, `case-${++this.#cases}`), this.#spare, home);
  }

  remove(): void {
    this.#lock?.close();
    rmSync(this.root, { recursive: true, force: true });
    this.#forget();
  }
}

/** Where the files of one case lie. Made at the first file. */
export class CaseFolder {
  readonly #root: string;
  readonly #spare: string[];
  readonly #laidOut = new Map<string, FileContent>();
  /** What the disk says of each file that was laid out: as long as it says the same, nobody wrote to it. */
  readonly #marks = new Map<string, string>();
  readonly #folders = new Set<string>();
  readonly #home: string | undefined;
  readonly #elsewhere = new Map<string, string>();
  #made = false;

  /**
   * @param spare where to take an empty folder from, and to leave it when it is no longer needed
   * @param home the home folder of a driver, where what it makes there belongs to the case
   */
  constructor(root: string, spare: string[], { home }: { readonly home?: string } = {}) {
    this.#root = root;
    this.#spare = spare;
    this.#home = home;
  }

  /** The files in the home folder that the driver told of: their paths by the names that they have in this case. */
  get elsewhere(): ReadonlyMap<string, string> {
    return this.#elsewhere;
  }

  /** The folder itself, made if it is not there yet. */
  path(): string {
    this.#make();
    return this.#root;
  }

  /** Writes the request's files and gives its params with absolute paths. */
  prepare(request: Request): Params {
    for (const [name, bytes] of Object.entries(request.files ?? {})) this.#write(name, bytes);
    const params: Record<string, unknown> = { ...request.params };
    for (const key of PATH_PARAMS) {
      const value = params[key];
      if (typeof value !== 'string') continue;
      params[key] = this.#elsewhere.get(value) ?? this.#inside(value);
      if (key !== 'path') this.#makeInside(this.#inside(value));
    }
    return params;
  }

  /** The result with paths inside this folder made relative again, so that no answer depends on where it lies. */
  withRelativePaths(result: unknown): unknown {
    if (typeof result !== 'object' || result === null) return result;
    const { path, sessions } = result as { path?: unknown; sessions?: unknown };
    if (Array.isArray(sessions))
      return { ...result, sessions: sessions.map((session) => this.withRelativePaths(session)) };
    return typeof path === 'string' ? { ...result, path: this.#outside(path) } : result;
  }

  /** The name of the first file that no longer holds the bytes it was given. */
  changedFile(): string | undefined {
    for (const [name, bytes] of this.#laidOut) {
      const path = join(this.#root, name);
      if (!existsSync(path) || !readFileSync(path).equals(bytes)) return name;
    }
    return undefined;
  }

  /** What is not as it was laid out: files changed, taken away or added. */
  touched(): Touched[] {
    if (!this.#made) return [];
    const found: Touched[] = [];
    const missing = new Map(this.#laidOut);
    for (const { name, entry } of walk(this.#root, { folders: true })) {
      if (entry.isDirectory()) {
        if (!this.#folders.has(name)) found.push({ file: `${name}/` });
        continue;
      }
      const before = this.#laidOut.get(name);
      missing.delete(name);
      const path = join(this.#root, name);
      if (before !== undefined && markOf(path) === this.#marks.get(name)) continue;
      const after = readFileSync(path);
      if (before === undefined) found.push({ file: name, after });
      else if (!after.equals(before)) found.push({ file: name, before, after });
    }
    for (const [file, before] of missing) found.push({ file, before });
    return found;
  }

  remove(): void {
    if (!this.#made) return;
    try {
      for (const name of this.#laidOut.keys()) unlinkSync(join(this.#root, name));
      if (readdirSync(this.#root).length > 0) throw new Error('something was added');
      this.#spare.push(this.#root);
    } catch {
      rmSync(this.#root, { recursive: true, force: true });
    }
  }

  #make(): void {
    if (this.#made) return;
    this.#made = true;
    try {
      renameSync(this.#spare.pop() ?? '', this.#root);
    } catch {
      mkdirSync(this.#root, { recursive: true });
    }
  }

  #makeInside(folder: string): void {
    this.#make();
    if (folder === this.#root) return;
    mkdirSync(folder, { recursive: true });
    for (let made = folder; made !== this.#root; made = dirname(made)) this.#folders.add(this.#outside(made));
  }

  #write(name: string, bytes: FileContent): void {
    const path = this.#inside(name);
    this.#makeInside(dirname(path));
    writeFileSync(path, bytes);
    const seconds = FIRST_MTIME + this.#laidOut.size;
    utimesSync(path, seconds, seconds);
    this.#laidOut.set(name, bytes);
    this.#marks.set(name, markOf(path));
  }

  #inside(name: string): string {
    const path = join(this.#root, name);
    if (isAbsolute(name) || (path !== this.#root && !path.startsWith(this.#root + sep)))
      throw new Error(`a rule names a file outside of the scratch folder: ${JSON.stringify(name)}`);
    return path;
  }

  #outside(path: string): string {
    if (path.startsWith(this.#root + sep)) return relative(this.#root, path).split(sep).join('/');
    if (this.#home === undefined || !path.startsWith(this.#home + sep)) return path;
    // The end of the path as well as a name of its own, as nothing in the folder of the case is called like this.
    const name = path.split(sep).filter(Boolean).join('/');
    this.#elsewhere.set(name, path);
    return name;
  }
}

/** What changes whenever somebody writes to a file: whoever puts the time of a change back changes the inode's own. */
function markOf(path: string): string {
  const { ino, size, mtimeMs, ctimeMs } = lstatSync(path);
  return `${ino} ${size} ${mtimeMs} ${ctimeMs}`;
}
