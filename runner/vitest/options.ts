import type { Driver } from '../driver-kit/driver.ts';
import type { Settings } from '../settings.ts';
import type { Tested } from '../target/open-target.ts';

export interface ConformanceOptions extends Settings {
  /** The heading of all tests. */
  readonly title?: string;
  /** The golden cases alone. */
  readonly fixtures?: boolean;
  /** A YAML file of known failures: what it lists must fail. */
  readonly baseline?: string;
  /** One of several parts, as `1/3`. */
  readonly shard?: string;
}

/** The command of a driver, the file of a module, or a driver itself. */
export type TestedDriver = Tested | readonly string[] | Driver;

export function testedBy(driver: TestedDriver): Tested {
  if (isCommand(driver)) return { command: driver };
  if ('command' in driver || 'module' in driver || 'driver' in driver) return driver;
  return { driver };
}

const isCommand = (driver: TestedDriver): driver is readonly string[] => Array.isArray(driver);
