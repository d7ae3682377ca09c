import type { RunRule } from '../../suites/rule.ts';
import type { Asker, Judged, TestCase } from '../case/asker.ts';
import { judgeCase } from '../case/judge-case.ts';
import { growthOf, isSteep, type Growth } from './growth.ts';
import { onThisMachine, type Patience } from './patience.ts';
import { isTimeout } from './verdict.ts';

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

/**
 * What a case comes to that was not answered in time: it is asked again alone, and where it is not answered then, the time
 * that smaller ones take tells a driver that is slow from one that will not answer.
 */
export async function askLateAgain(
  rule: RunRule,
  testCase: TestCase,
  asker: Asker,
  patience: Patience,
): Promise<Alone> {
  const alone = await askAlone(rule, testCase, asker, patience.again(rule));
  if (!isTimeout(alone.judged)) {
    patience.answered(alone.took);
    return alone;
  }
  const growth = rule.growth === undefined ? undefined : await growthOf(rule, rule.growth, asker);
  if (growth === undefined || isSteep(growth)) {
    patience.hung(alone.took, rule.hazard !== undefined);
    return { ...alone, judged: withWords(alone.judged, growth) };
  }
  const expected = growth.large * (growth.times / growth.factor);
  const last = await askAlone(rule, testCase, asker, Math.min(LONGEST, EXPECTED * expected));
  patience.answered(last.took);
  if (!isTimeout(last.judged)) return last;
  const reason = `slow: no answer within ${seconds(last.took)}, though ${wordsOf(growth)}`;
  return { ...last, judged: { outcome: 'skipped', reason } };
}

const wordsOf = ({ factor, small, large }: Growth): string =>
  `what is ${factor} times as large takes ${(large / small).toFixed(1)} times as long`;

function withWords(judged: Judged, growth: Growth | undefined): Judged {
  if (!isTimeout(judged)) return judged;
  const { message = '' } = judged.finding;
  const words = growth === undefined ? 'asked again alone' : `asked again alone; ${wordsOf(growth)}`;
  return { ...judged, finding: { ...judged.finding, message: `${message}, ${words}` } };
}
