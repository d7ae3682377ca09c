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
