/**
 * What can be wrong with a step, by a code that a machine can tell apart: the sentence says what must hold. `{file}` is
 * the file of the complaint, the other names in braces are what it is about.
 */
export const SENTENCES = {
  'parent-is-not-the-leaf': 'the parent of {id} must be the leaf at that time',
  'leaf-is-not-the-last': 'the leaf must be the entry that was appended or moved to last',
  'refused-step-writes': 'the step was refused, and {file} must be as it was',
  'refused-step-moves-leaf':
    'the step before was refused, so the next entry must hang below the leaf that there was',
  'entry-ids-are-not-the-branch': 'entryIds must be the active branch, root first',
  'labels-are-not-the-last': 'labels must be those that were set last',
  'name-is-not-the-last': 'name must be the one that was given last',
  'file-is-gone': 'the file {file} must stay, and is gone',
  unended: '{file} must end with a line break',
  'blank-line': 'no blank line may be added to {file}',
  'line-is-not-an-object': 'every line that is added must be a JSON object',
  'other-session-changed': '{file} belongs to another session, and must not change',
  'header-is-not-first': 'the first line of {file} must be its header',
  'two-headers': '{file} must have one header',
  'entry-stands-twice': 'the entry {id} must stand in {file} once',
  'breaks-a-rule-of-files': 'line {line} of {file} breaks {rule} ({problem}) at {place}',
  'acknowledged-entry-is-missing': 'the entry {id} was acknowledged, and must be in {file}',
  'timestamp-form': 'the timestamp of {id} must be ISO 8601, in UTC, with milliseconds',
  'timestamp-goes-back': 'the timestamp of {id} must not be before that of an older entry',
  'member-is-not-as-given': 'the member {member} must be stored as it was given',
  'wrong-header-member': 'the {member} of the header must be another',
  'header-timestamp-form': 'the timestamp of the header must be ISO 8601, in UTC, with milliseconds',
  'first-line-is-not-a-header': 'the first line must be a header',
  'session-in-another-directory': 'the session must be created in the directory that was given',
  'file-name-form': 'the file must be named <timestamp>_<session id>.jsonl',
  'file-name-is-not-of-the-header': 'the file must be named by the timestamp and the id of its header',
  'step-is-refused': 'the step must be accepted',
  'id-is-used-again': 'the id must be a new one',
  'id-is-not-told': 'the answer must name the entry that was appended',
  'id-form': 'the id must be 8 lowercase hex digits, or a UUID',
  'session-has-no-file': 'the session must have a file',
  'boundary-is-not-the-compaction': 'firstKeptEntryId must be the id of the compaction itself',
  'cleared-label-is-stored': 'the entry that clears must have no member label',
  'session-id-form': 'the id of the session must be a UUID',
  'session-id-version': 'the id of the session must be a UUID of version 7',
  'session-id-goes-back': 'the id of the session must not begin with an earlier time than the one before',
  'refused-session-writes': 'nothing may be written',
  'chosen-id-is-accepted': 'the id must be refused',
  'unknown-target-is-accepted': 'an entry that is not there must be refused as a target',
  'leaf-is-not-the-target': 'the leaf must be the entry that was moved to',
  'parent-is-not-the-target': 'the first entry after a move must hang below the entry that was moved to',
  'leaf-is-not-a-summary': 'the new leaf must be a branch_summary',
  'wrong-summary-member': 'the {member} of the summary must be another',
  'from-id-is-not-root': 'fromId must be "root"',
  'opening-changes-the-file': 'opening {file} must not change it',
  'leaf-is-not-the-last-line': 'the leaf must be the last entry of the file',
  'session-id-is-not-of-the-header': 'the id must be that of the header',
  'edit-is-accepted': 'the edit must be refused',
  'refused-edit-writes': 'the edit was refused, and {file} must be as it was',
  'foreign-file-changed': '{file} is not a session, and must stay as it was',
  'not-opened-again': 'what was opened and continued must be opened again',
  'not-a-session-any-more': '{file} must be a session, with its header before all entries',
  'name-has-line-breaks': 'the name must be stored without line breaks',
  'path-is-not-of-the-file': 'path must be where the session is stored',
  'closed-session-takes-entries': 'the append must be refused, as the session was closed',
  'closed-session-writes': 'nothing may be written to {file} any more',
  'session-id-is-not-the-chosen': 'the id must be the chosen one',
  'new-session-is-elsewhere': 'the new session must be stored in the folder of the one before',
  'new-session-has-the-old-id': 'the new session must have an id of its own',
  'new-session-has-the-old-file': 'the new session must have a file of its own',
  'new-session-holds-something-else': 'the new session must hold what was appended to it, and nothing else',
  'entry-lost-by-a-kill': 'the entry {id} was acknowledged before the driver was killed',
  'not-opened-after-a-kill': 'the file must be one that can be opened after the kill',
  'entry-lost-by-two-writers': 'the entry {id} was acknowledged by one of two writers',
  'torn-line': 'no line may be torn',
  'version-is-not-3': 'the header must say version 3',
  'migration-loses-entries': 'no entry may be lost',
  'entry-is-not-migrated': 'entry {number} must be the migrated one',
  'parent-is-not-the-last': 'the new entry must hang below the last one',
  'kept-index-stays': 'no entry may have a firstKeptEntryIndex any more',
  'kept-entry-is-another': 'each compaction must keep from the entry that its index meant',
  'opening-again-changes-the-file': 'opening {file} again must not change it',
  'entry-is-not-in-the-copy': 'the entry {id} must be in the copy',
  'copy-tells-another': 'the {member} that is told must be that of the copy',
  'entry-is-off-the-branch': 'the entry {id} must be on the branch of the clone',
  'labels-are-lost': 'the labels of the branch must be carried over',
  'labels-stand-too-early': 'labels must stand behind all other entries',
  'label-time-is-another': 'the label of {id} must have the time at which it was set',
  'boundary-is-not-in-the-clone': 'the boundary of {id} must be an entry of the clone',
  'entry-is-not-of-the-source': 'entry {number} must be that of the source',
  'import-is-refused': 'the session must be imported',
  'import-is-not-at-its-path': 'the imported session must be at the path that is told',
  'import-has-more': 'the imported session must have no more entries than its file',
  'import-is-a-second-copy': '{file} is a second copy of a session of the same directory',
  'refused-import-leaves-a-file': 'the import was refused, and {file} must not be left',
  'fork-has-more': 'the fork must have no more entries than its source',
  'fork-has-old-entries': 'no entry may be one of an older version',
  'entry-is-not-of-the-branch': 'entry {number} must be that of the branch',
  'clone-has-other-branches': 'no entry of another branch may be in the clone',
  'clone-has-other-labels': 'no label of an entry that is not in the clone may be in it',
  'clone-has-no-path': 'the answer must name the path of the clone',
  'clone-sends-something-else': 'the clone must send what the branch sent',
  'copy-is-refused': 'the {copy} must be made',
  'fork-has-no-file': 'the fork must have a file',
  'copy-is-not-at-its-path': 'the copy must be at the path that is told',
  'source-changed': '{file} was copied, and must be as it was',
  'copy-has-no-header': 'the first line of the copy must be its header',
  'copy-has-the-same-time': 'the copy must have a time of its own',
  'copy-has-the-same-id': 'the copy must have an id of its own',
  'parent-session-is-another': 'parentSession must be the path of the source',
  'copy-in-another-directory': 'the copy must be in the directory that was given',
  'list-is-refused': 'the folder must be listed',
  'other-sessions-are-listed': 'the sessions of the folder must be listed, and no others',
  'other-projects-are-listed': 'the sessions of all projects must be listed, and no others',
  'something-is-found': 'nothing must be found',
  'newest-is-not-found': 'the newest of all must be found',
  'not-all-are-listed': 'all must be listed',
  'listed-member-is-another': 'the {member} of {path} must be told',
  'newest-is-not-first': 'the session with the newest activity must stand first',
  'wrong-number-is-listed': 'as many sessions must be listed as the folder has',
  'interrupted-session-is-lost':
    'the entry was acknowledged, and must be found in the file, on a line of its own',
  'old-bytes-change': '{file} must keep every byte that it held; from byte {at} on it holds others',
  'checkpoint-is-another':
    'systemMessage must hold the texts, sections and tools that all system messages before it leave',
  'working-directory-is-not-resolved': 'the cwd of the header must be the absolute path',
  'file-is-not-there': 'the file must be there',
  'file-is-there-too-soon': 'the file must not be there yet',
  'clone-has-no-file': 'the clone must have a file',
  'clone-has-a-file-too-soon': 'the clone must have no file yet',
} as const;

export type ComplaintCode = keyof typeof SENTENCES;

/** The names in braces in a sentence. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type AboutOf<Code extends ComplaintCode> = Exclude<NamesIn<(typeof SENTENCES)[Code]>, 'file'>;

interface Details {
  /** What the step did, where each thing that it can do is wrong for a reason of its own. */
  readonly what?: string;
  readonly file?: string;
  readonly expected?: unknown;
  readonly received?: unknown;
}

type ComplaintOf<Code extends ComplaintCode> = Details & { readonly code: Code } & ('file' extends NamesIn<
    (typeof SENTENCES)[Code]
  >
    ? { readonly file: string }
    : unknown) &
  ([AboutOf<Code>] extends [never]
    ? { readonly about?: undefined }
    : { readonly about: Readonly<Record<AboutOf<Code>, string>> });

/** What is wrong with a step; the compiler asks for what its sentence names. */
export type Complaint = { [Code in ComplaintCode]: ComplaintOf<Code> }[ComplaintCode];

/** What a judge says of a step: nothing, one thing, or several that do not hang on each other. */
export type Complaints = Complaint | readonly Complaint[] | undefined;

const isSeveral = (complaints: Complaint | readonly Complaint[]): complaints is readonly Complaint[] =>
  Array.isArray(complaints);

/** The same as a list. */
export function complaintsIn(complaints: Complaints): readonly Complaint[] {
  if (complaints === undefined) return [];
  return isSeveral(complaints) ? complaints : [complaints];
}

/** The sentence of a complaint: what must hold. */
export function sentenceOfComplaint({ code, file = '', about }: Complaint): string {
  const known: Readonly<Record<string, string | undefined>> = { ...about, file };
  return SENTENCES[code].replaceAll(/\{(\w+)\}/g, (_, name: string) => known[name] ?? '');
}
