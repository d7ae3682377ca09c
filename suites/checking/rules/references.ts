import { declared, documented, observed } from '../../rule.ts';
import type { FileRule } from '../fact.ts';

const FORMAT = 'docs/session-format.md';

export const referenceRules: readonly FileRule[] = [
  {
    id: 'edit/shape',
    level: 'must',
    title: 'a replacement is null, or an object with content',
    since: '0.87.0',
    source: declared(
      'dist/core/session-manager.d.ts',
      'ContextEditEntry',
      'replacement: { content: ContextEditableContent; } | null;',
    ),
    codes: {
      schema: {
        must: 'be null or an object with content',
        advice: 'Write {"content":...} around the new content, or null to omit the target.',
      },
    },
  },
  {
    id: 'edit/targets',
    level: 'must',
    title: 'what is edited is a user, assistant or toolResult message, or a custom_message entry',
    since: '0.87.0',
    source: documented(
      FORMAT,
      'ContextEditEntry',
      'Targets may be user, assistant, tool-result, or custom-message entries.',
    ),
    codes: {
      uneditable: {
        must: 'be the id of a user, assistant or toolResult message, or of a custom_message entry',
        advice: 'Take the edit out: it changes nothing, or hides what must not be hidden.',
      },
    },
  },
  {
    id: 'edit/on-branch',
    level: 'must',
    title: 'the target of an edit is an earlier entry of its own branch',
    since: '0.87.0',
    source: declared(
      'dist/core/session-manager.d.ts',
      'ContextEditEntry',
      "Append-only change to one earlier entry's contribution to model context.",
    ),
    codes: {
      missing: { must: 'be the id of an earlier entry', advice: 'Take the edit out: it changes nothing.' },
      later: {
        must: 'be the id of an earlier entry',
        advice: 'Append the edit after the entry that it changes.',
      },
      'off-branch': {
        must: 'be the id of an entry on the same branch',
        advice: 'Take the edit out: on its own branch it changes nothing.',
      },
    },
  },
  {
    id: 'compaction/kept',
    level: 'must',
    title: 'the first kept entry is an earlier entry of the same branch, or the compaction itself',
    source: documented(
      FORMAT,
      'CompactionEntry',
      'It identifies the first entry retained from before the compaction entry.',
    ),
    codes: {
      missing: {
        must: "be the id of an earlier entry or the compaction's own",
        advice: 'Write its own id to keep nothing, which is what readers do as it is.',
      },
      later: {
        must: "be the id of an earlier entry or the compaction's own",
        advice: 'Write its own id to keep nothing, which is what readers do as it is.',
      },
      'off-branch': {
        must: 'be the id of an entry on the same branch',
        advice: 'Write its own id to keep nothing, which is what readers do as it is.',
      },
    },
  },
  {
    id: 'write/branch-summary',
    level: 'observed',
    title: 'the leaf that was left is an entry of the file, or "root"',
    source: observed('writes the id of the leaf that was left, and "root" where there was none'),
    codes: {
      missing: {
        must: 'be the id of an earlier entry or "root"',
        advice: 'Nothing needs to be done if the branch was exported without those that were left.',
      },
      later: {
        must: 'be the id of an earlier entry or "root"',
        advice: 'Write the leaf that was left when the summary was made.',
      },
    },
  },
  {
    id: 'info/label-target',
    level: 'observed',
    title: 'what is labelled is an entry of the file',
    source: observed('refuses to label an entry that the session does not hold'),
    codes: {
      missing: { must: 'be the id of an earlier entry', advice: 'Take the label out; it is shown nowhere.' },
      later: {
        must: 'be the id of an earlier entry',
        advice: 'Append the label after the entry that it marks.',
      },
    },
  },
];
