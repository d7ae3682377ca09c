import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Params } from '../driver-kit/driver.ts';
import { Rejected } from '../driver-kit/rejected.ts';
import { serve } from '../driver-kit/serve.ts';
import { introduction, partyOf } from './party-of.ts';
import { type Home, output, withHome } from './sandbox.ts';

/** The driver of a program that speaks the Agent Client Protocol: its `session/list` is asked. */

const { party, runtime, program } = partyOf();

interface Session {
  readonly sessionId: string;
  readonly cwd?: string;
}

const request = (id: number, method: string, params: object): string =>
  `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`;

const asked = (cursor: string | undefined): string =>
  request(1, 'initialize', { protocolVersion: 1, clientCapabilities: {} }) +
  request(2, 'session/list', { ...(cursor !== undefined && { cursor }) });

interface Page {
  readonly sessions: readonly Session[];
  readonly nextCursor?: string | null;
}

function pageIn(text: string): Page {
  for (const line of text.split('\n').filter((one) => one.startsWith('{'))) {
    const { id, result } = JSON.parse(line) as { id?: number; result?: Page };
    if (id === 2 && result?.sessions !== undefined) return result;
  }
  throw new Rejected('it gave no list');
}

/** Page after page, as its clients ask for them. */
async function allSessions(home: Home): Promise<readonly Session[]> {
  const sessions: Session[] = [];
  let cursor: string | undefined;
  do {
    const page = pageIn(await output(runtime, program, [], home, asked(cursor)));
    sessions.push(...page.sessions);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return sessions;
}

const NAME = /\.jsonl$/;

/** Whether a file has a header with this id. */
const isOf = (path: string, id: string): boolean =>
  readFileSync(path, 'utf8')
    .split('\n')
    .some((line) => line.includes('"session"') && line.includes(JSON.stringify(id)));

/** It names no files: the one whose header has the id is meant. */
function fileOf(directory: string, id: string): string {
  const paths = readdirSync(directory)
    .filter((name) => NAME.test(name))
    .map((name) => join(directory, name));
  return paths.find((path) => isOf(path, id)) ?? join(directory, `${id}.jsonl`);
}

async function list({ directory }: Params) {
  const folder = String(directory);
  return withHome(undefined, async (home) => {
    // Where its sessions are is a setting of Pi's, which it honours.
    writeFileSync(join(home.agent, 'settings.json'), JSON.stringify({ sessionDir: folder }));
    const sessions = await allSessions(home);
    return {
      sessions: sessions.map(({ sessionId, cwd }) => ({
        path: fileOf(folder, sessionId),
        id: sessionId,
        cwd,
      })),
    };
  });
}

await serve({
  initialize: () => introduction(party, ['sessions/list']),
  'sessions/list': list,
});
