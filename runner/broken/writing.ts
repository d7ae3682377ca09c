import { readFileSync, writeFileSync } from 'node:fs';
import type { JsonObject } from '../../suites/model/index.ts';
import type { Method } from '../../schema/protocol.ts';
import type { Params } from '../driver-kit/driver.ts';
import { createModelWriter } from '../drivers/model-writer.ts';
import type { OpenSession, WriterHabits } from '../drivers/model/habits.ts';
import type { Broken } from './breaking.ts';

/** Writers that are broken in one way: the honest one, with one of its habits or one of its answers changed. */

/** A writer with one fault, and the rule that must find it, with at most so many steps left. */
export const fault = (rule: string, steps: number, words: string, habits: Partial<WriterHabits>): Broken => ({
  rule,
  fault: words,
  steps,
  driver: createModelWriter(habits),
});

export const sourceIn = (params: Params) => String(params['path']);

export const linesOf = (path: string): string[] => readFileSync(path, 'utf8').split('\n').slice(0, -1);
export const rewrite = (path: string, lines: readonly string[]) =>
  writeFileSync(path, lines.map((line) => `${line}\n`).join(''));

/** Every line read and written again, in its own way. */
export const rewriteOnOpen = ({ path }: OpenSession) => {
  const lines = linesOf(path).map((line) => JSON.stringify({ rewritten: true, ...JSON.parse(line) }));
  rewrite(path, lines);
};

export type Answer = (params: Params) => unknown;

/** The honest writer, with one method answered otherwise. */
export function answering(
  rule: string,
  steps: number,
  words: string,
  method: Method,
  change: (params: Params, honest: Answer) => unknown,
): Broken {
  const driver = createModelWriter();
  const honest = driver[method] as Answer;
  return {
    rule,
    fault: words,
    steps,
    driver: { ...driver, [method]: (params: Params) => change(params, honest) },
  };
}

export const isLabel = ({ type }: JsonObject) => type === 'label';
