/** A bug that Pi had and mended, as its changelog or its behaviour tells. */
export interface Bug {
  readonly says: string;
  readonly lastBad: string;
  readonly firstGood: string;
  /** Rules that name it: each must be red before and green after. */
  readonly rules: readonly string[];
  /** Why nobody outside could tell. */
  readonly unseen?: string;
}

const bug = (says: string, lastBad: string, firstGood: string, ...rules: string[]): Bug => ({
  says,
  lastBad,
  firstGood,
  rules,
});

export const BUGS: readonly Bug[] = [
  bug('a clone goes on writing in the file of its parent', '0.51.3', '0.51.6', 'write/own-file'),
  bug('a copy gets its header twice', '0.55.1', '0.55.3', 'clone/goes-on'),
  bug(
    'a new session in the same writer keeps the labels of the old one',
    '0.42.5',
    '0.45.7',
    'write/new-session',
  ),
  {
    ...bug('a new session in the same writer keeps the times of labels', '0.80.3', '0.80.6'),
    unseen: 'nobody outside can tell: the times are kept by ids that no entry of the new session has',
  },
  bug('a clone of a branch with a user message has no file', '0.87.1', '0.99.1', 'clone/when-stored'),
  bug(
    'a compaction is planned where nothing is to be compacted',
    '0.79.3',
    '0.79.10',
    'exchange/plan-nothing',
  ),
  bug(
    'messages of extensions do not count in the plan of a compaction',
    '0.80.3',
    '0.80.6',
    'exchange/plan-custom',
  ),
  bug('a chosen session id leads out of the folder', '0.75.5', '0.76.0', 'write/chosen-id'),
  bug(
    'a file that is not a session is emptied, and cannot be opened again',
    '0.49.3',
    '0.50.3',
    'write/opens-again',
  ),
  bug('content that is null breaks the context', '0.80.3', '0.80.6', 'context/null-content'),
  bug(
    'a working directory that is not a string breaks a listing',
    '0.80.10',
    '0.81.1',
    'tolerance/header-cwd',
  ),
  bug('project folders that are links are not listed', '0.83.0', '0.84.0', 'find/linked-projects'),
  bug('the times of labels are lost in a clone', '0.64.0', '0.65.0', 'clone/label-time'),
  bug(
    'an entry is glued to a last line without a line feed',
    '0.84.3',
    '0.84.4',
    'write/no-final-newline',
    'write/torn-line',
  ),
  bug('a session that was opened before its first reply is written twice', '0.75.5', '0.76.0', 'write/once'),
  bug('a second writer of a new file writes behind the first one', '0.75.5', '0.76.0', 'write/occupied'),
  bug(
    'a file that is not a session is replaced by a header',
    '0.80.2',
    '0.80.3',
    'write/foreign-file',
    'read/unchanged',
  ),
  bug('a header of more than 512 bytes is not found', '0.80.10', '0.81.1', 'find/long-header'),
  bug('entries below a label that a clone leaves out lose their parent', '0.78.1', '0.79.3', 'clone/links'),
  bug(
    'a boundary of a compaction that names a label is lost in a clone',
    '0.84.4',
    '0.85.1',
    'clone/kept-label',
  ),
  bug(
    'a compaction among the kept entries adds a second summary',
    '0.86.1',
    '0.87.0',
    'compaction/one-summary',
  ),
  bug('an entry that could not be written becomes a parent', '1.4.0', '1.5.0', 'write/failed-append'),
  bug('a name is not cleared by an empty one', '0.58.4', '0.60.0', 'info/name'),
  bug('a name of several lines is stored as it is', '0.79.10', '0.80.2', 'write/session-name'),
  bug(
    'a fork keeps a relative working directory',
    '0.73.1',
    '0.75.5',
    'fork/cwd-resolved',
    'write/cwd-resolved',
  ),
];
