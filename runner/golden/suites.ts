import fc from 'fast-check';
import type { FixtureCase } from '../../schema/index.ts';
import type { Method } from '../../schema/protocol.ts';
import { rule, type DrivenRule, type RunRule, type Suite } from '../../suites/rule.ts';
import type { Expectation, Request } from '../../suites/question.ts';
import type { Program } from '../../suites/driving/moment.ts';
import type { Step } from '../../suites/driving/step.ts';
import { UsageError } from '../errors.ts';
import type { GoldenSet } from './set.ts';
import { stepsFromJson } from './steps.ts';

/**
 * The golden cases as suites: each is a rule of its own, with one example and no random inputs, so that it gets a verdict of
 * its own. What is asked and what is right comes from the files alone; only the steps of a writer are judged
 * by the rule that they show.
 * @param suites where the rules that judge steps are
 */
export function goldenSuites(set: GoldenSet, suites: readonly Suite[]): readonly Suite[] {
  const judges = new Map(suites.flatMap(({ rules }) => rules.map((one) => [one.id, one] as const)));
  const titles = new Map(suites.map(({ area, title }) => [area, title]));
  const areas = [...new Set(set.manifest.cases.map(({ area }) => area))];
  return areas.map((area) => ({
    area,
    title: titles.get(area) ?? area,
    rules: set.manifest.cases
      .filter((one) => one.area === area)
      .map(({ id }) => goldenRule(set, set.caseOf(id), judges)),
  }));
}

/** The name of the one example that a golden case is. */
const GOLDEN = 'golden';

function goldenRule(set: GoldenSet, golden: FixtureCase, judges: ReadonlyMap<string, RunRule>): RunRule {
  const { id, level, title, since, platform, source, pi, deadline, needs } = golden;
  const shared = {
    id,
    level,
    title,
    source,
    ...(since !== undefined && { since }),
    ...(platform !== undefined && { platform }),
    ...(deadline !== undefined && { deadline }),
    ...(pi.hazard !== undefined && { hazard: { pi: pi.hazard } }),
    method: golden.method as Method,
    ...(needs !== undefined && { needs: needs as readonly Method[] }),
    inputs: (): fc.Arbitrary<unknown> => fc.constant(undefined),
    examples: () => [{ name: GOLDEN, input: undefined }],
  };
  return golden.steps === undefined
    ? rule({
        ...shared,
        kind: 'asked',
        requests: () => requestsOf(set, golden),
        expect: () => expectationOf(golden),
      })
    : rule({ ...shared, kind: 'driven', ...programOf(set, golden, golden.steps, judges) });
}

function requestsOf({ bytesOf }: GoldenSet, golden: FixtureCase): readonly Request[] {
  const { id, method, params = {}, earlier = [], files } = golden;
  const questions = [...earlier, { method, params }];
  const laidOut = Object.fromEntries(files.map((name) => [name, bytesOf(id, name)]));
  return questions.map((question, index) => ({
    method: question.method as Method,
    params: question.params,
    ...(index === 0 && { files: laidOut }),
  }));
}

type Alternative = Expectation['anyOf'][number];

function expectationOf({ expected, unchanged, idsByPosition }: FixtureCase): Expectation {
  const alternatives = expected?.anyOf ?? (expected === undefined ? [] : [expected]);
  return {
    anyOf: alternatives.map((one): Alternative =>
      one.rejected ? { rejected: true } : { result: one.result },
    ),
    ...(unchanged && { unchanged }),
    ...(idsByPosition && { idsByPosition }),
  };
}

function programOf(
  set: GoldenSet,
  { id, rule: ruleId }: FixtureCase,
  steps: NonNullable<FixtureCase['steps']>,
  judges: ReadonlyMap<string, RunRule>,
): Pick<DrivenRule, 'program' | 'requires'> {
  const judge = judges.get(ruleId);
  if (judge?.kind !== 'driven')
    throw new UsageError(`the golden case ${id} is of the rule ${ruleId}, which this version cannot judge.`);
  const program: Program = {
    ...judge.program,
    steps: (): readonly Step[] => stepsFromJson(steps, (file) => set.bytesOf(id, file)),
  };
  return {
    program,
    ...(judge.requires !== undefined && { requires: judge.requires }),
  };
}
