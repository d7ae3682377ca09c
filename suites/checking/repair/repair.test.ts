import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  assistant,
  faults,
  faulty,
  faultyTwice,
  inVersion,
  legacySession,
  session,
  sessionBytes,
  sessionFrom,
  smallest,
  user,
  type Fault,
  type FaultyFile,
} from '../../../generators/index.ts';
import { fileRule, inspectBytes } from '../index.ts';
import { repair } from './index.ts';

const musts = (bytes: Uint8Array) =>
  inspectBytes(bytes)
    .facts.filter(({ rule }) => fileRule(rule).level === 'must')
    .map(({ rule, code }) => `${rule} ${code}`);

const linesOf = (bytes: Uint8Array): readonly string[] => Buffer.from(bytes).toString('latin1').split('\n');

const cannot = ({ repair: made }: Fault): boolean => typeof made === 'object';
const repairable = faults.filter((fault) => !cannot(fault));

/** Lines of a file about which nothing is said, and which say nothing about those that are lost or hung elsewhere. */
function soundLines({ bytes, places }: FaultyFile): readonly string[] {
  const told = new Set(inspectBytes(bytes).facts.map(({ line }) => line));
  for (const { line } of places) told.add(line);
  return linesOf(bytes).filter((line, at) => !told.has(at + 1) && line.startsWith('{"type"'));
}

test.each(faults.map((fault) => [fault.name, fault] as const))(
  '%s is repaired as it says',
  (_name, fault) => {
    const file = smallest(fault);
    const { bytes, changes, left } = repair(file.bytes);
    expect(left.map(({ fact }) => fact)).toEqual(inspectBytes(bytes).facts);
    expect(left.every(({ why }) => why !== '')).toBe(true);
    const isMended = changes.length > 0 && musts(bytes).length === 0;
    const isLeftAlone = Buffer.compare(bytes, file.bytes) === 0 && left.length > 0;
    expect({ isMended, isLeftAlone }).toEqual({ isMended: !cannot(fault), isLeftAlone: cannot(fault) });
  },
);

const ofKind = (kind: Fault['repair']) => faults.filter((fault) => fault.repair === kind);

test('where a fault lost nothing, the repaired file is its valid twin', () => {
  fc.assert(
    fc.property(faulty(ofKind('whole'), { maxEntries: 8 }), ({ bytes, twin, places }) => {
      const repaired = repair(bytes);
      expect([places[0]?.fault.name, Buffer.from(repaired.bytes).toString()]).toEqual([
        places[0]?.fault.name,
        Buffer.from(sessionBytes(twin)).toString(),
      ]);
    }),
    { numRuns: 400 },
  );
});

describe('a repaired file, with one fault or two', () => {
  const anyFile = fc.oneof(
    faulty(repairable, { maxEntries: 10 }),
    faultyTwice(repairable, { maxEntries: 6 }),
  );

  test('breaks no must, and a second repair changes nothing', () => {
    fc.assert(
      fc.property(anyFile, (made) => {
        const once = repair(made.bytes);
        expect(musts(once.bytes)).toEqual([]);
        const { bytes, changes } = repair(once.bytes);
        expect(changes).toEqual([]);
        // Byte by byte, vitest takes longer than all repairs together.
        expect(Buffer.compare(bytes, once.bytes)).toBe(0);
      }),
      { numRuns: 400 },
    );
  });

  test('keeps every line in which nothing was amiss', () => {
    fc.assert(
      fc.property(anyFile, (made) => {
        const { bytes, changes } = repair(made.bytes);
        // What hung below an entry that had to go hangs elsewhere; CRs stand in every line.
        if (changes.some(({ did }) => did.includes('hangs below its parent') || did.startsWith('every CR')))
          return;
        const kept = new Set(linesOf(bytes));
        const names = made.places.map(({ fault }) => fault.name);
        expect([names, soundLines(made).filter((line) => !kept.has(line))]).toEqual([names, []]);
      }),
      { numRuns: 400 },
    );
  });

  test.each([1, 2] as const)('of version %d breaks no must', (version) => {
    fc.assert(
      fc.property(anyFile, ({ bytes, twin }) => {
        if (musts(inVersion(sessionBytes(twin), version)).length > 0) return;
        const old = inVersion(bytes, version);
        const once = repair(old);
        expect(musts(once.bytes)).toEqual([]);
        expect(repair(once.bytes).changes).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

test('an entry whose line can be read again stands where it stood, with what hangs below it', () => {
  const text = sessionBytes(
    sessionFrom([user('a1', 'question'), assistant('b2', 'answer'), user('c3', 'question')]),
  );
  const lines = linesOf(text);
  const torn = [...lines.slice(0, 2), `\u0000\u0000${lines[2]}`, ...lines.slice(3)].join('\n');
  const { bytes, changes } = repair(Buffer.from(torn, 'latin1'));
  expect(Buffer.compare(bytes, text)).toBe(0);
  expect(changes.map(({ did, lost }) => [did, lost])).toEqual([['NUL bytes taken off', undefined]]);
});

test('marks of a merge conflict go, and nothing is lost', () => {
  const [header = '', ...entries] = linesOf(
    sessionBytes(sessionFrom([user('a1'), assistant('b2'), user('c3')])),
  );
  const torn = [
    header,
    '<<<<<<< HEAD',
    ...entries.slice(0, 2),
    '=======',
    '>>>>>>> other',
    ...entries.slice(2),
  ];
  const { bytes, changes } = repair(Buffer.from(torn.join('\n')));
  expect(linesOf(bytes)).toEqual([header, ...entries]);
  expect(changes.filter(({ lost }) => lost !== undefined)).toEqual([]);
});

test('many problems take a few walks over the file', () => {
  const entries = Array.from({ length: 4_000 }, (_, at) => user(`u${at}`));
  const [header = '', ...lines] = linesOf(sessionBytes(sessionFrom(entries))).filter((line) => line !== '');
  const torn = lines.flatMap((line, at) => {
    if (at % 4 === 0) return [line, ''];
    if (at % 4 === 1) return [line, line];
    return at % 4 === 2 ? [line.replace('"role":"user"', '"role":""')] : [line.slice(0, 40)];
  });
  const made = repair(Buffer.from(`${[header, ...torn].join('\n')}\n`));
  expect(musts(made.bytes)).toEqual([]);
  expect(made.rounds).toBeLessThan(12);
});

test.each(faults.filter(cannot).map((fault) => [fault.name, fault] as const))(
  'why %s cannot be repaired is said at the problem that stays',
  (_name, fault) => {
    const { left } = repair(smallest(fault).bytes);
    const said = left.filter(({ fact }) => fact.rule === fault.rule).map(({ why }) => ({ cannot: why }));
    expect(said).toEqual([fault.repair]);
  },
);

test('a sound file is given back byte for byte', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        session().map(sessionBytes),
        legacySession(1).map(({ bytes }) => bytes),
        legacySession(2).map(({ bytes }) => bytes),
      ),
      (bytes) => {
        expect(Buffer.compare(repair(bytes).bytes, bytes)).toBe(0);
      },
    ),
    { numRuns: 150 },
  );
});
