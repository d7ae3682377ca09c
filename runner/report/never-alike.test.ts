import fc from 'fast-check';
import { expect, test } from 'vitest';
import { difference } from '../case/compare.ts';
import { boundedOfTwo } from './bounded.ts';
import { answersHtml } from './html/answers.ts';
import type { Finding } from '../case/finding.ts';
import { differenceLine, firstWords } from './sentences.ts';

const LINE = /: expected (.*), received (.*)$/s;

/** Whether a line shows the same twice. */
function isAlike(line: string): boolean {
  const [, expected, received] = LINE.exec(line) ?? [];
  return expected !== undefined && expected === received;
}

test('long values that differ in their middle alone are shown where they do', () => {
  const value = (middle: string) => ['61fc'.repeat(100) + middle + '61fc'.repeat(100)];
  const line = differenceLine({ pointer: '/paths', expected: value('A'), received: value('B') });
  expect(line).toMatch(/expected …[61fc]+A[61fc]+…, received …[61fc]+B[61fc]+…$/);
});

const long = fc.string({ maxLength: 400, size: 'max' });
const value = fc.oneof(long, fc.array(long, { maxLength: 5 }), fc.jsonValue());

/** The same text, but for one character. */
const changed = (text: string, at: number): string => {
  const place = at % text.length;
  return `${text.slice(0, place)}${text[place] === 'x' ? 'y' : 'x'}${text.slice(place + 1)}`;
};

test('what was expected and what was received are never printed alike', () => {
  const alike: string[] = [];
  fc.assert(
    fc.property(value, fc.jsonValue(), fc.nat(), (one, other, at) => {
      const text = JSON.stringify(one);
      const found = [...difference(one, other), ...difference(text, changed(text, at))];
      alike.push(
        ...found.flatMap((each) => [differenceLine(each), differenceLine(each, 60)]).filter(isAlike),
      );
    }),
  );
  expect(alike).toEqual([]);
});

test('answers with long lines are shown in a page where they differ', () => {
  const answer = (middle: string) => ({ text: `${'a'.repeat(3_000)}${middle}${'a'.repeat(3_000)}` });
  const differences = [{ pointer: '/text', expected: answer('X').text, received: answer('Y').text }];
  const page = answersHtml([answer('X')], answer('Y'), differences, false);
  expect(page).toMatch(/expected<\/h4>.*aXa.*received<\/h4>.*aYa/s);
  expect(page).not.toContain('a'.repeat(1_000));
});

test('values that are cut in a JSON report still differ', () => {
  const value = (middle: string) => `${'a'.repeat(3_000)}${middle}${'a'.repeat(3_000)}`;
  const [one, other] = boundedOfTwo(value('X'), value('Y'), 1_000);
  expect([one, other]).toEqual([expect.stringContaining('aXa'), expect.stringContaining('aYa')]);
  expect(boundedOfTwo(value('X'), 1, 1_000)[1]).toBe(1);
});

test('a step of which no value tells what must be there is told by its sentence, and nothing is expected', () => {
  const finding: Finding = {
    code: 'wrong-step',
    rule: 'clone/header',
    complaint: 'copy-has-the-same-time',
    method: 'session/clone',
    step: 2,
    message: 'the copy must have a time of its own',
    differences: [{ pointer: 'a.jsonl', received: 'then' }],
    origin: { example: 'a conversation' },
  };
  expect(firstWords(finding, 80)).toBe(
    'after step 2 (session/clone): the copy must have a time of its own; a.jsonl: it was "then"',
  );
  expect(differenceLine({ pointer: '/messages/1', received: 'more' })).toContain('expected nothing');
});
