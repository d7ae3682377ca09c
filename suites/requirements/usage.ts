import type { RequirementTable } from '../requirement.ts';
import { declared, documented, observed } from '../source.ts';

const FORMAT = 'docs/session-format.md';

export const usageRequirements = {
  'usage/replies': {
    level: 'observed',
    title: 'the tokens and the cost of a session are the sums over all its replies, on every branch',
    source: observed('sums the usage of every assistant message of the file, on whatever branch it is'),
  },
  'usage/left-out': {
    level: 'must',
    title: 'a reply that was edited away still counts',
    since: '0.87.0',
    source: documented(
      FORMAT,
      'ContextEditEntry',
      'the target entry and its metadata remain unchanged in raw history, UI, exports, and session accounting',
    ),
  },
  'usage/compacted': {
    level: 'observed',
    title: 'what a compaction took out of the context still counts',
    source: observed('sums over the whole file, also what was compacted away'),
  },
  'usage/entries': {
    level: 'must',
    title: 'usage entries count, whatever their kind',
    since: '0.86.0',
    source: documented(
      FORMAT,
      'UsageEntry',
      'Usage entries contribute to session token and cost totals. Pi hides them from the conversation tree. Consumers should treat unknown `kind` values as normal usage rather than rejecting them.',
    ),
  },
  'usage/summaries': {
    level: 'must',
    title: 'the model calls that made a summary count',
    since: '0.81.0',
    source: documented(
      FORMAT,
      'CompactionEntry',
      'LLM usage from generating the summary; included in session token and cost totals',
    ),
  },
  'usage/tool-results': {
    level: 'must',
    title: 'model calls that a tool made count',
    since: '0.81.0',
    source: documented(
      'docs/extensions.md',
      'Tool Definition',
      'Pi persists it on the tool result and includes it in footer, `/session`, and RPC session totals.',
    ),
  },
  'usage/folder': {
    level: 'should',
    title: 'the sums of a folder are those of its sessions, and what a fork or clone repeats counts once',
    source: declared(
      'dist/core/session-manager.d.ts',
      'SessionManager.forkFrom',
      'Creates a new session in the target cwd with the full history from the source session.',
    ),
  },
  'usage/by-model': {
    level: 'observed',
    title: 'the sums of a model are those of its replies, by provider and by the model that answered',
    source: observed('groups by "provider/model", where a response names its model by that one'),
  },
} as const satisfies RequirementTable;
