import type { RequirementTable } from '../requirement.ts';
import { documented, observed } from '../source.ts';

const FORMAT = 'docs/session-format.md';

export const transcriptRequirements = {
  'transcript/conversation': {
    level: 'observed',
    title:
      'what the user, the model and the tools said is shown in order; text blocks are joined by a line feed',
    source: observed(
      'shows the messages of the branch in its order, the text blocks of each on lines of their own',
    ),
  },
  'transcript/active-branch': {
    level: 'observed',
    title: 'one branch is shown, from its root to the leaf, and nothing of its siblings',
    source: observed('shows the active branch'),
  },
  'transcript/hidden': {
    level: 'must',
    title: 'a custom message is shown unless its display is false',
    since: '0.80.6',
    source: documented(
      FORMAT,
      'CustomMessageEntry',
      '`display`: `true` = show in TUI with distinct styling, `false` = hidden',
    ),
  },
  'transcript/edited': {
    level: 'must',
    title: 'what was edited for the model is shown as originally said',
    since: '0.87.0',
    source: documented(
      FORMAT,
      'ContextEditEntry',
      'the target entry and its metadata remain unchanged in raw history, UI, exports, and session accounting',
    ),
  },
  'transcript/summaries': {
    level: 'observed',
    title:
      'a compaction shows its summary in place of what it removed; a branch summary is shown where it stands',
    since: '0.87.0',
    source: observed('shows what the latest compaction leaves: its summary, what it keeps, and what follows'),
  },
  'transcript/system': {
    level: 'observed',
    title: 'the system prompt is not shown',
    since: '0.86.0',
    source: observed('shows no message of the role system'),
  },
} as const satisfies RequirementTable;
