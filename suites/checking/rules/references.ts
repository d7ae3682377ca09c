import type { CodeTable } from '../code.ts';

export const referenceCodes = {
  'edit/shape': {
    schema: {
      must: 'be null or an object with content',
      advice: 'Write {"content":...} around the new content, or null to omit the target.',
    },
  },
  'edit/targets': {
    uneditable: {
      must: 'be the id of a user, assistant or toolResult message, or of a custom_message entry',
      advice: 'Take the edit out: it changes nothing, or hides what must not be hidden.',
    },
  },
  'edit/on-branch': {
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
  'compaction/kept-exists': {
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
  'entry/branch-summary-source': {
    missing: {
      must: 'be the id of an earlier entry or "root"',
      advice: 'Nothing needs to be done if the branch was exported without those that were left.',
    },
    later: {
      must: 'be the id of an earlier entry or "root"',
      advice: 'Write the leaf that was left when the summary was made.',
    },
  },
  'info/label-target': {
    missing: { must: 'be the id of an earlier entry', advice: 'Take the label out; it is shown nowhere.' },
    later: {
      must: 'be the id of an earlier entry',
      advice: 'Append the label after the entry that it marks.',
    },
  },
} as const satisfies CodeTable;
