import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Method } from '../schema/protocol.ts';
import { ModuleTarget } from './module-target.ts';
import type { Reply } from './target.ts';

const fileOf = (name: string): string => fileURLToPath(new URL(`testing/${name}`, import.meta.url));

function targetOf(file: string): ModuleTarget {
  const target = new ModuleTarget(file);
  onTestFinished(() => void target.stop());
  return target;
}

async function started(): Promise<(method: Method, params?: Record<string, unknown>) => Promise<Reply>> {
  const target = targetOf(fileOf('module.mjs'));
  await target.initialize();
  return (method, params = {}) => target.ask(method, params, { deadline: 200 });
}

describe('ModuleTarget', () => {
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
      'a malformed result',
      'session/branch',
      { fault: 'protocol', message: expect.stringContaining('/entryIds') },
    ],
  ] as const)('%s', async (_name, method, reply) => {
    const ask = await started();
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
    [fileOf('rules.ts'), /default export/],
  ])('%s does not start', async (file, message) => {
    await expect(targetOf(file).initialize()).rejects.toThrow(message);
  });
});
