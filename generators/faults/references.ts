import type { SessionEntry } from '../../schema/index.ts';
import {
  assistant,
  bash,
  branchSummary,
  compaction,
  custom,
  customMessage,
  edit,
  label,
  modelChange,
  sessionInfo,
  system,
  usageEntry,
  user,
} from '../builders.ts';
import { type Fault, pickEntry, setAt } from './fault.ts';

const NOWHERE = 'no-such-entry';
const ofType = (type: string) => (line: { value: Record<string, unknown> }) => line.value['type'] === type;

const EDITED = (): readonly SessionEntry[] => [
  user('k1'),
  assistant('k2'),
  edit('k3', { target: 'k1', replacement: { content: 'mended' } }),
];

/** What stands in place of a replacement. */
const REPLACEMENTS: readonly (readonly [name: string, replacement: unknown, pointer?: string])[] = [
  ['replacement-missing', undefined],
  ['replacement-bare-string', 'REDACTED'],
  ['replacement-empty-string', ''],
  ['replacement-number', 5],
  ['replacement-false', false],
  ['replacement-array', [{ type: 'text', text: 'x' }]],
  ['replacement-without-content', {}, '/replacement/content'],
  ['replacement-content-null', { content: null }, '/replacement/content'],
  ['replacement-content-number', { content: 7 }, '/replacement/content'],
];

const shapeFaults = REPLACEMENTS.map(([name, replacement, pointer = '/replacement']): Fault => ({
  name: `edit/${name}`,
  rule: 'edit/shape',
  // One that hides half of an exchange with others no longer does so.
  follows: ['exchange/edit-pair'],
  kit: EDITED,
  local: true,
  apply: (draft, pick) => {
    const line = pickEntry(draft, pick, ofType('context_edit'));
    return line && { ...setAt(line, '/replacement', replacement), pointer };
  },
}));

/** Entries that no edit may target. */
const UNEDITABLE: Readonly<Record<string, (id: string) => SessionEntry>> = {
  'system-message': (id) => system(id),
  'bash-execution': (id) => bash(id),
  compaction: (id) => compaction(id, { firstKept: id }),
  'branch-summary': (id) => branchSummary(id, { from: 'root' }),
  'model-change': (id) => modelChange(id),
  usage: (id) => usageEntry(id),
  custom: (id) => custom(id),
  label: (id) => label(id, { target: 'k1', label: 'mark' }),
  edit: (id) => edit(id, { target: 'k1', replacement: null }),
  'session-info': (id) => sessionInfo(id, 'name'),
};

const targetFaults = Object.entries(UNEDITABLE).map(([name, entry]): Fault => ({
  name: `edit/target-${name}`,
  rule: 'edit/targets',
  kit: () => [user('k1'), entry('k2'), edit('k3', { target: 'k1', replacement: null })],
  apply: (draft) => {
    const line = draft.entry('k3');
    return line && setAt(line, '/targetId', 'k2');
  },
}));

/** Names another entry in a member of the last entry of the kit. */
function referring(
  name: string,
  rule: string,
  member: string,
  id: string,
  kit: () => readonly SessionEntry[],
  from: string,
): Fault {
  return {
    name,
    rule,
    kit,
    apply: (draft) => {
      const line = draft.entry(from);
      return line && setAt(line, `/${member}`, id);
    },
  };
}

/** In a forked session it is no fault: the branch that was left stayed in the parent. */
const unlessForked = (fault: Fault): Fault => ({
  ...fault,
  apply: (draft, pick) => ('parentSession' in draft.header.value ? undefined : fault.apply(draft, pick)),
});

/** Two branches; `entry` hangs at the end of the first, and a message follows it. */
const forked = (entry: SessionEntry) => (): readonly SessionEntry[] => [
  user('k1'),
  assistant('k2'),
  user('k3', 'other', { parent: 'k1' }),
  user('k4', 'go on', { parent: 'k2' }),
  entry,
  customMessage('k6'),
];

const EDIT = forked(edit('k5', { target: 'k2', replacement: null }));
const COMPACTION = forked(compaction('k5', { firstKept: 'k2' }));
const SUMMARY = forked(branchSummary('k5', { from: 'k3' }));
const LABEL = forked(label('k5', { target: 'k2', label: 'mark' }));

export const referenceFaults: readonly Fault[] = [
  ...shapeFaults,
  ...targetFaults,
  referring('edit/target-missing', 'edit/on-branch', 'targetId', NOWHERE, EDIT, 'k5'),
  referring('edit/target-later', 'edit/on-branch', 'targetId', 'k6', EDIT, 'k5'),
  referring('edit/target-itself', 'edit/on-branch', 'targetId', 'k5', EDIT, 'k5'),
  referring('edit/target-off-branch', 'edit/on-branch', 'targetId', 'k3', EDIT, 'k5'),
  referring(
    'compaction/kept-missing',
    'compaction/kept-exists',
    'firstKeptEntryId',
    NOWHERE,
    COMPACTION,
    'k5',
  ),
  referring('compaction/kept-later', 'compaction/kept-exists', 'firstKeptEntryId', 'k6', COMPACTION, 'k5'),
  referring(
    'compaction/kept-off-branch',
    'compaction/kept-exists',
    'firstKeptEntryId',
    'k3',
    COMPACTION,
    'k5',
  ),
  unlessForked(
    referring('branch-summary/from-missing', 'entry/branch-summary-source', 'fromId', NOWHERE, SUMMARY, 'k5'),
  ),
  referring('branch-summary/from-later', 'entry/branch-summary-source', 'fromId', 'k6', SUMMARY, 'k5'),
  referring('label/target-missing', 'info/label-target', 'targetId', NOWHERE, LABEL, 'k5'),
  referring('label/target-later', 'info/label-target', 'targetId', 'k6', LABEL, 'k5'),
];
