import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { assistant, sessionBytes, sessionOf, user } from '../../generators/index.ts';
import { inspectBytes, sentenceOfFact } from './index.ts';

const sound = Buffer.from(sessionBytes(sessionOf(user('a1', 'question'), assistant('b2', 'answer'))));
const text = sound.toString();
const [header = '', ...entries] = text.trimEnd().split('\n');

const told = (bytes: Buffer | string) => {
  const { facts, summary } = inspectBytes(Buffer.from(bytes));
  return [
    ...facts.map((fact) => `${fact.line} ${fact.rule} ${fact.code}`),
    ...(summary.foreign ? ['foreign'] : []),
  ];
};

test.each([
  ['compressed', gzipSync(sound)],
  ['utf-16', Buffer.from(text, 'utf16le')],
  ['utf-16', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ['nul', Buffer.alloc(5_000)],
  ['array', `[${[header, ...entries].join(',')}]`],
  [
    'array',
    JSON.stringify(
      text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
      null,
      2,
    ),
  ],
  ['over-lines', JSON.stringify(JSON.parse(header), null, 2)],
  ['no-line-breaks', text.replaceAll('\n', '\r')],
  ['no-line-breaks', text.replaceAll('\n', '\\n')],
  ['no-object', '<!DOCTYPE html>\n<p>not found</p>\n'],
  ['no-object', '\n\n'],
])('a file that is no session is told as what it is: %s', (code, bytes) => {
  expect(told(bytes)).toEqual([`1 header/first ${code}`]);
});

test('a header that cannot be read is told where it stands', () => {
  const commas = [header, ...entries].map((line) => `${line},`);
  expect(told(commas.join('\n'))).toEqual(['1 header/first unreadable']);
  expect(told([`x ${header}`, ...entries].join('\n'))).toEqual(['1 header/first unreadable']);
});

test('a header that comes too late is to be moved, one that is lost to be written', () => {
  expect(told(`${[...entries, header].join('\n')}\n`)).toEqual(['1 header/first later']);
  expect(told(entries.join('\n'))).toEqual(['1 header/first no-header']);
});

test('lines of another format are foreign', () => {
  expect(told('{"role":"user","content":"x"}\n{"role":"assistant"}\n')).toEqual([
    '1 header/first foreign',
    'foreign',
  ]);
});

test('marks of a merge conflict, NUL bytes and raw control characters are named', () => {
  const lines = [
    header,
    '<<<<<<< HEAD',
    entries[0],
    '=======',
    '>>>>>>> other',
    `\0\0${entries[1]}`,
    '{"a":"\u0007"}',
  ];
  const facts = inspectBytes(Buffer.from(`${lines.join('\n')}\n`)).facts.filter(
    ({ rule }) => rule === 'lines/json',
  );
  expect(facts.map((fact) => `${fact.line}:${fact.column} ${sentenceOfFact(fact)}`)).toEqual([
    '2:1 must be one JSON object, received the mark of a merge conflict',
    '4:1 must be one JSON object, received the mark of a merge conflict',
    '5:1 must be one JSON object, received the mark of a merge conflict',
    '6:1 must be one JSON object, received NUL bytes',
    '7:7 must be one JSON object, received a control character in a string that is not escaped',
  ]);
});

test('a line of another format in the place of the header is one problem', () => {
  expect(told(['{"meta":1}', header, ...entries].join('\n') + '\n')).toEqual(['1 header/first later']);
});

test('members that a header lacks are one problem', () => {
  const bare = JSON.stringify({ type: 'session', version: 3, id: 'x' });
  expect(told([bare, ...entries].join('\n') + '\n')).toEqual(['1 header/fields schema']);
});
