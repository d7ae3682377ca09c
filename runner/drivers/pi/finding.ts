import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { Params } from '../../driver-kit/driver.ts';
import { NotSupported } from '../../driver-kit/serve.ts';
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

  /** Pi lists the folders of all projects below its agent folder alone, so the root becomes the one there. */
  const listRoot = (root: string) =>
    inFolder(makeFolder, async (agent) => {
      const { listAll } = SessionManager;
      if (listAll === undefined) throw new NotSupported('this release of Pi lists one folder at a time');
      const linked = join(agent, 'sessions');
      symlinkSync(root, linked, 'junction');
      const sessions = await withAgentFolder(agent, () => listAll.call(SessionManager));
      return sessions.map((info) => ({ path: join(root, relative(linked, info.path)), ...listed(info) }));
    });

  return {
    'sessions/list': async ({ root, directory, cwd }: Params) => {
      if (root !== undefined) return { sessions: await listRoot(String(root)) };
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
