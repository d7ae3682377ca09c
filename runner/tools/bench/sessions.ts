import { closeSync, openSync, writeSync } from 'node:fs';

/** Sessions of any size, as the benchmarks need them: written piece by piece, the same each time. */

/** `comb`: a chain of which each entry also has one child that goes no further; `random`: any earlier entry is the parent. */
export type BenchShape = 'chain' | 'fan' | 'comb' | 'random';

const START = Date.UTC(2026, 9, 1, 9);
const WORDS = 'the quick brown fox jumps over a lazy dog while it reads session files '
  .repeat(5)
  .slice(0, 300);
const USAGE = {
  input: 1200,
  output: 340,
  cacheRead: 5000,
  cacheWrite: 20,
  totalTokens: 6560,
  cost: { input: 0.0036, output: 0.0051, cacheRead: 0.0015, cacheWrite: 0.0001, total: 0.0103 },
};
const HEADER = {
  type: 'session',
  version: 3,
  id: 'bench',
  timestamp: new Date(START).toISOString(),
  cwd: '/home/u/app',
};

/** Ids in no order, each once: a multiplication by an odd number is one to one. */
const idOf = (entry: number): string =>
  (Math.imul(entry + 1, 0x9e37_79b1) >>> 0).toString(16).padStart(8, '0');

const text = (words: string) => ({ type: 'text', text: words });

function messageOf(entry: number): object {
  const timestamp = START + entry * 1000;
  if (entry % 5 === 0) return { role: 'user', content: [text(WORDS)], timestamp };
  // Every result answers the call of the entry before.
  if (entry % 2 === 0 && entry % 5 !== 1) {
    return {
      role: 'toolResult',
      toolCallId: `call_${entry - 1}`,
      toolName: 'bash',
      content: [text(WORDS)],
      isError: false,
      timestamp,
    };
  }
  const call = { type: 'toolCall', id: `call_${entry}`, name: 'bash', arguments: { command: 'ls -la' } };
  const content = [{ type: 'thinking', thinking: WORDS.slice(0, 100) }, text(WORDS), call];
  const model = { api: 'anthropic-messages', provider: 'anthropic', model: 'claude-sonnet-4-5' };
  return { role: 'assistant', content, ...model, usage: USAGE, stopReason: 'toolUse', timestamp };
}

function parentOf(entry: number, shape: BenchShape): number {
  if (shape === 'fan') return 0;
  if (shape === 'comb') return Math.max(0, entry % 2 === 0 ? entry - 2 : entry - 1);
  // The same each time: a number from 0 to below the entry.
  if (shape === 'random') return (Math.imul(entry, 0x85eb_ca6b) >>> 0) % entry;
  return entry - 1;
}

/** Entries that a real session holds: mostly messages, in a chain also edits of messages far above. */
function entryOf(entry: number, shape: BenchShape): object {
  const parentId = entry === 0 ? null : idOf(parentOf(entry, shape));
  const base = { id: idOf(entry), parentId, timestamp: new Date(START + entry * 1000).toISOString() };
  if (entry % 10 === 8) return { type: 'custom', ...base, customType: 'x', data: { entry } };
  if (entry % 10 === 9 && shape === 'chain') {
    // Another multiple of 5 each time, anywhere above: a user message.
    const target = Math.floor((entry * 0.618) / 5) * 5;
    return { type: 'context_edit', ...base, targetId: idOf(target), replacement: null };
  }
  return { type: 'message', ...base, message: messageOf(entry) };
}

/** A short question: what counts in it is its place in the tree. */
const leanEntryOf = (entry: number, shape: BenchShape): object => ({
  type: 'message',
  id: idOf(entry),
  parentId: entry === 0 ? null : idOf(parentOf(entry, shape)),
  timestamp: HEADER.timestamp,
  message: { role: 'user', content: 'x', timestamp: START },
});

/** Writes a session of so many entries, as real ones are or as short as can be. */
export function writeBenchSession(path: string, entries: number, shape: BenchShape, lean = false): void {
  const file = openSync(path, 'w');
  const make = lean ? leanEntryOf : entryOf;
  let lines = [JSON.stringify(HEADER)];
  for (let entry = 0; entry < entries; entry++) {
    lines.push(JSON.stringify(make(entry, shape)));
    if (lines.length < 5_000) continue;
    writeSync(file, `${lines.join('\n')}\n`);
    lines = [];
  }
  writeSync(file, lines.map((line) => `${line}\n`).join(''));
  closeSync(file);
}

/** Writes a session of which one line has so many bytes. */
export function writeLongLine(path: string, bytes: number): void {
  const file = openSync(path, 'w');
  const image = { type: 'image', data: 'A'.repeat(bytes), mimeType: 'image/png' };
  const message = { role: 'user', content: [image], timestamp: START };
  const entry = { type: 'message', id: idOf(0), parentId: null, timestamp: HEADER.timestamp, message };
  writeSync(file, `${JSON.stringify(HEADER)}\n${JSON.stringify(entry)}\n`);
  closeSync(file);
}
