import { ENTRY_TYPES, messageRoleFacts, type EntryTypeFacts, type SessionEntry } from '../../schema/index.ts';
import type { Feature } from '../features.ts';
import { DEFAULT_KIT, type Fault } from './fault.ts';

/** What a release must know to have written an entry of a kit. */
function needsOf(entry: SessionEntry): readonly Feature[] {
  const { feature } = ENTRY_TYPES[entry.type] as EntryTypeFacts;
  return [...(feature === undefined ? [] : [feature as Feature]), ...formNeeds(entry)];
}

/** What the form of an entry needs beside its type. */
function formNeeds(entry: SessionEntry): readonly Feature[] {
  switch (entry.type) {
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
  const feature = messageRoleFacts(message.role)?.feature;
  if (feature !== undefined) return [feature as Feature];
  if ('nestedCalls' in message) return ['nestedCalls'];
  return 'thinkingLevel' in message ? ['assistantThinkingLevel'] : [];
}

/** Whether a release could have written the session in which a fault is put. */
export function fits({ kit = DEFAULT_KIT }: Fault, features: ReadonlySet<Feature>): boolean {
  return kit().every((entry) => needsOf(entry).every((feature) => features.has(feature)));
}
