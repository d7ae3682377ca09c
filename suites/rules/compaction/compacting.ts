import type { Session, SessionConstraints } from '../../../generators/index.ts';
import { readingRule, type SessionCase } from '../../asking/reading-rule.ts';
import { asked, having } from '../../asking/sessions-to-read.ts';
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
  readonly examples: Readonly<Record<string, SessionCase>>;
}

const showing = (shows: CompactionRule['shows']) => (made: Session) =>
  compactionsOf(made).some((one) => shows(one, made));

/** A must of the documentation, shown on sessions with at least one compaction of the kind. */
export const compactionRule = ({ constraints, shows, examples, ...shared }: CompactionRule): RunRule =>
  readingRule({
    ...shared,
    method: 'session/context',
    cases: (world) => having({ ...COMPACTED, ...constraints }, showing(shows))(world).filter(asked(world)),
    examples: (world) =>
      Object.entries(examples).flatMap(([name, input]) => (asked(world)(input) ? [{ name, input }] : [])),
  });

export const keepsNone = ({ id, firstKeptEntryId }: Compaction) => id === firstKeptEntryId;
export const keepsSome = (one: Compaction) => !keepsNone(one);
