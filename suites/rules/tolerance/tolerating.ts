import type fc from 'fast-check';
import { faulty, faultyIn, fits, namedFaults, smallest, type Fault } from '../../../generators/index.ts';
import { everyEntry } from '../../asking/every-entry.ts';
import { ids, throughAny, type Way } from '../../asking/any-reading.ts';
import {
  EXPECTED,
  expectationFor,
  requestFor,
  type Expected,
  type ReadingMethod,
  type SessionCase,
} from '../../asking/reading-rule.ts';
import type { Requirement } from '../../requirement.ts';
import { rule, type AskedRule, type Example, type RunRule, type World } from '../../rule.ts';

/** What is asked of a reader that is given some of the faults. */
export interface Tolerance extends Requirement, Pick<AskedRule, 'hazard' | 'deadline'> {
  readonly method: ReadingMethod;
  /** Which faults are put in. */
  readonly of: readonly Fault[];
  /** What is asked of the answer; by default all that the model answers. */
  readonly expected?: Expected;
  /** The file must hold the same bytes afterwards. */
  readonly unchanged?: boolean;
  /** Refusing the file is right as well. */
  readonly orRejected?: boolean;
  readonly maxRuns?: number;
  /** Where it asks for `ids`: the methods through which a driver may be asked that does not declare this one; by default any. */
  readonly ways?: readonly Way[];
}

/** Random inputs of each rule: the faults themselves are all tried as examples. */
const RUNS = 60;

/** A rule that shows a reader every one of the faults, and then random sessions with them. */
function tolerating(definition: Tolerance): RunRule {
  const { of, expected, unchanged, orRejected, maxRuns = RUNS, ways: _ways, ...shared } = definition;
  const known = ({ features }: World): readonly Fault[] => of.filter((fault) => fits(fault, features));
  const wanted = expected ?? EXPECTED[shared.method];
  return rule<SessionCase>({
    ...shared,
    kind: 'asked',
    maxRuns,
    inputs: (world): fc.Arbitrary<SessionCase> =>
      faulty(known(world), { features: world.features, maxEntries: 6 }),
    examples: (world) => [
      ...known(world).map((fault) => ({ name: fault.name, input: smallest(fault) })),
      // What never comes back is not waited for once more.
      ...(shared.deadline === undefined ? amongAll(known(world)[0], world) : []),
    ],
    requests: (input) => [requestFor(shared.method, input)],
    expect: (input) => {
      const { anyOf } = expectationFor(input, wanted);
      return {
        anyOf: orRejected ? [...anyOf, { rejected: true }] : anyOf,
        ...(unchanged ? { unchanged } : {}),
      };
    },
  });
}

/** One of the faults behind an entry of each type. */
const amongAll = (fault: Fault | undefined, world: World): readonly Example<SessionCase>[] =>
  fault === undefined
    ? []
    : [{ name: `${fault.name}, and an entry of each type`, input: faultyIn(everyEntry(world), fault) }];

/** These show entries and nothing else. The answers of others hold what other rules are about, too. */
const OF_ENTRIES: ReadonlySet<ReadingMethod> = new Set(['session/read', 'session/branch']);

/** The same; what asks only which entries there are is asked through whatever method shows them. */
export const toleratingAnyWay = (definition: Tolerance): RunRule =>
  definition.expected === ids
    ? throughAny(
        // Of the others, small files with the fault in them are asked about.
        (one: Tolerance) => tolerating(OF_ENTRIES.has(one.method) ? one : { ...one, maxRuns: 0 }),
        definition,
        definition.ways,
      )
    : tolerating(definition);

/** Any answer will do. */
export const anything: Expected = () => ({});

/**
 * The faults of the catalogue with these names, in its order.
 * @throws for a name that no fault has
 */
export function named(...names: readonly string[]): readonly Fault[] {
  const wanted = new Set(names);
  const found = namedFaults.filter(({ name }) => wanted.delete(name));
  if (wanted.size > 0) throw new Error(`no fault is called ${[...wanted].join(', ')}`);
  return found;
}
