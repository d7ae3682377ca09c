import {
  assistant,
  bash,
  customMessage,
  header,
  label,
  sessionBytes,
  sessionOf,
  toolCall,
  toolResult,
  user,
  type Session,
} from '../../../generators/index.ts';
import type { Example, World } from '../../rule.ts';
import { everyEntry } from '../../asking/every-entry.ts';
import { everyOld } from '../../asking/every-old.ts';
import { placed, placedBytes } from '../../driving/sending.ts';
import type { Steps } from '../../driving/programs.ts';
import type { Step } from '../../driving/step.ts';

/** What is copied, as tables: what a copy loses or keeps too much of is met in every run, and not by chance. */

const TALK = sessionOf(user('a1', 'question'), assistant('b2', 'answer'));

const withHeader = (members: Parameters<typeof header>[0]): Session => ({ ...TALK, header: header(members) });

/** Sources whose headers must not be taken along. */
const HEADED: Readonly<Record<string, Session>> = {
  'a conversation': TALK,
  'a session of another project, with a parent of its own': withHeader({
    cwd: '/home/u/third',
    parentSession: '/home/u/older.jsonl',
  }),
};

/** Data that only whoever wrote it understands. */
const DETAILS = { count: 42, list: [1, null], deep: { empty: {} } };

const detailed = (): Session => {
  const made = sessionOf(
    assistant('a1', [toolCall()], { stopReason: 'toolUse' }),
    toolResult('b2'),
    customMessage('c3'),
  );
  const [first, result, message] = made.entries as readonly [object, { message: object }, object];
  const entries = [
    first,
    { ...result, message: { ...result.message, details: DETAILS } },
    { ...message, details: DETAILS },
  ];
  return { ...made, entries: entries as unknown as Session['entries'] };
};

/** The later an entry stands, the earlier its time. */
const backwards = (): Session => {
  const made = sessionOf(user('a1', 'one'), assistant('b2', 'two'), user('c3', 'three'));
  const times = made.entries.map(({ timestamp }) => timestamp).toReversed();
  return {
    ...made,
    entries: made.entries.map((entry, at) => ({ ...entry, timestamp: times[at] ?? entry.timestamp })),
  };
};

/** An entry of a type of its own between two messages. */
const withUnknown = (): Uint8Array => {
  const lines = new TextDecoder().decode(sessionBytes(sessionOf(user('a1'), bash('b2'), assistant('c3'))));
  const changed = lines.split('\n').map((line) => {
    if (!line.includes('"id":"b2"')) return line;
    const { message: _any, ...base } = JSON.parse(line) as { message: unknown };
    return JSON.stringify({ ...base, type: 'of_an_extension', of: DETAILS });
  });
  return new TextEncoder().encode(changed.join('\n'));
};

const made = (sources: Readonly<Record<string, Session>>, copy: Step): readonly Example<Steps>[] =>
  Object.entries(sources).map(([name, source]) => ({ name, input: [placed(source), copy] }));

export const headed = (copy: Step): readonly Example<Steps>[] => made(HEADED, copy);

/** What every copy has all of, where its branch holds it. */
export const whole = (world: World, copy: Step): readonly Example<Steps>[] => [
  { name: 'an entry of each type', input: [placed(everyEntry(world)), copy] },
  ...made({ 'entries with details': detailed(), 'times that go back': backwards() }, copy),
  { name: 'an entry of a type that nobody knows', input: [placedBytes(withUnknown()), copy] },
];

const BRANCHED = sessionOf(
  user('a1', 'question'),
  assistant('b2', 'answer'),
  label('c3', { target: 'b2', label: 'elsewhere' }),
  assistant('d4', 'another answer', { parent: 'a1' }),
);

/** What only a copy of the whole history has. */
export const branched = (copy: Step): readonly Example<Steps>[] =>
  made({ 'two branches, and a label on the one that was left': BRANCHED, 'no entries': sessionOf() }, copy);

/** Sessions of older versions: a message and a compaction, or a message of a hook. */
export const old = (world: World, copy: Step): readonly Example<Steps>[] =>
  ([1, 2] as const).map((version) => ({
    name: `a session of version ${version}`,
    input: [placedBytes(everyOld(world, version).bytes), copy],
  }));

/** Files to be imported, by what is in them. */
export const importable = (world: World): readonly (readonly [name: string, bytes: Uint8Array])[] => [
  ['an entry of each type', sessionBytes(everyEntry(world))],
  ['an entry of a type that nobody knows', withUnknown()],
  ['two branches', sessionBytes(BRANCHED)],
];
