import { expect, test } from 'vitest';
import {
  assistant,
  compaction,
  inVersion,
  sessionBytes,
  sessionFrom,
  toolCall,
  toolResult,
  user,
} from '../../generators/index.ts';
import { inspectBytes } from './inspect.ts';
import { repair } from './repair/index.ts';

/** Version 1 has no ids: calls and results are judged in the order of the lines. */

const asVersion1 = (firstKept: string) =>
  inVersion(
    sessionBytes(
      sessionFrom([
        user('a1'),
        assistant('a2', [toolCall('call_1')]),
        toolResult('a3', 'output', { answers: 'call_1' }),
        compaction('a4', { firstKept }),
        user('a5'),
      ]),
    ),
    1,
  );

const saidOf = (bytes: Uint8Array) =>
  inspectBytes(bytes).facts.map(({ rule, line, pointer }) => `${line} ${rule} ${pointer}`);

test('a kept range of version 1 begins at the message that makes the call, or is told', () => {
  expect(saidOf(asVersion1('a2'))).toEqual([]);
  expect(saidOf(asVersion1('a3'))).toEqual([
    '4 exchange/result-has-call /message/toolCallId',
    '5 exchange/kept-range /firstKeptEntryIndex',
  ]);
});

test('it is repaired to what the twin has', () => {
  const { bytes } = repair(asVersion1('a3'));
  expect(Buffer.compare(bytes, asVersion1('a2'))).toBe(0);
});

test('a result of version 1 without a call is told', () => {
  const bytes = inVersion(
    sessionBytes(sessionFrom([user('a1'), toolResult('a2', 'output', { answers: 'call_9' })])),
    1,
  );
  expect(saidOf(bytes)).toEqual(['3 exchange/result-has-call /message/toolCallId']);
});

test.each([1, 2] as const)('a byte order mark in a file of version %i is one problem', (version) => {
  const twin = sessionBytes(sessionFrom([user('a1'), assistant('a2')]));
  const mark = Buffer.from('\uFEFF');
  const marked = inVersion(Buffer.concat([mark, twin]), version);
  expect(saidOf(marked)).toEqual(['1 lines/bom ']);
  expect(Buffer.compare(marked, Buffer.concat([mark, inVersion(twin, version)]))).toBe(0);
});

/** The rules that a file of an older version breaks when its header says another. */
function rulesUnder(bytes: Uint8Array, version: unknown): readonly string[] {
  const [head = '', ...entries] = Buffer.from(bytes).toString().split('\n');
  const other = JSON.stringify({ ...(JSON.parse(head) as object), version });
  return inspectBytes(Buffer.from([other, ...entries].join('\n'))).facts.map(({ rule }) => rule);
}

test.each([[null], ['3'], [0], [-1], [2.5], [true], [4]])(
  'version %s in the header is one problem, whatever version the entries are of',
  (version) => {
    const rule = version === 4 ? 'migrate/newer' : 'header/version-fits';
    expect(rulesUnder(asVersion1('a2'), version)).toEqual([rule]);
    const hook = {
      ...user('a2'),
      message: { role: 'hookMessage', customType: 'x', content: 'y', display: true, timestamp: 1 },
    };
    const linked = sessionBytes(sessionFrom([user('a1'), hook as unknown as ReturnType<typeof user>]));
    expect(rulesUnder(linked, version)).toEqual([rule]);
    expect(rulesUnder(linked, 1)).toEqual(['header/version-fits']);
  },
);
