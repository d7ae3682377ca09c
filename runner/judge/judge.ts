import { setMaxListeners } from 'node:events';
import { compareReleases } from '../../generators/features.ts';
import type { Level } from '../../suites/requirement.ts';
import type { RunRule, World } from '../../suites/rule.ts';
import { messageOf } from '../errors.ts';
import { inability } from '../target/abilities.ts';
import type { FindingCode, Origin, RuleResult, Verdict } from '../case/finding.ts';
import { CaseLog } from './case-log.ts';
import { caseOf, type NamedCase, namedCasesOf } from './test-cases.ts';
import { type Asker, type Judged, judgeCase } from '../case/judge-case.ts';
import type { Scratch } from '../case/scratch.ts';
import { type Failure, shrink } from './shrink.ts';
import type { Implementation, Target } from '../target/target.ts';
import { encodeToken } from './token.ts';
import { inOrder } from './in-order.ts';

/** So many cases are asked at once; a driver answers them in order. */
const WINDOW = 16;
/** At most this long is looked for a smaller input where the finding is only a warning. */
const WARNING_SHRINK_TIME = 2_000;

export type Enforced = 'should' | 'observed';

/** What is the same for every rule of a run. */
export interface JudgeOptions {
  readonly implementation: Implementation;
  readonly world: World;
  readonly seed: number;
  readonly runs: number;
  /** Milliseconds for one answer. */
  readonly timeout: number;
  /** Milliseconds to look for a smaller input. */
  readonly shrinkTime: number;
  readonly enforce?: Enforced;
  /** Which cases are asked; without it, all. */
  readonly chosen?: (one: NamedCase) => boolean;
  readonly scratch: Scratch;
}

/** Why a rule is skipped of which no case is in the part that was chosen. */
export const NONE_CHOSEN = 'none of its cases is in the chosen part';

/** Asks one rule's cases until one is not right, and gives its verdict. Never throws: what the rule's code throws is a `suite-error`. */
export async function judgeRule(
  rule: RunRule,
  area: string,
  target: Target,
  options: JudgeOptions,
): Promise<RuleResult> {
  const about = { rule: rule.id, area, level: rule.level };
  const reason = skipReason(rule, target, options);
  if (reason !== undefined) return { ...about, verdict: 'skip', reason, cases: 0 };
  try {
    return { ...about, ...(await judgeCases(rule, target, options)) };
  } catch (thrown) {
    const place = thrown instanceof Error ? thrown.stack?.split('\n')[1]?.trim() : undefined;
    const words = place === undefined ? messageOf(thrown) : `${messageOf(thrown)} (${place})`;
    return { ...about, verdict: 'suite-error', reason: words, cases: 0, incomplete: true };
  }
}

/** Why a rule is not asked at all; undefined when it is. */
function skipReason(
  rule: RunRule,
  target: Target,
  { implementation, world }: JudgeOptions,
): string | undefined {
  if (rule.since !== undefined && compareReleases(rule.since, world.follows) > 0)
    return `came with Pi ${rule.since}; the implementation follows ${world.follows}`;
  const missing = [rule.method, ...(rule.needs ?? [])].find(
    (method) => !implementation.methods.includes(method),
  );
  if (missing !== undefined) return `method ${missing} is not declared`;
  if (rule.platform !== undefined && !implementation.platforms.includes(rule.platform))
    return `platform ${rule.platform} is not declared`;
  if (rule.requires !== undefined) return inability(rule.requires, target);
  return undefined;
}

const askerOf = (target: Target, deadline: number, { scratch, implementation }: JudgeOptions): Asker => ({
  target,
  scratch,
  deadline,
  methods: implementation.methods,
});

type Judgement = Omit<RuleResult, 'rule' | 'area' | 'level'>;

async function judgeCases(rule: RunRule, target: Target, options: JudgeOptions): Promise<Judgement> {
  const controller = new AbortController();
  setMaxListeners(WINDOW, controller.signal);
  const deadline = Math.min(rule.deadline ?? options.timeout, options.timeout);
  const asker = { ...askerOf(target, deadline, options), signal: controller.signal };
  const window = rule.requires === 'kill' ? 1 : WINDOW;
  const log = new CaseLog();
  let cases = 0;
  let stopped: NotRight | undefined;
  // Examples that fail are kept, and random inputs are looked for that shrink to something smaller.
  const failedExamples: Wrong[] = [];
  const candidates: Wrong[] = [];
  let last = Infinity;
  try {
    const all = chosenCases(rule, options);
    const ask = async (one: NamedCase) => ({ one, judged: await judgeCase(rule, one.testCase, asker) });
    for await (const { one, judged } of inOrder(all, window, ask)) {
      cases++;
      log.note(one.name, caseVerdict(rule, judged, options));
      if (judged.outcome === 'right' && cases < last) continue;
      if (isWrongExample(judged)) {
        failedExamples.push(judged);
        continue;
      }
      if (isWrongAnswer(judged)) {
        // Where shrinking ends depends on where it begins, so it begins at the smallest of several.
        if (candidates.push(judged) === 1) last = cases + LOOK_FURTHER;
        if (cases < last) continue;
      } else if (judged.outcome !== 'right') stopped = candidates[0] ?? judged;
      break;
    }
  } finally {
    controller.abort(); // lets go of the cases behind the one that was not right
  }
  stopped ??= candidates[0] ?? failedExamples[0];
  if (stopped === undefined) {
    const none =
      options.chosen === undefined ? 'it has no examples, and no random inputs were asked for' : NONE_CHOSEN;
    return cases > 0
      ? { verdict: 'pass', cases, byCase: log.byCase(true) }
      : { verdict: 'skip', reason: none, cases };
  }
  const isWhole = candidates.length === 0 && failedExamples.includes(stopped as Wrong);
  return {
    cases,
    byCase: log.byCase(isWhole),
    ...(await conclude(rule, target, deadline, stopped, options, failedExamples, candidates)),
  };
}

function* chosenCases(rule: RunRule, { world, seed, runs, chosen }: JudgeOptions): Generator<NamedCase> {
  for (const one of namedCasesOf(rule, world, seed, runs)) if (chosen?.(one) ?? true) yield one;
}

/** What one case came to; undefined where that is not known. */
function caseVerdict(rule: RunRule, judged: Judged, { enforce }: JudgeOptions): Verdict | undefined {
  if (judged.outcome === 'right') return 'pass';
  return judged.outcome === 'wrong' ? verdictOf(rule, judged.finding.code, enforce) : undefined;
}

type NotRight = Exclude<Judged, { outcome: 'right' }>;
type Wrong = Extract<Judged, { outcome: 'wrong' }>;

/** Whether an example was answered wrongly; a crash or a hang is left at that, as it would come again. */
const isWrongExample = (judged: Judged): judged is Wrong =>
  isWrongAnswer(judged) && 'example' in judged.finding.origin;

const isWrongAnswer = (judged: Judged): judged is Wrong =>
  judged.outcome === 'wrong' && !FAULTS.has(judged.finding.code);

/** So many cases behind the first that was not right are asked as well, to begin at a small one. */
const LOOK_FURTHER = 100;
/** So many of them are shrunk. */
const MAX_SHRUNK = 3;

const LF = 0x0a;
/** A further line weighs more than any bytes within one. */
const LINE_WEIGHT = 100_000;

/** How much a reader has to look at: the lines of the files first, then bytes. */
function sizeOf({ exhibit }: Failure): number {
  let size = (exhibit.moments?.length ?? 0) * LINE_WEIGHT;
  for (const { files, params } of exhibit.requests) {
    size += JSON.stringify(params).length;
    for (const bytes of Object.values(files ?? {})) {
      size += bytes.length;
      for (const byte of bytes) if (byte === LF) size += LINE_WEIGHT;
    }
  }
  return size;
}

type Conclusion = Omit<Judgement, 'cases'>;

async function conclude(
  rule: RunRule,
  target: Target,
  deadline: number,
  judged: NotRight,
  options: JudgeOptions,
  failedExamples: readonly Wrong[],
  candidates: readonly Wrong[],
): Promise<Conclusion> {
  if (judged.outcome === 'abandoned')
    return { verdict: 'skip', reason: 'the run was interrupted', incomplete: true };
  if (judged.outcome === 'not-supported') {
    // The protocol gives this the verdict `skip`; but the method was declared, so a run that holds such an answer is
    // incomplete and never green (exit code 4).
    const reason = `declared, yet answered "not supported": ${judged.message}`;
    return { verdict: 'skip', reason, incomplete: true };
  }
  const verdict = verdictOf(rule, judged.finding.code, options.enforce);
  const found = await smallest(rule, target, deadline, [judged, ...candidates], verdict, options);
  const smaller = failedExamples.find((example) => sizeOf(example) <= sizeOf(found)) ?? found;
  const asker = askerOf(target, deadline, options);
  const { finding, exhibit } =
    rule.hazard === undefined ? await askedAlone(rule, smaller, options, asker) : smaller;
  const { seed, world } = options;
  const others = failedExamples
    .map(({ finding: { origin } }) => origin)
    .filter((origin) => !isSameOrigin(origin, finding.origin));
  return {
    verdict,
    finding: {
      ...finding,
      ...(rule.hazard === undefined ? {} : { hazard: rule.hazard.pi }),
      ...(others.length === 0
        ? {}
        : { otherExamples: others.map((origin) => ('example' in origin ? origin.example : '')) }),
    },
    replay: encodeToken({ rule: rule.id, follows: world.follows, seed, origin: finding.origin }),
    exhibit,
  };
}

const bySize = (one: Failure, other: Failure) => sizeOf(one) - sizeOf(other);

const isSameOrigin = (one: Origin, other: Origin) =>
  'example' in one && 'example' in other && one.example === other.example;

/** The smallest failure that is found within the budget, beginning at the smallest of those that were met. */
async function smallest(
  rule: RunRule,
  target: Target,
  deadline: number,
  met: readonly [Wrong, ...Wrong[]],
  verdict: Verdict,
  options: JudgeOptions,
): Promise<Failure> {
  const starts = [...new Set(met)].sort(bySize).slice(0, MAX_SHRUNK);
  const [first = met[0]] = starts;
  // A known hazard that hangs would hang at each smaller input too.
  if (rule.hazard !== undefined && first.finding.code === 'timeout') return first;
  const asker = askerOf(target, deadline, options);
  const budget = verdict === 'warn' ? Math.min(WARNING_SHRINK_TIME, options.shrinkTime) : options.shrinkTime;
  const { world, seed } = options;
  const end = performance.now() + budget;
  const shrunk: Failure[] = [first];
  for (const failure of starts) {
    const { origin } = failure.finding;
    const left = end - performance.now();
    if (!('path' in origin) || left <= 0) continue;
    shrunk.push(
      await shrink({ rule, world, runSeed: seed, path: origin.path, failure, asker, budget: left }),
    );
  }
  return shrunk.sort(bySize)[0] ?? first;
}

/** Asks the failing case once more, alone in a fresh driver: if it is right there, what was asked before matters. */
async function askedAlone(
  rule: RunRule,
  failure: Failure,
  { world, seed }: JudgeOptions,
  asker: Asker,
): Promise<Failure> {
  const testCase = caseOf(rule, world, seed, failure.finding.origin);
  if (testCase === undefined) return failure;
  await asker.target.restart();
  const alone = await judgeCase(rule, testCase, asker);
  if (alone.outcome === 'right') return { ...failure, finding: { ...failure.finding, orderDependent: true } };
  const alike = alone.outcome === 'wrong' && alone.finding.code === failure.finding.code;
  return alike ? alone : failure;
}

const FAULTS: ReadonlySet<FindingCode> = new Set(['crash', 'timeout', 'protocol', 'internal']);

/** How far enforcement must go for a rule of this level to be binding. */
const STRICTNESS = { must: 0, should: 1, observed: 2 } as const satisfies Record<Level, number>;

/** What a finding weighs. A known hazard of Pi's is a warning, unless something is enforced. */
function verdictOf(rule: RunRule, code: FindingCode, enforce: Enforced | undefined): Verdict {
  const needed = Math.max(STRICTNESS[rule.level], rule.hazard === undefined ? 0 : STRICTNESS.should);
  const binding = needed <= (enforce === undefined ? 0 : STRICTNESS[enforce]);
  if (FAULTS.has(code)) return binding || rule.hazard === undefined ? 'error' : 'warn';
  return binding ? 'fail' : 'warn';
}
