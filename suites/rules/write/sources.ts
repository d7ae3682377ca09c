import { declared, documented } from '../../rule.ts';

/** The sentences that the rules of writing come from, each in one place. */

const FORMAT = 'docs/session-format.md';
const MANAGER = 'dist/core/session-manager.d.ts';
const CHANGES = 'CHANGELOG.md';

export const APPEND_ONLY = declared(
  MANAGER,
  'SessionManager',
  'Manages conversation sessions as append-only trees stored in JSONL files.',
);
export const CHILD_OF_LEAF = declared(
  MANAGER,
  'SessionManager',
  'Appending creates a child of the current leaf.',
);
export const ADVANCES_LEAF = declared(
  MANAGER,
  'SessionManager.appendMessage',
  'Append a message as child of current leaf, then advance leaf.',
);
export const MOVES_LEAF = declared(
  MANAGER,
  'SessionManager.branch',
  'Moves the leaf pointer to the specified entry.',
);
export const LINES = documented(
  FORMAT,
  'Session File Format',
  'Each line is a JSON object with a `type` field.',
);
export const TREE = documented(
  FORMAT,
  'Session File Format',
  'Session entries form a tree structure via `id`/`parentId` fields',
);
export const SUMMARY = documented(
  FORMAT,
  'BranchSummaryEntry',
  '`parentId` is the entry from which the new branch continues. `fromId` is the previous leaf whose abandoned path was summarized.',
);
export const ENTRY_ID = documented(
  FORMAT,
  'Entry Base',
  'Usually an 8-char hex ID; may fall back to a full UUID',
);
export const TIMESTAMP = documented(FORMAT, 'Messages', 'Session entry timestamps are ISO 8601 strings.');
export const SAVED = documented(
  'docs/sessions.md',
  'Continue or switch sessions',
  'Pi saves sessions automatically unless you start it with `--no-session`.',
);
export const RETAIN_NONE = documented(
  FORMAT,
  'CompactionEntry',
  'A retain-none compaction stores its own ID in this field',
);
export const CLEAR_LABEL = documented(FORMAT, 'LabelEntry', 'Set `label` to `undefined` to clear a label.');
export const HEADER = documented(
  FORMAT,
  'SessionHeader',
  'First line of the file. Metadata only, not part of the tree',
);
export const FILE_NAME = documented(
  FORMAT,
  'File Location',
  '~/.pi/agent/sessions/--<path>--/<timestamp>_<session-id>.jsonl',
);
export const MESSAGE = documented(
  FORMAT,
  'SessionMessageEntry',
  'The `message` field contains an `AgentMessage`.',
);
export const EDIT_TARGETS = documented(
  FORMAT,
  'ContextEditEntry',
  'Targets may be user, assistant, tool-result, or custom-message entries.',
);
export const EDIT_BRANCH = declared(
  MANAGER,
  'SessionManager.appendContextEdit',
  'Append a branch-local edit to an earlier model-visible entry.',
);
export const EDIT_SHAPE = documented(
  FORMAT,
  'ContextEditEntry',
  'A non-null `replacement` replaces only the target message content.',
);
export const CONTEXT = documented(
  FORMAT,
  'Context Building',
  'walks from the current leaf to the root, producing the active entry list',
);
export const FAILED_WRITES = documented(
  CHANGES,
  '1.5.0, Fixed',
  'Fixed failed session writes leaving entries in memory that were absent from disk, so later entries pointed to missing parents',
);
export const NEWLINE = documented(
  CHANGES,
  '0.84.4, Fixed',
  'Fixed resumed sessions corrupting the next appended entry when their JSONL file lacks a trailing newline',
);
export const OWN_FILE = documented(
  CHANGES,
  '0.51.6, Fixed',
  'Fixed forked sessions to write to new session files instead of the parent',
);
export const ONE_HEADER = documented(
  CHANGES,
  '0.55.2, Fixed',
  'Fixed duplicate session headers when forking from a point before any assistant message.',
);
export const ONE_LINE = documented(
  CHANGES,
  '0.80.0, Fixed',
  'Fixed session names to normalize newline characters before storing or displaying labels',
);
