import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/**
 * Writes sessions of version 1 by the session code of a release below 0.31, which no driver speaks to: it works in the
 * directory of its process. Called with the file of that code and a file of sessions; prints the paths of what it wrote.
 */

type Line = Readonly<Record<string, unknown>> & { readonly type: string };
type Message = Readonly<Record<string, unknown>>;

/** What the session code of these releases has in common, and what only some have. */
interface EarlyManager {
  saveMessage(message: Message): void;
  saveThinkingLevelChange(level: unknown): void;
  saveModelChange(...of: readonly unknown[]): void;
  saveCompaction?(entry: Line): void;
  getSessionFile(): string;
  getEntries?(): readonly Line[];
  loadEntries?(): readonly Line[];
  /** Up to 0.13 the caller says when there is something to be stored. */
  shouldInitializeSession?(messages: readonly Message[]): boolean;
  startSession?(state: object): void;
  createBranchedSessionFromEntries?(entries: readonly Line[], before: number): string | null;
}

interface EarlyClass {
  new (): EarlyManager;
  create?(cwd: string): EarlyManager;
}

const [code = '', specs = ''] = process.argv.slice(2);
const { SessionManager } = (await import(pathToFileURL(code).href)) as {
  readonly SessionManager: EarlyClass;
};
const sessions = JSON.parse(readFileSync(specs, 'utf8')) as readonly (readonly Line[])[];

const STATE = { model: { provider: 'openai', id: 'gpt-5' }, thinkingLevel: 'off' };
/** Usage and answers had fewer members before there were compactions. */
const FIRST_ANSWER = ['role', 'content', 'api', 'provider', 'model', 'usage', 'stopReason', 'timestamp'];
const FIRST_USAGE = ['input', 'output', 'cacheRead', 'cacheWrite', 'cost'];

const only = (value: unknown, names: readonly string[]) =>
  Object.fromEntries(Object.entries(value as object).filter(([name]) => names.includes(name)));

/** A message as the first releases had it; undefined for a role that they did not know. */
function asFirst(message: Message): Message | undefined {
  if (message['role'] === 'bashExecution') return undefined;
  if (message['role'] !== 'assistant') return message;
  return { ...only(message, FIRST_ANSWER), usage: only(message['usage'], FIRST_USAGE) };
}

function write(lines: readonly Line[]): readonly string[] {
  const manager = SessionManager.create?.(process.cwd()) ?? new SessionManager();
  const isFirst = manager.saveCompaction === undefined;
  const messages: Message[] = [];
  let isStarted = manager.startSession === undefined;
  for (const line of lines) {
    if (line.type === 'message') {
      const message = isFirst ? asFirst(line['message'] as Message) : (line['message'] as Message);
      if (message === undefined) continue;
      manager.saveMessage(message);
      messages.push(message);
    } else if (line.type === 'model_change') {
      const { provider, modelId } = line;
      if (isFirst) manager.saveModelChange(`${String(provider)}/${String(modelId)}`);
      else manager.saveModelChange(provider, modelId);
    } else if (line.type === 'thinking_level_change') manager.saveThinkingLevelChange(line['thinkingLevel']);
    // Its index counts lines of the session as it was made: the first entry is in every one.
    else if (isStarted) manager.saveCompaction?.({ ...line, firstKeptEntryIndex: 1 });
    if (!isStarted && manager.shouldInitializeSession?.(messages) === true) {
      manager.startSession?.({ ...STATE, messages });
      isStarted = true;
    }
  }
  const path = manager.getSessionFile();
  if (!existsSync(path)) return [];
  const entries = manager.getEntries?.() ?? manager.loadEntries?.() ?? [];
  const branched = manager.createBranchedSessionFromEntries?.(entries, entries.length - 1);
  return typeof branched === 'string' ? [path, branched] : [path];
}

process.stdout.write(JSON.stringify(sessions.flatMap(write)));
