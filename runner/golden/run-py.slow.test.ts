import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { packageRoot } from '../../schema/package-root.ts';
import { loadGoldenSuites } from '../rules/load-suites.ts';
import { run } from '../run.ts';
import { started } from '../testing/command.ts';

const PYTHON_DRIVER = join(packageRoot(), 'runner', 'drivers', 'pi_session.py');
const RUN_PY = join(packageRoot(), 'fixtures', 'run.py');

const folder = mkdtempSync(join(tmpdir(), 'pi-conform-run-py-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const options = { cwd: folder, env: { PYTHONDONTWRITEBYTECODE: '1' } };
const python = (...args: readonly string[]) => started('python3', args, options);

describe('run.py', () => {
  const source = readFileSync(PYTHON_DRIVER, 'utf8');
  const broken = (name: string, from: string, to: string): string => {
    expect(source).toContain(from);
    const file = join(folder, `${name}.py`);
    writeFileSync(file, source.replace(from, to));
    return file;
  };

  test('has fewer than 70 lines', () => {
    expect(readFileSync(RUN_PY, 'utf8').trimEnd().split('\n').length).toBeLessThan(70);
  });

  test.each([
    ['the Python implementation', () => PYTHON_DRIVER],
    [
      'one that reads every branch from the last entry',
      () =>
        broken(
          'leaf',
          'branch_at(read_session(params["path"]), params)',
          'branch_at(read_session(params["path"]), {})',
        ),
    ],
    [
      'one that shows the first root alone',
      () =>
        broken(
          'root',
          'return tree_of(read_session(params["path"]))',
          'tree = tree_of(read_session(params["path"]))\n    return {**tree, "roots": tree["roots"][:1]}',
        ),
    ],
    [
      'one that takes any session id',
      () => broken('lenient', '{"valid": is_session_id(params["sessionId"])}', '{"valid": True}'),
    ],
  ])('agrees with run --fixtures on %s, case by case', async (_name, file) => {
    const implementation = file();
    const { stdout } = await python(RUN_PY, implementation);
    const told = new Map(
      stdout
        .trim()
        .split('\n')
        .map((line) => line.split(' ').toReversed() as [string, string]),
    );
    const { results } = await run({
      tested: { command: ['python3', implementation] },
      suites: await loadGoldenSuites(),
      only: [...told.keys()],
      runs: 0,
    });
    expect(told.size).toBeGreaterThan(400);
    expect(new Map(results.map(({ rule, verdict }) => [rule, verdict]))).toEqual(told);
  });

  test('says how it is called', async () => {
    expect(await python(RUN_PY)).toMatchObject({
      code: 1,
      stderr: 'usage: python3 run.py <module.py>\n',
    });
  });
});
