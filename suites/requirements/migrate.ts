import { documented, observed } from '../source.ts';
import type { RequirementTable } from '../requirement.ts';

const FORMAT = 'docs/session-format.md';

export const migrateRequirements = {
  'migrate/v1-chain': {
    level: 'must',
    title: 'entries without ids get unique ids and are chained in file order',
    since: '0.31.0',
    source: documented(
      FORMAT,
      'Session Version',
      '**Version 1**: Linear entry sequence (legacy, auto-migrated on load)',
    ),
  },
  'migrate/v1-kept-index': {
    level: 'observed',
    title:
      'firstKeptEntryIndex, counted over the lines that hold JSON with the header as 0, becomes firstKeptEntryId',
    since: '0.31.0',
    source: observed('turns the index of the first kept line into the id of its entry'),
  },
  'migrate/v2-hook': {
    level: 'must',
    title: 'the role hookMessage of version 2 becomes custom',
    since: '0.35.0',
    source: documented(
      FORMAT,
      'Session Version',
      '**Version 3**: Renamed `hookMessage` role to `custom` (extensions unification)',
    ),
  },
  'migrate/idempotent': {
    level: 'must',
    title: 'reading a migrated file again changes nothing',
    source: documented(
      FORMAT,
      'Session Version',
      'automatically migrated to the current version (v3) when loaded',
    ),
  },
  'migrate/old-shapes': {
    level: 'observed',
    title:
      'members that old releases wrote are kept: usage without totalTokens, a model_change with the model alone, older members of the header',
    source: observed('reads such entries, and returns them with the members that they have'),
  },
  'migrate/newer': {
    level: 'observed',
    title: 'a version above 3 is read like version 3',
    source: observed('reads versions above 3 like version 3'),
  },
  'migrate/bad-version': {
    level: 'observed',
    title: 'ids and branches survive a header whose version is null, 0 or missing',
    source: observed('takes a bad version for 1, and gives every entry a new id'),
  },
  'migrate/stored': {
    level: 'must',
    title:
      'a version 1 or 2 session that is opened and continued is stored as version 3, chained, with the new roles',
    since: '0.76.0',
    source: documented(
      FORMAT,
      'Session Version',
      'Existing sessions are automatically migrated to the current version (v3) when loaded.',
    ),
  },
  'migrate/stored-kept-index': {
    level: 'observed',
    title: 'firstKeptEntryIndex is gone from the file, and firstKeptEntryId names the entry it stood for',
    source: observed('turns the index into an id and drops it'),
  },
  'migrate/once': {
    level: 'must',
    title: 'a session that was opened and continued is not migrated a second time',
    source: documented(
      FORMAT,
      'Session Version',
      'Existing sessions are automatically migrated to the current version (v3) when loaded.',
    ),
  },
} as const satisfies RequirementTable;
