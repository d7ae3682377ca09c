import { documented, observed } from '../source.ts';
import type { RequirementTable } from '../requirement.ts';

const FORMAT = 'docs/session-format.md';

/** All that is sent: whatever is not in this list sends nothing. */
const SENT =
  'Converts selected entries to messages: - `message` -> stored `AgentMessage` - `compaction` -> complete system checkpoint followed by `compactionSummary` - `branch_summary` -> `branchSummary` - `custom_message` -> `CustomMessage` - `context_edit` -> no context message of its own - `usage` and `custom` -> no context message';

export const contextRequirements = {
  'context/silent-types': {
    level: 'must',
    title: 'model and thinking changes, usage, custom, label, name and edit entries send nothing',
    source: documented(FORMAT, 'Context Building', SENT),
  },
  'context/message': {
    level: 'must',
    title: 'a message entry sends its message as stored',
    source: documented(FORMAT, 'Context Building', '`message` -> stored `AgentMessage`'),
  },
  'context/custom-message': {
    level: 'must',
    title: 'a custom_message is sent as role custom, with customType, content, display and details',
    since: '0.35.0',
    source: documented(FORMAT, 'Context Building', '`custom_message` -> `CustomMessage`'),
  },
  'context/branch-summary': {
    level: 'must',
    title: 'a branch_summary is sent as role branchSummary, with summary and fromId',
    source: documented(FORMAT, 'Context Building', '`branch_summary` -> `branchSummary`'),
  },
  'context/empty-summary': {
    level: 'observed',
    title: 'a branch_summary with an empty summary sends nothing',
    source: observed('sends nothing for a branch summary that is empty'),
  },
  'context/active-branch': {
    level: 'must',
    title: 'nothing from another branch is sent',
    source: documented(
      'docs/sessions.md',
      'Manage conversation context',
      'The model receives the active branch, not every branch in the session file.',
    ),
  },
  'context/thinking-level': {
    level: 'must',
    title: 'the thinking level is that of the last thinking_level_change on the branch',
    source: documented(
      FORMAT,
      'Context Building',
      'Extracts current model and thinking level settings from the full path',
    ),
  },
  'context/thinking-default': {
    level: 'observed',
    title: 'without a thinking_level_change the level is "off"',
    source: observed('answers "off" where no level was ever set'),
  },
  'context/model': {
    level: 'must',
    title: 'the model is that of the last model_change on the branch',
    source: documented(FORMAT, 'ModelChangeEntry', 'The latest entry is the selected model'),
  },
  'context/model-of-assistant': {
    level: 'observed',
    title: 'a later assistant message sets the model, too; without either it is null',
    source: observed('takes provider and model of the last assistant message over an earlier model_change'),
  },
  'context/summary-timestamps': {
    level: 'observed',
    title: 'a message made from an entry has the time of that entry, in milliseconds',
    since: '0.87.0',
    source: observed('gives summaries and custom messages the time of their entry'),
  },
  'context/null-content': {
    level: 'observed',
    title:
      'missing content of a user, assistant or toolResult message reads as no blocks, of a system message as ""',
    since: '0.80.6',
    source: observed('sends empty content where a message has none'),
  },
  'context/message-missing': {
    level: 'observed',
    title: 'a message entry without a message sends nothing',
    source: observed('throws while it builds the context'),
  },
  'context/many-messages': {
    level: 'observed',
    title: 'a context of 130,000 messages is built, all in order',
    source: observed('builds contexts of any number of messages'),
  },
  'context/provenance': {
    level: 'should',
    title: 'each message names the entry that it comes from',
    since: '0.87.0',
    source: documented(
      FORMAT,
      'Context Building',
      'It returns the model-visible messages together with their source entries.',
    ),
  },
  'context/silent-append': {
    level: 'must',
    title: 'appending a silent entry changes no message',
    source: documented(FORMAT, 'Context Building', SENT),
  },
} as const satisfies RequirementTable;
