import {
  assistant,
  label,
  sessionBytes,
  sessionOf,
  user,
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
import { rule, type Suite } from '../../rule.ts';
import { entriesOf, isSame, shown } from '../../driving/bytes.ts';
import { hasConversation } from '../../driving/judge.ts';
import { isRefused, resultOf, type Complaint } from '../../driving/moment.ts';
import { programRule } from '../../driving/program-rule.ts';
import { programs } from '../../driving/programs.ts';
import { FOLDER, OTHER_FOLDER } from '../../driving/places.ts';
import { requirement } from '../../requirements/index.ts';
import { copying, judgingCopy, hasNewHeader, NO_SESSION, sourceRules, type Copy } from './copying.ts';

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
