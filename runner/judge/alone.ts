import type { RunRule } from '../../suites/rule.ts';
import type { Asker, Judged, TestCase } from '../case/asker.ts';
import { judgeCase } from '../case/judge-case.ts';
import { expectedTime, growthOf, isClearlySteep, isSteep, type Growth } from './growth.ts';
import type { JudgeOptions } from './judge-options.ts';
import { onThisMachine, type Patience } from './patience.ts';
import { isTimeout, verdictOf, type Wrong } from './verdict.ts';

/** So many times as long as its growth lets expect is waited for an answer, and never longer than this, in milliseconds. */
const EXPECTED = 4;
const LONGEST = 120_000;

/** What a case came to that was asked alone. */
export interface Alone {
  readonly judged: Judged;
  /** Milliseconds, the start of the driver left out. */
  readonly took: number;
}

const seconds = (milliseconds: number): string => `${Number((milliseconds / 1_000).toPrecision(2))} s`;

/** Asks a case alone in a fresh driver, with a deadline that is scaled by how slow the machine is. */
export async function askAlone(
  rule: RunRule,
  testCase: TestCase,
  asker: Asker,
  deadline: number,
): Promise<Alone> {
  const { target } = asker;
  await target.restart();
  await target.ready?.();
  const began = performance.now();
  const judged = await judgeCase(rule, testCase, {
    ...asker,
    deadline,
    longer: onThisMachine(target, deadline),
  });
  return { judged, took: performance.now() - began };
}

/** A case that was not answered in time among others. */
export interface Late {
  readonly testCase: TestCase;
  readonly judged: Wrong;
}

/**
 * What a case comes to that was not answered in time. Where the rule has inputs of any size, the time that smaller ones take
 * tells a driver that is slow from one that will not answer; else, and where that does not settle it, it is asked again alone.
 */
export async function askLateAgain(
  rule: RunRule,
  { testCase, judged: late }: Late,
  asker: Asker,
  { patience, enforce }: Pick<JudgeOptions, 'patience' | 'enforce'>,
): Promise<Alone> {
  const began = performance.now();
  const isWarning = verdictOf(rule, 'timeout', enforce) === 'warn';
  const hung = (judged: Judged, words: string): Alone => {
    const took = performance.now() - began;
    patience.hung(took, rule.hazard !== undefined);
    return { judged: withWords(judged, words), took };
  };
  const growth = await measured(rule, asker, patience);
  if (growth === 'unanswered') return hung(late, 'nor to what is smaller, asked alone');
  const words = growth === undefined ? ASKED_ALONE : wordsOf(growth);
  const again = patience.again(rule);
  if (growth !== undefined && isSteep(growth)) {
    // Nothing hangs on a warning that is worth waiting for what will not come.
    if (isWarning && isClearlySteep(growth) && expectedTime(growth) > again) return hung(late, words);
    const alone = await askAlone(rule, testCase, asker, again);
    return isTimeout(alone.judged)
      ? hung(alone.judged, `${ASKED_ALONE}; ${words}`)
      : answered(alone, patience);
  }
  const alone = await askAlone(rule, testCase, asker, again);
  if (!isTimeout(alone.judged)) return answered(alone, patience);
  if (growth === undefined) return hung(alone.judged, words);
  const deadline = Math.min(LONGEST, EXPECTED * expectedTime(growth));
  const last = isWarning || deadline <= again ? alone : await askAlone(rule, testCase, asker, deadline);
  patience.answered(last.took);
  if (!isTimeout(last.judged)) return last;
  const reason = `slow: no answer within ${seconds(last.took)}, though ${words}`;
  return { ...last, judged: { outcome: 'skipped', reason } };
}

const ASKED_ALONE = 'asked again alone';

/** How the time grows, in a fresh driver; undefined where the rule has but one size, or the answers tell nothing. */
async function measured(
  rule: RunRule,
  asker: Asker,
  patience: Patience,
): Promise<Growth | 'unanswered' | undefined> {
  if (rule.growth === undefined) return undefined;
  await asker.target.restart();
  await asker.target.ready?.();
  return growthOf(rule, rule.growth, asker, patience);
}

function answered(alone: Alone, patience: Patience): Alone {
  patience.answered(alone.took);
  return alone;
}

const wordsOf = ({ factor, small, large }: Growth): string =>
  `what is ${factor} times as large takes ${(large / small).toFixed(1)} times as long`;

function withWords(judged: Judged, words: string): Judged {
  if (!isTimeout(judged)) return judged;
  const { message = '' } = judged.finding;
  return { ...judged, finding: { ...judged.finding, message: `${message}, ${words}` } };
}
