import fc from 'fast-check';
import {
  legacySession,
  session,
  sessionBytes,
  sessionOf,
  user,
  type Session,
} from '../../../generators/index.ts';
import { everyEntry } from '../../asking/every-entry.ts';
import { everyOld } from '../../asking/every-old.ts';
import { asked, linesOf } from '../../asking/sessions-to-read.ts';
import { IN_ANY_FORM, markOf, sayingOf } from '../../asking/said.ts';
import { branchOf, contextOf, readSession, roleOf } from '../../model/index.ts';
import {
  caseOf,
  caseOfLines,
  readingRule,
  requestFor,
  type Expected,
  type SessionCase,
} from '../../asking/reading-rule.ts';
import { rule, type Suite } from '../../rule.ts';
import { requirement } from '../../requirements/index.ts';

const links: Expected = ({ entries, leafId }) => ({
  entries: entries.map(({ type, id, parentId }) => ({ type, id, parentId })),
  leafId,
});

/** Ids are made up while migrating, so messages are compared without the entries that they come from. */
const messages: Expected = (read, leafId) => ({
  messages: contextOf(read, leafId).messages.map(({ message }) => ({ message: markOf(message) })),
});

/** Files of older versions, without images and odd text: what stands in a message is not what these rules are about. */
const old = (version: 1 | 2) =>
  legacySession(version, { text: 'plain' }).filter(({ bytes }) => !Buffer.from(bytes).includes('"image"'));

const V1_HEADER = '{"type":"session","id":"old","timestamp":"2025-11-01T09:00:00.000Z","cwd":"/w"}';
const v1 = (type: string, members: object) =>
  JSON.stringify({ type, timestamp: '2025-11-01T09:00:01.000Z', ...members });
const said = (content: string) =>
  v1('message', { message: { role: 'user', content, timestamp: 1_761_987_601_000 } });
const compacted = (firstKeptEntryIndex: number) =>
  v1('compaction', { summary: 'so far', firstKeptEntryIndex, tokensBefore: 100 });

const chain = readingRule({
  ...requirement('migrate/v1-chain'),
  method: 'session/read',
  cases: () => old(1),
  examples: (world) => [
    { name: 'an entry of each type', input: everyOld(world, 1) },
    { name: 'three messages', input: caseOfLines([V1_HEADER, said('one'), said('two'), said('three')]) },
    {
      name: 'an entry of a type that nobody knows',
      input: caseOfLines([
        V1_HEADER,
        said('one'),
        v1('of_an_extension', { data: { count: 42 } }),
        said('two'),
      ]),
    },
    { name: 'a torn line between', input: caseOfLines([V1_HEADER, said('one'), '{torn', said('two')]) },
  ],
  expected: links,
  idsByPosition: true,
});

const keptIndex = readingRule({
  ...requirement('migrate/v1-kept-index'),
  method: 'session/context',
  cases: (world) => old(1).filter(asked(world)),
  examples: (world) => [
    { name: 'an entry of each type', input: everyOld(world, 1) },
    {
      name: 'the second message',
      input: caseOfLines([V1_HEADER, said('old'), said('kept'), compacted(2), said('after')]),
    },
    { name: 'the header', input: caseOfLines([V1_HEADER, said('old'), compacted(0), said('after')]) },
    { name: 'a later line', input: caseOfLines([V1_HEADER, said('old'), compacted(3), said('after')]) },
    { name: 'out of range', input: caseOfLines([V1_HEADER, said('old'), compacted(9), said('after')]) },
    {
      name: 'a torn line before it',
      input: caseOfLines([V1_HEADER, said('old'), '{torn', said('kept'), compacted(2)]),
    },
  ],
  expected: messages,
  view: IN_ANY_FORM,
});

const hook = readingRule({
  ...requirement('migrate/v2-hook'),
  method: 'session/context',
  cases: (world) => old(2).filter(asked(world)),
  examples: () => [
    {
      name: 'one hook message',
      input: caseOfLines([
        JSON.stringify({ ...sessionOf().header, version: 2 }),
        ...sessionOf(user('a1')).entries.map((entry) =>
          JSON.stringify({
            ...entry,
            message: {
              role: 'hookMessage',
              customType: 'note',
              content: 'x',
              display: true,
              timestamp: 1_761_987_601_000,
            },
          }),
        ),
      ]),
    },
  ],
  expected: messages,
  view: sayingOf((entry) => roleOf(entry) === 'custom'),
});

const idempotent = rule<SessionCase>({
  kind: 'asked',
  ...requirement('migrate/idempotent'),
  method: 'session/read',
  inputs: () => fc.oneof(old(1), old(2)),
  examples: (world) => [
    { name: 'two messages', input: caseOfLines([V1_HEADER, said('one'), said('two')]) },
    { name: 'an entry of each type of version 1', input: everyOld(world, 1) },
    { name: 'an entry of each type of version 2', input: everyOld(world, 2) },
  ],
  requests: (input) => {
    const first = requestFor('session/read', input);
    // The second reading finds the file as the first one left it.
    return [first, { method: first.method, params: first.params }];
  },
  expect: (input) => ({
    anyOf: [{ result: links(readSession(input.bytes), undefined) }],
    idsByPosition: true,
  }),
});

/** The schema has version 3 alone. */
const underVersion = (made: Session, version: number): Session => ({
  ...made,
  header: { ...made.header, version } as unknown as Session['header'],
});

const newer = readingRule({
  ...requirement('migrate/newer'),
  method: 'session/read',
  cases: ({ features }) =>
    fc.tuple(session({ features, maxEntries: 4 }), fc.constantFrom(4, 99)).map(([made, version]) => ({
      bytes: sessionBytes(underVersion(made, version)),
    })),
  examples: (world) => [{ name: 'an entry of each type', input: caseOf(underVersion(everyEntry(world), 4)) }],
  expected: (read) => ({
    ...(links(read, undefined) as object),
    header: { version: read.header['version'] },
  }),
});

/** Members that old releases wrote, and that no migration touches. */
const OLD_SHAPES = {
  'a model_change with the model alone': [
    V1_HEADER,
    v1('model_change', { model: 'anthropic/claude-sonnet-4-5' }),
    said('after'),
  ],
  'usage without a sum': [
    V1_HEADER,
    v1('message', {
      message: {
        role: 'assistant',
        content: [{ type: 'text', text: 'hi' }],
        api: 'anthropic-messages',
        provider: 'anthropic',
        model: 'claude-sonnet-4-5',
        usage: {
          input: 1,
          output: 20,
          cacheRead: 300,
          cacheWrite: 4000,
          cost: { input: 0, output: 0, cacheRead: 0, cacheWrite: 0, total: 0.25 },
        },
        stopReason: 'stop',
        timestamp: 1_761_987_601_000,
      },
    }),
    said('after'),
  ],
  'a header with the model and the level': [
    V1_HEADER.replace('}', ',"model":"anthropic/claude-sonnet-4-5","thinkingLevel":"high"}'),
    said('after'),
  ],
  'a header with provider, modelId and branchedFrom': [
    V1_HEADER.replace(
      '}',
      ',"provider":"anthropic","modelId":"claude-sonnet-4-5","thinkingLevel":"off","branchedFrom":"/w/other.jsonl"}',
    ),
    said('after'),
  ],
} as const satisfies Record<string, readonly string[]>;

const whole: Expected = ({ entries }) => ({
  entries: entries.map(({ id: _id, parentId: _parentId, ...members }) => members),
});

const oldShapes = readingRule({
  ...requirement('migrate/old-shapes'),
  method: 'session/read',
  cases: () => fc.constantFrom(...Object.values(OLD_SHAPES)).map((lines) => caseOfLines(lines)),
  maxRuns: 0,
  examples: () => Object.entries(OLD_SHAPES).map(([name, lines]) => ({ name, input: caseOfLines(lines) })),
  expected: whole,
});

const badVersion = rule<SessionCase>({
  kind: 'asked',
  ...requirement('migrate/bad-version'),
  hazard: { pi: '`version: null` counts as 1 and flattens existing branches on disk' },
  method: 'session/branch',
  maxRuns: 3,
  inputs: () =>
    fc.constantFrom(null, 0, -1).map((version) => {
      const made = sessionOf(
        user('a1'),
        user('b2', 'wrong turn'),
        user('c3', 'right turn', { parent: 'a1' }),
      );
      const [, ...entries] = linesOf(made);
      return caseOfLines([JSON.stringify({ ...made.header, version }), ...entries]);
    }),
  requests: (input) => [requestFor('session/branch', input)],
  expect: ({ bytes }) => {
    const entryIds = branchOf(readSession(asVersion3(bytes)), undefined).map(({ id }) => id);
    return { anyOf: [{ result: { entryIds } }, { rejected: true }] };
  },
});

/** The same file under a header that tells the version its entries have. */
function asVersion3(bytes: Uint8Array): Uint8Array {
  const [head = '{}', ...entries] = new TextDecoder().decode(bytes).split('\n');
  return new TextEncoder().encode(
    [JSON.stringify({ ...JSON.parse(head), version: 3 }), ...entries].join('\n'),
  );
}

export const migrateSuite: Suite = {
  area: 'migrate',
  title: 'Older versions',
  rules: [chain, keptIndex, hook, idempotent, oldShapes, newer, badVersion],
};
