import type { RunRule, Suite } from '../suites/rule.ts';
import { UsageError } from './errors.ts';
import { findRule } from './rules/find-rule.ts';
import { caseOf, worldOf } from './judge/test-cases.ts';
import type { Judged } from './case/asker.ts';
import { judgeCase } from './case/judge-case.ts';
import { onThisMachine } from './judge/patience.ts';
import { suitesWith } from './rules/load-suites.ts';
import { DEFAULTS } from './settings.ts';
import { Scratch } from './case/scratch.ts';
import { targetFactory, type AnyTested } from './target/open-target.ts';
import { decodeToken, type Replay } from './judge/token.ts';

export interface ReplayOptions {
  readonly tested: AnyTested;
  readonly timeout?: number;
  readonly suites?: readonly Suite[];
  /** The folder of the set that a golden case is in; by default the set of this package. */
  readonly fixtures?: string;
}

export interface Replayed {
  readonly replay: Replay;
  readonly rule: RunRule;
  readonly judged: Judged;
}

/**
 * Asks the one case that a token names, in a fresh driver.
 * @throws UsageError for a wrong token; DriverStartError when the implementation does not start
 */
export async function replay(token: string, options: ReplayOptions): Promise<Replayed> {
  const { timeout = DEFAULTS.timeout } = options;
  const wanted = decodeToken(token);
  const rule = findRule(options.suites ?? (await suitesWith(wanted.rule, options.fixtures)), wanted.rule);
  const scratch = new Scratch();
  try {
    const world = worldOf(wanted.follows, scratch.folders);
    const testCase = caseOf(rule, world, wanted.seed, wanted.origin);
    if (testCase === undefined)
      throw new UsageError(
        `rule ${rule.id} has no such case any more: the token is of another version of the suite.`,
      );
    const target = targetFactory(options.tested, scratch.environment)();
    const { methods } = await target.initialize();
    const deadline = Math.min(rule.deadline ?? timeout, timeout);
    const longer = onThisMachine(target, deadline);
    const judging = judgeCase(rule, testCase, { target, scratch, deadline, longer, methods });
    const judged = await judging.finally(() => target.stop());
    return { replay: wanted, rule, judged };
  } finally {
    scratch.remove();
  }
}
