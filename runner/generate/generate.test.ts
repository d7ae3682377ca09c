import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { faults, namedFaults, SHAPES } from '../../generators/index.ts';
import type { GeneratedManifest } from '../../schema/index.ts';
import { validateGeneratedManifest } from '../../schema/validate-fixture.ts';
import { fileRule, inspectBytes } from '../../suites/checking/index.ts';
import { sha256 } from '../hash.ts';
import { BIN, conform, conformAlone } from '../testing/command.ts';
import { CONTENTS } from './contents.ts';
import type { GenerateOptions } from './make.ts';
import { generate } from './write.ts';

const root = mkdtempSync(join(tmpdir(), 'pi-generate-test-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let folders = 0;
const fresh = (): string => join(root, `made-${++folders}`);

/** What lies in a folder that was generated. */
function folderOf(folder: string) {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as GeneratedManifest;
  expect(validateGeneratedManifest(manifest)).toEqual([]);
  return { folder, manifest, bytesOf: (path: string) => readFileSync(join(folder, path)) };
}

/** Runs the built command into a new folder. */
async function commanded(args: readonly string[], env?: Record<string, string>) {
  const folder = fresh();
  // A process takes its language from its start.
  const start = env === undefined ? conform : conformAlone;
  expect(await start(['generate', '--out', folder, ...args], { env })).toMatchObject({ code: 0 });
  return folderOf(folder);
}

/** Makes files in a new folder, in this process. */
async function made(options: Partial<GenerateOptions>, piHome = false) {
  const folder = fresh();
  await generate(
    { seed: 5, count: 1, formatVersion: 3, contents: [], faults: [], ...options },
    { folder, piHome },
  );
  return folderOf(folder);
}

type Made = ReturnType<typeof folderOf>;

/** One hash of all files, twins too, by what they are called and hold. */
function hashOf({ manifest, bytesOf }: Made): string {
  const paths = manifest.files.flatMap(({ path, twin }) => [path, ...(twin === undefined ? [] : [twin])]);
  return sha256(paths.map((path) => `${path} ${sha256(bytesOf(path))}`).join('\n'));
}

const mustsIn = (bytes: Uint8Array) =>
  inspectBytes(bytes).facts.filter(({ rule }) => fileRule(rule).level === 'must');

const FAR_AWAY = { TZ: 'Pacific/Auckland', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' };

describe('the same seed gives the same bytes', () => {
  // Frozen: whoever changes these changes the inputs of other people's tests.
  test.each([
    ['valid', ['--count', '3'], '9aa00a940708a58c4eccf26f3400dc8821870a27b0eb434ed62cc2ed95270686'],
    [
      'faulty',
      ['--fault', 'tree/parent-unknown,lines/number'],
      '3e1fb8f05aca895877ef6faace7a8981024d464d15616557e4be3bd9fa7a3aff',
    ],
    [
      'of version 1',
      ['--count', '3', '--format-version', '1'],
      'a9ed8ccde1536faa8206bf4666276b8ec9b69b95bd5f0d745ccb5134e6254040',
    ],
    [
      'of version 2',
      ['--count', '3', '--format-version', '2', '--entries', '5'],
      '127e1f0b251d1db45717a98aa986a16af0d74c26e9e1e518171578f2c1c83d1b',
    ],
    [
      'in a sessions tree',
      ['--count', '8', '--pi-home', '--with', 'edits,labels'],
      '1a36bfb6a809ae4d748290698716d23f7b6457d233caba6555eb76acd5819105',
    ],
  ])('%s, in every language and time zone', async (_name, args, hash) => {
    const here = await commanded(['--seed', '42', ...args]);
    const there = await commanded(['--seed', '42', ...args], FAR_AWAY);
    expect([hashOf(here), hashOf(there)]).toEqual([hash, hash]);
    expect(there.bytesOf('manifest.json')).toEqual(here.bytesOf('manifest.json'));
  });

  test('whatever the count', async () => {
    for (const piHome of [false, true]) {
      const few = await made({ count: 4 }, piHome);
      const more = await made({ count: 6 }, piHome);
      expect(more.manifest.files.slice(0, 4)).toEqual(few.manifest.files);
    }
  });

  test('and another seed gives others', async () => {
    expect(hashOf(await made({ seed: 1 }))).not.toBe(hashOf(await made({ seed: 2 })));
  });
});

describe('valid files', () => {
  const choices: readonly (readonly [Partial<GenerateOptions>, boolean])[] = [
    [{ count: 30 }, false],
    [{ count: 30 }, true],
    [{ count: 10, formatVersion: 1, minEntries: 4, maxEntries: 9 }, false],
    [{ count: 10, formatVersion: 1 }, true],
    [{ count: 10, formatVersion: 2 }, true],
    ...SHAPES.map((shape) => [{ count: 3, shape, minEntries: 40, maxEntries: 60 }, false] as const),
  ];

  test('have no finding, where Pi lays them as well', async () => {
    const folderNames: string[] = [];
    for (const [options, piHome] of choices) {
      const { folder, manifest, bytesOf } = await made(options, piHome);
      folderNames.push(folder);
      for (const { path, sha256: hash, bytes } of manifest.files)
        expect([sha256(bytesOf(path)), bytesOf(path).length]).toEqual([hash, bytes]);
    }
    expect(await conform(['check', '--enforce', 'observed', ...folderNames])).toMatchObject({ code: 0 });
  });

  test('have as many entries as are asked for, and the manifest counts them', async () => {
    for (const formatVersion of [1, 2, 3] as const) {
      const { manifest, bytesOf } = await made({ count: 8, formatVersion, minEntries: 5, maxEntries: 7 });
      for (const { path, entries } of manifest.files) {
        expect(bytesOf(path).toString().trimEnd().split('\n').length - 1).toBe(entries);
        expect([5, 6, 7]).toContain(entries);
      }
    }
  });

  test.each(Object.entries(CONTENTS))('hold %s when that is asked for', async (name, { isIn }) => {
    const { manifest, bytesOf } = await made({ count: 5, minEntries: 12, maxEntries: 12, contents: [name] });
    for (const { path } of manifest.files) {
      const [header, ...entries] = bytesOf(path)
        .toString()
        .trimEnd()
        .split('\n')
        .map((line): unknown => JSON.parse(line));
      expect(isIn({ header, entries } as Parameters<typeof isIn>[0])).toBe(true);
      expect(mustsIn(bytesOf(path))).toEqual([]);
    }
  });
});

describe('faulty files', () => {
  test('break the rule that the manifest names, on its line, and their twins do not', async () => {
    const { manifest, bytesOf } = await made({ faults: ['all'] });
    expect(manifest.files.map(({ fault }) => fault)).toEqual(faults.map(({ name }) => name));
    for (const { path, rule, line = 0, twin = '', fault } of manifest.files) {
      const found = inspectBytes(bytesOf(path)).facts.map((fact) => `${fact.rule} ${fact.line}`);
      expect(found, fault).toContain(`${rule} ${line}`);
      expect(mustsIn(bytesOf(twin)), fault).toEqual([]);
    }
  });

  test.each([1, 2] as const)(
    'of version %i break the rule that the manifest names as well',
    async (formatVersion) => {
      const { manifest, bytesOf } = await made({ faults: ['all'], formatVersion });
      // Faults of edits and, in version 1, of ids are of later versions.
      const names = manifest.files.map(({ fault }) => fault);
      expect(names).toEqual(
        expect.arrayContaining(['lines/string', 'header/id-missing', 'entry/role-empty']),
      );
      expect(names.includes('tree/parent-unknown')).toBe(formatVersion === 2);
      expect(names).not.toContain('edit/target-edit');
      for (const { path, rule, line = 0, twin = '', fault } of manifest.files) {
        const found = inspectBytes(bytesOf(path)).facts.map((fact) => `${fact.rule} ${fact.line}`);
        expect(found, fault).toContain(`${rule} ${line}`);
        expect(mustsIn(bytesOf(twin)), fault).toEqual([]);
      }
    },
  );

  test('keep their fault in a sessions tree', async () => {
    const names = namedFaults.map(({ name }) => name);
    const { manifest, bytesOf } = await made({ faults: names }, true);
    expect(manifest.files.length).toBe(names.length);
    for (const { path, rule, line = 0, twin = '', fault } of manifest.files) {
      const found = inspectBytes(bytesOf(path)).facts.map((fact) => `${fact.rule} ${fact.line}`);
      expect(found, fault).toContain(`${rule} ${line}`);
      expect(mustsIn(bytesOf(twin)), fault).toEqual([]);
    }
  });

  test('of an older version hold what is asked for', async () => {
    const contents = ['labels', 'branches', 'bash', 'custom'];
    const { manifest, bytesOf } = await made({ count: 5, formatVersion: 2, contents });
    for (const { path } of manifest.files) {
      const text = bytesOf(path).toString();
      for (const words of ['"version":2', '"type":"label"', '"role":"bashExecution"', '"type":"custom"'])
        expect(text).toContain(words);
      expect(mustsIn(bytesOf(path))).toEqual([]);
    }
  });

  test('hold what is asked for, before the fault', async () => {
    const { manifest, bytesOf } = await made({
      count: 10,
      faults: ['lines/number'],
      contents: ['compactions', 'names'],
    });
    for (const { twin = '', entries } of manifest.files) {
      const text = bytesOf(twin).toString();
      expect(text).toContain('"type":"compaction"');
      expect(text).toContain('"type":"session_info"');
      expect(text.trimEnd().split('\n').length - 1).toBe(entries);
    }
  });
});

describe('what cannot be made', () => {
  const full = fresh();
  test.each([
    ['no folder', [], 'missing --out <folder>'],
    ['a folder without a name', ['--out', ''], 'missing --out <folder>'],
    [
      'an unknown fault',
      ['--out', full, '--fault', 'tree/parent-unknwn'],
      'Did you mean tree/parent-unknown',
    ],
    ['no fault', ['--out', full, '--fault', ','], 'must not be empty'],
    ['an unknown content', ['--out', full, '--with', 'edit'], 'Did you mean edits?'],
    ['no content', ['--out', full, '--with', ''], 'must not be empty'],
    [
      'a shape for version 1',
      ['--out', full, '--format-version', '1', '--shape', 'bush'],
      'a session of version 1 has no branches: --shape bush',
    ],
    [
      'a fault in version 1',
      ['--out', full, '--format-version', '1', '--fault', 'edit/target-edit'],
      'no session of version 1 has the fault edit/target-edit',
    ],
    [
      'edits in version 1',
      ['--out', full, '--format-version', '1', '--with', 'edits'],
      'no session of version 1 holds edits',
    ],
    [
      'branches in a chain',
      ['--out', full, '--shape', 'chain', '--with', 'branches'],
      'no session of the shape chain holds branches',
    ],
    ['an unknown shape', ['--out', full, '--shape', 'bushy'], SHAPES.join(', ')],
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
    const { folder } = await made({ count: 1 });
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

describe('what it says', () => {
  test('the seed, when it was chosen at random: the same again', async () => {
    const folder = fresh();
    const { stdout } = await conform(['generate', '--out', folder, '--count', '2']);
    const [, seed = ''] = /--seed (\d+)/.exec(stdout) ?? [];
    const again = await commanded(['--count', '2', '--seed', seed]);
    expect(hashOf(again)).toBe(hashOf(folderOf(folder)));
  });

  test('the manifest, with --json', async () => {
    const folder = fresh();
    const { stdout } = await conform(['generate', '--out', folder, '--count', '2', '--json']);
    expect(JSON.parse(stdout)).toEqual(folderOf(folder).manifest);
  });

  test('every shape and content, in its help', async () => {
    const { stdout } = await conform(['generate', '--help']);
    const words = stdout.split(/[^\w-]+/);
    expect([...SHAPES, ...Object.keys(CONTENTS)].filter((name) => !words.includes(name))).toEqual([]);
  });

  test('the faults that there are', async () => {
    const { stdout } = await conform(['generate', '--list-faults', '--json']);
    const listed = JSON.parse(stdout) as { name: string; rule: string; title: string; repair: unknown }[];
    expect(listed.map(({ name, rule, repair }) => [name, rule, repair])).toEqual(
      faults.map(({ name, rule, repair }) => [name, rule, repair]),
    );
    expect(listed.filter(({ title }) => !title)).toEqual([]);
  });

  test('of each fault whether it can be repaired, and why not', async () => {
    const lines = (await conform(['generate', '--list-faults'])).stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(faults.length);
    const unsaid = faults.filter(({ repair }, at) => {
      const said = typeof repair === 'object' ? `cannot be repaired: ${repair.cannot})` : '(can be repaired';
      return lines[at]?.includes(said) !== true;
    });
    expect(unsaid).toEqual([]);
  });
});
