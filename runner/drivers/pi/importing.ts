import * as fs from 'node:fs';
import type { Params } from '../../driver-kit/driver.ts';
import { Rejected } from '../../driver-kit/rejected.ts';
import { type PiManager, type PiModule, type PiPackage, siblingOf } from './package.ts';
import { asking } from './refusals.ts';

interface Runtime {
  importFromJsonl(path: string, cwd?: string): Promise<{ cancelled: boolean }>;
}

/** `dist/core/agent-session-runtime.js`, as far as this driver uses it. */
interface PiRuntime {
  readonly AgentSessionRuntime: new (
    session: object,
    services: object,
    createRuntime: (options: { sessionManager: PiManager }) => Promise<object>,
  ) => Runtime;
}

/** A session of no model and no extensions: an import replaces it, and needs of it no more than where it is stored. */
const sessionOf = (sessionManager: PiManager) => ({
  sessionManager,
  sessionFile: sessionManager.getSessionFile(),
  extensionRunner: { hasHandlers: () => false },
  abort: () => undefined,
  dispose: () => undefined,
});

/** The runtime loads on the Node that Pi asks for, and not on older ones. */
const canLoad = 'globSync' in fs;

/** Takes a file in as `/import` does; left out where the release, or this Node, has no function for it. */
export function importing({ SessionManager }: PiModule, release: PiPackage) {
  const runtime = siblingOf<PiRuntime>(release, ['agent-session-runtime.js'], 'importFromJsonl(');
  if (runtime === undefined || !canLoad) return {};
  return {
    'session/import': async ({ path, directory, cwd }: Params) => {
      const { AgentSessionRuntime } = await runtime();
      // Where the working directory of the session is not on this disk, Pi asks for another one that is.
      const here = fs.existsSync(String(cwd)) ? String(cwd) : process.cwd();
      let imported: PiManager | undefined;
      const session = sessionOf(asking(() => SessionManager.create(here, String(directory))));
      const own = new AgentSessionRuntime(session, { cwd: here, agentDir: here }, ({ sessionManager }) => {
        imported = sessionManager;
        return Promise.resolve({ session: sessionOf(sessionManager), services: {}, diagnostics: [] });
      });
      try {
        await own.importFromJsonl(String(path), here);
      } catch (thrown) {
        if ((thrown as Error).name === 'SessionImportFileNotFoundError')
          throw new Rejected((thrown as Error).message);
        asking(() => {
          throw thrown;
        });
      }
      return { path: imported?.getSessionFile() ?? null };
    },
  };
}
