import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import * as module from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join, win32 } from 'node:path';
import type { Params } from '../../driver.ts';
import { loadPi, type PiModule, type PiPackage } from './package.ts';
import { asking } from './refusals.ts';
import * as hooks from './win32-hooks.ts';

/** Calls with the clock standing still, as Pi names a file by the time of its making. */
function atTime<Value>(time: Date, call: () => Value): Value {
  const RealDate = Date;
  const fixed = class extends RealDate {
    constructor(...parts: readonly []) {
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

/** A folder for the directories that Pi makes: in the runner's own, which outlives a driver that is killed. */
function makeScratch(): string {
  const parent = process.env['PI_CODING_AGENT_DIR'] ?? tmpdir();
  mkdirSync(parent, { recursive: true });
  return mkdtempSync(join(parent, 'pi-names-'));
}

/** Whether a session of this release can be given an id, so that its file can be named by one. */
function takesChosenIds({ SessionManager }: PiModule, scratch: string): boolean {
  const manager = SessionManager.create('/', scratch);
  manager.newSession({ id: 'chosen' });
  return manager.getSessionId() === 'chosen';
}

/** The naming methods, answered by Pi; those that the release has no function for are left out. */
export function naming(pi: PiModule, release: PiPackage) {
  let windows: Promise<PiModule> | undefined;
  const loadForWindows = () => {
    installHooks();
    return loadPi(release, hooks.MARK);
  };
  const scratch = makeScratch();
  process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));

  const { getDefaultSessionDir, assertValidSessionId, SessionManager } = pi;
  return {
    ...(getDefaultSessionDir !== undefined && {
      'path/directory': async ({ cwd, platform }: Params) => {
        if (platform === 'win32') {
          const { getDefaultSessionDir: named } = await (windows ??= loadForWindows());
          return {
            name: win32.basename(asking(() => onWindows(() => named?.(String(cwd), AGENT_ON_WINDOWS) ?? ''))),
          };
        }
        const directory = asking(() => getDefaultSessionDir(String(cwd), scratch));
        rmSync(directory, { recursive: true, force: true });
        return { name: basename(directory) };
      },
    }),
    ...(takesChosenIds(pi, scratch) && {
      'path/file': ({ timestamp, sessionId }: Params) => {
        const manager = SessionManager.create('/', scratch);
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
