import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UsageError } from '../errors.ts';
import { decodeToken, encodeToken } from './token.ts';

const replay = { rule: 'edit/omit', follows: '1.6.0', seed: 42, origin: { path: '7:0:2' } };

describe('replay tokens', () => {
  test('tell what they are', () => {
    expect(encodeToken(replay)).toMatch(/^pc1~edit\.omit~1\.6\.0~42~r7\.0\.2~[0-9a-f]{6}$/);
  });

  test('come back as they went, in letters that need no quoting', () => {
    const origin = fc.oneof(
      fc.record({ example: fc.string({ unit: 'binary' }) }),
      fc.record({ path: fc.array(fc.nat(), { minLength: 1 }).map((steps) => steps.join(':')) }),
    );
    const rule = fc.stringMatching(/^[a-z]+\/[a-z-]+$/);
    fc.assert(
      fc.property(rule, fc.string(), fc.integer(), origin, (id, follows, seed, from) => {
        const token = encodeToken({ rule: id, follows, seed, origin: from });
        expect(decodeToken(token)).toEqual({ rule: id, follows, seed, origin: from });
        expect(token).toMatch(/^[\w.~%-]+$/);
      }),
    );
  });

  test.each([
    ['nonsense', /does not begin with pc/],
    ['pc2~a~b~1~r0~000000', /version is pc2/],
    ['pc1~edit.omit', /2 parts/],
    [encodeToken(replay).replace('42', '43'), /checksum/],
    [encodeToken(replay).slice(0, -1), /checksum/],
  ])('%s is refused with a reason', (token, reason) => {
    expect(() => decodeToken(token)).toThrow(UsageError);
    expect(() => decodeToken(token)).toThrow(reason);
  });
});
