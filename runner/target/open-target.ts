import type { AnyDriver, Driver } from '../driver-kit/driver.ts';
import { ModuleTarget } from './module-target.ts';
import { ProcessTarget } from './process-target.ts';
import { START_DEADLINE, type TargetFactory } from './target.ts';
import { ThreadTarget } from './thread-target.ts';

type Named = { readonly command: readonly string[] } | { readonly module: string };

/** The implementation under test: the command that starts its driver, the file of a driver module, or a driver itself. */
export type Tested = Named | { readonly driver: Driver };

/** The same, also for a driver that is broken on purpose. */
export type AnyTested = Named | { readonly driver: AnyDriver };

/**
 * @param environment the folders that keep it away from the user's own sessions
 * @param startDeadline milliseconds for each start
 */
export function targetFactory(
  tested: AnyTested,
  environment: Record<string, string>,
  startDeadline: number = START_DEADLINE,
): TargetFactory {
  if ('command' in tested)
    return () => new ProcessTarget({ command: tested.command, env: environment, startDeadline });
  return () => {
    Object.assign(process.env, environment);
    return 'module' in tested
      ? new ThreadTarget(tested.module, startDeadline)
      : new ModuleTarget(tested.driver, startDeadline);
  };
}
