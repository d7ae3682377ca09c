import fc from 'fast-check';
import {
  header,
  invalidSessionId,
  legacySession,
  session,
  sessionId,
  sessionOf,
  user,
} from '../../generators/index.ts';
import { framed, linesOf, loaded, withLines } from '../asking/sessions-to-read.ts';
import {
  caseOf,
  caseOfLines,
  readingRule,
  requestFor,
  type Expected,
  type SessionCase,
} from '../asking/reading-rule.ts';
import { declared, documented, observed, rule, type Suite } from '../rule.ts';
import { isValidSessionId } from '../model/index.ts';

const links: Expected = ({ header: { id }, entries }) => ({
  header: { id },
  entries: entries.map((entry) => ({ id: entry.id, parentId: entry.parentId })),
});

const first = readingRule({
  id: 'header/first',
  level: 'must',
  title: 'the first line is the header; it is no part of the tree',
  source: documented('docs/session-format.md', 'SessionHeader', 'Metadata only, not part of the tree'),
  method: 'session/read',
  cases: framed({ maxEntries: 6 }),
  examples: () => [
    { name: 'a session without entries', input: caseOf(sessionOf()) },
    { name: 'one entry', input: caseOf(sessionOf(user('a1b2c3d4'))) },
  ],
  expected: links,
});

const chosenId = rule<string>({
  id: 'header/id',
  level: 'must',
  title: 'a chosen session id holds letters, digits, "-", "_" and ".", with a letter or digit at both ends',
  since: '0.76.0',
  source: documented('docs/cli.md', 'Session options', 'IDs accept letters, numbers, `.`, `_`, and `-`.'),
  method: 'path/sessionId',
  inputs: () => fc.oneof(sessionId(), invalidSessionId()),
  examples: () =>
    ['a', 'my-session_1.2', '', '-a', 'a.', 'a/b', '..', 'a b', 'ä'].map((id) => ({
      name: JSON.stringify(id),
      input: id,
    })),
  requests: (id) => [{ method: 'path/sessionId', params: { sessionId: id } }],
  expect: (id) => ({ anyOf: [{ result: { valid: isValidSessionId(id) } }] }),
});

const version = readingRule({
  id: 'header/version',
  level: 'must',
  title: 'versions 1 and 2, and a header without a version, are read as version 3',
  since: '0.35.0',
  source: documented(
    'docs/session-format.md',
    'Session Version',
    'Existing sessions are automatically migrated to the current version (v3) when loaded.',
  ),
  method: 'session/read',
  cases: () => fc.oneof(legacySession(1), legacySession(2)),
  examples: () => [
    {
      name: 'no version',
      input: caseOfLines(['{"type":"session","id":"old","timestamp":"2025-01-01T00:00:00.000Z","cwd":"/w"}']),
    },
  ],
  expected: (read) => ({ header: { version: read.header['version'] } }),
});

const fields = readingRule({
  id: 'header/fields',
  level: 'must',
  title: 'id, timestamp, cwd and parentSession of the header are read as they stand',
  source: declared('dist/core/session-manager.d.ts', 'SessionHeader', 'parentSession?: string;'),
  method: 'session/read',
  cases: loaded({ maxEntries: 2 }),
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
  id: 'header/not-a-session',
  level: 'must',
  title: 'a file whose first line is no session header is refused, and left as it was',
  since: '0.80.3',
  source: documented(
    'CHANGELOG.md',
    '0.80.3',
    'reject non-empty invalid session files without overwriting them',
  ),
  method: 'session/read',
  cases: ({ features }) =>
    fc
      .tuple(
        fc.oneof(
          { weight: 2, arbitrary: strangers },
          fc.constantFrom('some notes', '\u0000\u0001', '{"type":'),
        ),
        session({ features, maxEntries: 3 }),
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
    {
      name: 'a JSON document over several lines',
      input: caseOfLines(['{', '  "type": "session",', '  "id": "a"', '}']),
    },
  ],
  unchanged: true,
});

const oldCwd = readingRule({
  id: 'header/old-cwd',
  level: 'observed',
  title: 'a header without cwd is read',
  source: observed('opens a session whose header has no cwd, as old releases wrote it'),
  method: 'session/read',
  cases: ({ features }) =>
    session({ features, maxEntries: 3 }).map((made) => {
      const { cwd: _cwd, ...rest } = made.header;
      return caseOf({ ...made, header: rest as typeof made.header });
    }),
  expected: links,
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
  id: 'header/empty-file',
  level: 'observed',
  title: 'an empty file is refused, or opened as a session without entries',
  since: '0.50.3',
  source: observed('writes a header into an empty file and opens it'),
  method: 'session/read',
  maxRuns: 1,
  inputs: () => fc.constant({ bytes: new Uint8Array() }),
  requests: (input) => [requestFor('session/read', input)],
  expect: () => ({ anyOf: [{ result: { entries: [], leafId: null } }, { rejected: true }] }),
});

const leadingNoise = readingRule({
  id: 'header/leading-noise',
  level: 'observed',
  title: 'blank and unparsable lines before the header do not take its place',
  source: observed('skips blank and unparsable lines while it looks for the header'),
  method: 'session/read',
  cases: withLines(fc.oneof(blank, unparsable), { leading: true }),
  expected: links,
});

const second = readingRule({
  id: 'header/second',
  level: 'observed',
  title: 'a further header line later in the file is no entry',
  source: observed('keeps a second header line out of the entries'),
  method: 'session/read',
  cases: withLines(sessionId().map((id) => JSON.stringify(header({ id })))),
  expected: links,
});

export const headerSuite: Suite = {
  area: 'header',
  title: 'The first line',
  rules: [first, chosenId, version, fields, notASession, oldCwd, emptyFile, leadingNoise, second],
};
