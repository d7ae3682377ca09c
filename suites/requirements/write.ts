import { declared, documented, observed } from '../source.ts';
import type { RequirementTable } from '../requirement.ts';

const FORMAT = 'docs/session-format.md';
const DECLARATIONS = 'dist/core/session-manager.d.ts';
const CHANGELOG = 'CHANGELOG.md';

export const writeRequirements = {
  'write/append-only': {
    level: 'must',
    title: 'nothing ever changes a byte that a session file already holds',
    source: declared(
      DECLARATIONS,
      'SessionManager',
      'Manages conversation sessions as append-only trees stored in JSONL files.',
    ),
  },
  'write/whole-lines': {
    level: 'must',
    title: 'only whole lines are added, each a JSON object',
    source: documented(FORMAT, 'Session File Format', 'Each line is a JSON object with a `type` field.'),
  },
  'write/child-of-leaf': {
    level: 'must',
    title: 'an appended entry is a child of the leaf',
    source: declared(DECLARATIONS, 'SessionManager', 'Appending creates a child of the current leaf.'),
  },
  'write/payload': {
    level: 'must',
    title: 'an entry of any type is stored with the members that were given',
    source: documented(FORMAT, 'SessionMessageEntry', 'The `message` field contains an `AgentMessage`.'),
  },
  'write/accepted': {
    level: 'must',
    title: 'an entry of each type is accepted where it may stand',
    source: declared(DECLARATIONS, 'SessionManager', 'Appending creates a child of the current leaf.'),
  },
  'write/fresh-ids': {
    level: 'must',
    title: 'every entry gets an id that no other entry of its file has',
    source: documented(
      FORMAT,
      'Session File Format',
      'Session entries form a tree structure via `id`/`parentId` fields',
    ),
  },
  'write/ids': {
    level: 'should',
    title: 'ids are 8 lowercase hex digits, or a UUID',
    source: documented(FORMAT, 'Entry Base', 'Usually an 8-char hex ID; may fall back to a full UUID'),
  },
  'write/timestamps': {
    level: 'must',
    title: 'entries are stamped in ISO 8601, in UTC with milliseconds, never earlier than the entry before',
    source: documented(FORMAT, 'Messages', 'Session entry timestamps are ISO 8601 strings.'),
  },
  'write/valid': {
    level: 'must',
    title: 'what is written passes the schemas and all rules of the tree',
    since: '0.76.0',
    source: documented(
      FORMAT,
      'Session File Format',
      'Session entries form a tree structure via `id`/`parentId` fields',
    ),
  },
  'write/once': {
    level: 'must',
    title: 'no entry is written twice, even if the file had no reply yet when it was opened',
    since: '0.76.0',
    source: documented(
      CHANGELOG,
      '0.55.2, Fixed',
      'Fixed duplicate session headers when forking from a point before any assistant message.',
    ),
  },
  'write/stored': {
    level: 'must',
    title: 'once there is a reply, everything that was acknowledged is in the file',
    since: '0.51.6',
    source: documented(
      'docs/sessions.md',
      'Continue or switch sessions',
      'Pi saves sessions automatically unless you start it with `--no-session`.',
    ),
  },
  'write/deferred-file': {
    level: 'observed',
    title:
      'a new session has no file before its first user or assistant message, and then one with all entries so far',
    since: '0.99.0',
    source: observed('makes the file of a new session at its first user or assistant message'),
  },
  'write/retain-none': {
    level: 'must',
    title: 'a compaction that keeps none stores its own id',
    since: '0.87.0',
    source: documented(FORMAT, 'CompactionEntry', 'A retain-none compaction stores its own ID in this field'),
  },
  'write/label-clear': {
    level: 'must',
    title: 'clearing a label stores a label entry without a label',
    source: documented(FORMAT, 'LabelEntry', 'Set `label` to `undefined` to clear a label.'),
  },
  'write/context': {
    level: 'must',
    title: 'the context of a written session is the one that the format prescribes',
    source: documented(
      FORMAT,
      'Context Building',
      'walks from the current leaf to the root, producing the active entry list',
    ),
  },
  'write/session-name': {
    level: 'should',
    title: 'the name of a session is stored on one line',
    since: '0.80.0',
    source: documented(
      CHANGELOG,
      '0.80.0, Fixed',
      'Fixed session names to normalize newline characters before storing or displaying labels',
    ),
  },
  'write/leaf': {
    level: 'must',
    title: 'the leaf is the entry that was last appended or moved to',
    source: declared(
      DECLARATIONS,
      'SessionManager.appendMessage',
      'Append a message as child of current leaf, then advance leaf.',
    ),
  },
  'write/navigate': {
    level: 'must',
    title:
      'after a move to an earlier entry, the next entry is its child; after a move before the first, it is a new root',
    source: declared(DECLARATIONS, 'SessionManager.branch', 'Moves the leaf pointer to the specified entry.'),
  },
  'write/unknown-target': {
    level: 'must',
    title: 'a move to an entry that is not there is refused, and leaves the file and the leaf as they were',
    source: documented(
      'docs/extensions.md',
      'ctx.navigateTree(targetId, options?)',
      'It also rejects when `summarize` is set without an available model, or when the target entry does not exist',
    ),
  },
  'write/unknown-label-target': {
    level: 'observed',
    title: 'a label for an entry that is not there is refused, and leaves the file and the leaf as they were',
    source: observed('refuses a label for an entry that is not there'),
  },
  'write/branch-summary': {
    level: 'must',
    title:
      'a move with a summary appends it below the entry that was moved to, and names the leaf that was left',
    since: '0.84.3',
    source: documented(
      FORMAT,
      'BranchSummaryEntry',
      '`parentId` is the entry from which the new branch continues. `fromId` is the previous leaf whose abandoned path was summarized.',
    ),
  },
  'write/branch-summary-root': {
    level: 'observed',
    title: 'if there was no leaf to leave, fromId of the branch summary is "root"',
    since: '0.84.3',
    source: observed('writes "root" as the origin of a summary when there was no leaf'),
  },
  'write/reopen': {
    level: 'must',
    title: 'reopening a session changes no byte, and its last entry is the leaf',
    source: declared(
      DECLARATIONS,
      'SessionManager',
      'Manages conversation sessions as append-only trees stored in JSONL files.',
    ),
  },
  'write/own-file': {
    level: 'must',
    title: 'new sessions, forks and clones write into their own file, and never into another',
    since: '0.51.6',
    source: documented(
      CHANGELOG,
      '0.51.6, Fixed',
      'Fixed forked sessions to write to new session files instead of the parent',
    ),
  },
  'write/one-header': {
    level: 'must',
    title: 'no file has a second header, even if the file had no reply yet',
    since: '0.76.0',
    source: documented(
      CHANGELOG,
      '0.55.2, Fixed',
      'Fixed duplicate session headers when forking from a point before any assistant message.',
    ),
  },
  'write/directory': {
    level: 'must',
    title: 'a new session is created in the directory that was given',
    source: declared(DECLARATIONS, 'SessionManager.create', '@param sessionDir Optional session directory.'),
  },
  'write/header': {
    level: 'must',
    title:
      'the first line of a new session is its header: version 3, its id, its working directory, its parent',
    source: documented(
      FORMAT,
      'SessionHeader',
      'First line of the file. Metadata only, not part of the tree',
    ),
  },
  'write/file-name': {
    level: 'must',
    title: 'a new file is named <timestamp>_<session id>.jsonl, after its header',
    source: documented(
      FORMAT,
      'File Location',
      '~/.pi/agent/sessions/--<path>--/<timestamp>_<session-id>.jsonl',
    ),
  },
  'write/refused-step': {
    level: 'must',
    title: 'an append that is refused leaves the file and the leaf as they were',
    since: '1.5.0',
    source: documented(
      CHANGELOG,
      '1.5.0, Fixed',
      'Fixed failed session writes leaving entries in memory that were absent from disk, so later entries pointed to missing parents',
    ),
  },
  'write/no-final-newline': {
    level: 'must',
    title: 'after a last line without a line break, the next entry starts on a line of its own',
    since: '0.84.4',
    source: documented(
      CHANGELOG,
      '0.84.4, Fixed',
      'Fixed resumed sessions corrupting the next appended entry when their JSONL file lacks a trailing newline',
    ),
  },
  'write/torn-line': {
    level: 'must',
    title: 'after a last line that was cut off, the next entry starts on a line of its own',
    since: '0.84.4',
    source: documented(
      CHANGELOG,
      '0.84.4, Fixed',
      'Fixed resumed sessions corrupting the next appended entry when their JSONL file lacks a trailing newline',
    ),
  },
  'write/crlf': {
    level: 'observed',
    title: 'entries appended to a file with CR and LF are found again, and the old lines stay as they were',
    since: '0.76.0',
    source: observed('reads lines that end with CR and LF, and ends its own with LF'),
  },
  'write/failed-append': {
    level: 'must',
    title:
      'an append that cannot be written leaves the file and the leaf as they were, and the next entry is a child of that leaf',
    since: '1.5.0',
    source: documented(
      CHANGELOG,
      '1.5.0, Fixed',
      'Fixed failed session writes leaving entries in memory that were absent from disk, so later entries pointed to missing parents',
    ),
  },
  'write/unwritable-folder': {
    level: 'must',
    title: 'if the file cannot be created, the append of a reply fails',
    since: '1.5.0',
    source: documented(
      CHANGELOG,
      '1.5.0, Fixed',
      'Fixed failed session writes leaving entries in memory that were absent from disk, so later entries pointed to missing parents',
    ),
  },
  'write/full-disk': {
    level: 'must',
    title: 'everything acknowledged before the disk fills up, and after it has room again, is in the file',
    since: '1.5.0',
    source: documented(
      CHANGELOG,
      '1.5.0, Fixed',
      'Fixed failed session writes leaving entries in memory that were absent from disk, so later entries pointed to missing parents',
    ),
  },
  'write/killed': {
    level: 'must',
    title:
      'when the process is killed, what it acknowledged is in the file, and the file can be opened and continued',
    since: '0.99.0',
    source: documented(
      CHANGELOG,
      '0.99.0, Fixed',
      'Fixed new sessions being lost when pi exits before the first assistant response. The session file is now created when the first user message is sent',
    ),
  },
  'write/two-writers': {
    level: 'observed',
    title: 'concurrent writers of one file neither lose nor corrupt lines',
    since: '0.76.0',
    source: observed('appends each entry with one write, so that two writers of a file mix whole lines'),
  },
} as const satisfies RequirementTable;
