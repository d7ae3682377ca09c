import { expect, test } from 'vitest';
import { difference } from './compare.ts';
import { distinct, failureKinds } from './failure-kinds.ts';
import type { Finding } from './finding.ts';

const finding = (expected: unknown, received: unknown): Finding => ({
  rule: 'info/name',
  code: 'wrong-answer',
  method: 'session/info',
  origin: { path: '0' },
  differences: difference(expected, received),
});
const kinds = (expected: unknown, received: unknown) =>
  failureKinds(finding(expected, received)).map((kind) => kind.replace('wrong-answer session/info ', ''));

test('each member that differs is a kind, wherever it stands', () => {
  const expected = { name: 'a', messageCount: 1, labels: { x: 'l', y: 'm' } };
  expect(kinds(expected, { name: null, messageCount: 2, labels: { x: 'n', y: 'o' } })).toEqual([
    '/name differs',
    '/messageCount differs',
    '/labels differs',
  ]);
});

test('what stands deep in a member is that member', () => {
  const at = (n: number) => ({ messages: [{ message: { role: 'user', content: [{ text: n, other: n }] } }] });
  expect(kinds(at(1), at(2))).toEqual(['/messages/#/message/content differs']);
});

test('an item in the place of another is one kind, and the length none of its own', () => {
  const message = (role: string, content: string) => ({ message: { role, content } });
  expect(
    kinds({ messages: [message('user', 'a'), message('user', 'b')] }, { messages: [message('tool', 'c')] }),
  ).toEqual(['/messages/# is another', '/messages/# is missing']);
});

test('a step is told by the code of its complaint, and by the rule or the member that it is about', () => {
  const step = (
    complaint: Finding['complaint'],
    about: Record<string, string>,
    message: string,
  ): Finding => ({
    rule: 'write/valid',
    code: 'wrong-step',
    method: 'session/append',
    origin: { path: '0' },
    ...(complaint !== undefined && { complaint }),
    about,
    message,
  });
  const breaking = (rule: string, line: string) =>
    step('breaks-a-rule-of-files', { rule, problem: 'missing', line, place: '/id' }, `line ${line}`);
  expect(failureKinds(breaking('entry/base', '2'))).toEqual(failureKinds(breaking('entry/base', '31')));
  expect(failureKinds(breaking('entry/base', '2'))).not.toEqual(
    failureKinds(breaking('tree/parent-exists', '2')),
  );
  const changed = (member: string) => step('member-is-not-as-given', { member }, 'the same words');
  expect(failureKinds(changed('name'))).not.toEqual(failureKinds(changed('label')));
});

test('of several failures, those that show something new', () => {
  const count = { finding: finding({ n: 1, name: 'a' }, { n: 2, name: 'a' }) };
  const both = { finding: finding({ n: 1, name: 'a' }, { n: 2, name: 'b' }) };
  expect(distinct([count, count, both, both])).toEqual([count, both]);
  expect(distinct([both], [count.finding])).toEqual([both]);
});
