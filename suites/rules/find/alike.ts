import { inVersion, sessionBytes, sessionOf, assistant, user } from '../../../generators/index.ts';
import { CWDS, headerLine, oddSession, sessionFile } from '../../driving/folders.ts';
import { FOLDER } from '../../driving/places.ts';
import type { Steps } from '../../driving/programs.ts';
import type { Step } from '../../driving/step.ts';

/** Sessions that are easily taken for another, or passed over. */

/** Working directories that are not the first one, by how they are like it. */
const LOOK_ALIKE: Readonly<Record<string, string>> = {
  'the folder above': '/home/u',
  'a folder below': '/home/u/app/src',
  'a name that begins alike': '/home/u/app-two',
  'the same name elsewhere': '/home/v/app',
  'another with the same name of its folder': '/home/u-app',
};

/** For each of them: a session of the first working directory, and a younger one of that. */
export const ALIKE: readonly (readonly [name: string, files: Steps])[] = Object.entries(LOOK_ALIKE).map(
  ([name, cwd]) => [`beside ${name}`, [sessionFile('own', 0), sessionFile('other', 1, cwd)]],
);

const bytesOf = (id: string, cwd: string = CWDS[0]): Uint8Array => {
  const made = sessionOf(user('a1', 'question'), assistant('b2', 'answer'));
  return sessionBytes({ ...made, header: { ...made.header, id, cwd } });
};

const lying = (name: string, bytes: Uint8Array, modified = 1_790_000_000): Step => ({
  act: 'place',
  name: `${FOLDER}/${name}`,
  bytes,
  modified,
});

/** The older the version, the younger the file. */
export const OF_EACH_VERSION: Steps = [
  lying('four.jsonl', oddSession(headerLine({ id: 'four', version: 4 }), 'four').bytes, 1_790_000_001),
  lying('three.jsonl', bytesOf('three'), 1_790_000_002),
  lying('two.jsonl', inVersion(bytesOf('two'), 2), 1_790_000_003),
  lying('one.jsonl', inVersion(bytesOf('one'), 1), 1_790_000_004),
];

export const headerAlone = (id: string): Step =>
  lying(`${id}.jsonl`, new TextEncoder().encode(`${headerLine({ id })}\n`));

/** A session, and the same under names that are none of a session's. */
export const OTHER_NAMES: Steps = [
  sessionFile('a', 0),
  ...['b.json', 'b.JSONL', 'b.jsonl.bak', 'b.jsonl~', 'bjsonl'].map((name) => lying(name, bytesOf('b'))),
  lying('.c.jsonl', bytesOf('c')),
];

/** A session that is modified within the same second as another, and before it, though by name it is the last. */
export const WITHIN_A_SECOND: Steps = [
  lying('a.jsonl', bytesOf('a'), 1_790_000_000.75),
  lying('b.jsonl', bytesOf('b'), 1_790_000_000.25),
];

/** What is no id of a session, by what it is: the session, and what is asked for. */
export const NO_IDS_OF_OTHERS: Readonly<Record<string, readonly [session: Step, asked: string]>> = {
  'an id in small letters': [sessionFile('x1-Y', 0), 'x1-y'],
  'the beginning of an id': [sessionFile('x1-Y', 0), 'x1'],
  'the end of an id': [sessionFile('x1-Y', 0), 'Y'],
  'white space around an id': [sessionFile('x1-Y', 0), ' x1-Y '],
  'the name of a file': [sessionFile('x1-Y', 0), 'x1-Y.jsonl'],
  'the id of an entry': [sessionFile('x1-Y', 0), 'a1'],
  'the parent of a session': [oddSession(headerLine({ id: 'child', parentSession: 'odd' }), 'child'), 'odd'],
};
