import type { RequirementTable } from '../requirement.ts';
import { documented } from '../source.ts';

const CHANGELOG = 'CHANGELOG.md';
const REJECTED = documented(
  CHANGELOG,
  '#11227',
  'the truncated tool call was omitted but its tool results were kept, so providers rejected every later request',
);

/** Calls and their results, as the model is sent them: in the context of the active branch. */
export const exchangeRequirements = {
  'exchange/kept-range': {
    level: 'must',
    title: 'the range that a compaction keeps does not begin at a tool result',
    source: documented(
      'docs/compaction.md',
      'Cut Point Rules',
      'Never cut at tool results (they must stay with their tool call).',
    ),
  },
  'exchange/result-has-call': {
    level: 'should',
    title: 'a tool result answers a call that is sent before it',
    source: REJECTED,
  },
  'exchange/answered-once': { level: 'should', title: 'a call is answered once', source: REJECTED },
  'exchange/nothing-between': {
    level: 'should',
    title: 'no other message stands between a call and its result',
    source: documented(
      CHANGELOG,
      '#8537',
      'being inserted between a tool call and its result, which made providers that validate message order reject the replayed history',
    ),
  },
  'exchange/edit-pair': {
    level: 'should',
    title: 'an edit takes a call and its result out together',
    since: '0.87.0',
    source: REJECTED,
  },
} as const satisfies RequirementTable;
