import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { inspectBytes } from '../../suites/checking/inspect.ts';
import { findPiPackage } from '../drivers/pi/package.ts';

const folder = mkdtempSync(join(tmpdir(), 'pi-conform-sent-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Block {
  readonly type: string;
  readonly id?: string;
}

interface Sent {
  readonly role: string;
  readonly content: string | readonly Block[];
  readonly toolCallId?: string;
}

/** Pi's own code from a file to a request. */
const pi = findPiPackage().folder;
const load = async (path: string) =>
  (await import(pathToFileURL(path).href)) as Record<string, (...args: readonly unknown[]) => unknown>;
const { SessionManager } = (await load(join(pi, 'dist/core/session-manager.js'))) as unknown as {
  SessionManager: { open: (path: string) => { buildSessionContext: () => { messages: unknown } } };
};
const { convertToLlm } = await load(join(pi, 'dist/core/messages.js'));
const { transformMessages } = await load(join(dirname(pi), 'pi-ai/dist/api/transform-messages.js'));

const MODEL = { provider: 'p', api: 'a', id: 'm', input: ['text', 'image'] };

function requestOf(bytes: string): readonly Sent[] {
  const path = join(folder, 'session.jsonl');
  writeFileSync(path, bytes);
  const { messages } = SessionManager.open(path).buildSessionContext();
  return transformMessages?.(convertToLlm?.(messages), MODEL) as readonly Sent[];
}

const callsIn = (content: readonly Block[]) =>
  content.filter(({ type }) => type === 'toolCall').map(({ id = '' }) => id);

/** Whether a provider would refuse a request: a result without its call, twice, or parted from it. */
function isUnpaired(request: readonly Sent[]): boolean {
  let open: string[] = [];
  for (const { role, content, toolCallId } of request) {
    if (role === 'toolResult') {
      const at = open.indexOf(toolCallId ?? '');
      if (at === -1) return true;
      open.splice(at, 1);
    } else open = role === 'assistant' && typeof content !== 'string' ? callsIn(content) : [];
  }
  return false;
}

const TIME = Date.parse('2026-01-01T00:00:00.000Z');
const CALLS = ['c1', 'c2', 'c3'];

const content = fc
  .array(fc.constantFrom(...CALLS), { maxLength: 2 })
  .map((ids) => [
    { type: 'text', text: 'x' },
    ...ids.map((id) => ({ type: 'toolCall', id, name: 'bash', arguments: {} })),
  ]);
const cost = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0, total: 0 };
const usage = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0, totalTokens: 0, cost };
const message = (made: fc.Arbitrary<object>) =>
  made.map((members) => ({ type: 'message', message: { ...members, timestamp: TIME } }));
const replacing = (made: fc.Arbitrary<unknown>) =>
  fc.record({ type: fc.constant('context_edit'), target: fc.nat(), replacement: made });
/** An entry to be; numbers name earlier entries, modulo their number. */
const entry = fc.oneof(
  {
    weight: 6,
    arbitrary: message(
      fc.record({
        role: fc.constant('assistant'),
        content,
        api: fc.constant('a'),
        provider: fc.constant('p'),
        model: fc.constant('m'),
        usage: fc.constant(usage),
        stopReason: fc.constantFrom('toolUse', 'stop', 'length', 'error', 'aborted'),
      }),
    ),
  },
  {
    weight: 6,
    arbitrary: message(
      fc.record({
        role: fc.constant('toolResult'),
        toolCallId: fc.constantFrom(...CALLS),
        toolName: fc.constant('bash'),
        content: fc.constant([]),
        isError: fc.boolean(),
      }),
    ),
  },
  message(fc.constant({ role: 'user', content: 'x' })),
  message(fc.constant({ role: 'system', content: 'x' })),
  message(fc.constant({ role: 'foreign', content: 'x' })),
  message(
    fc.boolean().map((excludeFromContext) => ({
      role: 'bashExecution',
      command: 'x',
      output: '',
      exitCode: 0,
      cancelled: false,
      truncated: false,
      excludeFromContext,
    })),
  ),
  fc.constant({ type: 'custom_message', customType: 'x', content: 'y', display: true }),
  fc.record({ type: fc.constant('label'), target: fc.nat(), label: fc.constant('x') }),
  fc.record({
    type: fc.constant('compaction'),
    kept: fc.nat(),
    summary: fc.constant('x'),
    tokensBefore: fc.constant(1),
  }),
  replacing(fc.constant(null)),
  replacing(content.map((blocks) => ({ content: blocks }))),
);

const sessions = fc
  .array(fc.tuple(entry, fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, fc.nat({ max: 3 }))), {
    minLength: 2,
    maxLength: 9,
  })
  .map((specs) => {
    const timestamp = new Date(TIME).toISOString();
    const lines: object[] = [{ type: 'session', version: 3, id: 's', timestamp, cwd: '/x' }];
    specs.forEach(([{ target, kept, ...members }, back]: readonly [Record<string, unknown>, number], at) => {
      const nameOf = (place: unknown, count: number) => `e${Number(place) % Math.max(1, count)}`;
      lines.push({
        ...members,
        id: `e${at}`,
        parentId: at === 0 ? null : `e${Math.max(0, at - 1 - back)}`,
        timestamp,
        ...(target !== undefined && { targetId: nameOf(target, at) }),
        ...(kept !== undefined && { firstKeptEntryId: nameOf(kept, at + 1) }),
      });
    });
    return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  });

test('check speaks of calls and results where Pi would send a request that providers refuse, and only there', () => {
  fc.assert(
    fc.property(sessions, (bytes) => {
      const said = inspectBytes(Buffer.from(bytes)).facts.filter(
        // A kept range that begins at a result is a problem of its own; a call without a result is answered by Pi.
        ({ rule, received }) => /^exchange\/(?!kept-range)/.test(rule) && !received.includes('is still sent'),
      );
      expect(said.map(({ rule, line }) => `${rule} ${line}`).length > 0).toBe(isUnpaired(requestOf(bytes)));
    }),
    { numRuns: 1_000 },
  );
});
