import { roleOf, type JsonObject } from '../../suites/model/index.ts';
import { HONEST } from '../drivers/model/habits.ts';
import type { Broken } from './breaking.ts';
import { fault } from './writing.ts';

/** Writers that are wrong about one type of entry, or one kind of file, alone: nobody meets these by chance in every run. */

/** It takes edits of entries of this type, or of messages of this role. */
const editing = (what: string): Broken =>
  fault('edit/targets', 6, `edits of ${what} are taken`, {
    check: (entry, session) => {
      const target = session.entries.find(({ id }) => id === entry['targetId']);
      const isMeant = target !== undefined && (roleOf(target) ?? target.type) === what;
      if (entry['type'] !== 'context_edit' || !isMeant) HONEST.check(entry, session);
    },
  });

/** An entry of this type hangs below the last line of the file, wherever the leaf is. */
const hangingLast = (type: string): Broken =>
  fault('write/child-of-leaf', 5, `the parent of ${type} is the last line of the file`, {
    finish: (entry, session) => {
      const made = HONEST.finish(entry, session);
      return entry.type === type ? { ...made, parentId: session.entries.at(-1)?.id ?? null } : made;
    },
  });

const isResult = ({ message }: JsonObject): boolean =>
  (message as JsonObject | undefined)?.['role'] === 'toolResult';

export const brokenForOneType: readonly Broken[] = [
  fault('write/fresh-ids', 4, 'ids are the count of the entries', {
    newId: ({ entries }) => String(entries.length).padStart(8, '0'),
  }),
  editing('custom'),
  editing('compaction'),
  editing('bashExecution'),
  hangingLast('session_info'),
  hangingLast('context_edit'),
  fault('write/payload', 6, 'what a tool result called in its turn is dropped', {
    finish: (entry, session) => {
      const made = HONEST.finish(entry, session);
      if (!isResult(made)) return made;
      const { nestedCalls: _lost, ...message } = made['message'] as JsonObject;
      return { ...made, message };
    },
  }),
];
