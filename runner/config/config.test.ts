import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Command } from 'commander';
import { afterAll, describe, expect, test } from 'vitest';
import { conform, type Ended } from '../testing/command.ts';
import { addCommands } from '../commands/index.ts';
import { misbehaving } from '../testing/rules.ts';
import { statedDefault } from './configured.ts';

const root = mkdtempSync(join(tmpdir(), 'pi-conform-config-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let folders = 0;
/** A folder with these files. */
function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = join(root, String(++folders));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

interface Shown {
  readonly configuration: string | null;
  readonly driver?: { readonly value: readonly string[]; readonly from: string };
  readonly options: Readonly<Record<string, { readonly value: unknown; readonly from: string }>>;
}

async function shown(cwd: string, ...args: readonly string[]): Promise<Shown> {
  const { stdout, stderr, code } = await conform(['run', '--print-config', ...args], { cwd });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout) as Shown;
}

describe('where it stands', () => {
  test.each([
    ['pi-conform.config.json', '{ "driver": "./driver", "timeout": 7 }'],
    ['pi-conform.config.yaml', 'driver: ./driver\ntimeout: 7\n'],
    ['pi-conform.config.yml', 'driver: [./driver]\ntimeout: 7\n'],
    ['package.json', '{ "name": "x", "pi-conform": { "driver": ["./driver"], "timeout": 7 } }'],
  ])('%s', async (name, text) => {
    const { configuration, driver, options } = await shown(folderWith({ [name]: text }));
    expect(configuration).toBe(name);
    expect(driver).toEqual({ value: ['./driver'], from: name });
    expect(options['timeout']).toEqual({ value: 7, from: name });
  });

  test('is looked for in the folders above, and its paths start where it stands', async () => {
    const folder = folderWith({
      'pi-conform.config.yaml':
        'driver: python3 driver.py --strict\nbaseline: known.yaml\nreport: { json: out/run.json, tap: "-" }\n',
      'driver.py': '',
      'src/deep/x': '',
    });
    const { configuration, driver, options } = await shown(join(folder, 'src', 'deep'));
    expect(configuration).toBe('../../pi-conform.config.yaml');
    expect(driver?.value).toEqual(['python3', '../../driver.py', '--strict']);
    expect(options['baseline']?.value).toBe('../../known.yaml');
    expect(options['report']?.value).toEqual(['json=../../out/run.json', 'tap=-']);
  });

  test('--config names another, --no-config none', async () => {
    const folder = folderWith({
      'pi-conform.config.yaml': 'timeout: 1\n',
      'other/mine.yaml': 'timeout: 2\nmodule: ./driver.mjs\n',
    });
    const named = await shown(folder, '--config', 'other/mine.yaml');
    expect(named.options).toMatchObject({ timeout: { value: 2 }, module: { value: 'other/driver.mjs' } });
    expect(await shown(folder, '--no-config')).toMatchObject({ configuration: null, options: {} });
  });
});

test('a package.json that is broken and does not speak of it stops nothing', async () => {
  const folder = folderWith({ 'pi-conform.config.yaml': 'timeout: 7\n', 'app/package.json': '{ "name": ' });
  expect((await shown(join(folder, 'app'))).options['timeout']?.value).toBe(7);
  const own = folderWith({ 'package.json': '{ "pi-conform": { "timeout": 7, }' });
  const { code, stderr } = await conform(['run'], { cwd: own });
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringMatching(/^[^\n]*--no-config[^\n]*\n$/) });
});

describe('the command line wins', () => {
  const folder = folderWith({
    'pi-conform.config.yaml': 'driver: ./one\nonly: [edit, tree]\ntimeout: 7\n',
  });

  test('option by option, and lists as a whole', async () => {
    const { driver, options } = await shown(folder, '--only', 'naming', '--', 'other', 'driver');
    expect(driver).toEqual({ value: ['other', 'driver'], from: 'command line' });
    expect(options['only']).toEqual({ value: ['naming'], from: 'command line' });
    expect(options['timeout']?.from).toBe('pi-conform.config.yaml');
  });

  test('a module in place of the driver', async () => {
    const { driver, options } = await shown(folder, '--module', 'x.mjs');
    expect(driver).toBeUndefined();
    expect(options['module']).toEqual({ value: 'x.mjs', from: 'command line' });
  });
});

describe('it counts', () => {
  const [command = '', ...args] = misbehaving('good');
  const settings = {
    driver: [command, ...args],
    only: 'path/directory',
    seed: 3,
    runs: 2,
    report: { json: 'run.json' },
  };
  const folder = folderWith({
    'pi-conform.config.json': JSON.stringify({ ...settings, check: { only: ['header'] } }),
    's.jsonl': '{}\n',
  });

  test('for run, and the report says so', async () => {
    const { code, stdout } = await conform(['run'], { cwd: folder });
    expect({ code, stdout }).toMatchObject({ code: 1 });
    expect(stdout).toContain('--only path/directory');
    expect(JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8'))).toMatchObject({
      seed: 3,
      origin: {
        driver: settings.driver,
        options: { only: ['path/directory'], config: 'pi-conform.config.json' },
      },
    });
  });

  test('for doctor and baseline write', async () => {
    expect((await conform(['doctor'], { cwd: folder })).stdout).toContain('[✓] handshake');
    const { code, stdout } = await conform(['baseline', 'write', 'known.yaml', '--print-config'], {
      cwd: folder,
    });
    expect({ code, ...(JSON.parse(stdout) as object) }).toMatchObject({
      code: 0,
      driver: { value: settings.driver },
      options: { seed: { value: 3 } },
    });
  });

  test('for baseline check from the file that is named, and from no other', async () => {
    writeFileSync(
      join(folder, 'known.yaml'),
      "entries:\n  - { pattern: 'path/directory', broad: true, kind: bug }\n",
    );
    const check = (...args: readonly string[]) =>
      conform(['baseline', 'check', 'known.yaml', ...args], { cwd: folder });
    expect(JSON.parse((await check('--print-config')).stdout)).toMatchObject({ configuration: null });
    expect(await check()).toMatchObject({ code: 0, stdout: 'known.yaml: 1 entry, 0 stale\n' });
    const { stdout } = await check('--config', 'pi-conform.config.json', '--print-config');
    expect(JSON.parse(stdout)).toMatchObject({
      driver: { value: settings.driver, from: 'pi-conform.config.json' },
      options: { seed: { value: 3 } },
    });
    const none = await check('--config', 'none.json');
    expect(none).toMatchObject({ code: 2, stderr: expect.stringContaining('there is no such file') });
  });

  test('for check, by its own part alone', async () => {
    const { stdout } = await conform(['check', '--print-config', 's.jsonl'], { cwd: folder });
    expect(JSON.parse(stdout)).toMatchObject({ options: { only: { value: ['header'] } } });
    expect(stdout).not.toContain('run.json');
  });
});

test('what nobody says is shown with its default', async () => {
  const { options } = await shown(folderWith({ 'pi-conform.config.json': '{ "driver": "./driver" }' }));
  expect(options).toMatchObject({
    runs: { value: 30, from: 'default' },
    jobs: { value: 'one per processor', from: 'default' },
  });
  const { stdout } = await conform(['check', '--print-config', 's.jsonl'], { cwd: root });
  expect(JSON.parse(stdout)).toMatchObject({ options: { maxProblems: { value: 30, from: 'default' } } });
});

test('every default that the help speaks of is stated as a value', async () => {
  const program = new Command().enablePositionalOptions();
  await addCommands(program, () => true);
  const withOwn = ({ commands }: Command): readonly Command[] =>
    commands.flatMap((one) => [one, ...withOwn(one)]);
  const options = withOwn(program).flatMap((command) => command.options);
  const said = options.filter(({ description }) => description.includes('(default: '));
  expect(said.length).toBeGreaterThan(10);
  for (const option of said) expect(statedDefault(option), option.flags).toBeDefined();
});

describe('what is not right is said in one line', () => {
  test.each([
    ['a slip', 'pi-conform.config.yaml', 'timout: 7\n', '"timout" is unknown. Did you mean timeout?'],
    [
      'a slip in a part',
      'pi-conform.config.yaml',
      'check: { onyl: x }\n',
      '"check.onyl" is unknown. Did you mean only?',
    ],
    [
      'a wrong type',
      'pi-conform.config.json',
      '{ "runs": "many" }',
      '"runs" must be integer; received "many"',
    ],
    ['too small', 'pi-conform.config.json', '{ "jobs": 0 }', '"jobs" must be >= 1; received 0'],
    [
      'no level',
      'package.json',
      '{ "pi-conform": { "enforce": "all" } }',
      '"enforce" must be one of "should", "observed"',
    ],
    ['no release', 'pi-conform.config.yaml', 'follows: 16\n', 'the number of a Pi release, such as 1.6.0'],
    ['no JSON', 'pi-conform.config.json', '{ "runs": ', 'pi-conform.config.json cannot be read: '],
    ['no YAML', 'pi-conform.config.yaml', 'driver: [\n', 'pi-conform.config.yaml cannot be read: '],
    ['a list', 'pi-conform.config.yaml', '- x\n', 'a configuration is a map of options'],
    [
      'two implementations',
      'pi-conform.config.yaml',
      'driver: x\nmodule: y\n',
      'give either "driver" or "module"',
    ],
    [
      'a driver in quotes',
      'pi-conform.config.yaml',
      `driver: python3 "my driver.py"\n`,
      'write its words as a list',
    ],
    ['an empty driver', 'pi-conform.config.yaml', 'driver: []\n', '"driver" is empty'],
    ['no such report', 'pi-conform.config.yaml', 'driver: x\nreport: { pdf: x }\n', 'received "pdf=x"'],
  ])('%s', async (_name, name, text, words) => {
    const { code, stderr } = await conform(['run'], { cwd: folderWith({ [name]: text }) });
    expect(stderr).toContain(words);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(code).toBe(2);
  });

  test.each([
    ['no file', 'none.yaml', 'there is no such file'],
    ['a folder', '.', 'it is a folder'],
  ])('--config with %s', async (_name, file, words) => {
    const ended: Ended = await conform(['run', '--config', file], { cwd: root });
    expect(ended).toMatchObject({ code: 2, stderr: expect.stringContaining(words) });
  });
});
