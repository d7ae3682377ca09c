import fc from 'fast-check';
import { isObject } from '../../model/index.ts';
import type { Expectation } from '../../question.ts';
import { isSame } from '../../driving/bytes.ts';
import {
  find,
  latest,
  neighbours,
  list,
  newestOf,
  oddSession,
  placedSessions,
  sessionFiles,
  type Found,
} from '../../driving/folders.ts';
import type { Complaint } from '../../driving/complaint.ts';
import { resultOf, type Moment } from '../../driving/moment.ts';
import { programRule, type ProgramRule } from '../../driving/program-rule.ts';
import type { Programs, Steps } from '../../driving/programs.ts';
import type { FindingStep, Step } from '../../driving/step.ts';
import type { RunRule } from '../../rule.ts';

const cwdOf = ({ step }: Moment): string | undefined => (step as { cwd?: string }).cwd;

const pathOf = (found: readonly Found[]): Expectation => ({
  anyOf: found.length === 0 ? [{ result: { path: null } }] : found.map(({ path }) => ({ result: { path } })),
});

/** The newest session, of the working directory that was asked for if one was. */
export const expectLatest = (moment: Moment): Expectation | undefined => {
  if (moment.step.act !== 'latest') return undefined;
  const cwd = cwdOf(moment);
  return pathOf(newestOf(placedSessions(moment).filter(({ info }) => cwd === undefined || info.cwd === cwd)));
};

export const expectFound = (moment: Moment): Expectation | undefined => {
  const { step } = moment;
  return step.act === 'find'
    ? pathOf(placedSessions(moment).filter(({ info }) => info.id === step.sessionId))
    : undefined;
};

export const listed = (moment: Moment): readonly Readonly<Record<string, unknown>>[] | undefined => {
  const sessions = moment.step.act === 'list' ? resultOf(moment)?.['sessions'] : undefined;
  return Array.isArray(sessions) ? sessions.filter(isObject) : undefined;
};

/** Every session of the folder is listed once, and nothing else is. */
export const listsAll = (moment: Moment): Complaint | undefined => {
  const found = listed(moment);
  const cwd = cwdOf(moment);
  const wanted = placedSessions(moment).filter(({ info }) => cwd === undefined || info.cwd === cwd);
  const expected = wanted.map(({ path }) => path).sort();
  const received = found?.map(({ path }) => String(path)).sort();
  return received === undefined || isSame(expected, received)
    ? undefined
    : { code: 'other-sessions-are-listed', expected, received };
};

type Made = (world: Parameters<Programs>[0]) => ReturnType<Programs>;

/** Files, and what is asked of their folder. */
export const folder =
  (question: fc.Arbitrary<FindingStep>, { beside = false, maxSessions = 4 } = {}): Made =>
  (world) =>
    fc
      .tuple(sessionFiles(world, { maxSessions }), beside ? neighbours() : fc.constant([]), question)
      .map(([files, others, asked]) => [...files, ...others, asked]);

export const question = (...steps: readonly FindingStep[]) => fc.constantFrom(...steps);

export const shared = { needs: [] } as const;

/** The same question, put through another method. */
function asked(step: Step, act: FindingStep['act']): Step {
  if (step.act === act || !['latest', 'list', 'find'].includes(step.act)) return step;
  if (act === 'find') return find('odd');
  const cwd = 'cwd' in step ? step.cwd : undefined;
  return act === 'latest' ? latest(cwd) : list(cwd);
}

/**
 * A rule that asks a folder through several methods, each by chance, and for drivers without all of these through one.
 * @param acts through which, best first
 */
export function findingRule(definition: ProgramRule, ...acts: readonly FindingStep['act'][]): RunRule {
  const { programs, examples } = definition;
  const otherwise = acts.map((act) => {
    const through = (steps: Steps) => steps.map((step) => asked(step, act));
    return programRule({
      ...definition,
      method: `sessions/${act}`,
      needs: [],
      programs: (world) => programs(world).map(through),
      ...(examples !== undefined && {
        examples: (world) => {
          const all = examples(world);
          const own = all.filter(({ input }) => input.every((step) => asked(step, act) === step));
          return own.length > 0 ? own : all.map((one) => ({ ...one, input: through(one.input) }));
        },
      }),
      ...(act === 'list' && definition.judge === undefined && { judge: listsAll }),
    });
  });
  return programRule({ ...definition, otherwise });
}

/** What is asked of a folder with one odd session in it. */
export const odd =
  (line: string, before = ''): Made =>
  (world) =>
    fc
      .tuple(sessionFiles(world, { maxSessions: 2 }), question(latest(), find('odd')))
      .map(([files, asked]) => [...files, oddSession(line, 'odd', before), asked]);

export const expectOdd = (moment: Moment): Expectation | undefined =>
  expectLatest(moment) ?? expectFound(moment);
