import type { Session, SessionConstraints } from '../../../generators/index.ts';
import { readingRule, type SessionCase, type ViewOf } from '../../asking/reading-rule.ts';
import { asked } from '../../asking/sessions-to-read.ts';
import { IN_ANY_FORM, said, saidInARow, sayingOf } from '../../asking/said.ts';
import { roleOf } from '../../model/index.ts';
import type { View } from '../../question.ts';
import type { Requirement } from '../../requirement.ts';
import type { RunRule } from '../../rule.ts';

/** Conversations with compactions; kept entries are of the kinds that Pi itself cuts at. */
export const COMPACTED: SessionConstraints = {
  types: { message: 4, compaction: 2 },
  roles: ['user', 'assistant'],
  minEntries: 1,
  maxEntries: 8,
  text: 'plain',
};

export type Entry = Session['entries'][number];
type Compaction = Extract<Entry, { type: 'compaction' }>;

export const compactionsOf = ({ entries }: Session): Compaction[] =>
  entries.filter((entry): entry is Compaction => entry.type === 'compaction');

interface CompactionRule extends Requirement {
  readonly constraints?: SessionConstraints;
  readonly shows: (one: Compaction, made: Session) => boolean;
  /** Several compactions may stand on a branch: which of them counts is a rule of its own. */
  readonly repeated?: boolean;
  readonly examples: Readonly<Record<string, SessionCase>>;
  /** Which messages are compared; by default all. */
  readonly view?: View | ViewOf;
}

/** Only the summaries of compactions. */
export const summaries: ViewOf = ({ entries }) => ({
  texts: entries.flatMap(({ type, summary }) => (type === 'compaction' ? [String(summary)] : [])),
});
/** Only what was said. */
export const talk = sayingOf((entry) => entry.type === 'message' && roleOf(entry) !== 'system');
/** Only system messages that stand in entries of their own. */
export const prompts = sayingOf((entry) => roleOf(entry) === 'system');

const showing = (shows: CompactionRule['shows']) => (made: Session) =>
  compactionsOf(made).some((one) => shows(one, made));

/** A must of the documentation, shown on sessions with at least one compaction of the kind. */
export const compactionRule = ({
  constraints,
  shows,
  repeated = false,
  examples,
  view = IN_ANY_FORM,
  ...shared
}: CompactionRule): RunRule =>
  readingRule({
    ...shared,
    method: 'session/context',
    cases: (world) =>
      saidInARow({
        ...COMPACTED,
        ...constraints,
        shows: (made) => showing(shows)(made) && (repeated || compactionsOf(made).length === 1),
      })(world).filter(asked(world)),
    expected: said,
    view,
    examples: (world) =>
      Object.entries(examples).flatMap(([name, input]) => (asked(world)(input) ? [{ name, input }] : [])),
  });

export const keepsNone = ({ id, firstKeptEntryId }: Compaction) => id === firstKeptEntryId;
export const keepsSome = (one: Compaction) => !keepsNone(one);
