import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { faults } from '../../generators/index.ts';
import type { GeneratedManifest } from '../../schema/index.ts';
import { packageRoot } from '../../schema/package-root.ts';
import { validateGeneratedManifest } from '../../schema/validate-fixture.ts';
import { fileRule, inspectBytes } from '../../suites/file/index.ts';
import { CONTENTS } from './contents.ts';

const BIN = join(packageRoot(), 'dist', 'runner', 'bin.js');
const root = mkdtempSync(join(tmpdir(), 'pi-generate-test-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let folders = 0;
const fresh = (): string => join(root, `made-${++folders}`);

interface Ended {
  readonly code: unknown;
  readonly stdout: string;
  readonly stderr: string;
}

function conform(args: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [BIN, ...args],
      { env: { ...process.env, NO_COLOR: '1', ...env }, maxBuffer: 1e8 },
      (error, stdout, stderr) => resolve({ code: error === null ? 0 : error.code, stdout, stderr }),
    );
  });
}

/** Runs `generate` into a new folder. */
async function generated(args: readonly string[], env?: Record<string, string>) {
  const folder = fresh();
  const ended = await conform(['generate', '--out', folder, ...args], env);
  expect(ended).toMatchObject({ code: 0 });
  const text = readFileSync(join(folder, 'manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as GeneratedManifest;
  expect(validateGeneratedManifest(manifest)).toEqual([]);
  return { folder, text, manifest, bytesOf: (path: string) => readFileSync(join(folder, path)) };
}

const sha256 = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex');
const mustsIn = (bytes: Uint8Array) =>
  inspectBytes(bytes).facts.filter(({ rule }) => fileRule(rule).level === 'must');

describe('the same seed gives the same bytes', () => {
  // Frozen: whoever changes these breaks other people's tests, and says so in the changelog.
  test.each([
    [
      'valid',
      ['--seed', '42', '--count', '3'],
      'e842666cab56216b03c03af3cce355187a444b244a09fd1411ea1996d6a65cce',
    ],
    [
      'faulty',
      ['--seed', '42', '--fault', 'tree/parent-unknown,lines/number'],
      '3bd9fc080b224df0fd1952cf2587e335f4e76c7a049d6e0c8fb6495fb4630932',
    ],
    [
      'of version 1',
      ['--seed', '42', '--count', '3', '--format-version', '1'],
      'a2bb9a340adc610ef36a497c74141de82e179713ba2b4a1baa5c2bce67d0dd3b',
    ],
    [
      'in a sessions tree',
      ['--seed', '42', '--count', '8', '--pi-home', '--with', 'edits,labels'],
      '6989ace5dfc02347f28f3d55882d3bf9e3ea56e14322c5e083bd40d7b99e0fed',
    ],
  ])('%s', async (_name, args, hash) => {
    const { manifest } = await generated(args);
    expect(sha256(JSON.stringify(manifest.files))).toBe(hash);
  });

  test('in every language and time zone, and whatever the count', async () => {
    const here = await generated(['--seed', '7', '--count', '4', '--pi-home']);
    const elsewhere = await generated(['--seed', '7', '--count', '6', '--pi-home'], {
      TZ: 'Pacific/Auckland',
      LANG: 'tr_TR.UTF-8',
      LC_ALL: 'tr_TR.UTF-8',
    });
    expect(elsewhere.manifest.files.slice(0, 4)).toEqual(here.manifest.files);
  });
});

describe('valid files', () => {
  test('have no finding, where Pi lays them as well', async () => {
    for (const args of [
      ['--count', '30'],
      ['--count', '30', '--pi-home'],
      ['--count', '10', '--format-version', '1', '--entries', '4-9'],
      ['--count', '10', '--format-version', '2'],
    ]) {
      const { folder, manifest, bytesOf } = await generated(['--seed', '11', ...args]);
      for (const { path, sha256: hash, bytes } of manifest.files)
        expect([sha256(bytesOf(path)), bytesOf(path).length]).toEqual([hash, bytes]);
      expect(await conform(['check', '--enforce', 'observed', folder])).toMatchObject({ code: 0 });
    }
  });

  test.each(Object.keys(CONTENTS))('hold %s when that is asked for', async (name) => {
    const { manifest, bytesOf } = await generated(['--seed', '3', '--count', '5', '--with', name]);
    const { manifest: counted } = await generated([
      '--seed',
      '3',
      '--count',
      '2',
      '--entries',
      '12',
      '--with',
      name,
    ]);
    expect(manifest.files.map(({ path }) => mustsIn(bytesOf(path)))).toEqual([[], [], [], [], []]);
    expect(counted.files.map(({ lines }) => lines)).toEqual([13, 13]);
  });
});

test('every fault is found by the rule that the manifest names, on its line, and not in its twin', async () => {
  const { manifest, bytesOf } = await generated(['--seed', '5', '--fault', 'all']);
  expect(manifest.files.length).toBe(faults.length);
  for (const { path, rule, line = 0, twin = '', fault } of manifest.files) {
    const found = inspectBytes(bytesOf(path)).facts.map((fact) => `${fact.rule} ${fact.line}`);
    expect(found, fault).toContain(`${rule} ${line}`);
    expect(mustsIn(bytesOf(twin)), fault).toEqual([]);
  }
});

test('faulty files in a sessions tree keep their fault', async () => {
  const { manifest, bytesOf } = await generated([
    '--seed',
    '5',
    '--pi-home',
    '--fault',
    'header/id-number,header/cwd-missing,tree/parent-itself',
  ]);
  for (const { path, rule, twin = '' } of manifest.files) {
    expect(inspectBytes(bytesOf(path)).facts.map((fact) => fact.rule)).toContain(rule);
    expect(mustsIn(bytesOf(twin))).toEqual([]);
  }
});

describe('what cannot be made', () => {
  const full = fresh();
  test.each([
    ['no folder', [], 'Give --out <folder>'],
    [
      'an unknown fault',
      ['--out', full, '--fault', 'tree/parent-unknwn'],
      'Did you mean tree/parent-unknown',
    ],
    ['an unknown content', ['--out', full, '--with', 'edit'], 'Did you mean edits?'],
    [
      'a shape for version 1',
      ['--out', full, '--format-version', '1', '--shape', 'bush'],
      '--shape is for version 3',
    ],
    ['a range upside down', ['--out', full, '--entries', '9-2'], 'a range such as 5-20'],
    [
      'too few entries',
      ['--out', full, '--entries', '1', '--with', 'edits,labels,names'],
      'allow for more --entries',
    ],
    ['valid and faulty', ['--out', full, '--valid', '--fault', 'all'], 'cannot be used with'],
    ['no place to write', ['--out', join(BIN, 'x')], 'cannot be written'],
    ['no place where Node never comes back', ['--out', '/proc/x/y'], 'cannot be written'],
  ])('%s is wrong usage', async (_name, args, words) => {
    const ended = await conform(['generate', ...args]);
    expect(ended).toMatchObject({ code: 2, stderr: expect.stringContaining(words) });
    expect(ended.stderr).not.toContain('    at ');
  });

  test('a folder that holds something is left alone, unless it is forced', async () => {
    const { folder } = await generated(['--seed', '1', '--count', '1']);
    writeFileSync(join(folder, 'mine.txt'), 'mine');
    expect(await conform(['generate', '--out', folder])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('is not empty'),
    });
    expect(await conform(['generate', '--out', folder, '--force', '--count', '2'])).toMatchObject({
      code: 0,
    });
    expect(readdirSync(folder).sort()).toEqual(['0001.jsonl', '0002.jsonl', 'manifest.json', 'mine.txt']);
  });
});
