import fc from 'fast-check';
import { featuresOf } from '../../generators/features.ts';
import type { Folders, RunRule, World } from '../../suites/rule.ts';
import { seedFor } from '../hash.ts';
import { guarded } from './guarded.ts';
import { caseIdOf, RANDOM } from '../case/case-id.ts';
import type { TestCase } from '../case/asker.ts';
import { slugOf, uniqueNames } from '../case/names.ts';

/** Random inputs are made so many at a time. */
const CHUNK = 25;

/** @param folders those that the driver finds in its environment, where it is asked */
export function worldOf(follows: string, folders?: Folders): World {
  return { follows, features: featuresOf(follows), ...(folders !== undefined && { folders }) };
}

/** The rule's own seed in a run: the same whether it runs alone or among others. */
export function seedOf(runSeed: number, rule: RunRule): number {
  return seedFor(runSeed, rule.id);
}

/** How many random inputs a rule gets of so many runs. */
export const randomInputsOf = ({ share = 1, maxRuns }: RunRule, runs: number): number =>
  Math.min(Math.ceil(runs * share), maxRuns ?? runs);

/** The examples, then `runs` random inputs, made as they are asked for. Throws what the rule's code throws. */
export function* casesOf(rule: RunRule, world: World, runSeed: number, runs: number): Generator<TestCase> {
  for (const example of rule.examples?.(world) ?? []) yield exampleCase(example);
  const count = randomInputsOf(rule, runs);
  if (count === 0) return;
  const arbitrary = guarded(rule.inputs(world));
  const seed = seedOf(runSeed, rule);
  for (let from = 0; from < count; from += CHUNK) {
    const numRuns = Math.min(CHUNK, count - from);
    // A path of one number is where to begin: value `k` is that of `fc.check` with the path `k`.
    const inputs = fc.sample(arbitrary, { seed, path: String(from), numRuns });
    for (const [i, input] of inputs.entries()) yield { input, origin: { path: String(from + i) } };
  }
}

/** A case with its names: the example's own, or `random` for each of the random inputs. */
export interface NamedCase {
  readonly testCase: TestCase;
  /** Within the rule. */
  readonly name: string;
  /** With the rule. */
  readonly id: string;
  /** As `id`, but each random input has one of its own: `edit/omit#random-7`. */
  readonly key: string;
}

/** The same cases, named. */
export function* namedCasesOf(
  rule: RunRule,
  world: World,
  runSeed: number,
  runs: number,
): Generator<NamedCase> {
  const unique = uniqueNames();
  unique(RANDOM);
  for (const testCase of casesOf(rule, world, runSeed, runs)) {
    const { origin } = testCase;
    const name = 'example' in origin ? unique(slugOf(origin.example)) : RANDOM;
    const id = caseIdOf(rule.id, name);
    yield { testCase, name, id, key: 'path' in origin ? `${id}-${origin.path}` : id };
  }
}

/** The ids of all cases of a rule; its random inputs are one. Throws what the rule's code throws. */
export function caseIdsOf(rule: RunRule, world: World): readonly string[] {
  const examples = [...namedCasesOf(rule, world, 0, 0)].map(({ id }) => id);
  return rule.id.split('/').length > 2 ? examples : [...examples, caseIdOf(rule.id, RANDOM)];
}

/** The one case of a rule that an origin names; undefined when there is none. */
export function caseOf(
  rule: RunRule,
  world: World,
  runSeed: number,
  origin: TestCase['origin'],
): TestCase | undefined {
  if ('example' in origin) {
    const example = rule.examples?.(world).find(({ name }) => name === origin.example);
    return example === undefined ? undefined : exampleCase(example);
  }
  const inputs = fc.sample(guarded(rule.inputs(world)), {
    seed: seedOf(runSeed, rule),
    path: origin.path,
    numRuns: 1,
  });
  return inputs.length === 0 ? undefined : { input: inputs[0], origin };
}

function exampleCase({
  name,
  input,
  expected,
}: {
  name: string;
  input: unknown;
  expected?: TestCase['expected'];
}): TestCase {
  return { input, origin: { example: name }, ...(expected !== undefined && { expected }) };
}
