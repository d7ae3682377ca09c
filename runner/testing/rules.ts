import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { observed } from '../../suites/source.ts';
import { rule, type AskedRule, type RunRule, type Suite } from '../../suites/rule.ts';
import type { RunOptions } from '../run.ts';

const SCRIPT = fileURLToPath(new URL('misbehaving.mjs', import.meta.url));

/** The command of the driver that misbehaves in a way named in `misbehaving.mjs`. */
export const misbehaving = (mode: string): readonly string[] => [process.execPath, SCRIPT, mode];

/** A must about session ids, every one of which is right for `good`; half of the random ones hold `boom`. */
export function idRule(changes: Partial<AskedRule> = {}): RunRule {
  return rule<unknown>({
    kind: 'asked',
    id: 'test/session-id',
    level: 'must',
    title: 'every session id is valid',
    source: observed('in this test'),
    method: 'path/sessionId',
    inputs: () =>
      fc.array(fc.constantFrom('a', 'b', 'boom'), { maxLength: 8 }).map((words) => words.join('-')),
    requests: (sessionId) => [{ method: 'path/sessionId', params: { sessionId } }],
    expect: () => ({ anyOf: [{ result: { valid: true } }] }),
    ...changes,
  });
}

export const suiteOf = (...rules: readonly RunRule[]): readonly Suite[] => [
  { area: 'test', title: 'Tests', rules },
];

/** Options for a short run of the given rules against a misbehaving driver. */
export function shortRun(mode: string, ...rules: readonly RunRule[]): RunOptions {
  return {
    tested: { command: misbehaving(mode) },
    suites: suiteOf(...(rules.length === 0 ? [idRule()] : rules)),
    seed: 1,
    runs: 20,
    jobs: 1,
    timeout: 400,
    shrinkTime: 1_000,
  };
}
