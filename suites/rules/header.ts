import fc from 'fast-check';
import {
  header,
  invalidSessionId,
  legacySession,
  sessionId,
  sessionOf,
  user,
} from '../../generators/index.ts';
import { framed, linesOf, loaded, sessions, SHORT, withLines } from '../asking/sessions-to-read.ts';
import {
  caseOf,
  caseOfLines,
  readingRule,
  requestFor,
  type Expected,
  type SessionCase,
} from '../asking/reading-rule.ts';
import { rule, type Suite } from '../rule.ts';
import { isValidSessionId } from '../model/index.ts';
import { requirement } from '../requirements/index.ts';

/** The header's own id, and which lines are entries. */
const parts: Expected = ({ header: { id }, entries }) => ({
  header: { id },
  entries: entries.map((entry) => ({ id: entry.id })),
});

const first = readingRule({
  ...requirement('header/first'),
  method: 'session/read',
  cases: framed({ ...SHORT, maxEntries: 6 }),
  examples: () => [
    { name: 'a session without entries', input: caseOf(sessionOf()) },
    { name: 'one entry', input: caseOf(sessionOf(user('a1b2c3d4'))) },
  ],
  expected: parts,
});

const chosenId = rule<string>({
  kind: 'asked',
  ...requirement('header/id'),
  method: 'path/sessionId',
  inputs: () => fc.oneof(sessionId(), invalidSessionId()),
  examples: () =>
    ['a', 'ab', 'my-session_1.2', '', '-a', 'a.', 'a/b', '..', 'a b', 'ä'].map((id) => ({
      name: JSON.stringify(id),
      input: id,
    })),
  requests: (id) => [{ method: 'path/sessionId', params: { sessionId: id } }],
  expect: (id) => ({ anyOf: [{ result: { valid: isValidSessionId(id) } }] }),
});

const version = readingRule({
  ...requirement('header/version'),
  method: 'session/read',
  cases: () => fc.oneof(legacySession(1, { text: 'plain' }), legacySession(2, { text: 'plain' })),
  examples: () => [
    {
      name: 'no version',
      input: caseOfLines(['{"type":"session","id":"old","timestamp":"2025-01-01T00:00:00.000Z","cwd":"/w"}']),
    },
  ],
  expected: (read) => ({ header: { version: read.header['version'] } }),
});

const fields = readingRule({
  ...requirement('header/fields'),
  method: 'session/read',
  cases: loaded({ ...SHORT, maxEntries: 2 }),
  expected: ({ header: { id, timestamp, cwd, parentSession } }) => ({
    header: { id, timestamp, cwd, ...(parentSession === undefined ? {} : { parentSession }) },
  }),
});

/** Lines that hold JSON and stand where the header should. */
const strangers = fc.constantFrom(
  '{"type":"message","id":"a","parentId":null,"timestamp":"2026-01-01T00:00:00.000Z","message":{"role":"user","content":"hi","timestamp":1}}',
  '{"type":"session"}',
  '{"type":"session","id":7}',
  '{"type":"session","id":null}',
  '{"type":"Session","id":"a"}',
  '{"id":"a"}',
  '{}',
  '[]',
  '42',
  '"session"',
  'true',
);

const notASession = readingRule({
  ...requirement('header/not-a-session'),
  method: 'session/read',
  cases: (world) =>
    fc
      .tuple(
        fc.oneof(
          { weight: 2, arbitrary: strangers },
          fc.constantFrom('some notes', '\u0000\u0001', '{"type":'),
        ),
        sessions({ ...SHORT, maxEntries: 3 })(world),
        fc.boolean(),
      )
      .map(([line, made, headerFollows]) => {
        const { entries } = made;
        const isJson = !['some notes', '\u0000\u0001', '{"type":'].includes(line);
        const rest = headerFollows && isJson ? linesOf(made) : entries.map((entry) => JSON.stringify(entry));
        return caseOfLines([line, ...rest]);
      }),
  examples: () => [
    { name: 'plain text', input: caseOfLines(['# Notes', '', 'nothing to see here']) },
    { name: 'blank lines only', input: caseOfLines(['', '']) },
    { name: 'the id is a number', input: caseOfLines(['{"type":"session","version":3,"id":12,"cwd":"/w"}']) },
    ...['[1,2,3]', '42', '"text"', 'true', '{"type":"message","id":"a1","parentId":null}'].map((line) => ({
      name: `${line} before the header`,
      input: caseOfLines([line, '{"type":"session","version":3,"id":"a","cwd":"/w"}']),
    })),
    {
      name: 'a JSON document over several lines',
      input: caseOfLines(['{', '  "type": "session",', '  "id": "a"', '}']),
    },
  ],
  unchanged: true,
});

const oldCwd = readingRule({
  ...requirement('header/old-cwd'),
  method: 'session/read',
  cases: (world) =>
    sessions({ ...SHORT, maxEntries: 3 })(world).map((made) => {
      const { cwd: _cwd, ...rest } = made.header;
      return caseOf({ ...made, header: rest as typeof made.header });
    }),
  expected: parts,
});

/** Lines that hold no JSON value at all. */
export const unparsable = fc.constantFrom(
  '{',
  'not json',
  '{"type":"message"',
  '\u0000\u0000',
  "{'a':1}",
  '}{',
);
export const blank = fc.constantFrom('', ' ', '\t', '  \t ');

const emptyFile = rule<SessionCase>({
  kind: 'asked',
  ...requirement('header/empty-file'),
  method: 'session/read',
  maxRuns: 1,
  inputs: () => fc.constant({ bytes: new Uint8Array() }),
  requests: (input) => [requestFor('session/read', input)],
  expect: () => ({ anyOf: [{ result: { entries: [], leafId: null } }, { rejected: true }] }),
});

const leadingNoise = readingRule({
  ...requirement('header/leading-noise'),
  method: 'session/read',
  cases: withLines(fc.oneof(blank, unparsable), { leading: true }),
  expected: parts,
});

const second = readingRule({
  ...requirement('header/second'),
  method: 'session/read',
  cases: withLines(sessionId().map((id) => JSON.stringify(header({ id })))),
  expected: parts,
});

export const headerSuite: Suite = {
  area: 'header',
  title: 'The first line',
  rules: [first, chosenId, version, fields, notASession, oldCwd, emptyFile, leadingNoise, second],
};
