import fc from 'fast-check';
import {
  assistant,
  session,
  sessionBytes,
  sessionFrom,
  sessionOf,
  user,
  type SessionConstraints,
} from '../../../generators/index.ts';
import { entriesOf, headerOf, isSame } from '../../driving/bytes.ts';
import type { Complaints } from '../../driving/complaint.ts';
import { changedFiles, type Judge } from '../../driving/judge.ts';
import { isRefused, resultOf, type Moment } from '../../driving/moment.ts';
import { FOLDER } from '../../driving/places.ts';
import { programRule } from '../../driving/program-rule.ts';
import type { Programs, Steps } from '../../driving/programs.ts';
import type { Step } from '../../driving/step.ts';
import { requirement } from '../../requirements/index.ts';
import type { Suite } from '../../rule.ts';
import { NO_SESSION } from './copying.ts';
import { importable } from './sources.ts';

/** A file from elsewhere, taken into a folder of sessions. */

const NAME = 'elsewhere/session.jsonl';
const IMPORT: Step = { act: 'import', name: NAME, directory: FOLDER };
const SHARED = { method: 'session/import', needs: [], share: 0.1 } as const;

const CONVERSATION = sessionBytes(sessionFrom([user('a1', 'question'), assistant('b2', 'answer')]));
const ANOTHER = sessionBytes(sessionOf(user('c3', 'somebody else')));

const placed = (name: string, bytes: Uint8Array): Step => ({ act: 'place', name, bytes });

/** A session elsewhere, what lies in the folder, and the import. */
const importing =
  (constraints: SessionConstraints = {}, there: fc.Arbitrary<Steps> = fc.constant([])): Programs =>
  ({ features }) =>
    fc
      .tuple(session({ maxEntries: 6, ...constraints, features }), there)
      .map(([made, neighbours]): Steps => [placed(NAME, sessionBytes(made)), ...neighbours, IMPORT]);

const sourceOf = ({ step, disk }: Moment): Uint8Array | undefined =>
  step.act === 'import' ? disk.before.get(step.name) : undefined;

/** Judges the session that an import made. */
const judgingImport =
  (judge: (source: Uint8Array, bytes: Uint8Array, name: string) => Complaints): Judge =>
  (moment) => {
    const source = sourceOf(moment);
    if (source === undefined) return undefined;
    if (isRefused(moment)) return { code: 'import-is-refused', received: moment.outcome };
    const name = resultOf(moment)?.['path'];
    const bytes = typeof name === 'string' ? moment.disk.after.get(name) : undefined;
    return bytes === undefined
      ? { code: 'import-is-not-at-its-path', received: name }
      : judge(source, bytes, String(name));
  };

/** Sessions of others, under the names that an import would choose first. */
const NEIGHBOURS = ['session', 'session-1', 'session-2'].map((name) =>
  placed(`${FOLDER}/${name}.jsonl`, ANOTHER),
);

const header = programRule({
  ...requirement('import/header'),
  judgesAll: true,
  ...SHARED,
  programs: importing({ maxEntries: 2 }),
  examples: () => [{ name: 'a conversation', input: [placed(NAME, CONVERSATION), IMPORT] }],
  judge: judgingImport((source, bytes, name) => {
    const [wanted, found] = [headerOf(source), headerOf(bytes)];
    return ['id', 'cwd']
      .filter((member) => !isSame(wanted?.[member], found?.[member]))
      .map((member) => ({
        code: 'wrong-header-member' as const,
        about: { member },
        file: name,
        expected: wanted?.[member],
        received: found?.[member],
      }));
  }),
});

const history = programRule({
  ...requirement('import/history'),
  judgesAll: true,
  ...SHARED,
  programs: importing({ shape: 'bush', unknownTypes: true }),
  examples: (world) => [
    { name: 'a conversation', input: [placed(NAME, CONVERSATION), IMPORT] },
    ...importable(world).map(([name, bytes]) => ({ name, input: [placed(NAME, bytes), IMPORT] })),
    {
      name: 'another session has its name',
      input: [placed(NAME, CONVERSATION), ...NEIGHBOURS.slice(0, 1), IMPORT],
    },
  ],
  judge: judgingImport((source, bytes, name) => {
    const [wanted, found] = [entriesOf(source), entriesOf(bytes)];
    const at = wanted.findIndex((entry, index) => !isSame(entry, found[index]));
    if (at !== -1)
      return {
        code: 'entry-is-not-of-the-source',
        about: { number: String(at + 1) },
        file: name,
        expected: wanted[at],
        received: found[at],
      };
    return found.length > wanted.length
      ? { code: 'import-has-more', file: name, received: found.at(-1) }
      : undefined;
  }),
});

const otherFiles = programRule({
  ...requirement('import/other-files'),
  judgesAll: true,
  ...SHARED,
  programs: importing({ maxEntries: 2 }, fc.subarray(NEIGHBOURS, { minLength: 1 })),
  examples: () => [
    { name: 'its name is taken', input: [placed(NAME, CONVERSATION), ...NEIGHBOURS.slice(0, 1), IMPORT] },
    { name: 'it is imported twice', input: [placed(NAME, CONVERSATION), IMPORT, IMPORT] },
  ],
  sees: (moments) => moments.some((moment) => sourceOf(moment) !== undefined),
  judge: (moment) => {
    if (sourceOf(moment) === undefined) return undefined;
    const file = changedFiles(moment).find(({ name, before }) => before !== undefined && name !== NAME);
    return file && { code: 'other-session-changed', file: file.name };
  },
});

const source = programRule({
  ...requirement('import/source'),
  judgesAll: true,
  ...SHARED,
  programs: importing({ maxEntries: 3 }),
  examples: () => [{ name: 'a conversation', input: [placed(NAME, CONVERSATION), IMPORT] }],
  judge: (moment) => {
    if (sourceOf(moment) === undefined) return undefined;
    const { after } = moment.disk;
    const file = changedFiles(moment).find(({ name }) => name === NAME);
    return file === undefined && after.has(NAME) ? undefined : { code: 'source-changed', file: NAME };
  },
});

const directory = programRule({
  ...requirement('import/directory'),
  judgesAll: true,
  ...SHARED,
  programs: importing({ maxEntries: 2 }),
  examples: () => [{ name: 'a conversation', input: [placed(NAME, CONVERSATION), IMPORT] }],
  judge: judgingImport((_source, _bytes, name) =>
    // Under another ending nobody finds it.
    name.startsWith(`${FOLDER}/`) && name.endsWith('.jsonl')
      ? undefined
      : { code: 'copy-in-another-directory', expected: `${FOLDER}/*.jsonl`, received: name },
  ),
});

const THERE = `${FOLDER}/there.jsonl`;

const alreadyThere = programRule({
  ...requirement('import/already-there'),
  judgesAll: true,
  ...SHARED,
  programs: ({ features }) =>
    session({ maxEntries: 3, features }).map((made): Steps => [
      placed(THERE, sessionBytes(made)),
      { act: 'import', name: THERE, directory: FOLDER },
    ]),
  examples: () => [
    {
      name: 'a conversation',
      input: [placed(THERE, CONVERSATION), { act: 'import', name: THERE, directory: FOLDER }],
    },
  ],
  judge: (moment) => {
    if (sourceOf(moment) === undefined || isRefused(moment)) return undefined;
    const made = changedFiles(moment).find(({ before }) => before === undefined);
    if (made !== undefined) return { code: 'import-is-a-second-copy', file: made.name };
    const [changed] = changedFiles(moment);
    if (changed !== undefined) return { code: 'source-changed', file: changed.name };
    const path = resultOf(moment)?.['path'];
    return path === THERE
      ? undefined
      : { code: 'import-is-not-at-its-path', expected: THERE, received: path };
  },
});

/** What is no session, and what is not there. */
const FAULTY: readonly (readonly [name: string, steps: Steps])[] = [
  ['a file without a header', [placed(NAME, NO_SESSION)]],
  ['a file that is not JSON', [placed(NAME, new TextEncoder().encode('no JSON\n'))]],
  ['a file that is not there', []],
];
const faulty = FAULTY.map(([name, steps]) => ({ name, input: [...steps, IMPORT] }));
const ofFaulty: Programs = () => fc.constantFrom(...faulty.map(({ input }) => input));

const notASession = programRule({
  ...requirement('import/not-a-session'),
  judgesAll: true,
  ...SHARED,
  programs: ofFaulty,
  examples: () => faulty,
  expect: ({ step }) => (step.act === 'import' ? { anyOf: [{ rejected: true }] } : undefined),
});

const leavesNothing = programRule({
  ...requirement('import/leaves-nothing'),
  judgesAll: true,
  ...SHARED,
  hazard: { pi: 'the copy of a file that is not a session stays in the folder of sessions' },
  programs: ofFaulty,
  examples: () => faulty,
  sees: (moments) => moments.some((moment) => moment.step.act === 'import' && isRefused(moment)),
  judge: (moment) => {
    if (moment.step.act !== 'import' || !isRefused(moment)) return undefined;
    const left = changedFiles(moment).find(({ before }) => before === undefined);
    return left && { code: 'refused-import-leaves-a-file', file: left.name };
  },
});

export const importSuite: Suite = {
  area: 'import',
  title: 'Imports',
  rules: [header, history, otherFiles, source, directory, alreadyThere, notASession, leavesNothing],
};
