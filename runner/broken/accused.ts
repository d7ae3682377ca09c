import type { Method } from '../../schema/protocol.ts';
import { suites, type RunRule, type Suite } from '../../suites/index.ts';
import { run } from '../run.ts';
import { methodsOf, type Broken } from './breaking.ts';

/** Which rules fail an implementation that has one fault: the one that names it, and those that name it wrongly. */
export interface Accused {
  readonly musts: readonly string[];
  /** All that fail, musts among them, where all were asked. */
  readonly rules: readonly string[];
  /** Whether the rule that is to find the fault does, also where that is no must. */
  readonly isFound: boolean;
}

/** Random inputs of each rule, behind all of its examples: more of them find no further rules, but take their time. */
const RUNS = 8;
const TIMEOUT = 2_000;

/** Rules of one huge input each say nothing of what stands in an entry, and take longer than all others together. */
const isHuge = ({ smaller }: RunRule): boolean => smaller !== undefined;

/** Asks several methods, whichever the rule is called after. */
const asksAny = (id: string): boolean => id.startsWith('read/');

const isMust = ({ level, hazard }: RunRule): boolean => level === 'must' && hazard === undefined;

/** The rules that may meet a fault of these methods, and the rule that is to find it. */
const suitesFor = (
  methods: ReadonlySet<Method> | undefined,
  named: string,
  isAsked: (rule: RunRule) => boolean,
): readonly Suite[] =>
  suites.map((suite) => ({
    ...suite,
    rules: suite.rules.filter(
      (rule) =>
        rule.id === named ||
        (isAsked(rule) &&
          !isHuge(rule) &&
          (methods === undefined ||
            asksAny(rule.id) ||
            [rule.method, ...(rule.needs ?? [])].some((method) => methods.has(method)))),
    ),
  }));

export interface AccusedOptions {
  readonly seed?: number;
  /** Rules of every level are asked, not musts alone. */
  readonly every?: boolean;
}

/** Runs all rules that can meet the fault of a broken implementation, and tells which of them did. */
export async function accusedBy(
  { driver, rule: named }: Broken,
  { seed = 1, every = false }: AccusedOptions = {},
): Promise<Accused> {
  const { results } = await run({
    tested: { driver },
    suites: suitesFor(methodsOf(driver), named, every ? () => true : isMust),
    seed,
    runs: RUNS,
    timeout: TIMEOUT,
    shrinkTime: 0,
  });
  const wrong = results.filter(({ verdict }) => ['fail', 'error', 'warn'].includes(verdict));
  const musts = new Set(suites.flatMap(({ rules }) => rules.filter(isMust).map(({ id }) => id)));
  const accusing = wrong
    .map(({ rule }) => rule)
    .toSorted((one, other) => Number(other === named) - Number(one === named));
  return {
    musts: accusing.filter((rule) => musts.has(rule)),
    rules: accusing,
    isFound: wrong.some(({ rule }) => rule === named),
  };
}
