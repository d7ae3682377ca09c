import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import {
  assistant,
  compaction,
  faults,
  faulty,
  session,
  sessionBytes,
  sessionOf,
  user,
} from '../../../generators/index.ts';
import { validateEntry } from '../../../schema/index.ts';
import { isObject, type JsonObject } from '../../model/values.ts';
import { columnOf } from '../columns.ts';
import { doubledMember } from '../doubled-members.ts';
import { inspectBytes } from '../inspect.ts';
import { isCommonEntry } from './fits.ts';
import { Recogniser } from './recognise.ts';

interface Read {
  readonly entry: JsonObject;
  readonly column: number;
}

/** What is read of a line that stands somewhere in a buffer. */
function read(line: Buffer | string): Read | undefined {
  const bytes = Buffer.concat([Buffer.from('{"x":1}\n'), Buffer.from(line as string), Buffer.from('\n')]);
  const recogniser = new Recogniser();
  const entry = recogniser.read(bytes, 8, bytes.length - 1);
  return entry && { entry, column: recogniser.marked - 7 };
}

const NAMES = ['targetId', 'fromId', 'firstKeptEntryId'];

/** What counts of an entry for others, and the column of the id that it names. */
function essence(entry: JsonObject, text: string): Read {
  const { type, id, parentId, message } = entry;
  const name = NAMES.find((member) => typeof entry[member] === 'string' && type !== 'message');
  if (name !== undefined && type !== 'custom' && type !== 'custom_message')
    return {
      entry: { type, id, parentId, [name]: entry[name], replacement: null },
      column: columnOf(text, `/${name}`),
    };
  if (type !== 'message' || !isObject(message)) return { entry: { type, id, parentId }, column: -8 };
  const { role, toolCallId, content, stopReason } = message;
  if (role === 'toolResult')
    return {
      entry: { type, id, parentId, message: { role, toolCallId } },
      column: columnOf(text, '/message/toolCallId'),
    };
  if (role !== 'assistant') return { entry: { type, id, parentId, message: { role } }, column: -8 };
  const calls = (content as JsonObject[])
    .filter((block) => block['type'] === 'toolCall')
    .map((block) => ({ type: 'toolCall', id: block['id'] }));
  return { entry: { type, id, parentId, message: { role, content: calls, stopReason } }, column: -8 };
}

function mustBeRight(line: Buffer): void {
  const found = read(line);
  if (found === undefined) return;
  const text = line.toString();
  const value = JSON.parse(text) as JsonObject;
  expect(isCommonEntry(value)).toBe(true);
  expect(validateEntry(value)).toEqual([]);
  expect(doubledMember(text, value)).toBeUndefined();
  const wanted = essence(value, text);
  expect(found.entry).toEqual(wanted.entry);
  // Counted in bytes, which are as many as units where all in front is ASCII.
  const isAscii = /^[\0-\x7f]*$/.test(text);
  expect(isAscii ? found.column : wanted.column).toBe(wanted.column);
}

const linesOf = (bytes: Uint8Array): Buffer[] =>
  Buffer.from(bytes)
    .toString('latin1')
    .split('\n')
    .map((line) => Buffer.from(line, 'latin1'));

const isText = (line: Buffer): boolean => !line.toString().includes('\uFFFD');

test('what it takes is JSON, valid, without doubled members, and read as it stands', () => {
  fc.assert(
    fc.property(faulty(faults), ({ bytes }) => linesOf(bytes).filter(isText).forEach(mustBeRight)),
    { numRuns: 800 },
  );
});

const INSERTED = [
  ...'{ } [ ] " , : \\ - + 0 1 8 9 . e E a u t'.split(' '),
  ' ',
  '\t',
  '\0',
  'null',
  '""',
  '"id":"a",',
  '1e999',
  '\\u12',
  '\\ud800',
  '\\x',
];

test('no change of a few characters fools it', () => {
  expect.hasAssertions();
  const change = fc.record({
    at: fc.nat(),
    cut: fc.nat({ max: 4 }),
    put: fc.oneof(fc.constantFrom(...INSERTED), fc.constant('')),
  });
  fc.assert(
    fc.property(
      session({ minEntries: 1, maxEntries: 6 }),
      fc.array(change, { minLength: 1, maxLength: 2 }),
      (made, changes) => {
        for (const line of linesOf(sessionBytes(made)).filter(isText)) {
          let text = line.toString();
          for (const { at, cut, put } of changes) {
            const place = at % (text.length + 1);
            text = text.slice(0, place) + put + text.slice(place + cut);
          }
          if (!text.includes('\n')) mustBeRight(Buffer.from(text));
        }
      },
    ),
    { numRuns: 3_000 },
  );
});

const MESSAGE =
  '{"type":"message","id":"a1","parentId":null,"timestamp":"2026-10-01T09:00:00.000Z","message":{"role":"user","content":"x","timestamp":1790845200000}}';

test.each([
  ['as Pi writes it', MESSAGE, true],
  [
    'as Python writes it',
    MESSAGE.replaceAll(/(?<=[:,])(?=["n\d{])/g, ' ').replace('09: 00: 00', '09:00:00'),
    true,
  ],
  ['with a member that nobody knows', MESSAGE.replace('"id"', '"more":{"deep":[1,{"a":null}]},"id"'), true],
  ['with a known member twice', MESSAGE.replace('"id"', '"id":"b2","id"'), false],
  ['with an unknown member twice', MESSAGE.replace('"id"', '"more":1,"more":2,"id"'), false],
  ['with an inner member twice', MESSAGE.replace('"id"', '"more":{"a":1,"a":1},"id"'), false],
  ['with a name that may be another', MESSAGE.replace('"id"', String.raw`"\u0069d":"b","id"`), false],
  ['without a time', MESSAGE.replace(/"timestamp":"[^"]*",/, ''), false],
  ['with two roles', MESSAGE.replace('"role":"user"', '"role":"user","role":"user"'), false],
  ['with two types', MESSAGE.replace('"id"', '"type":"message","id"'), false],
  ['with an empty id', MESSAGE.replace('a1', ''), false],
  ['with text that ends in an escape', MESSAGE.replace('"x"', '"x\\"'), false],
  ['with a tab in its text', MESSAGE.replace('"x"', '"\t"'), false],
  ['with something behind it', `${MESSAGE} `, false],
  ['cut off', MESSAGE.slice(0, -1), false],
])('a message %s', (_how, line, isTaken) => {
  expect(read(line) !== undefined).toBe(isTaken);
});

test('numbers that are too large, or times of one, are left to the schema', () => {
  const durations = [
    '1',
    '-1',
    '1.5e3',
    '1e-7',
    '12e10',
    '1e100',
    '1e+100',
    '1E999',
    '9'.repeat(41),
    '01',
    '1.',
    '-',
    '',
  ];
  const taken = durations.filter(
    (number) =>
      read(
        MESSAGE.replace(
          '"role":"user","content":"x"',
          `"role":"toolResult","toolCallId":"c","toolName":"t","content":[],"isError":false,"durationMs":${number}`,
        ),
      ) !== undefined,
  );
  expect(taken).toEqual(['1', '-1', '1.5e3', '1e-7', '12e10']);
});

test('every day of the year is read, and no other', () => {
  const at = (day: string) => read(MESSAGE.replace('2026-10-01', day)) !== undefined;
  const days = Array.from({ length: 365 }, (_, day) =>
    new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
  );
  expect(days.filter((day) => !at(day))).toEqual([]);
  expect(
    ['2026-00-10', '2026-13-01', '2026-02-30', '2026-04-31', '2026-01-32', '2026-01-00', '202x-01-01'].filter(
      at,
    ),
  ).toEqual([]);
});

test('of a session as Pi writes it nothing but the header is parsed', () => {
  const made = sessionOf(
    ...Array.from({ length: 50 }, (_, turn) => [
      user(`u${turn}`, 'question\nover "lines"'),
      assistant(`a${turn}`, 'ответ'),
      compaction(`c${turn}`, { firstKept: `u${turn}` }),
    ]).flat(),
  );
  const bytes = sessionBytes(made);
  const parse = vi.spyOn(JSON, 'parse');
  const { facts } = inspectBytes(bytes);
  const parsed = parse.mock.calls.length;
  parse.mockRestore();
  expect(facts).toEqual([]);
  expect(parsed).toBe(1);
});
