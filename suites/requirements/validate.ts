import { entryTypes, type EntryType } from '../../schema/entry-types.ts';
import { documented } from '../source.ts';
import type { RequirementFacts, RequirementTable } from '../requirement.ts';
import { compactionRequirements } from './compaction.ts';
import { editRequirements } from './edit.ts';
import { entryRequirements } from './entry.ts';
import { exchangeRequirements } from './exchange.ts';
import { headerRequirements } from './header.ts';
import { linesRequirements } from './lines.ts';
import { treeRequirements } from './tree.ts';

const FORMAT = 'docs/session-format.md';

/** What a file may break, and is then to be reported for. */
const BREAKABLE = {
  ...headerRequirements,
  ...linesRequirements,
  ...entryRequirements,
  ...treeRequirements,
  ...editRequirements,
  ...compactionRequirements,
  ...exchangeRequirements,
};

type Breakable = keyof typeof BREAKABLE;

/** The same for the members of each type of entry. */
const typesReported = Object.fromEntries(
  entryTypes.map((type) => [
    `validate/entry-${type}`,
    {
      breaks: `entry/${type}`,
      title: `a file with a ${type} entry that lacks a declared member, or has one of the wrong type, is reported as invalid`,
    },
  ]),
) as {
  readonly [Type in EntryType as `validate/entry-${Type}`]: {
    readonly breaks: `entry/${Type}`;
    readonly title: string;
  };
};

/** For each must that one file can break: the requirement that a checker tells it, in words of its own. */
export const REPORTED = {
  'validate/header-first': {
    breaks: 'header/first',
    title: 'a file whose first line is not the session header is reported as invalid',
  },
  'validate/header-id': {
    breaks: 'header/id',
    title: 'a file whose session id is not text of the allowed characters is reported as invalid',
  },
  'validate/header-version': {
    breaks: 'header/version-fits',
    title:
      'a file whose version is unknown, or does not fit how its entries are linked, is reported as invalid',
  },
  'validate/header-fields': {
    breaks: 'header/fields',
    title: 'a file with a timestamp, cwd or parentSession of the wrong type is reported as invalid',
  },
  'validate/lines-json': {
    breaks: 'lines/json',
    title: 'a file with a line that is not one JSON object in UTF-8 is reported as invalid',
  },
  'validate/entry-base': {
    breaks: 'entry/base',
    title: 'a file with an entry without a type, id, parentId or ISO timestamp is reported as invalid',
  },
  'validate/entry-two-timestamps': {
    breaks: 'entry/two-timestamps',
    title: 'a file with a message whose time is not a number of milliseconds is reported as invalid',
  },
  ...typesReported,
  'validate/entry-image': {
    breaks: 'entry/image',
    title: 'a file with an image that is not base64 text with a media type is reported as invalid',
  },
  'validate/entry-pending': {
    breaks: 'entry/pending',
    title: 'a file with a partial assistant message is reported as invalid',
  },
  'validate/tree-unique-ids': {
    breaks: 'tree/unique-ids',
    title: 'a file in which two entries share an id is reported as invalid',
  },
  'validate/tree-root': {
    breaks: 'tree/root',
    title: 'a file whose first entry is not a root is reported as invalid',
  },
  'validate/tree-parent-exists': {
    breaks: 'tree/parent-exists',
    title: 'a file with a parentId that no entry has is reported as invalid',
  },
  'validate/tree-parent-earlier': {
    breaks: 'tree/parent-earlier',
    title: 'a file in which an entry comes before its parent is reported as invalid',
  },
  'validate/tree-no-cycle': {
    breaks: 'tree/acyclic',
    title: 'a file in which an entry is its own ancestor is reported as invalid',
  },
  'validate/edit-shape': {
    breaks: 'edit/shape',
    title: 'a file with a replacement that is neither null nor an object with content is reported as invalid',
  },
  'validate/edit-targets': {
    breaks: 'edit/targets',
    title: 'a file with an edit of an entry that cannot be edited is reported as invalid',
  },
  'validate/exchange-kept-range': {
    breaks: 'exchange/kept-range',
    title: 'a file with a compaction whose kept range begins at a tool result is reported as invalid',
  },
  'validate/edit-on-branch': {
    breaks: 'edit/on-branch',
    title: 'a file with an edit whose target is not an earlier entry of its branch is reported as invalid',
  },
  'validate/compaction-kept': {
    breaks: 'compaction/kept-exists',
    title:
      'a file with a compaction whose first kept entry is not an earlier entry of its branch is reported as invalid',
  },
} as const satisfies Readonly<Record<`validate/${string}`, { breaks: Breakable; title: string }>>;

function reported({ breaks, title }: { breaks: Breakable; title: string }): RequirementFacts {
  const { since, source }: RequirementFacts = BREAKABLE[breaks];
  return { level: 'must', title, ...(since !== undefined && { since }), source };
}

export const validateRequirements = {
  'validate/valid': {
    level: 'must',
    title: 'every valid session is accepted, however its lines are written',
    source: documented(FORMAT, 'Session File Format', 'Each line is a JSON object with a `type` field.'),
  },
  'validate/legacy': {
    level: 'must',
    title: 'sessions of version 1 and 2 are accepted',
    source: documented(
      FORMAT,
      'Session Version',
      'Existing sessions are automatically migrated to the current version (v3) when loaded.',
    ),
  },
  'validate/unknown-role': {
    level: 'should',
    title: 'a message of an unknown role does not make a session invalid',
    source: documented(
      'docs/message-types.md',
      'AgentMessage union',
      'consumers should tolerate unknown custom roles when they accept messages from an augmented host',
    ),
  },
  ...(Object.fromEntries(Object.entries(REPORTED).map(([id, one]) => [id, reported(one)])) as Readonly<
    Record<keyof typeof REPORTED, RequirementFacts>
  >),
} as const satisfies RequirementTable;
