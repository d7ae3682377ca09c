import fc from 'fast-check';
import { branchSummary, compaction, label, sessionOf, user, session } from '../../../generators/index.ts';
import { caseOf, readingRule } from '../../asking/reading-rule.ts';
import { everyEntry } from '../../asking/every-entry.ts';
import type { World } from '../../rule.ts';
import { asked } from '../../asking/sessions-to-read.ts';
import { IN_ANY_FORM, said, saidInARow } from '../../asking/said.ts';
import { spoken } from '../../asking/spoken.ts';
import { requirement } from '../../requirements/index.ts';
import { COMPACTED, compactionsOf, type Entry } from './compacting.ts';

export const missingKept = readingRule({
  ...requirement('compaction/missing-kept'),
  method: 'session/context',
  cases: ({ features }) =>
    fc
      .tuple(
        session({ ...COMPACTED, shape: 'chain', features })
          .filter((made) => compactionsOf(made).length === 1)
          .map(spoken),
        fc.constantFrom('no-such-entry', '', undefined),
      )
      .map(([made, firstKeptEntryId]) =>
        caseOf({
          ...made,
          entries: made.entries.map((entry) =>
            entry.type === 'compaction' ? ({ ...entry, firstKeptEntryId } as Entry) : entry,
          ),
        }),
      ),
  expected: said,
  view: IN_ANY_FORM,
  examples: () => [
    {
      name: 'an entry after the compaction',
      input: caseOf(sessionOf(user('a1'), compaction('b2', { firstKept: 'c3' }), user('c3', 'after'))),
    },
    {
      name: 'an entry of another branch',
      input: caseOf(
        sessionOf(
          user('a1'),
          user('b2'),
          user('c3', 'again', { parent: 'a1' }),
          compaction('d4', { firstKept: 'b2' }),
        ),
      ),
    },
  ],
});

/** Compactions that begin to keep at an entry of each type. */
const keptFromEachType = (world: World) =>
  everyEntry(world, ({ type }) => !['compaction', 'context_edit', 'message'].includes(type)).entries.map(
    (kept) => ({
      name: `a ${kept.type}, after what is not kept`,
      input: caseOf(
        sessionOf(
          user('a0000000', 'old'),
          { ...kept, id: 'b2', parentId: 'a0000000' },
          user('c3', 'kept'),
          compaction('d4', { firstKept: 'b2' }),
        ),
      ),
    }),
  );

export const anyKeptType = readingRule({
  ...requirement('compaction/any-kept-type'),
  method: 'session/context',
  cases: (world) =>
    saidInARow({
      ...COMPACTED,
      types: { message: 2, label: 1, model_change: 1, custom: 1, branch_summary: 1, compaction: 3 },
      keeps: ['some'],
      shows: (made) => compactionsOf(made).length === 1,
    })(world).filter(asked(world)),
  expected: said,
  view: IN_ANY_FORM,
  examples: (world) => [
    ...keptFromEachType(world),
    {
      name: 'a label',
      input: caseOf(
        sessionOf(
          user('a1', 'old'),
          label('b2', { target: 'a1', label: 'mark' }),
          user('c3', 'kept'),
          compaction('d4', { firstKept: 'b2' }),
        ),
      ),
    },
    {
      name: 'a branch summary',
      input: caseOf(
        sessionOf(
          user('a1', 'old'),
          branchSummary('b2', { summary: 'tried it', from: 'a1' }),
          user('c3', 'kept'),
          compaction('d4', { firstKept: 'b2' }),
        ),
      ),
    },
  ],
});
