import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { Rejected } from '../driver-kit/rejected.ts';
import { onExit } from '../target/cleanup.ts';

/** A home folder with Pi's sessions in it, and nothing else: what these programs look at. */
export interface Home {
  readonly home: string;
  readonly agent: string;
  readonly sessions: string;
}

/** Lays a session, or a folder of sessions, into a home of its own, for as long as `use` takes. */
export async function withHome<Result>(
  source: string | undefined,
  use: (home: Home) => Promise<Result>,
): Promise<Result> {
  const home = mkdtempSync(join(tmpdir(), 'pi-third-party-'));
  const remove = () => rmSync(home, { recursive: true, force: true });
  const forget = onExit(remove);
  const agent = join(home, '.pi', 'agent');
  const sessions = join(agent, 'sessions');
  const project = join(sessions, '--home-u-app--');
  mkdirSync(project, { recursive: true });
  try {
    if (source !== undefined) {
      const isFolder = statSync(source).isDirectory();
      const name = '2026-01-01T00-00-00-000Z_00000000-0000-7000-8000-000000000001.jsonl';
      cpSync(source, isFolder ? project : join(project, name), { recursive: true });
    }
    return await use({ home, agent, sessions });
  } finally {
    remove();
    forget();
  }
}

/** Runs a program in that home; what it refuses comes back as a refusal. */
export async function output(
  runtime: string,
  program: string,
  args: readonly string[],
  { home, agent }: Home,
  input = '',
): Promise<string> {
  const result = await execa(runtime, [program, ...args], {
    env: {
      HOME: home,
      USERPROFILE: home,
      PI_AGENT_DIR: join(agent, 'sessions'),
      PI_CODING_AGENT_DIR: agent,
      NO_COLOR: '1',
    },
    input,
    reject: false,
  });
  if (result.exitCode === 0) return result.stdout;
  throw new Rejected(result.stderr.trim().split('\n').at(-1) ?? `exit code ${String(result.exitCode)}`);
}

/** The first JSON object of an output that may begin with words. */
export function jsonIn(text: string): unknown {
  const from = text.search(/^[{[]/m);
  if (from === -1) throw new Rejected('it wrote no JSON');
  return JSON.parse(text.slice(from));
}
