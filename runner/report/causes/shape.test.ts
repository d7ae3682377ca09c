import { describe, expect, test } from 'vitest';
import type { Difference } from '../../case/compare.ts';
import type { Finding, FindingCode } from '../../case/finding.ts';
import { shapeOf } from './shape.ts';

const failure = (code: FindingCode, method: string, more: Partial<Finding> = {}): Finding => ({
  rule: 'a/b',
  code,
  origin: { example: 'x' },
  method,
  ...more,
});

const wrong = (...differences: readonly Difference[]) =>
  failure('wrong-answer', 'session/read', { differences });
const keyOf = (finding: Finding, area = 'entry') => shapeOf(finding, area).key;

describe('failures that look alike', () => {
  test('an empty member that is missing is one cause, whatever it is called and in whatever area', () => {
    const one = wrong({ pointer: '/entries/0/label', expected: '' });
    const other = wrong({ pointer: '/entries/3/message/usage/input', expected: 0 });
    expect(keyOf(one)).toBe(keyOf(other, 'lines'));
    expect(shapeOf(one, 'entry').says).toBe(
      'in answers to session/read, members that are empty ("", 0, false, null, []) are missing',
    );
  });

  test('times and large numbers are told by what became of them, and any other number is another', () => {
    const says = (expected: number, received: number) =>
      shapeOf(wrong({ pointer: '/messages/0/message/timestamp', expected, received }), 'edit').says.replace(
        'in answers to session/read, ',
        '',
      );
    const time = 1_790_845_200_001;
    expect(says(time, 1_790_845_200)).toBe('times are in seconds');
    expect(says(time, 1_790_845_200.001)).toBe('times are in seconds');
    expect(says(time, 1_790_845_200_000)).toBe('times are cut to whole seconds');
    expect(says(time, time - 5.5 * 3_600_000)).toBe('times are off by a time zone');
    expect(says(time, Math.fround(time))).toBe('large numbers are changed');
    expect(says(time, time | 0)).toBe('large numbers are changed');
    expect(says(2 ** 53 + 2, 2 ** 53)).toBe('large numbers are changed');
    expect(says(time, time + 7)).toBe('/messages/*/message/timestamp is another number than it must be');
    expect(says(3, 2)).toBe('/messages/*/message/timestamp is another number than it must be');
  });

  test('text in another encoding is one cause in all answers and in what is stored', () => {
    const read = wrong({ pointer: '/header/cwd', expected: '/é–', received: '/Ã©â\u0080\u0093' });
    const listed = failure('wrong-step', 'sessions/list', {
      complaint: 'name-is-not-the-last',
      differences: [{ pointer: '', expected: 'é–', received: 'Ã©â€“' }],
    });
    expect(shapeOf(read, 'header')).toEqual({
      key: 'UTF-8 is taken for another encoding: each byte is a character',
      says: 'UTF-8 is taken for another encoding: each byte is a character',
    });
    expect(keyOf(listed, 'find')).toBe(keyOf(read));
    const says = (expected: string, received: string) =>
      shapeOf(wrong({ pointer: '/entries/0/name', expected, received }), 'info').says;
    expect(says('aé𝄞b', 'a??b')).toBe('characters are lost (?)');
    expect(says('aé𝄞b', 'ab')).toBe('characters beyond ASCII are lost');
    expect(says('a<b> & c', 'a&lt;b&gt; &amp; c')).toBe('<, > and & in text are escaped as in HTML');
    expect(says('a', 'b')).toBe(
      'in answers to session/read, /entries/*/name is another text than it must be',
    );
  });

  test('times that are written in another form are one cause, of entries and headers', () => {
    const entry = failure('wrong-step', 'session/append', {
      complaint: 'timestamp-form',
      about: { id: 'a' },
    });
    const header = failure('wrong-step', 'session/fork', { complaint: 'header-timestamp-form' });
    expect(keyOf(entry)).toBe(keyOf(header, 'fork'));
    expect(shapeOf(entry, 'write').says).toBe('times are not written in ISO 8601, in UTC, with milliseconds');
  });

  test('what is built on a file that is read wrong is one cause with the reading', () => {
    const read = wrong({ pointer: '/leafId', expected: 'a', received: 'b' });
    const context = failure('wrong-answer', 'session/context', {
      differences: [{ pointer: '/messages/length', expected: 2, received: 1 }],
      readWrong: { pointer: '/leafId', expected: 'c', received: 'd' },
    });
    expect(keyOf(context, 'compaction')).toBe(keyOf(read, 'tree'));
    const lost = wrong({ pointer: '/entries/3', expected: { type: 'usage' } });
    expect(keyOf({ ...context, readWrong: { pointer: '/entries/length', expected: 3, received: 2 } })).toBe(
      keyOf(lost, 'tree'),
    );
    expect(keyOf(lost, 'lines')).not.toBe(keyOf(lost, 'tree'));
  });

  test('numbers of items and ids do not tell failures apart; members, areas and methods do', () => {
    const at = (pointer: string) => wrong({ pointer, expected: 'a', received: 'b' });
    expect(keyOf(at('/entries/0/summary'))).toBe(keyOf(at('/entries/17/summary')));
    expect(keyOf(at('/children/1a2b3c4d/0'))).toBe(keyOf(at('/children/99887766/0')));
    expect(keyOf(at('/labels/a1'))).toBe(keyOf(at('/labels/of-an-entry')));
    expect(keyOf(at('/entries/0/summary'))).not.toBe(keyOf(at('/entries/0/name')));
    expect(keyOf(at('/entries/0/summary'))).not.toBe(keyOf(at('/entries/0/summary'), 'lines'));
  });

  test('a list that is too short is that, whether its first item differs or its last is missing', () => {
    const length = { pointer: '/messages/length', expected: 2, received: 1 };
    const first = wrong({ pointer: '/messages/0/entryId', expected: 'a', received: 'b' }, length);
    const last = wrong({ pointer: '/messages/1', expected: {} }, length);
    expect(keyOf(first)).toBe(keyOf(last));
    expect(shapeOf(last, 'edit').says).toBe('in answers to session/read, /messages has too few items');
  });

  test('steps that break different rules of files are different causes, and lines and ids tell none apart', () => {
    const breaking = (rule: string, line: string) =>
      failure('wrong-step', 'session/append', {
        complaint: 'breaks-a-rule-of-files',
        about: { rule, problem: 'missing', line, place: '/id' },
        message: `line ${line} of x.jsonl breaks ${rule} (missing) at /id`,
      });
    expect(keyOf(breaking('entry/base', '2'))).toBe(keyOf(breaking('entry/base', '7'), 'write'));
    expect(keyOf(breaking('entry/base', '2'))).not.toBe(keyOf(breaking('tree/parent-exists', '2')));
  });

  test('a refusal or a breakdown is told by its words, without what is another in each case', () => {
    const said = (method: string, message: string) => failure('refused', method, { message });
    expect(keyOf(said('session/read', 'line 7: token too long'))).toBe(
      keyOf(said('session/tree', 'line 12: token too long'), 'tree'),
    );
    expect(keyOf(said('session/read', 'token too long'))).not.toBe(keyOf(said('session/read', 'bad number')));
    expect(keyOf(said('session/read', 'no entry a1b2c3d4 here'))).toBe(
      keyOf(said('session/read', 'no entry b3cf0e11-5d2a-4c11-9a55-aa0f6c3d2e1f here')),
    );
    const crash = (message: string) => failure('crash', 'session/info', { message });
    expect(keyOf(crash('KeyError: "a"\n at x'))).toBe(keyOf(crash('KeyError: "b"\n at y')));
  });
});
