import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { framing, legacySession, session, sessionBytes } from '../../generators/index.ts';
import { inspectBytes } from './index.ts';

const factsOf = (bytes: Uint8Array) => inspectBytes(bytes).facts;

describe('a valid session has no finding', () => {
  test('of version 3, of any shape, text and framing', () => {
    fc.assert(
      fc.property(session({ maxEntries: 30, clock: 'any' }), framing(), (made, style) => {
        expect(factsOf(sessionBytes(made, style))).toEqual([]);
      }),
      { numRuns: 1_500 },
    );
  }, 240_000);

  test.each([1, 2] as const)('of version %i', (version) => {
    fc.assert(
      fc.property(legacySession(version), ({ bytes }) => {
        expect(factsOf(bytes)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
