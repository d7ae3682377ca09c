import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AnyDriver, Params } from '../driver-kit/driver.ts';
import { createModelWriter } from '../drivers/model-writer.ts';
import { run } from '../run.ts';

type Answers = Readonly<Record<string, (params: Params) => { readonly path?: unknown }>>;

/** A writer of which what one method has written is spoiled at once. */
function spoiling(method: string, text: string): AnyDriver {
  const model = createModelWriter();
  const spoiled = (params: Params) => {
    const result = (model as unknown as Answers)[method]?.(params);
    if (typeof result?.path === 'string') writeFileSync(result.path, text);
    return result;
  };
  return { ...model, [method]: spoiled };
}

const TEXTS = ['\n', '', 'no JSON\n', 'null\n', '[]\n', '{"type":"message","id":"a1","parentId":null}\n'];

// A judge that reads such a file must say so of the writer, and not fail itself.
test.each([
  ...TEXTS.map((text) => ['session/clone', text]),
  ['session/fork', '\n'],
  ['session/create', '\n'],
])('what %s writes is %j: no rule is at a loss', async (method, text) => {
  const { results } = await run({
    tested: { driver: spoiling(method, text) },
    only: [method === 'session/create' ? 'write' : method.slice('session/'.length)],
    seed: 1,
    runs: 2,
    timeout: 2_000,
    time: 1_000,
    shrinkTime: 100,
  });
  expect(results.filter(({ verdict }) => verdict === 'suite-error')).toEqual([]);
  expect(results.some(({ verdict }) => verdict === 'fail')).toBe(true);
});
