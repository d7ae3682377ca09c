import { rmSync } from 'node:fs';
import * as module from 'node:module';
import { basename, win32 } from 'node:path';
import type { Params } from '../../driver-kit/driver.ts';
import { NotSupported } from '../../driver-kit/serve.ts';
import { loadPi, type PiModule, type PiPackage } from './package.ts';
import { asking } from './refusals.ts';
import { withAgentFolder, type MakeFolder } from './scratch.ts';
import * as hooks from './win32-hooks.ts';

/** Calls with the clock standing still, as Pi names a file by the time of its making. */
function atTime<Value>(time: Date, call: () => Value): Value {
  const RealDate = Date;
  const fixed = class extends RealDate {
    constructor(...parts: readonly []) {
      // Of the ways to make a date, the type of the class knows but one.
      super(...(parts.length === 0 ? ([time.getTime()] as unknown as []) : parts));
    }
    static override now(): number {
      return time.getTime();
    }
  };
  globalThis.Date = fixed as DateConstructor;
  try {
    return call();
  } finally {
    globalThis.Date = RealDate;
  }
}

function onWindows<Value>(call: () => Value): Value {
  const real = Object.getOwnPropertyDescriptor(process, 'platform') as PropertyDescriptor;
  Object.defineProperty(process, 'platform', { ...real, value: 'win32' });
  try {
    return call();
  } finally {
    Object.defineProperty(process, 'platform', real);
  }
}

/** Hooks in this thread where Node has them, else in a thread of their own. */
function installHooks(): void {
  const { registerHooks } = module as { registerHooks?: (own: object) => void };
  if (registerHooks === undefined) module.register('./win32-hooks.js', import.meta.url);
  else registerHooks({ resolve: hooks.resolve, load: hooks.load });
}

/** A folder that is no user's: Pi makes the directories whose names it is asked for. */
const AGENT_ON_WINDOWS = 'C:\\agent';

/** The folder in which Pi keeps the sessions of a working directory; on a real file system Pi makes it. */
export function sessionFolder(
  { getDefaultSessionDir, SessionManager }: PiModule,
  cwd: string,
  agentFolder: string,
): string {
  if (getDefaultSessionDir !== undefined) return getDefaultSessionDir(cwd, agentFolder);
  // Before there was a function for it, only a session could tell. A new one is not written.
  return withAgentFolder(agentFolder, () => SessionManager.create(cwd).getSessionDir());
}

/** Whether a session of this release can be given an id, so that its file can be named by one. */
function takesChosenIds({ SessionManager }: PiModule): boolean {
  const manager = SessionManager.inMemory('/');
  manager.newSession({ id: 'chosen' });
  return manager.getSessionId() === 'chosen';
}

async function loadForWindows(release: PiPackage): Promise<PiModule> {
  try {
    installHooks();
    return await loadPi(release, hooks.MARK);
  } catch (thrown) {
    throw new NotSupported(
      `this release of Pi cannot be given the path functions of Windows: ${String(thrown)}`,
    );
  }
}

/** The naming methods, answered by Pi; those that the release has no function for are left out. */
export function naming(pi: PiModule, release: PiPackage, makeFolder: MakeFolder) {
  let windows: Promise<PiModule> | undefined;
  let own: string | undefined;
  const folder = () => (own ??= makeFolder());

  const nameOnWindows = async (cwd: string) => {
    const piOnWindows = await (windows ??= loadForWindows(release));
    return win32.basename(asking(() => onWindows(() => sessionFolder(piOnWindows, cwd, AGENT_ON_WINDOWS))));
  };
  const nameOnPosix = (cwd: string) => {
    const made = asking(() => sessionFolder(pi, cwd, folder()));
    rmSync(made, { recursive: true, force: true });
    return basename(made);
  };

  const { assertValidSessionId, SessionManager } = pi;
  return {
    'path/directory': async ({ cwd, platform }: Params) => ({
      name: await (platform === 'win32' ? nameOnWindows : nameOnPosix)(String(cwd)),
    }),
    ...(takesChosenIds(pi) && {
      'path/file': ({ timestamp, sessionId }: Params) => {
        const manager = SessionManager.create('/', folder());
        const path = atTime(new Date(String(timestamp)), () =>
          asking(() => manager.newSession({ id: String(sessionId) })),
        );
        return { name: basename(path ?? manager.getSessionFile() ?? '') };
      },
    }),
    ...(assertValidSessionId !== undefined && {
      'path/sessionId': ({ sessionId }: Params) => {
        try {
          assertValidSessionId(String(sessionId));
          return { valid: true };
        } catch {
          return { valid: false };
        }
      },
    }),
  };
}
