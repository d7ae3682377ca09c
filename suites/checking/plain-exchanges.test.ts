import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exchangeFaults, faulty, session, sessionBytes, user } from '../../generators/index.ts';
import { inspectBytes } from './inspect.ts';

/** What is said of calls and results, without the lines that the words name. */
const ofExchanges = (bytes: Uint8Array, shift: number) =>
  inspectBytes(bytes)
    .facts.filter(({ rule }) => rule.startsWith('exchange/'))
    .map(({ rule, code, line }) => `${rule} ${code} ${line - shift}`);

/** A second root before all else: the file is no single branch any more, and is looked at in full. */
function withSecondRoot(bytes: Uint8Array): Uint8Array {
  const [header = '', ...rest] = Buffer.from(bytes).toString('latin1').split('\n');
  return Buffer.from([header, JSON.stringify(user('second-root')), ...rest].join('\n'), 'latin1');
}

test('what the shortcut passes over has no problem', () => {
  const files = fc.oneof(
    faulty(exchangeFaults, { maxEntries: 12 }).map(({ bytes }) => bytes),
    session({ maxEntries: 20 }).map(sessionBytes),
  );
  fc.assert(
    fc.property(files, (bytes) => {
      expect(ofExchanges(bytes, 0)).toEqual(ofExchanges(withSecondRoot(bytes), 1));
    }),
    { numRuns: 300 },
  );
});
