import type { Method } from '../../schema/protocol.ts';
import { suites, type RunRule, type Suite } from '../../suites/index.ts';
import { run } from '../run.ts';
import { methodsOf, type Broken } from './breaking.ts';

/** Which rules fail an implementation that has one fault: the one that names it, and those that name it wrongly. */
export interface Accused {
  readonly musts: readonly string[];
  /** Rules that only warn: a should, what was observed, and hazards of Pi itself. */
  readonly others: readonly string[];
}

/** Random inputs of each rule, behind all of its examples: more of them find no further rules, but take their time. */
const RUNS = 8;
const TIMEOUT = 2_000;

/** Rules of one huge input each say nothing of what stands in an entry, and take longer than all others together. */
const isHuge = ({ smaller }: RunRule): boolean => smaller !== undefined;

/** Asks several methods, whichever the rule is called after. */
const asksAny = (id: string): boolean => id.startsWith('read/');

/** The suites, without the rules that cannot meet a fault of these methods. */
const suitesFor = (methods: ReadonlySet<Method> | undefined): readonly Suite[] =>
  suites.map((suite) => ({
    ...suite,
    rules: suite.rules.filter(
      (rule) =>
        !isHuge(rule) &&
        (methods === undefined ||
          asksAny(rule.id) ||
          [rule.method, ...(rule.needs ?? [])].some((method) => methods.has(method))),
    ),
  }));

/** Runs all rules that can meet the fault of a broken implementation, and tells which of them did. */
export async function accusedBy({ driver, rule: named }: Broken, seed = 1): Promise<Accused> {
  const { results } = await run({
    tested: { driver },
    suites: suitesFor(methodsOf(driver)),
    seed,
    runs: RUNS,
    timeout: TIMEOUT,
    shrinkTime: 0,
  });
  const levels = new Map(suites.flatMap(({ rules }) => rules.map((rule) => [rule.id, rule])));
  const wrong = results.filter(({ verdict }) => ['fail', 'error', 'warn'].includes(verdict));
  const isMust = (id: string, level: string) => level === 'must' && levels.get(id)?.hazard === undefined;
  const musts = wrong.filter(({ rule, level }) => isMust(rule, level)).map(({ rule }) => rule);
  const others = wrong.filter(({ rule, level }) => !isMust(rule, level)).map(({ rule }) => rule);
  const namedFirst = (rules: readonly string[]) =>
    rules.toSorted((one, other) => Number(other === named) - Number(one === named));
  return { musts: namedFirst(musts), others: namedFirst(others) };
}
