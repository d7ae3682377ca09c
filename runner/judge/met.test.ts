import { describe, expect, test } from 'vitest';
import { READING_METHODS, type Method } from '../../schema/protocol.ts';
import { LATEST } from '../../schema/pi-release.ts';
import { rules, type RunRule } from '../../suites/index.ts';
import { isObject, parseLines } from '../../suites/model/index.ts';
import { casesOf, worldOf } from './test-cases.ts';

/**
 * Rules whose inputs may hold many types of entries hold each of them in an example: a reader that stumbles over one of
 * them is found in every run, and not when chance brings it.
 */
/** Of a checker, the faults are what counts. */
const READERS: ReadonlySet<Method> = new Set(
  READING_METHODS.filter((method) => method !== 'session/validate'),
);
const SAMPLES = 30;
const SEED = 99;
/** Of so few types each comes in every run: of thirty sessions, none lacks it by chance. */
const FEW = 7;

/** Compares the header alone. */
const OF_THE_HEADER = 'header/version';

const world = worldOf(LATEST);

/** What stands around that which a rule is about. */
const AROUND: Readonly<Record<string, readonly string[]>> = {
  'edit/null-on-any': ['message:custom', 'message:assistant', 'message:toolResult', 'custom'],
  'edit/replace-uneditable': ['message:custom', 'message:assistant', 'message:toolResult', 'custom'],
};

/** The types of entries and the roles of messages in the files of a case. */
function kindsOf(rule: RunRule, input: unknown): readonly string[] {
  if (rule.kind !== 'asked') return [];
  const files = rule.requests(input).flatMap(({ files: laid = {} }) => Object.values(laid));
  return files.flatMap((bytes) =>
    parseLines(bytes).flatMap(({ value }) => {
      if (!isObject(value) || typeof value['type'] !== 'string' || value['type'] === 'session') return [];
      const { type, message } = value;
      return [type === 'message' && isObject(message) ? `message:${String(message['role'])}` : type];
    }),
  );
}

const kindsIn = (rule: RunRule, runs: number): ReadonlySet<string> =>
  new Set([...casesOf(rule, world, SEED, runs)].flatMap(({ input }) => kindsOf(rule, input)));

const asked = rules.filter(
  ({ kind, method, smaller, deadline }) =>
    kind === 'asked' && READERS.has(method) && smaller === undefined && deadline === undefined,
);

describe('each type of entry that a rule may meet, it meets in every run', () => {
  test.each(asked.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
    const may = kindsIn({ ...rule, examples: () => [] }, SAMPLES);
    if (may.size < FEW || id === OF_THE_HEADER) return;
    const forced = kindsIn(rule, 0);
    const others = AROUND[id] ?? [];
    expect([...may].filter((kind) => !forced.has(kind) && !others.includes(kind))).toEqual([]);
  });
});
