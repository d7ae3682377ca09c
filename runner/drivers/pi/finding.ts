import type { Params } from '../../driver.ts';
import type { PiModule, PiSessionInfo } from './package.ts';
import { asking } from './refusals.ts';

const shown = ({ path, id, cwd, name, messageCount, firstMessage }: PiSessionInfo) => ({
  path,
  id,
  cwd: cwd === '' ? null : cwd,
  name: name ?? null,
  messageCount,
  firstMessage: firstMessage === '(no messages)' ? null : firstMessage,
});

const optional = (value: unknown) => (value === undefined ? undefined : String(value));

/** The finding methods, answered by Pi; those that the release has no function for are left out. */
export function finding({ SessionManager, findMostRecentSession }: PiModule) {
  const list = async (directory: unknown, cwd: unknown): Promise<readonly PiSessionInfo[]> => {
    if (cwd !== undefined || SessionManager.listAll === undefined)
      return SessionManager.list(String(cwd ?? ''), String(directory));
    return SessionManager.listAll(String(directory));
  };
  return {
    'sessions/list': async ({ directory, cwd }: Params) => ({
      sessions: (await list(directory, cwd)).map(shown),
    }),
    ...(findMostRecentSession !== undefined && {
      'sessions/latest': ({ directory, cwd }: Params) => ({
        path: asking(() => findMostRecentSession(String(directory), optional(cwd))),
      }),
    }),
    ...(SessionManager.findById !== undefined && {
      'sessions/find': async ({ directory, sessionId }: Params) => {
        // In a folder of one's own Pi looks among the sessions of one working directory, so each is asked for in turn.
        const directories = new Set((await list(directory, undefined)).map(({ cwd }) => cwd));
        for (const cwd of directories) {
          const path = SessionManager.findById?.(cwd, String(sessionId), String(directory));
          if (path !== undefined) return { path };
        }
        return { path: null };
      },
    }),
  };
}
