import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../../schema/package-root.ts';
import type { Method } from '../../schema/protocol.ts';
import { ProcessTarget } from '../target/process-target.ts';

/** The drivers of this repository that speak for a whole implementation, by the command that starts each. */
export const DRIVERS = {
  pi: [process.execPath, join(packageRoot(), 'dist', 'runner', 'drivers', 'pi.js')],
  python: ['python3', join(packageRoot(), 'runner', 'drivers', 'pi_session.py')],
} as const satisfies Record<string, readonly string[]>;

export type DriverName = keyof typeof DRIVERS;

/** A driver as a process, with a scratch folder that goes away with it. */
export class RunningDriver {
  readonly folder = mkdtempSync(join(tmpdir(), 'drivers-test-'));
  readonly target: ProcessTarget;

  constructor(name: DriverName) {
    const env = { HOME: this.folder, PI_CODING_AGENT_DIR: join(this.folder, 'agent') };
    this.target = new ProcessTarget({ command: DRIVERS[name], env });
  }

  /** The result of a method, or `{ rejected }`; anything else that comes back is shown as it is. */
  async ask(method: Method, params: Readonly<Record<string, unknown>>, deadline = 20_000): Promise<unknown> {
    const reply = await this.target.ask(method, params, { deadline });
    return 'result' in reply ? reply.result : reply;
  }

  async stop(): Promise<void> {
    await this.target.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
