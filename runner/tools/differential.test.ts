import { describe, expect, test } from 'vitest';
import { differential, differentialText } from './differential.ts';
import type { AnyDriver } from '../driver-kit/driver.ts';
import { createModelDriver } from '../drivers/model.ts';

/** Ten times as many have a step of their own in CI: `bash .ci/run differential`. Info is asked of a fifth, as it takes half of the time. */
const SESSIONS = 500;
/** Only against a hang: other work on the machine must not fail it. */
const DEADLINE = 300_000;

test('the model answers as the real Pi does', { timeout: DEADLINE }, async () => {
  const report = await differential({ runs: SESSIONS, seed: 20_261_001, infoEvery: 5 });
  expect(differentialText(report)).toContain('the model and Pi always agree');
  expect(report.sessions).toBe(SESSIONS);
  expect(report.compared).toMatchObject({ 'session/read': SESSIONS, 'session/context': SESSIONS });
  const notCompared = Object.values(report.hazards).reduce((sum, count) => sum + count, 0);
  expect((report.compared['session/info'] ?? 0) + notCompared).toBe(SESSIONS / 5);
});

type Answer = Record<string, unknown>;

/** The model with one answer changed. */
function changed(method: keyof AnyDriver, change: (answer: Answer) => Answer): AnyDriver {
  const model = createModelDriver();
  return { ...model, [method]: (params: Answer) => change(model[method]?.(params) as Answer) };
}

const emptied = (members: object) => (answer: Answer) => ({ ...answer, ...members });

/** Changes that must be found, and the lines of the smallest file that shows each: the header, and so many entries. */
const CHANGES: readonly {
  readonly name: string;
  readonly method: keyof AnyDriver;
  readonly change: (answer: Answer) => Answer;
  readonly lines: number;
}[] = [
  { name: 'no entries', method: 'session/read', change: emptied({ entries: [] }), lines: 2 },
  { name: 'no leaf', method: 'session/read', change: emptied({ leafId: null }), lines: 2 },
  { name: 'no roots', method: 'session/tree', change: emptied({ roots: [] }), lines: 2 },
  { name: 'one root', method: 'session/tree', change: firstOf('roots'), lines: 3 },
  { name: 'one on the branch', method: 'session/branch', change: firstOf('entryIds'), lines: 3 },
  { name: 'one message', method: 'session/context', change: firstOf('messages'), lines: 2 },
  { name: 'no model', method: 'session/context', change: emptied({ model: null }), lines: 2 },
  { name: 'a member too much', method: 'session/context', change: emptied({ more: 1 }), lines: 1 },
  { name: 'no labels', method: 'session/info', change: emptied({ labels: {} }), lines: 3 },
  { name: 'no name', method: 'session/info', change: emptied({ name: null }), lines: 2 },
];

function firstOf(member: string) {
  return (answer: Answer) => ({ ...answer, [member]: (answer[member] as unknown[]).slice(0, 1) });
}

const linesOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8').trimEnd().split('\n').length;

describe('a reader with one fault', () => {
  test.each(CHANGES)('$name in $method is found and shrunk', async ({ method, change, lines }) => {
    const report = await differential({ runs: 500, seed: 1, model: changed(method, change) });
    expect(report.disagreement?.method).toBe(method);
    expect(linesOf(report.disagreement?.file.bytes ?? new Uint8Array())).toBe(lines);
    expect(differentialText(report)).toContain(`the model and Pi differ in ${method}`);
  });
});
