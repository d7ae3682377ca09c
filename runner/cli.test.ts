import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { packageRoot } from '../schema/package-root.ts';
import { BIN, conform as called, conformAlone, type Ended, started } from './testing/command.ts';
import { misbehaving } from './testing/rules.ts';

const folder = mkdtempSync(join(tmpdir(), 'pi-conform-cli-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const env = { TMPDIR: folder };
const conform = (...args: readonly string[]): Promise<Ended> => called(args, { env });

const short = ['--seed', '1', '--runs', '5', '--timeout', '500', '--shrink-time', '500', '--jobs', '1'];
const runOn = (mode: string, ...args: readonly string[]): Promise<Ended> =>
  conform('run', ...short, ...args, '--', ...misbehaving(mode));

describe('exit codes of run', () => {
  test.each([
    ['0, as expected', 'chosen', ['--only', 'header/id'], 0],
    ['1, a wrong answer', 'good', ['--only', 'path/directory'], 1],
    ['1, a crash', 'crash-at-3', ['--only', 'path/sessionId'], 1],
    ['3, no start', 'exit-at-once', [], 3],
    ['4, nothing ran', 'good', ['--only', 'edit'], 4],
    ['4, a declared method that is not supported', 'not-supported', ['--only', 'path/sessionId'], 4],
  ] as const)('%s', async (_name, mode, args, code) => {
    const all = ['run', ...short, ...args, '--', ...misbehaving(mode)];
    const { code: received, stderr, stdout } = await conformAlone(all, { env });
    expect({ received, stderr, stdout }).toMatchObject({ received: code });
  });

  test.each([
    ['no command', ['run']],
    ['two implementations', ['run', '--module', 'x.js', '--', 'y']],
    ['an unknown option', ['run', '--frobnicate', '--', 'y']],
    ['an unknown command', ['frobnicate']],
    ['no command at all', []],
    ['a number that is none', ['run', '--runs', 'many', '--', 'y']],
    ['an unknown level', ['run', '--enforce', 'everything', '--', 'y']],
    ['an unknown kind of report', ['run', '--report', 'pdf=x', '--', 'y']],
    ['a report into a folder that is not there', ['run', '--report', 'json=/no/such/x', '--', 'y']],
    ['a report that is not there', ['report', '/no/such/report.json']],
    ['a report that is none', ['report', join(packageRoot(), 'package.json')]],
    ['a pattern that matches nothing', ['run', '--only', 'edit/omitt', '--', 'y']],
    ['an unknown rule', ['explain', 'edit/omitt']],
    ['a wrong token', ['replay', 'pc1~nothing', '--', 'y']],
  ])('2, usage: %s', async (_name, args) => {
    const { code, stderr } = await conform(...args);
    expect(code).toBe(2);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(stderr).not.toBe('');
  });

  test('names what is near', async () => {
    expect((await conform('explain', 'edit/omitt')).stderr).toContain('Did you mean edit/omit');
    expect((await conform('list', '--only', 'edit/omitt')).stderr).toContain('Did you mean edit/omit');
    expect((await conform('lsit')).stderr).toContain('Did you mean list');
  });

  test('a driver that does not start is shown with its last words', async () => {
    const { stderr } = await runOn('exit-at-once');
    expect(stderr).toMatch(/exited with code 1[^]*no module named session/);
  });
});

describe('run', () => {
  test('writes a JSON report to a file and to standard output', async () => {
    const file = join(folder, 'report.json');
    const only = ['--only', 'path/sessionId'];
    const { stdout, stderr } = await runOn(
      'chosen',
      ...only,
      '--report',
      `json=${file}`,
      '--report',
      'json=-',
    );
    expect(JSON.parse(stdout)).toMatchObject({ seed: 1, implementation: { name: 'misbehaving' } });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(stdout));
    expect(stderr).toContain('tested by pi-session-conformance');
  });

  test('a report is made again in other formats, and is the same', async () => {
    const json = join(folder, 'again.json');
    const junit = join(folder, 'again.xml');
    const only = ['--only', 'path/directory'];
    const first = await runOn('good', ...only, '--report', `json=${json}`, '--report', `junit=${junit}`);
    const again = await conform('report', json, '--junit', '-');
    expect(again).toEqual({ code: 0, stdout: readFileSync(junit, 'utf8'), stderr: '' });
    expect((await conform('report', json)).stdout).toBe(first.stdout);
    expect(first.stdout).toMatch(/^partial: \d+ of \d+ rules; --only path\/directory\n/);
    expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({
      origin: { exitCode: 1, options: { seed: 1, only: ['path/directory'] } },
    });
  });

  test('on GitHub Actions, annotations and a step summary come by themselves', async () => {
    const summary = join(folder, 'summary.md');
    const actions = { ...env, GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: summary };
    const args = ['run', ...short, '--only', 'path/directory', '--', ...misbehaving('good')];
    const { stdout } = await called(args, { env: actions });
    expect(stdout).toMatch(/^::error title=naming\//m);
    expect(readFileSync(summary, 'utf8')).toMatch(/^\*\*partial: .*\n\n## ✗ misbehaving/);
  });

  test('the replay line of a failure shows that case again', async () => {
    const { stdout } = await runOn('good', '--only', 'path/directory');
    const token = /pi-conform replay (\S+)/.exec(stdout)?.[1] ?? '';
    const again = await conform('replay', token, '--', ...misbehaving('good'));
    expect(again.code).toBe(1);
    expect(again.stdout).toMatch(/asked:[^]*expected:[^]*received:/);
  });

  test('leaves nothing in the temporary folder, also when it is interrupted', async () => {
    const only = ['--only', 'path/sessionId', '--timeout', '60000'];
    const args = ['run', ...short, ...only, '--', ...misbehaving('hang-at-3')];
    const child = spawn(process.execPath, [BIN, ...args], { env: { ...process.env, TMPDIR: folder } });
    const ours = (): readonly string[] =>
      readdirSync(folder).filter((name) => name.startsWith('pi-conform-'));
    await expect.poll(ours, { timeout: 20_000 }).not.toEqual([]);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGINT');
    expect(await ended).toBe(130);
    expect(ours()).toEqual([]);
  });
});

describe('list and explain', () => {
  test.each([
    ['find', 'find/latest'],
    ['session/context', 'context/active-branch'],
  ])('explain %s shows the titles of its rules', async (name, rule) => {
    const { stdout, code } = await conform('explain', name);
    expect(code).toBe(0);
    expect(stdout).toMatch(new RegExp(`^${name}: \\d+ rules\n`));
    expect(stdout).toMatch(new RegExp(`^${rule} +(?:must|should|observed) +\\S`, 'm'));
    const facts = JSON.parse((await conform('explain', name, '--json')).stdout) as { rule: string }[];
    expect(facts.map((one) => one.rule)).toContain(rule);
  });

  test('list shows every rule, and the same as JSON', async () => {
    const { stdout } = await conform('list', '--only', 'edit');
    expect(stdout).toMatch(/^edit\/omit +must +\S/m);
    const json = JSON.parse((await conform('list', '--only', 'edit', '--json')).stdout) as { rule: string }[];
    expect(json.map(({ rule }) => rule)).toEqual(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => line.split(' ')[0]),
    );
  });

  test('explain shows source, quote and examples with pictures', async () => {
    const { stdout, code } = await conform('explain', 'edit/omit');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^edit\/omit: [^]*source +documented, docs\/[^]*> [^]*example "[^]*← leaf/);
    expect(JSON.parse((await conform('explain', 'edit/omit', '--json')).stdout)).toMatchObject({
      rule: 'edit/omit',
    });
  });

  test('a reader that stops early is no error', async () => {
    const child = spawn(process.execPath, [BIN, 'list', '--json']);
    child.stdout.destroy();
    const stderr: Buffer[] = [];
    child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
    expect(await new Promise((resolve) => child.once('close', resolve))).toBe(0);
    expect(Buffer.concat(stderr).toString()).toBe('');
  });
});

describe('help and version', () => {
  test.skipIf(process.platform === 'win32')(
    'the built command is started as a program, as npx does',
    async () => {
      const { version } = JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8')) as {
        version: string;
      };
      expect(await started(BIN, ['--version'])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
    },
  );

  test.each([[['--help']], [['run', '--help']], [['help', 'run']]])('%j', async (args) => {
    const { code, stdout } = await conform(...args);
    expect(code).toBe(0);
    expect(stdout).toContain('Examples:');
  });

  test('version', async () => {
    expect((await conform('--version')).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe('explain', () => {
  test.each([
    ['a rule', 'edit/omit', ['level     must', 'example "the hidden message"', 'right: {"messages"']],
    [
      'a rule of files alone',
      'tree/unique-ids',
      ['pi-conform check judges files by it:', '  duplicate: Give one'],
    ],
    [
      'a rule that drives a writer',
      'write/reopen',
      ['  1. place {"name":"sessions/s.jsonl","bytes":"808 bytes"}'],
    ],
    ['a golden case', 'edit/omit/the-hidden-message', ['golden case']],
  ])('%s', async (_name, id, words) => {
    const { code, stdout } = await conform('explain', id);
    expect(code).toBe(0);
    for (const one of words) expect(stdout).toContain(one);
  });

  test('names what may have been meant', async () => {
    expect(await conform('explain', 'tree/uniqe-ids')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Did you mean tree/unique-ids'),
    });
  });
});
