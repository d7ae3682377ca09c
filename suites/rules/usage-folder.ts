import fc from 'fast-check';
import { assistant, session, sessionBytes, sessionOf, user, type Session } from '../../generators/index.ts';
import { readSession, usageOfAll } from '../model/index.ts';
import { requirement } from '../requirements/index.ts';
import { rule } from '../rule.ts';

/** The sessions of a folder, of which some repeat what another one holds. */
type Folder = readonly Uint8Array[];

const DIRECTORY = 'sessions';

const used = (input: number) => ({
  input,
  output: 20,
  cacheRead: 300,
  cacheWrite: 4000,
  totalTokens: input + 4320,
  cost: { input: 0, output: 0.25, cacheRead: 0, cacheWrite: 0, total: 0.25 },
});

const reply = (id: string, input: number) => assistant(id, 'hi', { usage: used(input) });

const named = (made: Session, id: string): Session => ({ ...made, header: { ...made.header, id } });

/** A copy as Pi makes one: all entries as they are, under a header of its own, and what came after. */
const copyOf = (made: Session, more: Session['entries'] = []): Session => ({
  header: { ...named(made, 'copy').header, parentSession: `/home/u/${DIRECTORY}/0.jsonl` },
  entries: [...made.entries, ...more],
});

const bytesOf = (...made: readonly Session[]): Folder => made.map((one) => sessionBytes(one));

const CONVERSATION = sessionOf(user('a1'), reply('b2', 1));

/** An entry that is made later, as no two sessions begin in one moment. */
const LATER = { timestamp: '2026-11-01T10:00:00.000Z' };

export const folder = rule<Folder>({
  kind: 'asked',
  ...requirement('usage/folder'),
  method: 'session/usage',
  inputs: ({ features }) =>
    fc
      .tuple(
        session({ types: ['message'], roles: ['user', 'assistant'], text: 'plain', maxEntries: 5, features }),
        fc.boolean(),
      )
      .map(([made, isLonger]) =>
        bytesOf(made, copyOf(made, isLonger ? [{ ...reply('ffff0001', 7), ...LATER }] : [])),
      ),
  examples: () => [
    {
      name: 'two sessions',
      input: bytesOf(CONVERSATION, named(sessionOf(user('c3'), reply('d4', 2)), 'other')),
    },
    {
      name: 'a fork that went on',
      input: bytesOf(CONVERSATION, copyOf(CONVERSATION, [{ ...reply('c3', 5), ...LATER }])),
    },
    {
      name: 'an entry of another session with the same id',
      input: bytesOf(
        CONVERSATION,
        named(sessionOf({ ...user('a1', 'again'), ...LATER }, { ...reply('b2', 3), ...LATER }), 'other'),
      ),
    },
  ],
  requests: (folderOf) => [
    {
      method: 'session/usage',
      params: { directory: DIRECTORY },
      files: Object.fromEntries(folderOf.map((bytes, at) => [`${DIRECTORY}/${at}.jsonl`, bytes])),
    },
  ],
  expect: (folderOf) => {
    const sums = usageOfAll(folderOf.map((bytes) => readSession(bytes)));
    const { input, output, cacheRead, cacheWrite } = sums;
    return { anyOf: [{ result: { input, output, cacheRead, cacheWrite } }] };
  },
});
