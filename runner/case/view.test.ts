import { describe, expect, test } from 'vitest';
import type { Expectation } from '../../suites/question.ts';
import { judgeAnswer } from './judge-answer.ts';

const isRight = (method: 'session/read' | 'session/context', expectation: Expectation, result: unknown) =>
  judgeAnswer({ method, params: {} }, expectation, { result }, []) === undefined;

describe('what a rule is not about is not compared', () => {
  const user = (content: unknown) => ({ message: { role: 'user', content } });

  test('the form in which a text stands', () => {
    const expected = { anyOf: [{ result: { messages: [user('a')] } }], view: { texts: true } } as const;
    expect(isRight('session/context', expected, { messages: [user('a')] })).toBe(true);
    expect(isRight('session/context', expected, { messages: [user([{ type: 'text', text: 'a' }])] })).toBe(
      true,
    );
    expect(isRight('session/context', expected, { messages: [user('b')] })).toBe(false);
    expect(isRight('session/context', expected, { messages: [] })).toBe(false);
  });

  test('messages that say something else', () => {
    const expected = {
      anyOf: [{ result: { messages: [user('a'), user('b')] } }],
      view: { texts: ['a', 'hidden'] },
    };
    expect(isRight('session/context', expected, { messages: [user('a')] })).toBe(true);
    expect(isRight('session/context', expected, { messages: [user('x'), user('a'), user('')] })).toBe(true);
    expect(isRight('session/context', expected, { messages: [user('a'), user('hidden')] })).toBe(false);
    expect(isRight('session/context', expected, { messages: [user('b')] })).toBe(false);
  });

  test('calls do not change what a message says', () => {
    const calling = (id: string) =>
      user([
        { type: 'text', text: 'a' },
        { type: 'toolCall', id },
      ]);
    const expected = { anyOf: [{ result: { messages: [calling('1')] } }], view: { texts: ['a'] } };
    expect(isRight('session/context', expected, { messages: [calling('1')] })).toBe(true);
    expect(isRight('session/context', expected, { messages: [calling('2')] })).toBe(false);
    expect(isRight('session/context', expected, { messages: [] })).toBe(false);
  });

  test('entries of which nothing is expected', () => {
    const expected = {
      anyOf: [{ result: { entries: [{}, { id: 'b', name: 'x' }] } }],
      view: { byId: true },
    } as const;
    expect(isRight('session/read', expected, { entries: [{ id: 'b', name: 'x' }] })).toBe(true);
    expect(
      isRight('session/read', expected, { entries: [{ id: 'h' }, { id: 'a' }, { id: 'b', name: 'x' }] }),
    ).toBe(true);
    expect(isRight('session/read', expected, { entries: [{ id: 'a' }] })).toBe(false);
    expect(isRight('session/read', expected, { entries: [{ id: 'a' }, { id: 'b' }] })).toBe(false);
  });

  test('an answer of another shape is wrong, and breaks nothing', () => {
    const expected = { anyOf: [{ result: { messages: [user('a')] } }], view: { texts: true } } as const;
    for (const result of [null, 'x', {}, { messages: null }, { messages: [null, 1] }])
      expect(isRight('session/context', expected, result)).toBe(false);
  });
});
