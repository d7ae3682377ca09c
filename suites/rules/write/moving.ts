import type { RunRule } from '../../rule.ts';
import { entryOf, isUnended, shown } from '../../driving/bytes.ts';
import { appendedEntry, type Judge } from '../../driving/judge.ts';
import { parentOf, tellsTheLeaf } from '../../driving/judge-leaf.ts';
import { isRefused, resultOf, type Moment } from '../../driving/moment.ts';
import { programRule } from '../../driving/program-rule.ts';
import { programs } from '../../driving/programs.ts';
import { BEGUN, CONVERSATION } from '../../driving/sending.ts';
import type { Step } from '../../driving/step.ts';
import { requirement } from '../../requirements/index.ts';

const to = (entry: number | null): Step => ({ act: 'navigate', session: 0, to: entry });

const MOVING = { append: 6, navigate: 6 };

const leaf = programRule({
  ...requirement('write/leaf'),
  method: 'session/state',
  programs: programs({ acts: { ...MOVING, state: 6 } }),
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
      input: [...BEGUN, to(null), ...CONVERSATION, to(0), ...CONVERSATION],
    },
  ],
  judge: goesWhereItIsTold,
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
    const wrong = members.find(([name, value]) => found[name] !== value);
    return (
      wrong && {
        code: 'wrong-summary-member',
        about: { member: wrong[0] },
        expected: wrong[1],
        received: found[wrong[0]],
      }
    );
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
      input: [
        ...BEGUN,
        { act: 'navigate', session: 0, to: null },
        { act: 'navigate', session: 0, to: 0, summary: 'tried it' },
      ],
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
    if (leafId !== after.leafId)
      return {
        code: 'leaf-is-not-the-last-line',
        expected: after.leafId,
        received: leafId,
      };
    return sessionId === before.sessionId
      ? undefined
      : { code: 'session-id-is-not-of-the-header', expected: before.sessionId, received: sessionId };
  },
});

export const moving: readonly RunRule[] = [leaf, navigate, branchSummary, summaryOfNothing, reopen];
