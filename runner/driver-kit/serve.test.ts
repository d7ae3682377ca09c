import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { packageRoot } from '../../schema/package-root.ts';
import { request, talk } from '../testing/talk.ts';

const SERVING = [process.execPath, join(packageRoot(), 'runner', 'testing', 'serving.mjs')];
const PYTHON = ['python3', join(packageRoot(), 'runner', 'drivers', 'pi_session.py')];
const askId = (id: number, sessionId: string, wait = 0) => request(id, 'path/sessionId', { sessionId, wait });
const answered = (id: number, valid: string) => ({ jsonrpc: '2.0', id, result: { valid } });

const serving = async (...pieces: readonly (string | Uint8Array)[]) => {
  const { answers, code } = await talk(SERVING, pieces);
  expect(code).toBe(0);
  return answers;
};

describe('framing', () => {
  test('the end of the input ends the program with code 0', async () => {
    expect(await talk(SERVING, [])).toEqual({ answers: [], stderr: '', code: 0 });
  });

  test('a request may come in any pieces, cut even inside of a character', async () => {
    const bytes = Buffer.from(askId(1, 'a🚀b'));
    const at = bytes.indexOf('🚀');
    const pieces = [bytes.subarray(0, 3), bytes.subarray(3, at + 2), bytes.subarray(at + 2)];
    expect(await serving(...pieces)).toEqual([answered(1, 'a🚀b')]);
  });

  test('many requests may come in one piece', async () => {
    expect(await serving(askId(1, 'a') + askId(2, 'b'))).toEqual([answered(1, 'a'), answered(2, 'b')]);
  });

  test('a CR before the LF is dropped, and blank lines are passed over', async () => {
    expect(await serving(`\n\r\n${askId(1, 'a').replace('\n', '\r\n')}`)).toEqual([answered(1, 'a')]);
  });

  test('U+2028, U+2029 and U+0085 end no line', async () => {
    const id = 'a\u2028b\u2029c\u0085d';
    expect(askId(1, id)).toContain('\u2028');
    expect(await serving(askId(1, id))).toEqual([answered(1, id)]);
  });

  test('lone surrogates come back', async () => {
    expect(await serving(askId(1, '\ud800'))).toEqual([answered(1, '\ud800')]);
  });

  test('the last request needs no LF', async () => {
    expect(await serving(askId(1, 'a').trimEnd())).toEqual([answered(1, 'a')]);
  });

  test('a request of a megabyte is answered', async () => {
    const long = 'x'.repeat(1_000_000);
    expect(await serving(askId(1, long))).toEqual([answered(1, long)]);
  });

  test('answers come in the order of the requests', async () => {
    expect(await serving(askId(1, 'slow', 50) + askId(2, 'quick') + askId(3, 'quick too'))).toEqual([
      answered(1, 'slow'),
      answered(2, 'quick'),
      answered(3, 'quick too'),
    ]);
  });
});

describe('what is no request', () => {
  test.each([
    ['no JSON', '{"jsonrpc":', -32700],
    ['a number', '42', -32600],
    ['null', 'null', -32600],
    ['an array', '[]', -32600],
    ['an object without a method', '{"id":1}', -32600],
  ])('%s is answered with an error, and the next request with its result', async (_name, line, code) => {
    const answers = await serving(`${line}\n${askId(2, 'a')}`);
    expect(answers).toMatchObject([{ id: null, error: { code } }, answered(2, 'a')]);
  });
});

describe('errors', () => {
  test('a refusal carries its data', async () => {
    const error = { code: -32000, message: 'no session', data: { line: 3, rule: 'header/first' } };
    expect(await serving(request(1, 'session/read'))).toEqual([{ jsonrpc: '2.0', id: 1, error }]);
  });

  test.each([
    ['an unknown method', 'session/paint', -32601, /session\/paint/],
    ['a method that every object has', 'toString', -32601, /toString/],
    ['a method that turns out not to be there', 'session/tree', -32601, /no trees here/],
    ['a fault of the implementation', 'session/branch', -32603, /TypeError: broken inside/],
    ['a result that JSON cannot hold', 'session/context', -32603, /BigInt/],
    ['a result that holds itself', 'session/state', -32603, /circular/],
    ['something thrown that is no error', 'session/close', -32603, /null/],
  ])('%s', async (_name, method, code, message) => {
    const answers = await serving(request(1, method) + askId(2, 'a'));
    expect(answers).toMatchObject([{ id: 1, error: { code } }, answered(2, 'a')]);
    expect((answers[0] as { error: { message: string } }).error.message).toMatch(message);
  });

  test('a fault shows its stack on standard error', async () => {
    const { stderr } = await talk(SERVING, [request(1, 'session/branch')]);
    expect(stderr).toContain('serving.mjs');
  });
});

test('what an implementation prints goes to standard error', async () => {
  const { answers, stderr } = await talk(SERVING, [request(1, 'session/info')]);
  expect(answers).toEqual([{ jsonrpc: '2.0', id: 1, result: null }]);
  expect(stderr).toBe("printed by the implementation\nand told\n{ and: 'shown' }\n");
});

test('the end of the input ends the program with code 0, whatever the implementation says', async () => {
  expect(await talk(SERVING, [request(1, 'session/fork')])).toMatchObject({ code: 0 });
});

test('parameters of null are none, and a request without an id is answered with null', async () => {
  const answers = await serving(
    '{"id":1,"method":"path/sessionId","params":null}\n{"method":"initialize"}\n',
  );
  expect(answers).toEqual([
    { jsonrpc: '2.0', id: 1, result: {} },
    { jsonrpc: '2.0', id: null, result: { protocol: 1 } },
  ]);
});

describe('the driver in Python keeps the same framing', () => {
  test('line ends, separators, errors and the end', async () => {
    const lines = [
      `\r\n${askId(1, 'a').replace('\n', '\r\n')}`,
      askId(2, 'a\u2028b'),
      '{"jsonrpc":\n',
      '42\n',
      request(3, 'session/paint'),
      request(4, 'session/read', { path: '/nowhere.jsonl' }),
      `${'['.repeat(100_000)}\n`,
      askId(5, 'z').trimEnd(),
    ];
    const { answers, stderr, code } = await talk(PYTHON, lines);
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
    expect(answers).toMatchObject([
      { id: 1, result: { valid: true } },
      { id: 2, result: { valid: false } },
      { id: null, error: { code: -32700 } },
      { id: null, error: { code: -32600 } },
      { id: 3, error: { code: -32601 } },
      { id: 4, error: { code: -32000 } },
      { id: null, error: { code: -32700 } },
      { id: 5, result: { valid: true } },
    ]);
  });
});
