import { expect, test } from 'vitest';
import { parseAnswer } from './answer.ts';

test('a line that is not UTF-8 is told as that, and not as a line for people', () => {
  const line = Buffer.from('{"jsonrpc":"2.0","id":1,"result":"x"}');
  expect(parseAnswer(line)).toEqual({ id: 1, result: 'x' });
  line[line.indexOf('x')] = 0xff;
  expect(parseAnswer(line)).toMatchObject({ garbage: expect.stringMatching(/ is not UTF-8: .*U\+FFFD/) });
  expect(parseAnswer(Buffer.from('listening'))).toMatchObject({
    garbage: expect.stringContaining('not a JSON object'),
  });
});
