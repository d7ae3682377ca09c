import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createModelDriver } from '../drivers/model.ts';
import { createModelWriter } from '../drivers/model-writer.ts';
import type { AnyDriver } from '../driver-kit/driver.ts';
import { run, type RunOptions } from '../run.ts';

/** What holds of every case of every rule, whatever it is about. */

const resultsOf = async (driver: AnyDriver, options: Partial<RunOptions> = {}) => {
  const { results } = await run({ tested: { driver }, seed: 1, runs: 10, ...options });
  return new Map(results.map((result) => [result.rule, result]));
};

/** The model, with something done to each file after `session/context` read it. */
const spoiling = (spoil: (path: string) => void): AnyDriver => {
  const model = createModelDriver();
  return {
    ...model,
    'session/context': (params) => {
      const answer = model['session/context']?.(params);
      spoil(String(params['path']));
      return answer;
    },
  };
};

/** Empties each file that it is asked to read, and ends. */
const BREAKING_DRIVER = `
import { createInterface } from 'node:readline';
import { writeFileSync } from 'node:fs';
const answer = (id, result) => process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id, result }) + '\\n');
createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (method === 'initialize')
    return answer(id, {
      protocol: 1,
      implementation: { name: 'breaking', version: '1', language: 'JavaScript' },
      follows: '1.6.0',
      methods: ['session/read'],
    });
  writeFileSync(params.path, '');
  process.exit(3);
});
`;

describe('nothing is changed by reading', () => {
  test('is told whichever rule it was seen at, with the bytes before and after', async () => {
    const results = await resultsOf(
      spoiling((path) => writeFileSync(path, 'gone\n')),
      {
        only: ['context/active-branch'],
      },
    );
    expect(results.get('context/active-branch')?.verdict).toBe('pass');
    const result = results.get('read/unchanged');
    expect(result).toMatchObject({
      verdict: 'fail',
      level: 'must',
      finding: { code: 'file-changed', method: 'session/context', file: 'session.jsonl' },
    });
    const [difference] = result?.finding?.differences ?? [];
    expect(difference).toMatchObject({
      expected: expect.stringContaining('"type":"session"') as unknown,
      received: 'gone\n',
    });
    expect(result?.replay).toContain('context.active-branch');
  });

  test('is told of a file that is left behind', async () => {
    const leaving = spoiling((path) => writeFileSync(join(path, '..', 'index.db'), '1'));
    const results = await resultsOf(leaving, { only: ['context/active-branch'] });
    expect(results.get('read/unchanged')?.finding?.file).toBe('index.db');
  });

  test('is told of a reader that breaks after it changed the file', async () => {
    const breaking = spoiling((path) => {
      writeFileSync(path, '');
      throw new Error('out of order');
    });
    const results = await resultsOf(breaking, { only: ['context/active-branch'] });
    expect(results.get('context/active-branch')?.verdict).toBe('error');
    expect(results.get('read/unchanged')).toMatchObject({
      verdict: 'fail',
      finding: { code: 'file-changed', method: 'session/context', file: 'session.jsonl' },
    });
  });

  test('is told of a driver that ends in the middle of a question', { timeout: 60_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'breaking-'));
    const file = join(folder, 'driver.mjs');
    writeFileSync(file, BREAKING_DRIVER);
    try {
      const { results } = await run({
        tested: { command: [process.execPath, file] },
        only: ['header/first', 'read/unchanged'],
        seed: 1,
        runs: 3,
      });
      expect(results.find(({ rule }) => rule === 'read/unchanged')).toMatchObject({
        verdict: 'fail',
        finding: { code: 'file-changed', method: 'session/read' },
      });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('is told by finders as well, whose folders are driven through', async () => {
    const driver: AnyDriver = {
      ...createModelWriter(),
      'sessions/list': ({ directory }) => {
        appendFileSync(join(String(directory), 'cache.jsonl'), '{}\n');
        return { sessions: [] };
      },
    };
    const results = await resultsOf(driver, { only: ['find/list-members', 'read/unchanged'], runs: 3 });
    expect(results.get('read/unchanged')).toMatchObject({ verdict: 'fail' });
  });

  test('holds where an older file is brought to version 3, and nothing is lost by it', async () => {
    const migrating = spoiling((path) => {
      const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
      const header = JSON.parse(lines[0] ?? '') as Record<string, unknown>;
      if (header['version'] !== 2) return;
      const rest = lines.slice(1).map((line) => line.replaceAll('"hookMessage"', '"custom"'));
      writeFileSync(path, `${[JSON.stringify({ ...header, version: 3 }), ...rest].join('\n')}\n`);
    });
    const only = ['migrate/*', 'read/unchanged'];
    expect((await resultsOf(migrating, { only })).get('read/unchanged')?.verdict).toBe('pass');
    const losing = spoiling((path) => {
      const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
      if (!/"version":2/.test(lines[0] ?? '')) return;
      writeFileSync(path, `${lines.slice(0, -1).join('\n').replace('"version":2', '"version":3')}\n`);
    });
    expect((await resultsOf(losing, { only })).get('read/unchanged')?.verdict).toBe('fail');
  });

  test('passes only where something was seen', async () => {
    const names: AnyDriver = {
      initialize: () => ({
        protocol: 1,
        implementation: { name: 'names', version: '1' },
        follows: '1.6.0',
        methods: ['session/fork'],
      }),
    };
    const results = await resultsOf(names, { only: ['read/unchanged'] });
    expect(results.get('read/unchanged')).toMatchObject({ verdict: 'skip' });
  });

  test('is not told where it is not wanted', async () => {
    const driver = spoiling((path) => writeFileSync(path, ''));
    const results = await resultsOf(driver, { only: ['context/active-branch'], skip: ['read/unchanged'] });
    expect(results.has('read/unchanged')).toBe(false);
  });
});

describe('results that are not as the protocol has them', () => {
  test('null in place of an empty list is one problem, and no rule fails by it', async () => {
    const model = createModelDriver();
    const orNull = (list: readonly unknown[]) => (list.length === 0 ? null : list);
    const driver: AnyDriver = {
      ...model,
      'session/read': (params) => {
        const answer = model['session/read']?.(params) as { entries: readonly unknown[] };
        return { ...answer, entries: orNull(answer.entries) };
      },
    };
    const results = await resultsOf(driver, { only: ['session/read'] });
    const wrong = [...results.values()].filter(({ verdict }) => verdict !== 'pass');
    expect(wrong).toMatchObject([
      {
        rule: 'protocol/results',
        verdict: 'warn',
        finding: {
          message: '/entries must be [], received null; an empty list is [], and not null',
        },
      },
    ]);
  });

  test('a member of a wrong type is a wrong answer of the rule that it belongs to', async () => {
    const model = createModelDriver();
    const driver: AnyDriver = { ...model, 'session/branch': () => ({ entryIds: 'a1,b2' }) };
    const results = await resultsOf(driver, { only: ['tree/branch'] });
    expect(results.get('tree/branch')).toMatchObject({
      verdict: 'fail',
      finding: { code: 'wrong-answer', method: 'session/branch' },
    });
  });

  test('what is no object is no protocol', async () => {
    const driver: AnyDriver = { ...createModelDriver(), 'session/branch': () => ['a1'] };
    const results = await resultsOf(driver, { only: ['tree/branch'] });
    expect(results.get('tree/branch')).toMatchObject({ verdict: 'error', finding: { code: 'protocol' } });
  });
});
