import { mkdirSync, rmdirSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Params } from '../../driver-kit/driver.ts';
import { Rejected } from '../../driver-kit/rejected.ts';
import { listed } from './listing.ts';
import type { PiContext, PiModule, PiSessionInfo } from './package.ts';
import { asking } from './refusals.ts';
import { inFolder, withAgentFolder, type MakeFolder } from './scratch.ts';

/**
 * Releases before 0.31.0, whose entries had no ids: a session is one line of messages. They can be asked for
 * its context, for what they list, and for the names of folders; all else goes by ids.
 */

interface LegacyManager {
  buildSessionContext(): PiContext;
  getSessionFile(): string;
}

interface LegacyManagerClass {
  open(path: string): LegacyManager;
  create(cwd: string): LegacyManager;
  list(cwd: string, folder: string): readonly PiSessionInfo[];
}

const prototypeOf = (manager: object): object => (manager as { prototype: object }).prototype;

/** Whether a release is that old: it saved messages, where later ones append entries. */
export const isLegacy = ({ SessionManager }: PiModule): boolean =>
  'saveMessage' in prototypeOf(SessionManager);

/** Lists a folder. The oldest of these take an agent folder only, and look in the project's own below it. */
function listFolder(
  manager: LegacyManagerClass,
  makeFolder: MakeFolder,
  folder: string,
  cwd: string,
): Promise<readonly PiSessionInfo[]> {
  return inFolder(makeFolder, (agent) => {
    if ('getSessionDir' in prototypeOf(manager)) return manager.list(cwd, folder);
    manager.list('/', agent); // makes the folder of the project
    const project = join(agent, 'sessions', '----');
    rmdirSync(project);
    symlinkSync(folder, project, 'junction');
    return manager.list('/', agent).map((info) => ({ ...info, path: join(folder, basename(info.path)) }));
  });
}

/** All that can be asked of these releases, answered by Pi. */
export function legacy(pi: PiModule, makeFolder: MakeFolder) {
  // Another class under the same name than later releases have.
  const manager = pi.SessionManager as unknown as LegacyManagerClass;
  return {
    'session/context': ({ path }: Params) => {
      const { messages, ...settings } = asking(() => manager.open(String(path))).buildSessionContext();
      return { messages: messages.map((message) => ({ message })), ...settings };
    },
    'session/info': async ({ path }: Params) => {
      const [info] = await inFolder(makeFolder, (folder) => {
        symlinkSync(String(path), join(folder, 'session.jsonl'));
        return listFolder(manager, makeFolder, folder, '/');
      });
      if (info === undefined) throw new Rejected('Pi does not list this session');
      return listed(info);
    },
    'path/directory': ({ cwd, platform }: Params) =>
      inFolder(makeFolder, (agent) => {
        if (platform !== 'posix') throw new Rejected('only the system that it runs on is asked for');
        mkdirSync(join(agent, 'sessions'));
        const path = withAgentFolder(agent, () => asking(() => manager.create(String(cwd))).getSessionFile());
        return { name: basename(dirname(path)) };
      }),
    'sessions/list': async ({ directory, cwd }: Params) => {
      const sessions = await listFolder(manager, makeFolder, String(directory), String(cwd ?? '/'));
      return { sessions: sessions.map((info) => ({ path: info.path, ...listed(info) })) };
    },
  };
}
