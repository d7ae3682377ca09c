import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { packageRoot } from '../../schema/package-root.ts';
import { BIN, conform as called, started } from '../testing/command.ts';
import { goldenFolder } from './layout.ts';
import { openSet } from './set.ts';
import { stepsFromJson, stepsToJson } from './steps.ts';

const PYTHON_DRIVER = join(packageRoot(), 'runner', 'drivers', 'pi_session.py');

const folder = mkdtempSync(join(tmpdir(), 'pi-golden-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const options = { cwd: folder, env: { PYTHONDONTWRITEBYTECODE: '1' } };
const python = (...args: readonly string[]) => started('python3', args, options);
const conform = (...args: readonly string[]) => called(args, options);

describe('pi-conform run --fixtures', () => {
  test('gives each case a verdict in the order of the manifest, and replays one by its token', async () => {
    const report = join(folder, 'report.json');
    const args = ['--only', 'edit', '--report', `json=${report}`, '--', 'python3', PYTHON_DRIVER];
    const { code, stdout } = await conform('run', '--fixtures', ...args);
    expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining('golden cases') });
    const { results } = JSON.parse(readFileSync(report, 'utf8')) as { results: { rule: string }[] };
    const ids = openSet().manifest.cases.filter(({ area }) => area === 'edit');
    expect(results.map(({ rule }) => rule)).toEqual(ids.map(({ id }) => id));
  });

  test('takes another set, and its tokens name it', async () => {
    const other = join(folder, 'other set');
    const exported = await conform('export', other, '--area', 'edit');
    expect(exported).toMatchObject({ code: 0 });
    const source = readFileSync(PYTHON_DRIVER, 'utf8');
    const file = join(folder, 'noedit.py');
    writeFileSync(file, source.replaceAll('"context_edit"', '"context_edits"'));
    const golden = join(other, 'golden');
    const sarif = join(folder, 'golden.sarif');
    const { code, stdout } = await conform(
      'run',
      '--fixtures',
      golden,
      '--only',
      'edit/omit',
      '--report',
      `sarif=${sarif}`,
      '--',
      'python3',
      file,
    );
    expect(code).toBe(1);
    const [log] = (JSON.parse(readFileSync(sarif, 'utf8')) as { runs: { results: object[] }[] }).runs;
    expect(log?.results.length).toBeGreaterThan(0);
    const uri = expect.stringMatching(/edit\/omit\/[a-z0-9-]+\/[a-z.]+$/) as unknown;
    for (const result of log?.results ?? [])
      expect(result).toMatchObject({ locations: [{ physicalLocation: { artifactLocation: { uri } } }] });
    const token = /pi-conform replay (\S+) --fixtures/.exec(stdout)?.[1] ?? '';
    const again = await conform('replay', token, '--fixtures', golden, '--', 'python3', file);
    expect(again).toMatchObject({ code: 1, stdout: expect.stringContaining('edit/omit/') });
  });

  test.each([
    ['a seed', ['run', '--fixtures', '--seed', '1', '--', 'x'], '--seed and --runs make no others'],
    ['a folder without a set', ['run', '--fixtures', '/nowhere', '--', 'x'], 'holds no golden cases'],
  ])('refuses %s', async (_name, args, words) => {
    expect(await conform(...args)).toMatchObject({ code: 2, stderr: expect.stringContaining(words) });
  });
});

describe('pi-conform export', () => {
  test('writes all that an implementation without Node needs, and only what was asked for', async () => {
    const out = join(folder, 'exported');
    const { code, stdout } = await conform('export', out, '--format-version', '1', '--level', 'must');
    expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringMatching(/^\d+ cases in /) });
    const { cases, selection } = openSet(join(out, 'golden')).manifest;
    expect(new Set(cases.map(({ level, formatVersion }) => `${level} ${formatVersion}`))).toEqual(
      new Set(['must 1']),
    );
    expect(selection).toEqual({ formatVersion: 1, levels: ['must'] });
    for (const name of ['README.md', 'run.py', 'schema/fixture.schema.json'])
      expect(existsSync(join(out, name))).toBe(true);
    expect(await python(join(out, 'run.py'), PYTHON_DRIVER)).toMatchObject({ code: 0 });
  });

  test.each([
    ['an area that is not there', ['export', join(folder, 'x'), '--area', 'edits'], 'Did you mean edit'],
    ['a version that is none', ['export', join(folder, 'x'), '--format-version', '4'], 'must be 1, 2 or 3'],
    ['a folder that holds something', ['export', packageRoot()], 'is not empty'],
    ['what is no folder', ['export', BIN], 'is not a folder'],
  ])('refuses %s', async (_name, args, words) => {
    expect(await conform(...args)).toMatchObject({ code: 2, stderr: expect.stringContaining(words) });
  });
});

describe('pi-conform diff-fixtures', () => {
  test('says nothing of the same set', async () => {
    expect(await conform('diff-fixtures', goldenFolder(), goldenFolder())).toMatchObject({
      code: 0,
      stdout: 'no case differs\n',
    });
  });

  test('tells in words what is new, gone, renamed and other than it was', async () => {
    const [old, now] = [join(folder, 'old'), join(folder, 'new')];
    await conform('export', old, '--area', 'header,edit');
    await conform('export', now, '--area', 'edit,naming');
    const golden = join(now, 'golden');
    const read = (name: string) => JSON.parse(readFileSync(join(golden, name), 'utf8'));
    const write = (name: string, value: unknown) => writeFileSync(join(golden, name), JSON.stringify(value));
    const manifest = read('manifest.json');
    const [first, second] = manifest.cases.filter(({ area }: { area: string }) => area === 'edit');
    const changed = read(`${first.id}/case.json`);
    write(`${first.id}/case.json`, {
      ...changed,
      level: 'should',
      expected: { result: { messages: [] } },
      pi: { version: '1.7.0', agrees: false, answer: {} },
    });
    first.files = { ...first.files, 'case.json': 'another', 'session.jsonl': 'another' };
    cpSync(join(golden, second.id), join(golden, 'edit/omit/renamed'), { recursive: true });
    manifest.aliases = { [second.id]: 'edit/omit/renamed' };
    second.id = 'edit/omit/renamed';
    write('manifest.json', manifest);
    const { code, stdout } = await conform('diff-fixtures', join(old, 'golden'), golden);
    expect(code).toBe(1);
    expect(stdout).toContain(
      `! ${first.id}\n    the level changed from "must" to "should"\n    the file session.jsonl has other bytes`,
    );
    expect(stdout).toMatch(/the right answer changed at \/result\/messages\/0: from \{.* to nothing/);
    expect(stdout).toContain(
      'asked of Pi 1.7.0, before of 1.6.0\n    Pi does not answer as expected any more',
    );
    expect(stdout).toContain('~ edit/omit/renamed\n    was called ');
    expect(stdout).toMatch(/\+ naming\/directory\/\S+\n {4}new, must: /);
    expect(stdout).toMatch(/- header\/first\/\S+\n {4}gone, was must/);
  });
});

test('steps come back from JSON as they were', () => {
  const bytes = new Uint8Array([0, 255, 10]);
  const steps = [
    { act: 'place', name: 'sessions/a.jsonl', bytes },
    { act: 'tear', session: 0, bytes: new TextEncoder().encode('{"cut') },
    { act: 'small-disk', bytes: 4096 },
    { act: 'navigate', session: 1, to: null },
  ] as const;
  const kept = new Map<string, Uint8Array>();
  const json: unknown = JSON.parse(
    JSON.stringify(stepsToJson(steps, (name, content) => (kept.set(name, content), name))),
  );
  expect(stepsFromJson(json as never, (file) => kept.get(file) ?? new Uint8Array())).toEqual(steps);
});
