import { setMaxListeners } from 'node:events';
import type { RunRule } from '../../suites/rule.ts';
import type { Asker, Judged } from '../case/asker.ts';
import { judgeCase } from '../case/judge-case.ts';
import { askLateAgain } from './alone.ts';
import { wrongAnswerOf } from '../case/wrong-answer.ts';
import { CaseLog } from './case-log.ts';
import { inOrder } from './in-order.ts';
import type { JudgeOptions } from './judge-options.ts';
import { onThisMachine } from './patience.ts';
import { type NamedCase, namedCasesOf } from './test-cases.ts';
import { isBreakdown, isTimeout, verdictOf, type Wrong } from './verdict.ts';

/** So many cases are asked at once; a driver answers them in order. */
const WINDOW = 16;
/** So many late answers of a rule that came when asked alone are laid to the machine; from then on it is asked how slow that is. */
const LATE = 2;
/** So many cases behind the first that was not right are asked as well, to begin at a small one. */
const LOOK_FURTHER = 100;

/** What came of the cases of one rule, as far as they were asked. */
export interface Asked {
  /** How many were judged. */
  readonly cases: number;
  /** What each of them came to. */
  readonly log: CaseLog;
  /** How many were not, by the reason. */
  readonly skipped: ReadonlyMap<string, number>;
  /** Examples that fail are kept, and random inputs are looked for that shrink to something smaller. */
  readonly failedExamples: readonly Wrong[];
  readonly candidates: readonly Wrong[];
  /** What ended it: a breakdown, an interruption, or a late answer that nobody has the time to ask for again. */
  readonly stopped?: Wrong | Extract<Judged, { outcome: 'abandoned' }> | Unconfirmed;
  /** What a declared method answered that turned out not to be supported. */
  readonly notSupported?: string;
  /** Milliseconds that the slowest answer took which came only after its deadline. */
  readonly slowest?: number;
}

export interface Unconfirmed {
  readonly outcome: 'unconfirmed';
  readonly reason: string;
}

/** The cases that are not yet judged, in their order. */
class Waiting {
  readonly #source: Iterator<NamedCase>;
  /** Those that were asked and let go again. */
  #again: NamedCase[] = [];

  constructor(source: Iterable<NamedCase>) {
    this.#source = source[Symbol.iterator]();
  }

  putBack(cases: readonly NamedCase[]): void {
    this.#again = [...cases, ...this.#again];
  }

  *[Symbol.iterator](): Generator<NamedCase, void> {
    for (;;) {
      const again = this.#again.shift();
      if (again !== undefined) yield again;
      else {
        const next = this.#source.next();
        if (next.done === true) return;
        yield next.value;
      }
    }
  }
}

/** Gathers what the cases come to. */
class Gathered {
  readonly #rule: RunRule;
  readonly #options: JudgeOptions;
  readonly log = new CaseLog();
  readonly skipped = new Map<string, number>();
  readonly failedExamples: Wrong[] = [];
  readonly candidates: Wrong[] = [];
  cases = 0;
  stopped: Asked['stopped'];
  notSupported: string | undefined;
  slowest = 0;
  #last = Infinity;

  constructor(rule: RunRule, options: JudgeOptions) {
    this.#rule = rule;
    this.#options = options;
  }

  get isEnough(): boolean {
    return this.stopped !== undefined || this.cases >= this.#last;
  }

  #skip(reason: string): void {
    this.skipped.set(reason, (this.skipped.get(reason) ?? 0) + 1);
  }

  take({ name, testCase: { origin } }: NamedCase, judged: Judged): void {
    const { enforce, watch } = this.#options;
    watch?.see(this.#rule, origin, judged);
    if (judged.outcome === 'skipped') return this.#skip(judged.reason);
    if (judged.outcome === 'not-supported') {
      this.notSupported ??= judged.message;
      return this.#skip(`not supported: ${judged.message}`);
    }
    if (judged.outcome === 'abandoned') {
      this.stopped = judged;
      return undefined;
    }
    this.cases++;
    const verdict = judged.outcome === 'right' ? 'pass' : verdictOf(this.#rule, judged.finding.code, enforce);
    this.log.note(name, verdict);
    if (judged.outcome === 'right') return undefined;
    this.log.noteWrong(name, wrongAnswerOf(judged.finding));
    if (isBreakdown(judged)) {
      this.stopped = judged;
      return undefined;
    }
    const list = 'example' in origin ? this.failedExamples : this.candidates;
    list.push(judged);
    // Where shrinking ends depends on where it begins, so it begins at the smallest of several.
    if (list === this.candidates && list.length === 1) this.#last = this.cases + LOOK_FURTHER;
    return undefined;
  }
}

function* chosenCases(rule: RunRule, { world, seed, runs, chosen }: JudgeOptions): Generator<NamedCase> {
  for (const one of namedCasesOf(rule, world, seed, runs)) if (chosen?.(one) ?? true) yield one;
}

/**
 * Asks the cases of a rule in their order, until enough is known. What is not answered in time is asked again alone, and
 * then it goes on behind it.
 */
export async function askCases(rule: RunRule, asker: Asker, options: JudgeOptions): Promise<Asked> {
  const { patience } = options;
  const gathered = new Gathered(rule, options);
  const waiting = new Waiting(chosenCases(rule, options));
  const traced: Traced = ({ key }) => (options.record === undefined ? {} : { trace: options.record(key) });
  for (let lates = 0; ; lates++) {
    const [began, before] = [performance.now(), gathered.cases];
    const isScaled = lates >= LATE;
    const deadline = isScaled ? patience.again(rule) : patience.first(rule);
    const together = {
      ...asker,
      deadline,
      ...(isScaled && { longer: onThisMachine(asker.target, deadline) }),
    };
    const late = await askTogether(rule, waiting, together, gathered, traced);
    patience.judged(gathered.cases - before, performance.now() - began);
    if (late === undefined) break;
    const { exhausted } = patience;
    if (exhausted !== undefined) {
      const reason = `${late.judged.finding.message ?? 'no answer'}; ${exhausted} questions before it were asked again alone without an answer, and the time for that (--time) is spent`;
      gathered.stopped = { outcome: 'unconfirmed', reason };
      break;
    }
    const { judged, took } = await askLateAgain(
      rule,
      { testCase: late.named.testCase, judged: late.judged },
      { ...asker, ...traced(late.named) },
      options,
    );
    if (judged.outcome === 'right' && isScaled) {
      // Not the machine: among others it is not answered.
      patience.hung(took, rule.hazard !== undefined);
      const finding = { ...late.judged.finding, orderDependent: true };
      gathered.take(late.named, { ...late.judged, finding });
      break;
    }
    gathered.take(late.named, judged);
    if (judged.outcome === 'right' && took > patience.deadline(rule))
      gathered.slowest = Math.max(gathered.slowest, took);
    if (gathered.isEnough) break;
  }
  const { cases, log, skipped, failedExamples, candidates, stopped, notSupported, slowest } = gathered;
  return {
    cases,
    log,
    skipped,
    failedExamples,
    candidates,
    ...(stopped !== undefined && { stopped }),
    ...(notSupported !== undefined && { notSupported }),
    ...(slowest > 0 && { slowest }),
  };
}

/** What a case is asked with, so that its lines are kept. */
type Traced = (named: NamedCase) => Pick<Asker, 'trace'>;

/** Asks several cases at once, up to the first that is not answered in time; those behind it are put back. */
async function askTogether(
  rule: RunRule,
  waiting: Waiting,
  asker: Asker,
  gathered: Gathered,
  traced: Traced,
): Promise<{ readonly named: NamedCase; readonly judged: Wrong } | undefined> {
  const controller = new AbortController();
  const signals = asker.signal === undefined ? [] : [asker.signal];
  const signal = AbortSignal.any([controller.signal, ...signals]);
  setMaxListeners(WINDOW, signal);
  const open: NamedCase[] = [];
  const ask = async (named: NamedCase) => {
    open.push(named);
    return { named, judged: await judgeCase(rule, named.testCase, { ...asker, signal, ...traced(named) }) };
  };
  try {
    for await (const { named, judged } of inOrder(waiting, rule.requires === 'kill' ? 1 : WINDOW, ask)) {
      open.shift();
      if (isTimeout(judged)) {
        waiting.putBack(open);
        return { named, judged };
      }
      gathered.take(named, judged);
      if (gathered.isEnough) break;
    }
    return undefined;
  } finally {
    controller.abort(); // lets go of the cases behind the one that was not right
  }
}
