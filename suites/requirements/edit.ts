import { declared, documented, observed } from '../source.ts';
import type { RequirementTable } from '../requirement.ts';

const FORMAT = 'docs/session-format.md';
const DECLARATIONS = 'dist/core/session-manager.d.ts';

export const editRequirements = {
  'edit/omit': {
    level: 'must',
    title: 'a null replacement takes its target out of the context',
    since: '0.87.0',
    source: documented(
      FORMAT,
      'ContextEditEntry',
      '`replacement: null` omits the target from model context.',
    ),
  },
  'edit/replace': {
    level: 'must',
    title: 'a replacement changes only the content: role and all other members of the message stay',
    since: '0.87.0',
    source: documented(
      FORMAT,
      'ContextEditEntry',
      'A non-null `replacement` replaces only the target message content.',
    ),
  },
  'edit/string-to-block': {
    level: 'must',
    title: 'a string for an assistant or toolResult message becomes one text block',
    since: '0.87.0',
    source: documented(
      FORMAT,
      'ContextEditEntry',
      'String replacements for assistant and tool-result entries are normalized to one text block',
    ),
  },
  'edit/latest-wins': {
    level: 'must',
    title: 'of several edits of one target on the active branch, the last in branch order counts',
    since: '0.87.0',
    source: documented(
      FORMAT,
      'ContextEditEntry',
      'If several edits target the same entry, the latest edit on the active branch wins.',
    ),
  },
  'edit/branch-relative': {
    level: 'must',
    title: 'an edit acts only on branches that contain it: from elsewhere the original shows',
    since: '0.87.0',
    source: documented(
      FORMAT,
      'ContextEditEntry',
      "Edits are branch-relative: navigating to a point before the edit reveals the target's original contribution again.",
    ),
  },
  'edit/no-message': {
    level: 'must',
    title: 'the edit itself sends nothing',
    since: '0.87.0',
    source: documented(FORMAT, 'Context Building', '`context_edit` -> no context message of its own'),
  },
  'edit/raw-entries': {
    level: 'must',
    title: 'an edit leaves the entries as stored',
    since: '0.87.0',
    source: documented(
      FORMAT,
      'ContextEditEntry',
      'the target entry and its metadata remain unchanged in raw history, UI, exports, and session accounting',
    ),
  },
  'edit/raw-tree': {
    level: 'must',
    title: 'an edit leaves the tree as stored',
    since: '0.87.0',
    source: documented(
      FORMAT,
      'ContextEditEntry',
      'the target entry and its metadata remain unchanged in raw history, UI, exports, and session accounting',
    ),
  },
  'edit/raw-info': {
    level: 'must',
    title: 'an edit leaves the info as stored',
    since: '0.87.0',
    source: documented(
      FORMAT,
      'ContextEditEntry',
      'the target entry and its metadata remain unchanged in raw history, UI, exports, and session accounting',
    ),
  },
  'edit/null-on-any': {
    level: 'observed',
    title:
      'a null replacement hides an entry of any kind: a system message, a summary, a compaction with its checkpoint',
    since: '0.87.0',
    source: observed(
      'omits any entry that a null replacement names, also those that its own writer would not edit',
    ),
  },
  'edit/missing-target': {
    level: 'observed',
    title: 'an edit of an unknown id, or of an entry off the branch, changes nothing',
    since: '0.87.0',
    source: observed('ignores an edit whose target is not among the selected entries'),
  },
  'edit/replace-uneditable': {
    level: 'observed',
    title: 'a replacement of a role that is not editable leaves the message as it was',
    since: '0.87.0',
    source: observed('applies a replacement to user, assistant, toolResult and custom messages only'),
  },
  'edit/silent-target': {
    level: 'observed',
    title: 'an edit of an entry that sends nothing changes nothing',
    since: '0.87.0',
    source: observed('sends nothing for a label or a model change, edited or not'),
  },
  'edit/malformed-replacement': {
    level: 'observed',
    title: 'a replacement that is neither null nor an object with content leaves the message as it was',
    since: '0.87.0',
    source: documented(
      FORMAT,
      'ContextEditEntry',
      'A non-null `replacement` replaces only the target message content.',
    ),
  },
  'edit/compaction': {
    level: 'must',
    title: 'edits apply to the entries that a compaction keeps, as they do anywhere',
    since: '0.87.0',
    source: documented(
      FORMAT,
      'Context Building',
      'applies the latest `context_edit` for each selected target',
    ),
  },
  'edit/as-cut-before': {
    level: 'must',
    title: 'read from before an edit, the context is that of the file cut off before it',
    since: '0.87.0',
    source: documented(
      FORMAT,
      'ContextEditEntry',
      "Edits are branch-relative: navigating to a point before the edit reveals the target's original contribution again.",
    ),
  },
  'edit/sibling-branch': {
    level: 'must',
    title: 'an edit on a sibling branch changes nothing',
    since: '0.87.0',
    source: documented(FORMAT, 'ContextEditEntry', 'the latest edit on the active branch wins'),
  },
  'edit/on-branch': {
    level: 'must',
    title: 'the target of an edit is an earlier entry of its own branch; a writer refuses other targets',
    since: '0.87.0',
    source: declared(
      DECLARATIONS,
      'SessionManager.appendContextEdit',
      'Append a branch-local edit to an earlier model-visible entry.',
    ),
  },
  'edit/targets': {
    level: 'must',
    title:
      'only user, assistant and toolResult messages and custom_message entries are edited; a writer refuses other targets',
    since: '0.87.0',
    source: documented(
      FORMAT,
      'ContextEditEntry',
      'Targets may be user, assistant, tool-result, or custom-message entries.',
    ),
  },
  'edit/shape': {
    level: 'must',
    title: 'a replacement is null or an object with content; a writer refuses anything else',
    since: '0.87.0',
    source: declared(
      DECLARATIONS,
      'ContextEditEntry',
      'replacement: { content: ContextEditableContent; } | null;',
    ),
  },
} as const satisfies RequirementTable;
