import { documented, observed } from '../source.ts';
import type { RequirementTable } from '../requirement.ts';

const FORMAT = 'docs/session-format.md';

export const compactionRequirements = {
  'compaction/latest': {
    level: 'must',
    title: 'the last compaction on the branch counts; an older one sends nothing',
    source: documented(
      FORMAT,
      'Context Building',
      'If one or more `CompactionEntry` values are on the path, uses the latest one',
    ),
  },
  'compaction/one-summary': {
    level: 'must',
    title: 'an older compaction among the kept entries adds no second summary',
    since: '0.87.0',
    source: documented(
      FORMAT,
      'Context Building',
      'If one or more `CompactionEntry` values are on the path, uses the latest one',
    ),
  },
  'compaction/order': {
    level: 'must',
    title: 'the checkpoint is sent first, then the summary, then what is kept, then what follows',
    since: '0.86.0',
    source: documented(
      FORMAT,
      'Context Building',
      '`compaction` -> complete system checkpoint followed by `compactionSummary`',
    ),
  },
  'compaction/kept': {
    level: 'must',
    title: 'what is kept is the branch from firstKeptEntryId up to the compaction',
    source: documented(
      FORMAT,
      'Context Building',
      'Includes non-system entries from `firstKeptEntryId` up to, but not including, the compaction entry',
    ),
  },
  'compaction/kept-system': {
    level: 'must',
    title: 'system messages among the kept entries are dropped',
    since: '0.86.0',
    source: documented(
      FORMAT,
      'CompactionEntry',
      'system messages among the kept entries are dropped in its favor',
    ),
  },
  'compaction/keep-none': {
    level: 'must',
    title: 'a compaction whose firstKeptEntryId is its own id keeps nothing',
    since: '0.87.0',
    source: documented(
      FORMAT,
      'CompactionEntry',
      'A retain-none compaction stores its own ID in this field, so no preceding entries are retained.',
    ),
  },
  'compaction/branch': {
    level: 'must',
    title: 'a compaction on another branch does not count',
    source: documented(FORMAT, 'Context Building', 'Collects all entries on the path'),
  },
  'compaction/missing-kept': {
    level: 'observed',
    title: 'a compaction with an unknown firstKeptEntryId keeps nothing',
    source: observed('keeps nothing when the first kept entry is not on the branch before the compaction'),
  },
  'compaction/any-kept-type': {
    level: 'observed',
    title: 'the first kept entry may be of any type: a label, a model change, an older compaction',
    source: observed('starts the kept range at an entry of any type'),
  },
  'compaction/settings': {
    level: 'must',
    title: 'model and thinking level come from the whole branch, not only from the kept part',
    source: documented(
      FORMAT,
      'Context Building',
      'Extracts current model and thinking level settings from the full path',
    ),
  },
  'compaction/kept-exists': {
    level: 'must',
    title: 'the first kept entry is an earlier entry of the same branch, or the compaction itself',
    source: documented(
      FORMAT,
      'CompactionEntry',
      'It identifies the first entry retained from before the compaction entry.',
    ),
    formerly: ['compaction/kept'],
  },
} as const satisfies RequirementTable;
