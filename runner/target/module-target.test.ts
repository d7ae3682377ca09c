import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { packageRoot } from '../../schema/package-root.ts';
import type { Method } from '../../schema/protocol.ts';
import { ModuleTarget } from './module-target.ts';
import type { Reply, Target } from './target.ts';
import { ThreadTarget } from './thread-target.ts';

const fileOf = (name: string): string => fileURLToPath(new URL(`../testing/${name}`, import.meta.url));

type Kind = new (file: string) => Target;
type Ask = (method: Method, params?: Record<string, unknown>) => Promise<Reply>;

async function started(target: Target): Promise<Ask> {
  await target.initialize();
  return (method, params = {}) => target.ask(method, params, { deadline: 200 });
}

describe.each<[string, Kind]>([
  ['in this thread', ModuleTarget],
  ['in a thread of its own', ThreadTarget],
])('a module %s', (_where, Kind) => {
  const targetOf = (file: string): Target => {
    const target = new Kind(file);
    onTestFinished(() => void target.stop());
    return target;
  };
  test('says who it is', async () => {
    expect(await targetOf(fileOf('module.mjs')).initialize()).toMatchObject({
      name: 'module',
      platforms: ['posix', 'win32'],
    });
  });

  test.each([
    ['a result', 'path/directory', { result: { name: expect.stringContaining('/a') } }],
    [
      'a refusal, of whatever copy of the class',
      'path/file',
      { rejected: 'no such file name', data: { line: 3 } },
    ],
    ['a promise that never settles', 'path/sessionId', { fault: 'timeout' }],
    ['an error', 'session/read', { fault: 'internal', message: 'broken inside' }],
    [
      'a function that is not there',
      'session/tree',
      { notSupported: expect.stringContaining('session/tree') },
    ],
    [
      'what is thrown outside of an answer',
      'session/info',
      { fault: 'crash', message: expect.stringContaining('stray') },
    ],
    [
      'a result that is not as the protocol has it',
      'session/branch',
      { result: { entryIds: 'none' }, malformed: [{ pointer: '/entryIds' }] },
    ],
  ] as const)('%s', async (_name, method, reply) => {
    const ask = await started(targetOf(fileOf('module.mjs')));
    expect(await ask(method, { cwd: '/a' })).toMatchObject(reply);
  });

  test('questions are put one after the other; after a restart to a fresh module', async () => {
    const target = targetOf(fileOf('module.mjs'));
    await target.initialize();
    await target.restart();
    const ask = (cwd: string) => target.ask('path/directory', { cwd, platform: 'posix' }, { deadline: 200 });
    const names = await Promise.all([ask('a'), ask('b')]);
    expect(names).toEqual([{ result: { name: 'a 1' } }, { result: { name: 'b 2' } }]);
    await target.restart();
    expect(await ask('c')).toEqual({ result: { name: 'c 1' } });
  });

  test.each([
    ['/nowhere/driver.js', /Cannot find module/],
    [join(packageRoot(), 'dist', 'runner', 'did-you-mean.js'), /default export/],
  ])('%s does not start', async (file, message) => {
    await expect(targetOf(file).initialize()).rejects.toThrow(message);
  });
});

describe('a thread', () => {
  const targetOf = (file: string): Target => {
    const target = new ThreadTarget(file);
    onTestFinished(() => void target.stop());
    return target;
  };

  test.each([
    [
      'a loop without end',
      'session/context',
      { fault: 'timeout', message: expect.stringContaining('200 ms') },
    ],
    [
      'the end of the process',
      'session/fork',
      { fault: 'crash', message: expect.stringContaining('code 7') },
    ],
    ['a result that no message can hold', 'session/clone', { fault: 'protocol' }],
  ] as const)(
    '%s costs the one question, and the next goes to a fresh module',
    async (_name, method, reply) => {
      const ask = await started(targetOf(fileOf('module.mjs')));
      const directory = () => ask('path/directory', { cwd: '/a' });
      expect(await directory()).toEqual({ result: { name: '/a 1' } });
      const replies = await Promise.all([ask(method), directory()]);
      expect(replies[0]).toMatchObject(reply);
      expect(replies[1]).toMatchObject({ result: { name: expect.stringMatching(/^\/a [12]$/) } });
    },
  );

  test('a question that nobody wants any more is let go of at once', async () => {
    const target = targetOf(fileOf('module.mjs'));
    await target.initialize();
    const controller = new AbortController();
    const asked = target.ask('path/sessionId', {}, { deadline: 300, signal: controller.signal });
    controller.abort();
    expect(await asked).toEqual({ abandoned: true });
    expect(await target.ask('path/directory', { cwd: '/b' }, { deadline: 300 })).toMatchObject({
      result: {},
    });
  });
});
