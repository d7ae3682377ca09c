import type { RunRule } from '../../rule.ts';
import { entryOf, isUnended, shown } from '../../driving/bytes.ts';
import type { Complaint } from '../../driving/complaint.ts';
import { appendedEntry, type Judge } from '../../driving/judge.ts';
import { leavesNothingBehind, parentOf, tellsTheLeaf } from '../../driving/judge-leaf.ts';
import { isRefused, resultOf, type Moment } from '../../driving/moment.ts';
import { programRule } from '../../driving/program-rule.ts';
import { followedBy, programs, type Steps } from '../../driving/programs.ts';
import { append, BEGUN, CONVERSATION, movedTo, STATE } from '../../driving/sending.ts';
import type { Step } from '../../driving/step.ts';
import { requirement } from '../../requirements/index.ts';

const MOVING = { append: 6, navigate: 6 };

const leaf = programRule({
  ...requirement('write/leaf'),
  method: 'session/state',
  programs: programs({ acts: { ...MOVING, state: 6 } }),
  examples: () => [
    {
      name: 'before a move, behind it, and behind the next entry',
      input: [...BEGUN, STATE, movedTo(1), STATE, ...CONVERSATION, STATE],
    },
  ],
  judge: tellsTheLeaf,
});

/** After a move, what is answered and where the next entry hangs. */
const goesWhereItIsTold: Judge = (moment) => {
  const { step, request, before, after } = moment;
  if (step.act === 'navigate' && step.summary === undefined && !isRefused(moment)) {
    const leafId = resultOf(moment)?.['leafId'] ?? null;
    const expected = request?.params['entryId'];
    return leafId === expected ? undefined : { code: 'leaf-is-not-the-target', expected, received: leafId };
  }
  if (before?.leafBy !== 'navigate' || after === undefined) return undefined;
  const found = appendedEntry(moment);
  return found === undefined || parentOf(found) === before.leafId
    ? undefined
    : {
        code: 'parent-is-not-the-target',
        file: after.name,
        expected: before.leafId,
        received: found['parentId'],
      };
};

const navigate = programRule({
  ...requirement('write/navigate'),
  method: 'session/navigate',
  programs: programs({ acts: MOVING }),
  examples: () => [
    {
      name: 'before the first entry, and back to it',
      input: [...BEGUN, movedTo(null), ...CONVERSATION, movedTo(0), ...CONVERSATION],
    },
  ],
  judge: goesWhereItIsTold,
});

/** Names an entry that is not there. */
const namesNothing = ({ step }: Moment): boolean =>
  (step.act === 'navigate' && step.to === 'unknown') ||
  (step.act === 'append' && step.draft.payload.type === 'label' && step.draft.fault === 'unknown');

const refusesUnknown: Judge = (moment) =>
  namesNothing(moment) && resultOf(moment) !== undefined
    ? { code: 'unknown-target-is-accepted', received: resultOf(moment) }
    : leavesNothingBehind(moment);

const MOVED_TO_NOTHING: Steps = [movedTo('unknown'), STATE, movedTo(0), ...CONVERSATION];

const LABELLED_NOTHING: Steps = [
  append({ type: 'label', members: { label: 'mark' } }, 0, 'unknown'),
  STATE,
  append({ type: 'label', members: { label: 'mark' } }),
  ...CONVERSATION,
];

const isSound = (moment: Moment): boolean => !namesNothing(moment) && resultOf(moment) !== undefined;

/** A writer that refuses everything of the kind shows nothing by refusing this: it must have taken another one. */
const seesUnknown =
  (isOfTheKind: (step: Step) => boolean) =>
  (moments: readonly Moment[]): boolean =>
    moments.some(namesNothing) && moments.some((one) => isOfTheKind(one.step) && isSound(one));

const unknownTarget = programRule({
  ...requirement('write/unknown-target'),
  method: 'session/navigate',
  share: 0.1,
  programs: followedBy(programs({ acts: MOVING, maxSteps: 6 }), ...MOVED_TO_NOTHING),
  examples: () => [
    { name: 'a move', input: [...BEGUN, ...MOVED_TO_NOTHING] },
    {
      name: 'a move with a summary',
      input: [...BEGUN, movedTo('unknown', 'tried it'), ...MOVED_TO_NOTHING],
    },
  ],
  sees: seesUnknown(({ act }) => act === 'navigate'),
  judge: refusesUnknown,
});

const unknownLabelTarget = programRule({
  ...requirement('write/unknown-label-target'),
  method: 'session/append',
  share: 0.1,
  programs: followedBy(programs({ acts: MOVING, maxSteps: 6 }), ...LABELLED_NOTHING),
  examples: () => [{ name: 'a label', input: [...BEGUN, ...LABELLED_NOTHING] }],
  sees: seesUnknown((step) => step.act === 'append' && step.draft.payload.type === 'label'),
  judge: refusesUnknown,
});

/** The summary that a move appended, as it lies in the file. */
function summaryOf(moment: Moment) {
  const { step, after, disk } = moment;
  const bytes = after && disk.after.get(after.name);
  if (step.act !== 'navigate' || step.summary === undefined || bytes === undefined) return undefined;
  const leafId = resultOf(moment)?.['leafId'];
  return leafId === undefined ? undefined : { leafId, found: entryOf(bytes, leafId), wanted: step.summary };
}

const branchSummary = programRule({
  ...requirement('write/branch-summary'),
  method: 'session/navigate',
  programs: programs({ acts: { append: 6, navigate: 8 } }),
  examples: () => [
    {
      name: 'a summary of the reply that is left',
      input: [...BEGUN, movedTo(1, 'tried it'), ...CONVERSATION],
    },
    {
      name: 'a summary behind another',
      input: [...BEGUN, movedTo(1, 'tried it'), ...CONVERSATION, movedTo(3, 'went another way'), STATE],
    },
  ],
  judge: (moment) => {
    const summary = summaryOf(moment);
    if (summary === undefined) return undefined;
    const { leafId, found, wanted } = summary;
    if (found?.['type'] !== 'branch_summary')
      return {
        code: 'leaf-is-not-a-summary',
        expected: 'branch_summary',
        received: found?.['type'],
      };
    const members: readonly (readonly [string, unknown])[] = [
      ['id', leafId],
      ['parentId', moment.request?.params['entryId']],
      ['summary', wanted],
      ...(moment.before?.leafId == null ? [] : ([['fromId', moment.before.leafId]] as const)),
    ];
    return members
      .filter(([name, value]) => found[name] !== value)
      .map(([member, expected]) => ({
        code: 'wrong-summary-member',
        about: { member },
        expected,
        received: found[member],
      }));
  },
});

const summaryOfNothing = programRule({
  ...requirement('write/branch-summary-root'),
  method: 'session/navigate',
  programs: programs({
    acts: { append: 3, navigate: 8 },
    toRoot: 6,
    session: { maxEntries: 2, minEntries: 1 },
  }),
  examples: () => [
    {
      name: 'from before the first entry',
      input: [...BEGUN, movedTo(null), movedTo(0, 'tried it')],
    },
  ],
  judge: (moment) => {
    const found = summaryOf(moment)?.found;
    return found === undefined || moment.before?.leafId !== null || found['fromId'] === 'root'
      ? undefined
      : { code: 'from-id-is-not-root', expected: 'root', received: found['fromId'] };
  },
});

const reopen = programRule({
  ...requirement('write/reopen'),
  judgesAll: true,
  method: 'session/open',
  programs: programs({ acts: { append: 6, navigate: 2, close: 4, open: 6 } }),
  judge: (moment) => {
    const { step, before, after, disk } = moment;
    if (step.act !== 'open' || before === undefined || after === undefined || isRefused(moment))
      return undefined;
    const [old, now] = [disk.before.get(before.name), disk.after.get(before.name)];
    if (old === undefined || now === undefined) return undefined;
    // A line break that was missing may be written: it is the first byte of the next line's own.
    const allowed = isUnended(old) ? Buffer.concat([old, Buffer.from('\n')]) : old;
    if (Buffer.compare(now, old) !== 0 && Buffer.compare(now, allowed) !== 0)
      return { code: 'opening-changes-the-file', file: before.name, received: shown(now) };
    const { sessionId, leafId = null } = resultOf(moment) as { sessionId: unknown; leafId?: string | null };
    const complaints: Complaint[] = [];
    if (leafId !== after.leafId)
      complaints.push({ code: 'leaf-is-not-the-last-line', expected: after.leafId, received: leafId });
    if (sessionId !== before.sessionId)
      complaints.push({
        code: 'session-id-is-not-of-the-header',
        expected: before.sessionId,
        received: sessionId,
      });
    return complaints;
  },
});

export const moving: readonly RunRule[] = [
  leaf,
  navigate,
  unknownTarget,
  unknownLabelTarget,
  branchSummary,
  summaryOfNothing,
  reopen,
];
