import fc from 'fast-check';
import { faults, faulty, legacySession, session, sessionBytes } from '../../generators/index.ts';
import {
  bySchema,
  type FileFact,
  Inspection,
  inspectBytes,
  sentenceOfFact,
} from '../../suites/checking/index.ts';
import { messageOf } from '../errors.ts';
import { anySeed, numberOf, runTool } from './tool.ts';

/**
 * Feeds the checker what no one would call a session, for so many seconds: `npm run fuzz -- --seconds 30`. It must never
 * break, and never say a thing without a line to say it of.
 */

const line = fc.oneof(
  fc.json({ maxDepth: 3 }),
  fc.constantFrom(
    '{"type":"session","id":"a"}',
    '{"type":"message"}',
    '[]',
    '',
    ' ',
    '{"type":"compaction","id":"x"}',
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
);

const linesOfJson = fc
  .array(line, { maxLength: 20 })
  .map((lines) => new TextEncoder().encode(lines.join('\n')));

/** Session files, valid and broken, of every version. */
const sessionFile = fc.oneof(
  session({ maxEntries: 12, unknownTypes: true, extraMembers: true }).map((made) => sessionBytes(made)),
  faulty(faults).map(({ bytes }) => bytes),
  fc.oneof(legacySession(1), legacySession(2)).map(({ bytes }) => bytes),
);

/** A change of one place: a bit turned, bytes taken out, put in or doubled. */
const change = fc.record({
  at: fc.nat({ max: 1_000_000 }),
  kind: fc.constantFrom('flip', 'cut', 'double', 'overwrite'),
  amount: fc.integer({ min: 1, max: 64 }),
  byte: fc.integer({ min: 0, max: 255 }),
});
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

function changed(bytes: Uint8Array, { at, kind, amount, byte }: Change): Uint8Array {
  if (bytes.length === 0) return Uint8Array.of(byte);
  const place = at % bytes.length;
  const result = Uint8Array.from(bytes);
  if (kind === 'flip') result[place] = (result[place] ?? 0) ^ (1 << (amount % 8));
  if (kind === 'overwrite') result[place] = byte;
  if (kind === 'cut') return Buffer.concat([bytes.subarray(0, place), bytes.subarray(place + amount)]);
  if (kind === 'double') return Buffer.concat([bytes.subarray(0, place + amount), bytes.subarray(place)]);
  return result;
}

const input = fc.oneof(
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 400 }) },
  { weight: 2, arbitrary: linesOfJson },
  {
    weight: 5,
    arbitrary: fc
      .tuple(sessionFile, fc.array(change, { minLength: 1, maxLength: 6 }))
      .map(([bytes, changes]) => changes.reduce<Uint8Array>(changed, bytes)),
  },
);

const isWhole = (value: number): boolean => Number.isSafeInteger(value) && value >= 1;

/** What is wrong with what the checker says; undefined when nothing is. Throws what the checker throws. */
function amiss(bytes: Uint8Array, chunk: number): string | undefined {
  const { facts, summary } = inspectBytes(bytes);
  const last = Math.max(1, summary.lines);
  for (const fact of facts) {
    if (!isWhole(fact.line) || fact.line > last || !isWhole(fact.column))
      return `no such place: ${JSON.stringify(fact)}`;
    if (/[\n\r]/.test(sentenceOfFact(fact))) return `a sentence of several lines: ${JSON.stringify(fact)}`;
  }
  const again: FileFact[] = [];
  const inspection = new Inspection((fact) => again.push(fact), { schema: bySchema });
  for (let start = 0; start < bytes.length; start += chunk)
    inspection.push(bytes.subarray(start, start + chunk));
  inspection.endOfBytes();
  inspection.end();
  return again.length === facts.length
    ? undefined
    : `${again.length} facts in chunks of ${chunk} bytes, ${facts.length} in one`;
}

const USAGE = 'usage: npm run fuzz -- [--seconds <number>] [--seed <number>]';

function fuzz(seconds: number, seed: number): number {
  const end = performance.now() + seconds * 1000;
  const property = fc.property(input, fc.integer({ min: 1, max: 50 }), (bytes, chunk) => {
    const wrong = amiss(bytes, chunk);
    if (wrong !== undefined) throw new Error(wrong);
  });
  let runs = 0;
  for (let round = 0; performance.now() < end; round++) {
    const result = fc.check(property, { seed: seed + round, numRuns: 500 });
    runs += result.numRuns;
    if (!result.failed) continue;
    const [bytes, chunk] = result.counterexample ?? [new Uint8Array(), 1];
    console.error(`✗ after ${runs} files: ${messageOf(result.errorInstance)}`);
    console.error(`in chunks of ${chunk}, base64: ${Buffer.from(bytes).toString('base64')}`);
    console.error(`the same again: npm run fuzz -- --seed ${seed + round}`);
    return 1;
  }
  console.log(`✓ ${runs.toLocaleString('en')} files, seed ${seed}: no crash, and a line for every finding`);
  return 0;
}

await runTool(
  { usage: USAGE, options: { seconds: { type: 'string', default: '30' }, seed: { type: 'string' } } },
  ({ seconds, seed }) =>
    fuzz(numberOf('seconds', seconds, 1), seed === undefined ? anySeed() : numberOf('seed', seed)),
);
