import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where Pi looks for sessions, and who said so. */
export interface SessionsFolder {
  readonly path: string;
  /** The files lie in the folder itself; in Pi's own they lie in a folder for each working directory. */
  readonly flat: boolean;
  readonly because: string;
}

export interface FolderOptions {
  /** What `--session-dir` names. */
  readonly sessionDir?: string | undefined;
  readonly environment?: NodeJS.ProcessEnv;
  readonly cwd?: string;
}

/**
 * The folder that Pi would look in, in Pi's own order: `--session-dir`, `PI_CODING_AGENT_SESSION_DIR`, `sessionDir` in
 * the settings of the project and of the user, and else `sessions` in the agent's folder.
 */
export function sessionsFolder({
  sessionDir,
  environment = process.env,
  cwd = process.cwd(),
}: FolderOptions = {}): SessionsFolder {
  const chosen = (path: string, because: string): SessionsFolder => ({
    path: resolved(path, cwd),
    flat: true,
    because,
  });
  if (sessionDir) return chosen(sessionDir, '--session-dir');
  const named = environment['PI_CODING_AGENT_SESSION_DIR'];
  if (named) return chosen(named, 'PI_CODING_AGENT_SESSION_DIR');
  const agent = environment['PI_CODING_AGENT_DIR'];
  const agentFolder = agent ? resolved(agent, cwd) : join(homedir(), '.pi', 'agent');
  for (const settings of [join(cwd, '.pi', 'settings.json'), join(agentFolder, 'settings.json')]) {
    const set = sessionDirIn(settings);
    if (set) return chosen(set, `sessionDir in ${settings}`);
    // Empty text in the project's settings takes the user's choice back.
    if (set === '') break;
  }
  return {
    path: join(agentFolder, 'sessions'),
    flat: false,
    because: agent ? 'PI_CODING_AGENT_DIR' : "Pi's own folder",
  };
}

/** A path as Pi takes it: `~`, `file:` URLs and relative ones. */
function resolved(path: string, cwd: string): string {
  if (path === '~') return homedir();
  if (path.startsWith('~/') || (process.platform === 'win32' && path.startsWith('~\\')))
    return join(homedir(), path.slice(2));
  return path.startsWith('file://') ? fileURLToPath(path) : resolve(cwd, path);
}

/** What the settings say; undefined where there are none, or none that can be read. */
function sessionDirIn(file: string): string | undefined {
  try {
    const settings: unknown = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
    const { sessionDir } = settings as { sessionDir?: unknown };
    return typeof sessionDir === 'string' ? sessionDir : undefined;
  } catch {
    return undefined;
  }
}
