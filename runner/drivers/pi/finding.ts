import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Params } from '../../driver-kit/driver.ts';
import { listed, listFolder } from './listing.ts';
import { sessionFolder } from './naming.ts';
import type { PiModule } from './package.ts';
import { asking } from './refusals.ts';
import { inFolder, withAgentFolder, type MakeFolder } from './scratch.ts';

const optional = (value: unknown) => (value === undefined ? undefined : String(value));

/** Some working directory: a project's own folder holds its sessions alone, so Pi asks none of them for theirs there. */
const PROJECT = '/';

/** The finding methods, answered by Pi; those that the release has no function for are left out. */
export function finding(pi: PiModule, makeFolder: MakeFolder) {
  const { SessionManager, findMostRecentSession } = pi;

  /** In any folder but a project's own Pi looks among one working directory, so the folder becomes a project's by a link. */
  const find = (directory: string, sessionId: string) =>
    inFolder(makeFolder, (agent) => {
      const project = sessionFolder(pi, PROJECT, agent);
      rmSync(project, { recursive: true });
      symlinkSync(directory, project, 'junction');
      return withAgentFolder(agent, () => asking(() => SessionManager.findById?.(PROJECT, sessionId)));
    });

  return {
    'sessions/list': async ({ directory, cwd }: Params) => {
      const folder = String(directory);
      const sessions =
        cwd === undefined
          ? await listFolder(SessionManager, folder)
          : await SessionManager.list(String(cwd), folder);
      return { sessions: sessions.map((info) => ({ path: info.path, ...listed(info) })) };
    },
    ...(findMostRecentSession !== undefined && {
      'sessions/latest': ({ directory, cwd }: Params) => ({
        path: asking(() => findMostRecentSession(String(directory), optional(cwd))),
      }),
    }),
    ...(SessionManager.findById !== undefined && {
      'sessions/find': async ({ directory, sessionId }: Params) => {
        const folder = String(directory);
        const path = existsSync(folder) ? await find(folder, String(sessionId)) : undefined;
        return { path: path === undefined ? null : join(folder, basename(path)) };
      },
    }),
  };
}
