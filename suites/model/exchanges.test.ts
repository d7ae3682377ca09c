import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  faulty,
  featuresOf,
  namedFaults,
  session,
  sessionBytes,
  type Session,
} from '../../generators/index.ts';
import { exchangeFaults } from '../../generators/index.ts';
import { contextOf, readSession } from './index.ts';

/** An independent look at what is generated: calls and results, by the context that the model makes of a session. */

interface Block {
  readonly type?: unknown;
  readonly id?: unknown;
}

/** What a provider would refuse about a context, and what a compaction may not do. */
function partings(bytes: Uint8Array): string[] {
  const read = readSession(bytes);
  const found: string[] = [];
  let open: Set<unknown> | undefined;
  const answered = new Set<unknown>();
  for (const { message } of contextOf(read).messages) {
    const { role, toolCallId, content, stopReason } = message;
    if (role === 'toolResult') {
      if (answered.has(toolCallId)) found.push(`${String(toolCallId)} is answered twice`);
      else if (!open?.has(toolCallId)) found.push(`${String(toolCallId)} is not open`);
      answered.add(toolCallId);
      continue;
    }
    const calls = Array.isArray(content)
      ? (content as Block[]).filter(({ type }) => type === 'toolCall')
      : [];
    // A reply that failed or was ended is left out of what is asked next, and its calls with it.
    const isSent = stopReason !== 'error' && stopReason !== 'aborted';
    open = role === 'assistant' && isSent ? new Set(calls.map(({ id }) => id)) : undefined;
  }
  const roles = new Map(
    read.entries.map((entry) => [entry.id, (entry['message'] as { role?: unknown } | undefined)?.role]),
  );
  for (const { type, id, firstKeptEntryId } of read.entries)
    if (type === 'compaction' && roles.get(String(firstKeptEntryId)) === 'toolResult')
      found.push(`${id} keeps from a result on`);
  return found;
}

const isResult = (entry: Session['entries'][number]) =>
  entry.type === 'message' && entry.message.role === 'toolResult';

describe('generated sessions hold calls and results together', () => {
  test.each([
    ['by default', {}],
    ['with everything', { unknownTypes: true, extraMembers: true, clock: 'any', maxEntries: 40 }],
    ['with many edits', { types: { message: 4, context_edit: 6, label: 1 }, maxEntries: 30 }],
    [
      'with many compactions',
      { types: { message: 6, compaction: 4, context_edit: 2, label: 2 }, maxEntries: 30 },
    ],
    ['deep', { shape: 'deep', maxEntries: 200 }],
    ['of 0.73.1', { features: featuresOf('0.73.1') }],
  ] as const)('%s', (_name, constraints) => {
    const made = fc.sample(session({ ...constraints, text: 'plain' }), { seed: 11, numRuns: 300 });
    expect(made.flatMap((one) => partings(sessionBytes(one)))).toEqual([]);
    const results = made.flatMap(({ entries }) => entries.filter(isResult));
    expect(results.length).toBeGreaterThan(100);
  });

  test.each(exchangeFaults.map((fault) => [fault.name, fault] as const))(
    '%s parts them, and its twin does not',
    (_name, fault) => {
      const files = fc.sample(faulty([fault], { text: 'plain' }), { seed: 3, numRuns: 20 });
      expect(
        files.filter(({ bytes }) => partings(bytes).length === 0 && fault.rule !== 'exchange/edit-pair'),
      ).toEqual([]);
      expect(files.flatMap(({ twin }) => partings(sessionBytes(twin)))).toEqual([]);
    },
  );

  test('the twins of all other faults are sound', () => {
    const files = fc.sample(faulty(namedFaults, { text: 'plain' }), { seed: 5, numRuns: 600 });
    expect(files.flatMap(({ twin }) => partings(sessionBytes(twin)))).toEqual([]);
  });
});
