import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  assistant,
  faults,
  faulty,
  legacySession,
  session,
  sessionBytes,
  sessionFrom,
  smallest,
  user,
} from '../../../generators/index.ts';
import { fileRule, inspectBytes } from '../index.ts';
import { repair } from './index.ts';

const musts = (bytes: Uint8Array) =>
  inspectBytes(bytes).facts.filter(({ rule }) => fileRule(rule).level === 'must');

const linesOf = (bytes: Uint8Array): readonly string[] => Buffer.from(bytes).toString('latin1').split('\n');

/** No line is a header: whose session it was, nobody can know. */
const CANNOT_BE_REPAIRED = ['header/missing', 'header/other-type'];

describe('a repaired file', () => {
  test.each(faults.map((fault) => [fault.name, fault] as const))('has no must left: %s', (name, fault) => {
    const { bytes, left } = repair(smallest(fault).bytes);
    const remaining = CANNOT_BE_REPAIRED.includes(name) ? ['header/first'] : [];
    expect(musts(bytes).map(({ rule }) => rule)).toEqual(remaining);
    expect(left.map(({ fact }) => fact)).toEqual(inspectBytes(bytes).facts);
    expect(left.every(({ why }) => why !== '')).toBe(true);
  });

  test('of any session has none either, and a second repair changes nothing', () => {
    const repairable = faults.filter(({ name }) => !CANNOT_BE_REPAIRED.includes(name));
    fc.assert(
      fc.property(faulty(repairable, { maxEntries: 10 }), (made) => {
        const once = repair(made.bytes);
        expect(musts(once.bytes)).toEqual([]);
        expect(repair(once.bytes)).toMatchObject({ bytes: once.bytes, changes: [] });
      }),
      { numRuns: 150 },
    );
  });

  test('keeps every line in which nothing was amiss, where nothing was lost', () => {
    for (const fault of faults) {
      const made = smallest(fault);
      const { bytes, changes } = repair(made.bytes);
      // Entries below one that was taken out are hung elsewhere.
      if (changes.some(({ did }) => did.includes('hangs below its parent') || did.startsWith('every CR')))
        continue;
      const faultyLines = new Set(inspectBytes(made.bytes).facts.map(({ line }) => line));
      const touched = new Set(changes.map(({ fact }) => fact.line));
      const sound = linesOf(made.bytes).filter((_, at) => !faultyLines.has(at + 1) && !touched.has(at + 1));
      const kept = new Set(linesOf(bytes));
      // A raw line break in a string makes two lines of one: the second half goes with the first.
      const gone = sound.filter((line) => !kept.has(line) && line !== '');
      expect([fault.name, gone.filter((line) => line.startsWith('{"type"'))]).toEqual([fault.name, []]);
    }
  });

  test('has an entry whose line can be read again where it stood, with what hangs below it', () => {
    const text = sessionBytes(
      sessionFrom([user('a1', 'question'), assistant('b2', 'answer'), user('c3', 'question')]),
    );
    const lines = linesOf(text);
    const torn = [...lines.slice(0, 2), `\u0000\u0000${lines[2]}`, ...lines.slice(3)].join('\n');
    const { bytes, changes } = repair(Buffer.from(torn, 'latin1'));
    expect(Buffer.compare(bytes, text)).toBe(0);
    expect(changes.map(({ did, lost }) => [did, lost])).toEqual([['NUL bytes taken off', undefined]]);
  });

  test('is the very file where nothing was amiss', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          session().map(sessionBytes),
          legacySession(1).map(({ bytes }) => bytes),
        ),
        (bytes) => {
          expect(Buffer.compare(repair(bytes).bytes, bytes)).toBe(0);
        },
      ),
      { numRuns: 100 },
    );
  });
});
