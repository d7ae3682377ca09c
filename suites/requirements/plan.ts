import type { RequirementTable } from '../requirement.ts';
import { documented, observed } from '../source.ts';

const PAGE = 'docs/compaction.md';
const NEVER_CUT = documented(
  PAGE,
  'Cut Point Rules',
  'Never cut at tool results (they must stay with their tool call).',
);
const WALK = documented(
  PAGE,
  'How It Works',
  'Walk backwards through the finalized session projection, accumulating token estimates until `keepRecentTokens`',
);

/** Calls and their results, as a reader sends them and as a compaction is planned around them. */
export const planRequirements = {
  'exchange/order': {
    level: 'must',
    title: 'calls and their results are sent as they stand on the branch, in its order',
    source: documented(
      'docs/sessions.md',
      'Manage conversation context',
      'The model receives the active branch, not every branch in the session file.',
    ),
  },
  'exchange/compacted': {
    level: 'must',
    title: 'a call that a compaction keeps is sent with its results',
    source: NEVER_CUT,
  },
  'exchange/edited': {
    level: 'must',
    title: 'editing a call or a result leaves the other as it is',
    since: '0.87.0',
    source: documented(
      'docs/session-format.md',
      'ContextEditEntry',
      'Append-only edit of one earlier context-producing entry.',
    ),
  },
  'exchange/plan': {
    level: 'must',
    title: 'a compaction is never planned to begin between a call and its result',
    source: NEVER_CUT,
  },
  'exchange/plan-keeps': {
    level: 'must',
    title: 'at least as many tokens are kept as asked for',
    // Before, sessions with nothing to be compacted were compacted as well.
    since: '0.79.8',
    source: WALK,
  },
  'exchange/plan-recent': {
    level: 'must',
    title: 'nothing older than the recent tokens is kept',
    source: WALK,
  },
  'exchange/plan-custom': {
    level: 'must',
    title: 'messages of extensions count as tokens, and a compaction may begin at one',
    since: '0.80.4',
    source: documented(PAGE, 'Cut Point Rules', 'Custom messages (custom_message, branch_summary)'),
  },
  'exchange/plan-nothing': {
    level: 'must',
    title: 'where nothing is to be compacted, the plan is null',
    since: '0.79.8',
    source: documented(
      'CHANGELOG.md',
      '0.79.8, Fixed',
      'Fixed compaction to refuse sessions with no eligible messages instead of producing empty summaries',
    ),
  },
  'exchange/plan-after-compaction': {
    level: 'observed',
    title: 'right after a compaction there is nothing to plan',
    source: observed('prepares no compaction where the last entry of the branch is one'),
  },
  'exchange/plan-twice': {
    level: 'observed',
    title: 'planning twice gives the same plan, and changes nothing',
    source: observed('prepares the same compaction of the same branch again'),
  },
} as const satisfies RequirementTable;
