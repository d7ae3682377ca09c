import type { Driver } from '../driver-kit/driver.ts';
import { ModuleTarget } from './module-target.ts';
import { ProcessTarget } from './process-target.ts';
import type { TargetFactory } from './target.ts';
import { ThreadTarget } from './thread-target.ts';

/** The implementation under test: the command that starts its driver, the file of a driver module, or a driver itself. */
export type Tested =
  { readonly command: readonly string[] } | { readonly module: string } | { readonly driver: Driver };

const START_DEADLINE = 10_000;

/**
 * @param environment the folders that keep it away from the user's own sessions
 * @param timeout milliseconds for one answer; the start gets at least 10 s
 */
export function targetFactory(
  tested: Tested,
  environment: Record<string, string>,
  timeout: number,
): TargetFactory {
  if ('command' in tested)
    return () =>
      new ProcessTarget({
        command: tested.command,
        env: environment,
        startDeadline: Math.max(START_DEADLINE, timeout),
      });
  return () => {
    Object.assign(process.env, environment);
    return 'module' in tested ? new ThreadTarget(tested.module) : new ModuleTarget(tested.driver);
  };
}
