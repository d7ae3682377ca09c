/**
 * Which rules check which statement: of the page that this project grew from, sentence by sentence, and what the
 * documentation of Pi says beside it. A statement without a rule says why.
 */
export interface Statement {
  /** Where it stands. */
  readonly page: 'seed' | 'session-format.md';
  /** The statement, in our words. */
  readonly says: string;
  /** The rules that check it. */
  readonly rules: readonly string[];
  /** Why it has none. */
  readonly reason?: string;
}

const seed = (says: string, ...rules: string[]): Statement => ({ page: 'seed', says, rules });
const format = (says: string, ...rules: string[]): Statement => ({ page: 'session-format.md', says, rules });
const unchecked = (page: Statement['page'], says: string, reason: string): Statement => ({
  page,
  says,
  rules: [],
  reason,
});

export const statements: readonly Statement[] = [
  seed('a session is a JSONL file: a header, then entries', 'header/first', 'lines/json'),
  seed('entries are linked by id and parentId', 'entry/base', 'tree/parent-exists', 'tree/renamed-ids'),
  seed('the header is not part of the tree', 'header/first'),
  seed('in a linear conversation each parent is the entry before', 'tree/linear'),
  seed('the parentId of the first entry is null', 'tree/root'),
  seed('ids are unique', 'tree/duplicate-id'),
  seed('the model only sees the active branch', 'context/active-branch', 'tree/branch'),
  seed(
    'model changes, thinking changes and custom entries are stored and not sent',
    'context/silent-types',
    'context/silent-append',
  ),
  seed(
    'the leading separator is dropped; "/", "\\" and ":" become "-"',
    'naming/directory',
    'naming/directory-windows',
  ),
  seed('C:\\Projects\\pi is --C--Projects-pi--', 'naming/directory-windows'),
  seed('/home/u/app is --home-u-app--', 'naming/directory'),
  seed(
    'the drive letter stays; no separator and no colon survives',
    'naming/directory-windows',
    'naming/no-separator',
  ),
  seed('the file is <timestamp>_<session-id>.jsonl', 'naming/file'),
  seed(
    'a null replacement omits the target, and the entry stays in the file',
    'edit/omit',
    'edit/raw-entries',
  ),
  seed('from a point before the edit the original shows', 'edit/branch-relative', 'edit/as-cut-before'),
  seed(
    'a replacement object rewrites the message for the model and leaves the stored entry',
    'edit/replace',
    'edit/raw-entries',
  ),
  seed('a replacement is an object with content, not a bare string', 'edit/malformed-replacement'),
  seed('entries have type, id, parentId and timestamp', 'entry/base'),
  seed(
    'the context is the active branch after compaction and edits',
    'compaction/kept',
    'edit/compaction',
    'context/active-branch',
  ),
  seed('the session id is a UUID by default', 'write/session-id'),

  format('each line is a JSON object with a type', 'lines/json'),
  format('the file location', 'naming/directory', 'naming/directory-windows', 'naming/file'),
  unchecked('session-format.md', 'sessions are removed by deleting their files', 'nothing that a file shows'),
  format(
    'older versions are migrated on load',
    'header/version',
    'migrate/v1-chain',
    'migrate/v2-hook',
    'migrate/idempotent',
  ),
  format('entry timestamps are ISO 8601, message timestamps milliseconds', 'entry/two-timestamps'),
  format('the base of entries', 'entry/base', 'entry/any-id'),
  format('the header, with a parent session where there is one', 'header/first', 'header/fields'),
  format('a message entry holds an AgentMessage', 'entry/message', 'context/message'),
  format('the latest model change is the selected model', 'context/model', 'entry/model_change'),
  format('thinking level changes', 'context/thinking-level', 'entry/thinking_level_change'),
  format('usage entries, of any kind', 'entry/usage', 'entry/unknown-usage-kind', 'context/silent-types'),
  format(
    'a compaction keeps from firstKeptEntryId; its own id keeps none',
    'compaction/kept',
    'compaction/keep-none',
    'entry/compaction',
  ),
  format(
    'the checkpoint leads, and system messages among the kept entries are dropped',
    'compaction/order',
    'compaction/kept-system',
  ),
  format(
    'a context edit changes the context and nothing else',
    'edit/omit',
    'edit/replace',
    'edit/raw-entries',
    'edit/raw-tree',
    'edit/raw-info',
    'entry/context_edit',
  ),
  format('strings for assistant and tool-result entries become one text block', 'edit/string-to-block'),
  format('the latest edit on the active branch wins', 'edit/latest-wins', 'edit/sibling-branch'),
  format('edits are branch-relative', 'edit/branch-relative', 'edit/as-cut-before'),
  format('branch summaries', 'entry/branch_summary', 'context/branch-summary'),
  format('custom entries take no part in the context', 'entry/custom', 'context/silent-types'),
  format('custom messages take part', 'entry/custom_message', 'context/custom-message'),
  format('labels, and how they are cleared', 'entry/label', 'info/label'),
  format('session names', 'entry/session_info', 'info/name'),
  format('several roots are possible', 'tree/root'),
  format('non-root entries point to their parent', 'tree/parent-exists'),
  format('branching creates children of an earlier entry', 'tree/branch-from'),
  format('the context is built from leaf to root', 'tree/branch', 'context/active-branch'),
  format('the latest compaction on the path counts', 'compaction/latest', 'compaction/branch'),
  format('the projection names source entries', 'context/provenance'),
  format('settings come from the full path', 'compaction/settings', 'context/thinking-level'),
];
