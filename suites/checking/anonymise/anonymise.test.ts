import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  assistant,
  faults,
  faulty,
  header,
  legacySession,
  session,
  sessionBytes,
  sessionOf,
  smallest,
  toolCall,
  toolResult,
  user,
} from '../../../generators/index.ts';
import { inspectBytes } from '../index.ts';
import { anonymised } from './index.ts';
import { readVocabulary, wordsOf } from './vocabulary.ts';
import { Words } from './words.ts';

const problemsOf = (bytes: Uint8Array) =>
  inspectBytes(bytes).facts.map(({ rule, code, line, column }) => `${rule} ${code} ${line}:${column}`);

const VOCABULARY = readVocabulary();

/** Words long enough to tell something, other than those of the format. */
const telling = (bytes: Uint8Array): ReadonlySet<string> =>
  new Set(
    [...wordsOf(Buffer.from(bytes).toString('utf8'))].filter(
      (word) => word.length > 3 && /^[a-z]+$/.test(word) && !VOCABULARY.words.has(word),
    ),
  );

const survivors = (bytes: Uint8Array): readonly string[] => {
  const left = telling(anonymised(bytes));
  // Parts of times and literals are not anybody's words.
  return [...telling(bytes)].filter((word) => left.has(word) && !['true', 'false', 'null'].includes(word));
};

const SECRETS = ['swordfish', 'Ålesund', '秘密', 'Bericht', 'mueller'];

const real = sessionOf(
  user('a1', `the password is ${SECRETS[0]}, from ${SECRETS[1]}\n${SECRETS[2]} \u202e\u0000`),
  assistant('b2', [
    { type: 'text', text: 'I look', textSignature: 'c2lnbmF0dXJl' },
    {
      ...toolCall('call_1'),
      arguments: { command: `cat /home/${SECRETS[4]}/${SECRETS[3]}.txt`, mueller: 4711 },
    },
  ]),
  toolResult('c3', SECRETS[3] ?? '', { answers: 'call_1' }),
);
const bytes = sessionBytes({ ...real, header: header({ cwd: '/home/mueller/geheim' }) });

describe('an anonymous session', () => {
  test('holds no word of the source', () => {
    const text = anonymised(bytes).toString('utf8');
    for (const secret of [...SECRETS, 'geheim', 'password', '4711', 'c2lnbmF0dXJl'])
      expect(text).not.toContain(secret);
    // Hostile characters stay.
    expect(text).toContain('\u202e\\u0000');
    expect(survivors(bytes)).toEqual([]);
  });

  test('has the same length, line by line, and holds together as before', () => {
    const made = anonymised(bytes);
    const lengths = (all: Uint8Array) =>
      Buffer.from(all)
        .toString('utf8')
        .split('\n')
        .map((line) => line.length);
    expect(lengths(made)).toEqual(lengths(bytes));
    expect(problemsOf(made)).toEqual([]);
    const entries = made
      .toString('utf8')
      .split('\n')
      .slice(1, -1)
      .map(
        (line) =>
          JSON.parse(line) as { id: string; parentId: string | null; message: { toolCallId?: string } },
      );
    expect(entries.map(({ parentId }) => parentId)).toEqual([null, entries[0]?.id, entries[1]?.id]);
  });

  test('is another one each time, but the same for the same key', () => {
    expect(anonymised(bytes).equals(anonymised(bytes))).toBe(false);
  });

  test.each(faults.map((fault) => [fault.name, fault] as const))(
    'has the same problems: %s',
    (_name, fault) => {
      const made = smallest(fault);
      expect(problemsOf(anonymised(made.bytes))).toEqual(problemsOf(made.bytes));
    },
  );

  test('has the same problems and no word of the source, whatever the session', () => {
    const files = fc.oneof(
      faulty(faults, { maxEntries: 10, text: 'hostile' }).map((made) => made.bytes),
      session({ maxEntries: 10 }).map(sessionBytes),
      legacySession(1).map((made) => made.bytes),
    );
    fc.assert(
      fc.property(files, (file) => {
        expect(problemsOf(anonymised(file))).toEqual(problemsOf(file));
        expect(survivors(file)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});

test('where a file holds all words of a form, few are tried for each', () => {
  const all = Array.from({ length: 10_000 }, (_, at) => String(at).padStart(4, '0'));
  const words = new Words(Buffer.alloc(32, 1), new Set(all));
  const made = all.map((word) => words.replace(word));
  expect(new Set(made).size).toBe(all.length);
  expect(words.tried).toBeLessThan(all.length * 10);
});
