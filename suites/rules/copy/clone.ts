import {
  assistant,
  bash,
  compaction,
  customMessage,
  label,
  modelChange,
  sessionBytes,
  sessionOf,
  user,
} from '../../../generators/index.ts';
import { branchOf, contextOf, readSession, type JsonObject, type ReadSession } from '../../model/index.ts';
import { rule, type Suite } from '../../rule.ts';
import { entriesOf, isSame } from '../../driving/bytes.ts';
import { hasConversation } from '../../driving/judge.ts';
import type { Complaint } from '../../driving/complaint.ts';
import { isRefused, resultOf, type Known, type Moment } from '../../driving/moment.ts';
import { sessionOf as asRead } from '../../driving/payload.ts';
import { programRule } from '../../driving/program-rule.ts';
import { programs } from '../../driving/programs.ts';
import { CLONED, placed } from '../../driving/sending.ts';
import { OTHER_FOLDER } from '../../driving/places.ts';
import { requirement } from '../../requirements/index.ts';
import { cloneLabels } from './clone-labels.ts';
import { goingOn } from './going-on.ts';
import { copying, judgingCopy, hasNewHeader, NO_SESSION, sourceRules, type Copy } from './copying.ts';
import { headed, old, whole } from './sources.ts';
import { clonedBranch, isLabel, KEEPING } from './cloning.ts';

const hasTheBranch = (copy: Copy): Complaint | undefined => {
  const wanted = clonedBranch(copy).filter((entry) => !isLabel(entry));
  const found = entriesOf(copy.bytes).filter((entry) => !isLabel(entry));
  const plain = ({ parentId: _parent, firstKeptEntryId: _kept, ...members }: JsonObject) => members;
  const at = wanted.findIndex(
    (entry, index) => found[index] === undefined || !isSame(plain(entry), plain(found[index])),
  );
  if (at !== -1)
    return {
      code: 'entry-is-not-of-the-branch',
      about: { number: String(at + 1) },
      file: copy.name,
      expected: wanted[at],
      received: found[at],
    };
  if (found.length > wanted.length)
    return {
      code: 'clone-has-other-branches',
      file: copy.name,
      received: found.at(-1),
    };
  const own = new Set(found.map(({ id }) => id));
  const foreign = entriesOf(copy.bytes).find((entry) => isLabel(entry) && !own.has(entry['targetId']));
  return (
    foreign && {
      code: 'clone-has-other-labels',
      file: copy.name,
      received: foreign,
    }
  );
};

const branchOnly = programRule({
  ...requirement('clone/branch-only'),
  method: 'session/clone',
  needs: [],
  programs: copying('clone'),
  examples: (world) => [
    ...whole(world, CLONED),
    { name: 'one message', input: [placed(sessionOf(assistant('a1', 'answer'))), CLONED] },
    {
      name: 'a label of an entry on another branch',
      input: [
        placed(
          sessionOf(
            user('a1', 'question'),
            assistant('b2', 'answer'),
            assistant('c3', 'another answer', { parent: 'a1' }),
            label('d4', { target: 'b2', label: 'elsewhere' }),
            label('e5', { target: 'a1', label: 'here' }),
          ),
        ),
        CLONED,
      ],
    },
  ],
  judge: judgingCopy('clone', hasTheBranch, true),
});

/** The session that was cloned, with the entries of the one branch; undefined where none was. */
function branchCloned(moment: Moment): Known | undefined {
  const { step, before, request } = moment;
  if (step.act !== 'clone' || before === undefined || isRefused(moment)) return undefined;
  const leafId = (request?.params['leafId'] as string | undefined) ?? before.leafId;
  return { ...before, entries: branchOf(asRead(before), leafId) };
}

const stored = programRule({
  ...requirement('clone/stored'),
  method: 'session/clone',
  needs: [],
  programs: copying('clone', { types: ['message', 'label'] }),
  examples: () => [
    { name: 'a question and its reply', input: [placed(sessionOf(user('a1'), assistant('b2'))), CLONED] },
  ],
  judge: (moment) => {
    const branch = branchCloned(moment);
    return branch && hasConversation(branch, ['assistant']) && typeof resultOf(moment)?.['path'] !== 'string'
      ? { code: 'clone-has-no-path' }
      : undefined;
  },
});

const whenStored = programRule({
  ...requirement('clone/when-stored'),
  method: 'session/clone',
  needs: [],
  share: 0.1,
  programs: copying('clone', { types: ['message', 'label', 'model_change'] }),
  examples: () => [
    {
      name: 'a question without a reply',
      input: [placed(sessionOf(user('a1', 'question'))), CLONED],
    },
    {
      name: 'no conversation',
      input: [placed(sessionOf(modelChange('a1'))), CLONED],
    },
    { name: 'a reply alone', input: [placed(sessionOf(assistant('a1'))), CLONED] },
    { name: 'a command alone', input: [placed(sessionOf(bash('a1'))), CLONED] },
    { name: 'what an extension sends', input: [placed(sessionOf(customMessage('a1'))), CLONED] },
  ],
  sees: (moments) => moments.some((one) => one.step.act === 'clone' && resultOf(one) !== undefined),
  judge: (moment) => {
    const branch = branchCloned(moment);
    if (branch === undefined) return undefined;
    const mustBe = hasConversation(branch, ['user', 'assistant']);
    const received = resultOf(moment)?.['path'] ?? null;
    if (mustBe === (received !== null)) return undefined;
    return { code: mustBe ? 'clone-has-no-file' : 'clone-has-a-file-too-soon', received };
  },
});

const cloneHeader = programRule({
  ...requirement('clone/header'),
  judgesAll: true,
  method: 'session/clone',
  needs: [],
  programs: copying('clone', { maxEntries: 3, types: ['message'] }),
  examples: (world) => [...headed(CLONED), ...old(world, CLONED)],
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
  examples: () => [
    {
      name: 'a compaction that keeps from a message on',
      input: [
        placed(
          sessionOf(
            user('a1', 'old'),
            assistant('b2', 'kept'),
            compaction('c3', { firstKept: 'b2' }),
            user('d4', 'after'),
          ),
        ),
        CLONED,
      ],
    },
    {
      name: 'a compaction that keeps from a label on',
      input: [
        placed(
          sessionOf(
            user('a1', 'old'),
            label('b2', { target: 'a1', label: 'mark' }),
            assistant('c3', 'kept'),
            compaction('d4', { firstKept: 'b2' }),
            user('e5', 'after'),
          ),
        ),
        CLONED,
      ],
    },
  ],
  judge: judgingCopy('clone', (copy) => {
    const leafId = copy.moment.request?.params['leafId'] as string | undefined;
    const [wanted, found] = [sentBy(copy.source, leafId), sentBy(readSession(copy.bytes))];
    return isSame(wanted, found)
      ? undefined
      : {
          code: 'clone-sends-something-else',
          file: copy.name,
          expected: wanted.map(({ entryId }) => entryId),
          received: found.map(({ entryId }) => entryId),
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
  examples: () => [
    { name: 'a session with a reply', input: sessionBytes(sessionOf(user('a1'), assistant('b2'))) },
  ],
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
    whenStored,
    goingOn('clone'),
    cloneHeader,
    sameContext,
    ...cloneLabels,
    unknownLeaf,
    ...sourceRules('clone'),
  ],
};
