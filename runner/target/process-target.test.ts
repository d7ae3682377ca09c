import { describe, expect, onTestFinished, test } from 'vitest';
import { DriverStartError } from '../errors.ts';
import { ProcessTarget } from './process-target.ts';
import { isFault, type Reply } from './target.ts';
import { misbehaving } from '../testing/rules.ts';

const DEADLINE = 400;

function targetOf(mode: string): ProcessTarget {
  const target = new ProcessTarget({ command: misbehaving(mode), env: {} });
  onTestFinished(() => void target.stop());
  return target;
}

async function started(mode: string): Promise<ProcessTarget> {
  const target = targetOf(mode);
  await target.initialize();
  return target;
}

const askId = (target: ProcessTarget, sessionId = 'a', deadline = DEADLINE): Promise<Reply> =>
  target.ask('path/sessionId', { sessionId }, { deadline });

const askMany = (target: ProcessTarget, count: number): Promise<readonly Reply[]> =>
  Promise.all(Array.from({ length: count }, () => askId(target)));

const VALID = { result: { valid: true } };
const kinds = (replies: readonly Reply[]): readonly string[] =>
  replies.map((reply) => (isFault(reply) ? reply.fault : 'result' in reply ? 'result' : 'other'));

describe('a driver that starts', () => {
  test('says who it is', async () => {
    expect(await targetOf('good').initialize()).toEqual({
      name: 'misbehaving',
      version: '0.0.1',
      language: 'JavaScript',
      follows: '1.6.0',
      methods: ['path/sessionId', 'path/file', 'path/directory'],
      platforms: ['posix'],
    });
  });

  test('answers many questions that were asked at once', async () => {
    const target = await started('good');
    const names = Array.from({ length: 300 }, (_, i) => `id-${i}`);
    const ask = (sessionId: string) =>
      target.ask('path/file', { timestamp: '', sessionId }, { deadline: DEADLINE });
    const replies = await Promise.all(names.map(ask));
    expect(replies).toEqual(names.map((name) => ({ result: { name: `${name}.jsonl` } })));
    expect(await target.stop()).toBeUndefined();
  });

  test('gets the environment it is given', async () => {
    const script = 'process.stderr.write("HOME=" + process.env.HOME); process.exit(1)';
    const target = new ProcessTarget({
      command: [process.execPath, '-e', script],
      env: { HOME: '/scratch' },
    });
    await expect(target.initialize()).rejects.toMatchObject({ stderr: 'HOME=/scratch' });
  });
});

const failure = (command: readonly string[], startDeadline = 10_000): Promise<unknown> =>
  new ProcessTarget({ command, env: {}, startDeadline }).initialize().catch((thrown: unknown) => thrown);

describe('a driver that cannot start', () => {
  test.each([
    ['a command that does not exist', ['/nowhere/driver'], 10_000, /there is no file "\/nowhere\/driver"/],
    ['one that exits at once', misbehaving('exit-at-once'), 10_000, /exited with code 1/],
    ['one that never answers', misbehaving('silent'), 300, /no answer to initialize within 300 ms/],
    ['one of another protocol', misbehaving('old-protocol'), 10_000, /protocol/],
  ])('%s', async (_name, command, deadline, message) => {
    const thrown = await failure(command, deadline);
    expect(thrown).toBeInstanceOf(DriverStartError);
    expect((thrown as Error).message).toMatch(message);
  });

  test('shows its last words', async () => {
    expect(await failure(misbehaving('exit-at-once'))).toMatchObject({ stderr: 'no module named session' });
  });
});

describe('faults cost one question only', () => {
  test.each([
    ['crash-at-3', 'crash', /exited with code 7/],
    ['hang-at-3', 'timeout', /no answer to path\/sessionId within 400 ms/],
    ['ignore-sigterm', 'timeout', /no answer/],
    ['garbage-at-3', 'protocol', /not a JSON object/],
    ['wrong-id', 'protocol', /unknown id 1004/],
    ['close-stdout', 'protocol', /closed its standard output/],
  ])('%s', async (mode, kind, message) => {
    const target = await started(mode);
    // Three questions; the driver that is started for what is left answers its first two.
    const replies = await askMany(target, 4);
    expect(kinds(replies)).toEqual(['result', 'result', kind, 'result']);
    expect((replies[2] as { message: string }).message).toMatch(message);
  });

  test('a crash keeps the exit code and the last words', async () => {
    const replies = await askMany(await started('crash-at-3'), 3);
    expect(replies[2]).toMatchObject({ exitCode: 7, stderr: 'about to crash\nPanic: the third request' });
  });

  test('garbage is shown', async () => {
    const replies = await askMany(await started('garbage-at-3'), 3);
    expect(replies[2]).toMatchObject({ line: 'DEBUG handling a request' });
  });

  test('garbage that comes when nothing is open is charged to the next question', async () => {
    const target = await started('garbage-after-answer');
    expect(await askId(target)).toEqual(VALID);
    expect(await askId(target)).toMatchObject({ fault: 'protocol', line: 'DEBUG answered' });
  });

  test('answers out of order', async () => {
    const [first] = await askMany(await started('out-of-order'), 2);
    expect(first).toMatchObject({
      fault: 'protocol',
      message: expect.stringContaining('before the one to the older'),
    });
  });

  test('a malformed result names the place', async () => {
    const reply = await askId(await started('malformed'));
    expect(reply).toMatchObject({ result: { valid: 'yes' }, malformed: [{ pointer: '/valid' }] });
  });

  test('errors of the protocol are no faults of the process', async () => {
    expect(await askId(await started('internal-on-boom'), 'boom')).toMatchObject({ fault: 'internal' });
    expect(await askId(await started('refuse-on-boom'), 'boom')).toMatchObject({ rejected: 'will not' });
    expect(await askId(await started('not-supported'))).toEqual({ notSupported: 'no such method' });
  });

  test('what the driver started in turn is ended with it', async () => {
    const target = await started('grandchild');
    const replies = await askMany(target, 4);
    expect(kinds(replies)).toEqual(['result', 'result', 'timeout', 'result']);
    const pid = Number(/grandchild (\d+)/.exec((replies[2] as { stderr: string }).stderr)?.[1]);
    await target.stop();
    await expect.poll(() => isAlive(pid), { timeout: 5_000 }).toBe(false);
  });

  test('a question behind a slow one is not blamed for it', async () => {
    const target = await started('slow');
    // Each takes 60 ms after the one before it: the tenth is answered long after its own 400 ms.
    expect(kinds(await askMany(target, 10))).toEqual(Array.from({ length: 10 }, () => 'result'));
  });
});

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const nameFrom = async (mode: string): Promise<Reply> => {
  const target = await started(mode);
  return target.ask('path/file', { timestamp: '', sessionId: 'a' }, { deadline: 20_000 });
};

describe('answers as they come', () => {
  test('raw separators end no line, a CR before LF is dropped', async () => {
    expect(await nameFrom('separators')).toEqual({ result: { name: 'a\u2028b\u2029c\u0085d' } });
  });

  test('byte by byte', async () => {
    expect(await nameFrom('chunked')).toEqual({ result: { name: 'é😀' } });
  });

  test('50 MB', async () => {
    const reply = (await nameFrom('huge')) as { result: { name: string } };
    expect(reply.result.name.length).toBe(50_000_000);
  });
});

describe('the end', () => {
  test.each([
    ['bad-end', /exited with code 3, not with code 0/],
    ['endless', /did not exit within/],
  ])('%s is noted', async (mode, note) => {
    const target = await started(mode);
    expect(await target.stop()).toMatch(note);
  });

  test('a question can be given up, and the next is answered', async () => {
    const target = await started('hang-on-boom');
    const controller = new AbortController();
    const options = { deadline: 60_000, signal: controller.signal };
    const hanging = target.ask('path/sessionId', { sessionId: 'boom' }, options);
    const behind = askId(target);
    controller.abort();
    expect(await hanging).toEqual({ abandoned: true });
    expect(await behind).toMatchObject(VALID);
  });

  test('after a restart the driver is a fresh one', async () => {
    const target = await started('crash-at-3');
    await askMany(target, 2);
    await target.restart();
    expect(await askMany(target, 2)).toEqual([VALID, VALID]);
  });
});
