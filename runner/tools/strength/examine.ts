import { setMaxListeners } from 'node:events';
import type { RunRule } from '../../../suites/rule.ts';
import type { FindingCode } from '../../case/finding.ts';
import type { Asker, Judged, TestCase } from '../../case/asker.ts';
import { judgeCase } from '../../case/judge-case.ts';
import type { Scratch } from '../../case/scratch.ts';
import { DriverStartError } from '../../errors.ts';
import { asDeclared } from '../../judge/as-declared.ts';
import { inOrder } from '../../judge/in-order.ts';
import { worldOf } from '../../judge/test-cases.ts';
import { Watch } from '../../judge/watch.ts';
import type { Implementation, Target } from '../../target/target.ts';
import type { Cases } from './cases.ts';
import type { Fate, Killed } from './fate.ts';
import type { Telling } from './order.ts';

export interface Examination {
  /** The cases that are asked first, one by one: those that killed mutants like this. */
  readonly first: readonly Telling[];
  /** The rules that the unchanged code passes and that reach the change, in the order in which they are asked. */
  readonly rules: readonly RunRule[];
  readonly cases: Cases;
  /** Rules that hold of every case of every rule, as far as the unchanged code keeps them. */
  readonly held: ReadonlySet<string>;
  /** The changed code. It is ended when this is over. */
  readonly target: Target;
  readonly scratch: Scratch;
  /** Milliseconds for one answer. */
  readonly timeout: number;
  /** Whether the mutant is to blame for a case that was not answered, which a busy machine may bring about as well. */
  readonly isSure: (rule: RunRule, testCase: TestCase, asker: Asker) => Promise<boolean>;
  /** Told before each case. */
  readonly onCase?: () => void;
}

const WINDOW = 16;

type Found = Pick<Killed, 'fate' | 'how' | 'origin' | 'rule'>;

const isExample = ({ origin }: Telling): boolean => 'example' in origin;

/**
 * Runs the rules on one mutant, up to the first case that is not right: all examples, then the random inputs, and of both
 * first those that killed others like it. So what a random input kills is what no example shows.
 */
export async function examine(examination: Examination): Promise<Fate> {
  const { target, first, rules, cases, scratch } = examination;
  let count = 0;
  try {
    const implementation = await target.initialize();
    const { methods, follows } = implementation;
    const world = worldOf(follows, scratch.folders);
    const known = (tellings: readonly Telling[]) =>
      tellings.map(({ rule, origin }) => [rule, cases.one(rule, world, origin)] as const);
    const parts: Iterable<readonly [RunRule, Iterable<TestCase>]>[] = [
      known(first.filter(isExample)),
      lazily(rules, (rule) => cases.examples(rule, world)),
      known(first.filter((one) => !isExample(one))),
      lazily(rules, (rule) => cases.random(rule, world)),
    ];
    for (const part of parts)
      for (const [rule, chosen] of part) {
        const asked = await askRule(asDeclared(rule, methods), chosen, implementation, examination);
        count += asked.cases;
        if (asked.killed !== undefined) return { ...asked.killed, cases: count };
      }
    return { fate: 'survived', cases: count };
  } catch (thrown) {
    if (thrown instanceof DriverStartError) return { fate: 'killed', how: 'start', cases: count };
    throw thrown;
  } finally {
    await target.stop();
  }
}

function* lazily<Item, Value>(
  items: readonly Item[],
  valueOf: (item: Item) => Value,
): Generator<readonly [Item, Value]> {
  for (const item of items) yield [item, valueOf(item)];
}

async function askRule(
  rule: RunRule,
  chosen: Iterable<TestCase>,
  { methods, limits, offers }: Implementation,
  examination: Examination,
): Promise<{ cases: number; killed?: Found }> {
  const controller = new AbortController();
  setMaxListeners(WINDOW, controller.signal);
  const { target, scratch, timeout, held, isSure, onCase } = examination;
  const alone: Asker = {
    target,
    scratch,
    methods,
    deadline: Math.min(rule.deadline ?? timeout, timeout),
    ...(limits !== undefined && { limits }),
    ...(offers !== undefined && { offers }),
  };
  const asker: Asker = { ...alone, signal: controller.signal };
  const window = rule.requires === 'kill' ? 1 : WINDOW;
  let cases = 0;
  const judge = async (testCase: TestCase) => {
    onCase?.();
    return { testCase, judged: await judgeCase(rule, testCase, asker) };
  };
  try {
    for await (const { testCase, judged } of inOrder(chosen, window, judge)) {
      cases++;
      const { origin } = testCase;
      const how = howOf(judged);
      const broken = how === undefined ? heldBroken(rule, testCase, judged) : undefined;
      if (broken !== undefined && held.has(broken.rule))
        return { cases, killed: { fate: 'killed', ...broken, origin } };
      if (how === undefined) continue;
      if (!needsAnother(how) || (await isSure(rule, testCase, alone)))
        return { cases, killed: { fate: 'killed', rule: rule.id, how, origin } };
    }
  } finally {
    controller.abort();
  }
  return { cases };
}

/** How a case shows that the code is changed; undefined where it does not. */
export function howOf(judged: Judged): Killed['how'] | undefined {
  if (judged.outcome === 'wrong') return judged.finding.code;
  return judged.outcome === 'not-supported' ? 'not-supported' : undefined;
}

/** The rule that holds of all cases and that this one breaks. */
function heldBroken(
  rule: RunRule,
  { origin }: TestCase,
  judged: Judged,
): { readonly rule: string; readonly how: FindingCode } | undefined {
  const watch = new Watch();
  watch.see(rule, origin, judged);
  const [sighting] = [...watch.touched, ...watch.malformed];
  return sighting && { rule: sighting.finding.rule, how: sighting.finding.code };
}

/** What a busy machine may do as well. */
const needsAnother = (how: Killed['how']): boolean => how === 'timeout' || how === 'crash';
