import { describe, expect, test } from 'vitest';
import type { Method } from '../../schema/protocol.ts';
import { difference } from './compare.ts';
import { idsByPosition, normalize } from './normalize.ts';

const right = (method: Method, wanted: unknown, given: unknown): boolean => {
  const { expected, received } = normalize(method, wanted, given);
  return difference(expected, received).length === 0;
};

describe('normalize', () => {
  test('an id without children may be left out, on either side', () => {
    const whole = { roots: ['a'], children: { a: ['b'], b: [] } };
    const short = { roots: ['a'], children: { a: ['b'] } };
    expect(right('session/tree', whole, short)).toBe(true);
    expect(right('session/tree', short, whole)).toBe(true);
  });

  test('children that are not expected are a difference', () => {
    const expected = { roots: ['a'], children: { a: ['b'] } };
    expect(right('session/tree', expected, { roots: ['a'], children: { a: ['b'], b: ['c'] } })).toBe(false);
  });

  test('a label that is not expected is a difference', () => {
    expect(right('session/info', { labels: {} }, { labels: { a: 'x' } })).toBe(false);
    expect(right('session/info', { labels: {} }, { labels: { a: null } })).toBe(true);
    expect(right('session/info', { labels: { a: 'x' } }, {})).toBe(false);
  });

  test('commands that no model is shown may all be left out of a context, and no other message may', () => {
    const asked = { message: { role: 'user', content: 'a' } };
    const kept = { message: { role: 'bashExecution', command: 'ls', excludeFromContext: true } };
    const shown = { message: { role: 'bashExecution', command: 'ls' } };
    const all = { messages: [kept, asked, kept, shown] };
    expect(right('session/context', all, all)).toBe(true);
    expect(right('session/context', all, { messages: [asked, shown] })).toBe(true);
    expect(right('session/context', all, { messages: [kept, asked, shown] })).toBe(false);
    expect(right('session/context', all, { messages: [asked] })).toBe(false);
  });

  test('from which entry a message comes counts only where nothing else is expected, and where it is told', () => {
    const expected = { messages: [{ entryId: 'a', message: 1 }] };
    expect(right('session/context', expected, { messages: [{ message: 1 }] })).toBe(true);
    expect(right('session/context', expected, { messages: [{ entryId: 'b', message: 1 }] })).toBe(true);
    expect(right('session/context', expected, { messages: [{ message: 2 }] })).toBe(false);
    const origins = { messages: [{ entryId: 'a' }] };
    expect(right('session/context', origins, { messages: [{ entryId: 'b', message: 1 }] })).toBe(false);
    expect(right('session/context', origins, { messages: [{ message: 1 }] })).toBe(true);
  });
});

describe('idsByPosition', () => {
  const read = {
    entries: [
      { id: 'x', parentId: null, message: { id: 'x' } },
      { id: 'y', parentId: 'x', targetId: 'x', firstKeptEntryId: 'y', fromId: 'root' },
    ],
    leafId: 'y',
  };

  test('renames entries and leaf, and no message', () => {
    expect(idsByPosition(read)).toEqual({
      entries: [
        { id: '#0', parentId: null, message: { id: 'x' } },
        { id: '#1', parentId: '#0', targetId: '#0', firstKeptEntryId: '#1', fromId: 'root' },
      ],
      leafId: '#1',
    });
    expect(idsByPosition(idsByPosition(read))).toEqual(idsByPosition(read));
  });

  test('names the ids of other answers by an earlier reading', () => {
    const earlier = [{ result: read }];
    expect(idsByPosition({ entryIds: ['x', 'y'] }, earlier)).toEqual({ entryIds: ['#0', '#1'] });
    expect(idsByPosition({ roots: ['x'], children: { x: ['y'] } }, earlier)).toEqual({
      roots: ['#0'],
      children: { '#0': ['#1'] },
    });
    expect(idsByPosition({ messages: [{ entryId: 'y', message: {} }] }, earlier)).toEqual({
      messages: [{ entryId: '#1', message: {} }],
    });
  });
});
