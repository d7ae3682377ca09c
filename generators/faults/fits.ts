import type { SessionEntry } from '../../schema/index.ts';
import type { Feature } from '../features.ts';
import { DEFAULT_KIT, type Fault } from './fault.ts';

/** What a release must know to have written an entry of a kit. */
function needsOf(entry: SessionEntry): readonly Feature[] {
  switch (entry.type) {
    case 'context_edit':
      return ['contextEdit'];
    case 'custom_message':
      return ['customMessage'];
    case 'usage':
      return ['usageEntry'];
    case 'session_info':
      return ['sessionInfo'];
    case 'compaction':
      return [
        ...(entry.firstKeptEntryId === entry.id ? (['retainNone'] as const) : []),
        ...(entry.systemMessage === undefined ? [] : (['systemMessage'] as const)),
        ...(entry.usage === undefined ? [] : (['summaryUsage'] as const)),
      ];
    case 'branch_summary':
      return entry.usage === undefined ? [] : ['summaryUsage'];
    case 'message':
      return messageNeeds(entry.message);
    default:
      return [];
  }
}

function messageNeeds(message: { readonly role: string }): readonly Feature[] {
  if (message.role === 'system') return ['systemMessage'];
  if ('nestedCalls' in message) return ['nestedCalls'];
  return 'thinkingLevel' in message ? ['assistantThinkingLevel'] : [];
}

/** Whether a release could have written the session in which a fault is put. */
export function fits({ kit = DEFAULT_KIT }: Fault, features: ReadonlySet<Feature>): boolean {
  return kit().every((entry) => needsOf(entry).every((feature) => features.has(feature)));
}
