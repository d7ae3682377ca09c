import { setMaxListeners } from 'node:events';
import type { RunRule } from '../../../suites/rule.ts';
import type { FindingCode, Origin } from '../../case/finding.ts';
import type { Asker, Judged, TestCase } from '../../case/asker.ts';
import { judgeCase } from '../../case/judge-case.ts';
import type { Scratch } from '../../case/scratch.ts';
import { DriverStartError } from '../../errors.ts';
import { inOrder } from '../../judge/in-order.ts';
import { casesOf, worldOf } from '../../judge/test-cases.ts';
import { ProcessTarget } from '../../target/process-target.ts';
import type { Implementation } from '../../target/target.ts';

/** What became of a mutant. */
export type Fate = Killed | { readonly fate: 'survived'; readonly cases: number };

export interface Killed {
  readonly fate: 'killed';
  /** The rule; undefined where the driver did not even start. */
  readonly rule?: string;
  readonly how: FindingCode | 'not-supported' | 'start';
  readonly origin?: Origin;
  /** How many cases were asked until then. */
  readonly cases: number;
}

export interface Examination {
  /** The rules that the unchanged code passes, in the order in which they are asked. */
  readonly rules: readonly RunRule[];
  /** The driver of the changed code, and of the unchanged. */
  readonly command: readonly string[];
  readonly honest: readonly string[];
  readonly scratch: Scratch;
  readonly seed: number;
  readonly runs: number;
  /** Milliseconds for one answer. A mutant that needs longer is asked again, with more. */
  readonly timeout: number;
}

const START_DEADLINE = 60_000;
const WINDOW = 16;
/** So many times the deadline are given to a case that was not answered, asked alone. */
const PATIENCE = 5;

/** Runs the rules on one mutant, up to the first case that is not right: all examples first, then the random inputs. */
export async function examine(examination: Examination): Promise<Fate> {
  const { command, scratch, rules, runs } = examination;
  const target = new ProcessTarget({ command, env: scratch.environment, startDeadline: START_DEADLINE });
  let cases = 0;
  try {
    const implementation = await target.initialize();
    const patterns = [0, runs].map((count) => ({ count, examples: count === 0 }));
    for (const { count, examples } of patterns)
      for (const rule of rules) {
        const asked = await askRule(rule, target, implementation, { ...examination, count, examples });
        cases += asked.cases;
        if (asked.killed !== undefined) return { ...asked.killed, rule: rule.id, cases };
      }
    return { fate: 'survived', cases };
  } catch (thrown) {
    if (thrown instanceof DriverStartError) return { fate: 'killed', how: 'start', cases };
    throw thrown;
  } finally {
    await target.stop();
  }
}

interface Part extends Examination {
  readonly count: number;
  /** The examples, or else the random inputs. */
  readonly examples: boolean;
}

type Found = Pick<Killed, 'fate' | 'how' | 'origin'>;

async function askRule(
  rule: RunRule,
  target: ProcessTarget,
  implementation: Implementation,
  part: Part,
): Promise<{ cases: number; killed?: Found }> {
  const world = worldOf(implementation.follows);
  const controller = new AbortController();
  setMaxListeners(WINDOW, controller.signal);
  const { scratch, timeout } = part;
  const { methods } = implementation;
  const deadline = Math.min(rule.deadline ?? timeout, timeout);
  const asker: Asker = { target, scratch, methods, deadline, signal: controller.signal };
  const window = rule.requires === 'kill' ? 1 : WINDOW;
  const chosen = chosenFrom(casesOf(rule, world, part.seed, part.count), part.examples);
  let cases = 0;
  const judge = async (testCase: TestCase) => ({ testCase, judged: await judgeCase(rule, testCase, asker) });
  try {
    for await (const { testCase, judged } of inOrder(chosen, window, judge)) {
      cases++;
      const how = howOf(judged);
      if (how === undefined) continue;
      const { signal: _, ...alone } = asker;
      if (!needsAnother(how) || (await isSure(rule, testCase, alone, part)))
        return { cases, killed: { fate: 'killed', how, origin: testCase.origin } };
    }
  } finally {
    controller.abort();
  }
  return { cases };
}

function* chosenFrom(all: Iterable<TestCase>, examples: boolean): Generator<TestCase> {
  for (const one of all) if ('example' in one.origin === examples) yield one;
}

function howOf(judged: Judged): Killed['how'] | undefined {
  if (judged.outcome === 'wrong') return judged.finding.code;
  return judged.outcome === 'not-supported' ? 'not-supported' : undefined;
}

/** What a busy machine may do as well. */
const needsAnother = (how: Killed['how']): boolean => how === 'timeout' || how === 'crash';

/** Asks once more, alone and with more time; and the unchanged code must be right with the first deadline. */
async function isSure(rule: RunRule, testCase: TestCase, asker: Asker, part: Part): Promise<boolean> {
  await asker.target.restart();
  const again = await judgeCase(rule, testCase, { ...asker, deadline: asker.deadline * PATIENCE });
  if (howOf(again) === undefined) return false;
  const honest = new ProcessTarget({
    command: part.honest,
    env: part.scratch.environment,
    startDeadline: START_DEADLINE,
  });
  try {
    await honest.initialize();
    return howOf(await judgeCase(rule, testCase, { ...asker, target: honest })) === undefined;
  } finally {
    await honest.stop();
  }
}
