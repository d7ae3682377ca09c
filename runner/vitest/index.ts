// These tests are made from data: a judge in place of an assertion throws, and titles are ids.
/* oxlint-disable vitest/expect-expect, vitest/valid-title */
import { afterAll, beforeAll, describe, test, type TestContext } from 'vitest';
import { suites as ordinary } from '../../suites/index.ts';
import type { RunRule, Suite } from '../../suites/rule.ts';
import { openBaseline } from '../baseline/open.ts';
import { caseIdOf, RANDOM } from '../case/case-id.ts';
import type { RuleResult } from '../case/finding.ts';
import { Scratch } from '../case/scratch.ts';
import type { JudgeOptions } from '../judge/judge-options.ts';
import { Patience } from '../judge/patience.ts';
import { judgeRule, NONE_CHOSEN } from '../judge/judge.ts';
import { isUnexpected } from '../judge/summary.ts';
import { type NamedCase, namedCasesOf, randomInputsOf, worldOf } from '../judge/test-cases.ts';
import { LATEST } from '../../schema/pi-release.ts';
import { loadGoldenSuites } from '../rules/load-suites.ts';
import { select } from '../rules/select.ts';
import { DEFAULTS } from '../settings.ts';
import { isInShard, shardOf } from '../shard/shard.ts';
import { targetFactory } from '../target/open-target.ts';
import type { Target } from '../target/target.ts';
import { ConformanceError } from './failure.ts';
import { type ConformanceOptions, testedBy, type TestedDriver } from './options.ts';

export type { ConformanceOptions, TestedDriver };

type Listed = Pick<NamedCase, 'id' | 'name' | 'key'>;

/** So that a red test stays red. */
const FIXED_SEED = 1;

/** Each answer has a deadline of its own, and shrinking a budget: a test needs none. */
const NO_LIMIT = 0;

/**
 * Mounts all cases as tests of a vitest run: a block a rule, a test an example, and one for all random inputs of a rule. The
 * list is made without the driver, which is started before the first test and ended after the last.
 * @throws UsageError, as the block is collected, for patterns that match nothing and a baseline that is not right
 */
export function describeConformance(driver: TestedDriver, options: ConformanceOptions = {}): void {
  const { title = 'Pi session files', seed = FIXED_SEED, runs = DEFAULTS.runs } = options;
  const { timeout = DEFAULTS.timeout, startTimeout, shrinkTime = DEFAULTS.shrinkTime } = options;
  describe(title, { timeout: NO_LIMIT }, async () => {
    const shard = options.shard === undefined ? undefined : shardOf(options.shard);
    const suites: readonly Suite[] = options.fixtures === true ? await loadGoldenSuites() : ordinary;
    const baseline =
      options.baseline === undefined ? undefined : await openBaseline(options.baseline, suites);
    const scratch = new Scratch();
    const results: RuleResult[] = [];
    const count = options.fixtures === true ? 0 : runs;
    let judging: JudgeOptions;
    let target: Target;

    beforeAll(async () => {
      target = targetFactory(testedBy(driver), scratch.environment, startTimeout)();
      const said = await target.initialize();
      const implementation = { ...said, ...(options.follows !== undefined && { follows: options.follows }) };
      const { enforce } = options;
      const world = worldOf(implementation.follows, scratch.folders);
      judging = {
        implementation,
        world,
        seed,
        runs: count,
        patience: new Patience(timeout, Infinity),
        shrinkTime,
        scratch,
        ...(enforce && { enforce }),
      };
    }, NO_LIMIT);

    afterAll(async () => {
      await target?.stop();
      scratch.remove();
    }, NO_LIMIT);

    // Random inputs are counted here, and made when their test runs.
    const listed = (rule: RunRule): readonly Listed[] => [
      ...namedCasesOf(rule, worldOf(options.follows ?? LATEST), seed, 0),
      ...Array.from({ length: randomInputsOf(rule, count) }, (_, index) => {
        const id = caseIdOf(rule.id, RANDOM);
        return { id, name: RANDOM, key: `${id}-${index}` };
      }),
    ];
    const isChosen = ({ key }: Pick<Listed, 'key'>): boolean => shard === undefined || isInShard(key, shard);

    const ask = async (rule: RunRule, area: string, id: string, context: TestContext): Promise<void> => {
      const chosen = (one: NamedCase): boolean => one.id === id && isChosen(one);
      const judged = await judgeRule(rule, area, target, { ...judging, chosen });
      const result = baseline?.mark(judged) ?? judged;
      results.push(result);
      if (result.reason === NONE_CHOSEN)
        context.skip(
          `it is not asked of an implementation that follows Pi ${judging.implementation.follows}`,
        );
      if (result.verdict === 'skip' && result.incomplete !== true) context.skip(result.reason ?? '');
      if (isUnexpected(result) || result.incomplete === true || result.verdict === 'suite-error')
        throw new ConformanceError(rule, result);
    };

    for (const { rule, area } of select(suites, options)) {
      const names = new Map(
        listed(rule)
          .filter(isChosen)
          .map(({ id, name }) => [id, name]),
      );
      if (names.size === 0) continue;
      describe(rule.id, () => {
        for (const [id, name] of names) test(name, (context) => ask(rule, area, id, context));
      });
    }

    if (baseline === undefined) return;
    test('the baseline holds', (context) => {
      if (shard !== undefined) context.skip('a baseline is judged on the whole, and this is a part');
      const stale = baseline.stale({ results, implementation: judging.implementation });
      if (stale.length > 0)
        throw new Error(
          stale
            .map(({ pattern, line, says }) => `${options.baseline ?? ''}:${line}: "${pattern}" ${says}`)
            .join('\n'),
        );
    });
  });
}
