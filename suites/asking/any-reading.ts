import type { Method } from '../../schema/protocol.ts';
import { branchOf, documentedMessages, infoOf, transcriptOf, treeOf } from '../model/index.ts';
import type { RunRule } from '../rule.ts';
import type { Expected, ReadingMethod } from './reading-rule.ts';

/** The ids of the entries, as far as they have any, and the leaf. */
export const ids: Expected = ({ entries, leafId }) => ({
  entries: entries.map(({ id }) => ({ id })),
  leafId,
});

/** Ways to see which entries a file holds, best first. What else an answer tells is what other rules are about. */
const WAYS = {
  'session/read': ids,
  'session/tree': treeOf,
  'session/branch': (session, leafId) => ({ entryIds: branchOf(session, leafId).map(({ id }) => id) }),
  'session/context': (session, leafId) => ({
    messages: documentedMessages(session, leafId).messages.map(({ entryId }) => ({ entryId })),
  }),
  'session/transcript': (session, leafId) => ({
    items: transcriptOf(session, leafId).map(({ text }) => ({ text })),
  }),
  'session/info': (session) => ({ messageCount: infoOf(session).messageCount }),
} satisfies Partial<Record<Method, Expected>>;

export type Way = keyof typeof WAYS;

interface Through {
  readonly method: ReadingMethod;
  readonly expected?: Expected;
}

/**
 * A rule about which entries there are, whichever method shows them: of a driver that does not declare the rule's own,
 * it is asked through another.
 * @param ways through which methods, best first; by default all
 */
export function throughAny<Definition extends Through>(
  make: (definition: Definition) => RunRule,
  definition: Definition,
  ways: readonly Way[] = Object.keys(WAYS) as Way[],
): RunRule {
  const others = ways.filter((method) => method !== definition.method);
  return {
    ...make(definition),
    otherwise: others.map((method) => make({ ...definition, method, expected: WAYS[method] })),
  };
}
