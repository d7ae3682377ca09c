import fc from 'fast-check';
import {
  assistant,
  label,
  legacySession,
  sessionBytes,
  sessionFrom,
  sessionOf,
  user,
  type Framing,
  type SessionConstraints,
} from '../../../generators/index.ts';
import {
  branchOf,
  contextOf,
  labelsOf,
  readSession,
  type Entry,
  type JsonObject,
  type ReadSession,
} from '../../model/index.ts';
import { rule, type RunRule, type Suite } from '../../rule.ts';
import { entriesOf, headerOf, isSame, shown } from '../../driving/bytes.ts';
import { changedFiles, hasConversation, type Judge } from '../../driving/judges.ts';
import { isRefused, resultOf, type Complaint, type Moment } from '../../driving/moment.ts';
import { programRule } from '../../driving/program-rule.ts';
import { programs, type Programs, type Steps } from '../../driving/programs.ts';
import { FOLDER, OTHER_FOLDER } from '../../driving/writer.ts';
import { requirement } from '../../requirements/index.ts';

type Copying = 'fork' | 'clone';

/** A session in a file, of which a copy is made. */
const copying =
  (how: Copying, session: SessionConstraints = {}, framing: Framing = {}): Programs =>
  (world) => {
    const lying = programs({
      start: 'place',
      session: { maxEntries: 10, ...session, minEntries: how === 'clone' ? 1 : 0 },
      framing,
      maxSteps: 0,
    })(world);
    const leaf = fc.option(fc.nat({ max: 9 }), { nil: undefined, freq: 2 });
    return fc.tuple(lying, leaf).map(([[placed], from]): Steps => {
      if (placed === undefined) return [];
      if (how === 'fork') return [placed, { act: 'fork', session: 0, cwd: '/home/u/other' }];
      return [placed, { act: 'clone', session: 0, ...(from !== undefined && { leaf: from }) }];
    });
  };

/** The source of a copy as it was, and the copy. */
interface Copy {
  readonly moment: Moment;
  readonly source: ReadSession;
  readonly sourceBytes: Uint8Array;
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Judges the copy that a step made; a copy of no conversation may have no file yet. */
const judgingCopy =
  (how: Copying, judge: (copy: Copy) => Complaint | undefined): Judge =>
  (moment) => {
    const { step, before, disk } = moment;
    const sourceBytes = before && disk.before.get(before.name);
    if (step.act !== how || sourceBytes === undefined) return undefined;
    if (isRefused(moment)) return { says: `the ${how} must be made`, received: moment.outcome };
    const name = resultOf(moment)?.['path'];
    if (typeof name !== 'string')
      return before !== undefined && how === 'fork' ? { says: 'the fork must have a file' } : undefined;
    const bytes = disk.after.get(name);
    if (bytes === undefined) return { says: `the copy must be at the path that is told`, received: name };
    return judge({ moment, source: readSession(sourceBytes), sourceBytes, name, bytes });
  };

const keepsSource: Judge = (moment) => {
  const { step, before } = moment;
  if (step.act !== 'fork' && step.act !== 'clone') return undefined;
  const file = changedFiles(moment).find(({ name }) => name === before?.name);
  return file && { says: `${file.name} was copied, and must be as it was`, file: file.name };
};

/** The header of a copy: its own id, its place, and where it comes from. */
const hasNewHeader =
  (cwd: (source: JsonObject) => unknown) =>
  ({ source, moment, name, bytes }: Copy): Complaint | undefined => {
    const header = headerOf(bytes);
    if (header === undefined)
      return { says: 'the first line of the copy must be its header', file: name, received: shown(bytes) };
    const from = String(header['parentSession']).replaceAll('\\', '/');
    if (header['id'] === source.header['id'] || typeof header['id'] !== 'string')
      return { says: 'the copy must have an id of its own', file: name, received: header['id'] };
    if (!from.endsWith(`/${moment.before?.name ?? ''}`))
      return {
        says: 'parentSession must be the path of the source',
        expected: moment.before?.name,
        received: header['parentSession'],
      };
    const wanted = { version: 3, cwd: cwd(source.header) };
    const wrong = Object.entries(wanted).find(([member, value]) => header[member] !== value);
    return (
      wrong && {
        says: `the ${wrong[0]} of the header must be another`,
        expected: wrong[1],
        received: header[wrong[0]],
      }
    );
  };

const NO_SESSION = new TextEncoder().encode('{"type":"message","id":"a1","parentId":null}\n');

/** A copy of what is no session is refused, and leaves it as it was. */
const refusesNonSession = (area: Copying): RunRule =>
  rule<Uint8Array>({
    kind: 'asked',
    ...requirement(`${area}/not-a-session`),
    // Before, Pi wrote a header of its own over it.
    method: `session/${area}`,
    share: 0.1,
    inputs: () => fc.constantFrom(NO_SESSION, new TextEncoder().encode('no JSON\n')),
    examples: () => [
      { name: 'a file that is no session', input: NO_SESSION },
      {
        name: 'a session',
        input: sessionBytes(sessionFrom([user('a1', 'question'), assistant('b2', 'answer')])),
        expected: { anyOf: [{ result: {} }], unchanged: true },
      },
    ],
    requests: (bytes) => [
      {
        method: `session/${area}`,
        params: {
          path: 'source.jsonl',
          directory: OTHER_FOLDER,
          ...(area === 'fork' && { cwd: '/home/u/other' }),
        },
        files: { 'source.jsonl': bytes },
      },
    ],
    expect: () => ({ anyOf: [{ rejected: true }], unchanged: true }),
  });

const sourceRules = (area: Copying): readonly RunRule[] => [
  programRule({
    ...requirement(`${area}/source`),
    method: `session/${area}`,
    needs: [],
    programs: copying(area),
    judge: keepsSource,
  }),
  programRule({
    ...requirement(`${area}/source-newline`),
    hazard: { pi: 'opening or forking a file without a final line break writes one to it' },
    method: `session/${area}`,
    needs: [],
    share: 0.1,
    programs: copying(area, { maxEntries: 4 }, { finalNewline: false }),
    judge: keepsSource,
  }),
  refusesNonSession(area),
];

const sameEntries = ({ sourceBytes, bytes, name }: Copy): Complaint | undefined => {
  const [wanted, found] = [entriesOf(sourceBytes), entriesOf(bytes)];
  const at = wanted.findIndex((entry, index) => !isSame(entry, found[index]));
  if (at !== -1)
    return {
      says: `entry ${at + 1} must be that of the source`,
      file: name,
      expected: wanted[at],
      received: found[at],
    };
  return found.length > wanted.length
    ? { says: 'the fork must have no more entries than its source', file: name, received: found.at(-1) }
    : undefined;
};

const history = programRule({
  ...requirement('fork/history'),
  method: 'session/fork',
  needs: [],
  programs: (world) =>
    fc.oneof(
      copying('fork', { unknownTypes: true })(world),
      copying('fork', {}, { finalNewline: false })(world),
    ),
  judge: judgingCopy('fork', sameEntries),
});

const forkHeader = programRule({
  ...requirement('fork/header'),
  method: 'session/fork',
  needs: [],
  programs: copying('fork', { maxEntries: 3 }),
  judge: judgingCopy(
    'fork',
    hasNewHeader(() => '/home/u/other'),
  ),
});

const oldVersion = programRule({
  ...requirement('fork/old-version'),
  hazard: { pi: 'a fork of an older session is written as it is, under a header of version 3' },
  method: 'session/fork',
  needs: [],
  share: 0.1,
  programs: () =>
    fc.oneof(legacySession(1), legacySession(2)).map(({ bytes }): Steps => [
      { act: 'place', name: `${FOLDER}/old.jsonl`, bytes },
      { act: 'fork', session: 0, cwd: '/home/u/other' },
    ]),
  judge: judgingCopy('fork', ({ bytes, name }) => {
    const old = entriesOf(bytes).find(
      ({ id, message }) =>
        typeof id !== 'string' || (message as { role?: unknown } | undefined)?.role === 'hookMessage',
    );
    return old && { says: 'no entry may be one of an older version', file: name, received: old };
  }),
});

/** The branch that was to be cloned. */
function clonedBranch({ source, moment }: Copy): Entry[] {
  const leafId = moment.request?.params['leafId'] as string | undefined;
  return branchOf(source, leafId);
}

const isLabel = ({ type }: JsonObject) => type === 'label';

const hasTheBranch = (copy: Copy): Complaint | undefined => {
  const wanted = clonedBranch(copy).filter((entry) => !isLabel(entry));
  const found = entriesOf(copy.bytes).filter((entry) => !isLabel(entry));
  const plain = ({ parentId: _parent, firstKeptEntryId: _kept, ...members }: JsonObject) => members;
  const at = wanted.findIndex(
    (entry, index) => found[index] === undefined || !isSame(plain(entry), plain(found[index])),
  );
  if (at !== -1)
    return {
      says: `entry ${at + 1} must be that of the branch`,
      file: copy.name,
      expected: wanted[at],
      received: found[at],
    };
  return found.length > wanted.length
    ? { says: 'no entry of another branch may be in the clone', file: copy.name, received: found.at(-1) }
    : undefined;
};

const LABELLED: SessionConstraints = {
  types: { message: 5, label: 6, compaction: 2, context_edit: 1, model_change: 1 },
};

/** Chains in which compactions often keep from a label on. */
const KEEPING: SessionConstraints = {
  types: { message: 4, label: 4, compaction: 4, context_edit: 1 },
  keeps: ['some'],
  shape: 'deep',
};

const branchOnly = programRule({
  ...requirement('clone/branch-only'),
  method: 'session/clone',
  needs: [],
  programs: copying('clone'),
  judge: judgingCopy('clone', hasTheBranch),
});

const stored = programRule({
  ...requirement('clone/stored'),
  method: 'session/clone',
  needs: [],
  programs: copying('clone', { types: ['message', 'label'] }),
  judge: (moment) => {
    const { step, before, request } = moment;
    if (step.act !== 'clone' || before === undefined || isRefused(moment)) return undefined;
    const leafId = (request?.params['leafId'] as string | undefined) ?? before.leafId;
    const byId = new Map(before.entries.map((entry) => [entry.id, entry]));
    const entries = branchOf({ ...before, header: {}, byId }, leafId);
    const mustBe = hasConversation({ ...before, entries }, ['assistant']);
    return mustBe && typeof resultOf(moment)?.['path'] !== 'string'
      ? { says: 'the clone must be told a path of' }
      : undefined;
  },
});

const links = programRule({
  ...requirement('clone/links'),
  method: 'session/clone',
  needs: [],
  share: 1,
  programs: copying('clone', LABELLED),
  examples: () => [
    {
      name: 'a label between two messages',
      input: [
        {
          act: 'place',
          name: `${FOLDER}/lying.jsonl`,
          bytes: sessionBytes(
            sessionOf(
              user('a1', 'question'),
              label('b2', { target: 'a1', label: 'start' }),
              assistant('c3', 'answer'),
            ),
          ),
        },
        { act: 'clone', session: 0 },
      ],
    },
  ],
  judge: judgingCopy('clone', (copy) => {
    const clone = readSession(copy.bytes);
    const walked = branchOf(clone, undefined).filter((entry) => !isLabel(entry));
    const all = clone.entries.filter((entry) => !isLabel(entry));
    const lost = all.find((entry) => !walked.includes(entry));
    return (
      lost && {
        says: `the entry ${lost.id} must be on the branch of the clone`,
        file: copy.name,
        expected: all.map(({ id }) => id),
        received: walked.map(({ id }) => id),
      }
    );
  }),
});

const cloneHeader = programRule({
  ...requirement('clone/header'),
  method: 'session/clone',
  needs: [],
  programs: copying('clone', { maxEntries: 3, types: ['message'] }),
  judge: judgingCopy(
    'clone',
    hasNewHeader(({ cwd }) => cwd),
  ),
});

const sentBy = (session: ReadSession, leafId?: string | null) =>
  contextOf(session, leafId).messages.map(({ entry, message }) => ({ entryId: entry.id, message }));

const sameContext = programRule({
  ...requirement('clone/context'),
  method: 'session/clone',
  needs: [],
  share: 1,
  programs: copying('clone', KEEPING),
  judge: judgingCopy('clone', (copy) => {
    const leafId = copy.moment.request?.params['leafId'] as string | undefined;
    const [wanted, found] = [sentBy(copy.source, leafId), sentBy(readSession(copy.bytes))];
    return isSame(wanted, found)
      ? undefined
      : {
          says: 'the clone must send what the branch sent',
          file: copy.name,
          expected: wanted.map(({ entryId }) => entryId),
          received: found.map(({ entryId }) => entryId),
        };
  }),
});

const labels = programRule({
  ...requirement('clone/labels'),
  method: 'session/clone',
  needs: [],
  share: 1,
  programs: copying('clone', LABELLED),
  judge: judgingCopy('clone', (copy) => {
    const clone = readSession(copy.bytes);
    const own = new Set(clone.entries.filter((entry) => !isLabel(entry)).map(({ id }) => id));
    const kept = (all: Record<string, string | null>) =>
      Object.fromEntries(Object.entries(all).filter(([id, label]) => label !== null && own.has(id)));
    const [wanted, found] = [kept(labelsOf(copy.source)), kept(labelsOf(clone))];
    if (!isSame(wanted, found))
      return { says: 'the labels of the branch must be carried over', expected: wanted, received: found };
    const first = clone.entries.findIndex(isLabel);
    return first !== -1 && clone.entries.slice(first).some((entry) => !isLabel(entry))
      ? { says: 'labels must stand behind all other entries', received: shown(copy.bytes) }
      : undefined;
  }),
});

/** The first entry that is no label, from this place of the branch on. */
const firstKept = (own: readonly Entry[], id: unknown) => {
  const at = own.findIndex((entry) => entry.id === id);
  return at === -1 ? id : (own.slice(at).find((entry) => !isLabel(entry))?.id ?? id);
};

const keptLabel = programRule({
  ...requirement('clone/kept-label'),
  method: 'session/clone',
  needs: [],
  share: 1,
  programs: copying('clone', KEEPING),
  judge: judgingCopy('clone', (copy) => {
    const own = clonedBranch(copy);
    const wrong = entriesOf(copy.bytes).find(({ id, type, firstKeptEntryId }) => {
      const before = own.find((entry) => entry.id === id);
      return type === 'compaction' && firstKeptEntryId !== firstKept(own, before?.['firstKeptEntryId']);
    });
    if (wrong === undefined) return undefined;
    const before = own.find(({ id }) => id === wrong['id']);
    return {
      says: `the boundary of ${String(wrong['id'])} must be an entry of the clone`,
      expected: firstKept(own, before?.['firstKeptEntryId']),
      received: wrong['firstKeptEntryId'],
    };
  }),
});

const unknownLeaf = rule<Uint8Array>({
  kind: 'asked',
  ...requirement('clone/unknown-leaf'),
  method: 'session/clone',
  share: 0.1,
  inputs: (world) =>
    programs({ start: 'place', session: { maxEntries: 3 }, maxSteps: 0 })(world).map(([placed]) =>
      placed?.act === 'place' ? placed.bytes : NO_SESSION,
    ),
  requests: (bytes) => [
    {
      method: 'session/clone',
      params: { path: 'source.jsonl', directory: OTHER_FOLDER, leafId: 'no-such-entry' },
      files: { 'source.jsonl': bytes },
    },
  ],
  expect: () => ({ anyOf: [{ rejected: true }], unchanged: true }),
});

export const forkSuite: Suite = {
  area: 'fork',
  title: 'Forks',
  rules: [history, forkHeader, oldVersion, ...sourceRules('fork')],
};

export const cloneSuite: Suite = {
  area: 'clone',
  title: 'Clones',
  rules: [
    branchOnly,
    stored,
    links,
    cloneHeader,
    sameContext,
    labels,
    keptLabel,
    unknownLeaf,
    ...sourceRules('clone'),
  ],
};
