import type { Enforced } from '../judge/verdict.ts';
import type { Driver } from '../driver-kit/driver.ts';
import { UsageError } from '../errors.ts';
import type { Shard } from '../shard/shard.ts';
import type { Tested } from '../target/open-target.ts';

export interface ConformanceOptions {
  /** The heading of all tests. */
  readonly title?: string;
  /** Patterns of rule ids, areas, levels or methods, as for `--only` and `--skip`. */
  readonly only?: readonly string[];
  readonly skip?: readonly string[];
  /** The golden cases alone. */
  readonly fixtures?: boolean;
  /** Makes the random inputs; a fixed one unless told otherwise, so that a red test stays red. */
  readonly seed?: number;
  /** Random inputs for each rule. */
  readonly runs?: number;
  /** Milliseconds for one answer. */
  readonly timeout?: number;
  /** Milliseconds to look for a smaller counterexample. */
  readonly shrinkTime?: number;
  readonly enforce?: Enforced;
  /** The Pi release to hold it against. The tests are listed by it before the driver has said a word. */
  readonly follows?: string;
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

/** Reads `1/3`. @throws UsageError */
export function partOf(text: string | undefined): Shard | undefined {
  if (text === undefined) return undefined;
  const [, index, of] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (index === undefined || of === undefined || index < 1 || index > of)
    throw new UsageError(`shard: "${text}" is not a part of a whole, such as 1/3.`);
  return { index, of };
}
