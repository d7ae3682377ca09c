import { expect, test } from 'vitest';
import type { Request } from '../../suites/question.ts';
import { asOffered } from './offered.ts';

// Such messages were once taken for none at all, and a reader of ids failed by it.
test('messages that name no entry leave nothing to be asked of who tells ids alone', () => {
  const request: Request = { method: 'session/context', params: { path: 's.jsonl' } };
  const messages = [{ message: { role: 'user', content: 'a' } }, { message: { role: 'user', content: 'b' } }];
  const offered = asOffered(request, { anyOf: [{ result: { messages } }] }, { messages: 'ids' });
  expect(offered).toMatchObject({ reason: expect.stringContaining('only the ids') as unknown });
});
