import { validateAction, validateWorkflow } from '@action-validator/core';
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { packageRoot } from '../../schema/package-root.ts';
import { BIN, type Ended, started } from '../testing/command.ts';
import { readAction, runAction } from '../testing/composite-action.ts';
import { misbehaving } from '../testing/rules.ts';

const WORKFLOWS = ['.github/workflows/ci.yml', 'runner/recipes/github.yml'];
const inPackage = (path: string): string => join(packageRoot(), path);
const text = (path: string): string => readFileSync(inPackage(path), 'utf8');

describe('as GitHub wants it', () => {
  test('action.yml', () => expect(validateAction(text('action.yml')).errors).toEqual([]));
  test.each(WORKFLOWS)('%s', (path) => expect(validateWorkflow(text(path)).errors).toEqual([]));

  test('what is not as GitHub wants it is found', () => {
    expect(validateAction(text('action.yml').replace('shell: bash', 'shel: bash')).errors).not.toEqual([]);
    expect(validateWorkflow(text(WORKFLOWS[0]!).replace('runs-on:', 'run-on:')).errors).not.toEqual([]);
  });

  test('workflows give the action no input that it does not have, and its script gets all of them', () => {
    const { inputs, runs } = readAction();
    const names = new Set(Object.keys(inputs));
    const given = WORKFLOWS.flatMap((path) => usesOf(parse(text(path))));
    expect(given.length).toBeGreaterThan(3);
    for (const { with: inputs } of given)
      expect(Object.keys(inputs).filter((name) => !names.has(name))).toEqual([]);
    const script = JSON.stringify(runs);
    expect([...names].filter((name) => !script.includes(`inputs.${name} `))).toEqual([]);
    expect(runs.steps.map(({ run }) => run).join('')).not.toContain('${{');
  });
});

interface Use {
  readonly uses?: string;
  readonly with: object;
}

/** The steps of a workflow that call our action. */
const usesOf = (workflow: unknown): readonly Use[] => {
  const { jobs } = workflow as { jobs: Record<string, { steps: readonly Use[] }> };
  return Object.values(jobs)
    .flatMap(({ steps }) => steps)
    .filter(({ uses }) => uses?.startsWith('./') === true);
};

test.skipIf(!hasShellcheck())('shellcheck finds nothing in any script', () => {
  const scripts = [
    '.ci/run',
    '.ci/check-package',
    ...globSync('runner/recipes/*.sh', { cwd: packageRoot() }),
  ];
  expect(scripts.length).toBeGreaterThan(3);
  execFileSync('shellcheck', scripts, { cwd: packageRoot(), encoding: 'utf8' });
});

function hasShellcheck(): boolean {
  try {
    execFileSync('shellcheck', ['--version']);
    return true;
  } catch {
    return false;
  }
}

const projects: string[] = [];
afterAll(() => projects.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A project that has the package installed, as npm lays it out, and a driver. */
function project(mode: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'pi-conform-recipes-'));
  projects.push(folder);
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  symlinkSync(packageRoot(), join(folder, 'node_modules/pi-session-conformance'));
  const bin = join(folder, 'node_modules/.bin/pi-conform');
  writeFileSync(bin, `#!/bin/sh\nexec "${process.execPath}" "${BIN}" "$@"\n`, { mode: 0o755 });
  writeFileSync(join(folder, 'package.json'), '{"name":"x","version":"1.0.0"}');
  const [node = '', script = ''] = misbehaving(mode);
  writeFileSync(join(folder, 'my driver.sh'), `exec "${node}" "${script}" ${mode}\n`);
  writeFileSync(join(folder, 'known.yaml'), KNOWN);
  return folder;
}
const KNOWN = "entries:\n  - pattern: 'header/id'\n    kind: bug\n    broad: true\n";
const DRIVER = "bash 'my driver.sh'";
const ARGUMENTS = '--only header/id --runs 3 --shrink-time 100';
const written = (folder: string, file: string): boolean => existsSync(join(folder, file));
const json = (folder: string, file: string) =>
  JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, unknown>;

describe('the action', () => {
  test('runs, annotates, and tells its exit code and its reports', async () => {
    const folder = project('good');
    const { code, stdout, outputs, summary } = await runAction(folder, {
      driver: DRIVER,
      arguments: ARGUMENTS,
      seed: '7',
    });
    expect({ code, outputs }).toEqual({
      code: 1,
      outputs: {
        'exit-code': '1',
        json: 'pi-conform-reports/pi-conform.json',
        junit: 'pi-conform-reports/pi-conform.xml',
        html: 'pi-conform-reports/pi-conform.html',
      },
    });
    expect(stdout).toMatch(/^::error /m);
    expect(summary).toContain('misbehaving');
    expect(json(folder, outputs['json'] ?? '')).toMatchObject({ seed: 7 });
    for (const name of ['junit', 'html']) expect(written(folder, outputs[name] ?? '')).toBe(true);
  });

  test('in parts: each asks its own, all are judged as one, and one that is lost is no success', async () => {
    const folder = project('chosen');
    const only = '--only header/id --runs 6';
    for (const index of [1, 2]) {
      const part = await runAction(folder, { driver: DRIVER, arguments: only, shard: `${index}/2` });
      expect(part).toMatchObject({ code: 0, summary: '', outputs: { junit: '', html: '' } });
      expect(part.stdout).not.toContain('::');
      // The same inputs for all parts of one run of the workflow.
      expect(json(folder, part.outputs['json'] ?? '')).toMatchObject({ seed: 4200 });
    }
    const merged = await runAction(folder, { merge: 'pi-conform-reports', reports: 'all' });
    expect(merged).toMatchObject({ code: 0, outputs: { 'exit-code': '0', junit: 'all/pi-conform.xml' } });
    expect(merged.summary).toContain('misbehaving');
    rmSync(join(folder, 'pi-conform-reports/pi-conform-1-of-2.json'));
    const lost = await runAction(folder, { merge: 'pi-conform-reports', reports: 'all' });
    expect(lost).toMatchObject({ code: 4, outputs: { 'exit-code': '4' } });
    expect(lost.stdout).toMatch(/^partial: .*part 1 of 2 is missing/m);
  });

  test('takes a baseline', async () => {
    const folder = project('good');
    const inputs = { driver: DRIVER, arguments: '--only header/id --runs 3' };
    expect(await runAction(folder, { ...inputs, baseline: 'known.yaml' })).toMatchObject({ code: 0 });
    const { code, stderr } = await runAction(folder, { ...inputs, baseline: 'nope.yaml' });
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: expect.stringContaining('the baseline nope.yaml cannot be read'),
    });
  });

  test.each([
    [{ shard: '1/2', merge: 'x' }, '"shard" runs one part and "merge" puts all together'],
    [{ merge: 'nope' }, 'there is no folder "nope"'],
    [{ merge: 'node_modules/.bin' }, 'no report of a part is in'],
    [{ driver: "bash 'x" }, '"driver" has a quote that is not closed'],
  ])('%o is refused', async (inputs, words) => {
    const { code, stdout } = await runAction(project('good'), inputs);
    expect({ code, stdout }).toEqual({ code: 2, stdout: expect.stringMatching(/^::error [^\n]+\n$/) });
    expect(stdout).toContain(words);
  });

  test('what an input holds is never run', async () => {
    const folder = project('good');
    const hostile = '$(touch made) `touch made` "; touch made';
    for (const name of ['driver', 'arguments', 'baseline', 'shard', 'merge', 'seed'])
      await runAction(folder, { [name]: hostile });
    expect(written(folder, 'made')).toBe(false);
  });
});

test('the plain shell recipe runs parts at once and judges them as one', async () => {
  const folder = project('good');
  const run = (env: NodeJS.ProcessEnv, ...args: readonly string[]): Promise<Ended> =>
    started('sh', [inPackage('runner/recipes/conform.sh'), ...args], {
      cwd: folder,
      env: { SEED: '7', ...env },
    });
  const words = { ARGUMENTS: '--only header/id --runs 6' };
  const failing = await run(words, '2', 'bash', 'my driver.sh');
  expect(failing.stdout).toContain('header/id');
  expect(failing.code).toBe(1);
  expect(json(folder, 'pi-conform-reports/pi-conform.json')).toMatchObject({ seed: 7 });
  expect(await run({ ...words, BASELINE: 'known.yaml' }, '2', 'bash', 'my driver.sh')).toMatchObject({
    code: 0,
  });
  const lost = await run(words, '2', './nope');
  expect(lost.stderr).toContain('there is no file "./nope"');
  expect(lost.code).toBe(3);
  expect(await run({})).toMatchObject({ code: 2, stderr: expect.stringContaining('usage: sh conform.sh') });
});

describe('the GitLab recipe', () => {
  interface Job {
    readonly script: readonly string[];
    readonly parallel?: number;
    readonly allow_failure?: { readonly exit_codes: readonly number[] };
    readonly artifacts: { readonly reports?: { readonly junit: string } };
  }
  const recipe = parse(text('runner/recipes/gitlab-ci.yml')) as Record<string, Job> & {
    readonly variables: Record<string, string>;
  };

  test('its jobs run one after the other', async () => {
    const folder = project('good');
    const job = (name: string, env: NodeJS.ProcessEnv): Promise<Ended> => {
      const lines = recipe[name]?.script.filter((line) => line !== 'npm ci') ?? [];
      return started('sh', ['-e', '-c', lines.join('\n')], {
        cwd: folder,
        env: { ...recipe.variables, ...env },
      });
    };
    writeFileSync(join(folder, 'pi-conform.config.yaml'), 'only: [header/id]\nruns: 6\n');
    const of = recipe['pi-conform']?.parallel ?? 0;
    const allowed = [0, ...(recipe['pi-conform']?.allow_failure?.exit_codes ?? [])];
    for (let index = 1; index <= of; index++) {
      const { code } = await job('pi-conform', {
        DRIVER: misbehaving('good').join(' '),
        CI_PIPELINE_ID: '7',
        CI_NODE_INDEX: String(index),
        CI_NODE_TOTAL: String(of),
      });
      expect(allowed).toContain(code);
    }
    const judged = await job('pi-conform judged', {});
    expect({ code: judged.code, stderr: judged.stderr }).toEqual({ code: 0, stderr: '' });
    const junit = readFileSync(
      join(folder, recipe['pi-conform judged']?.artifacts.reports?.junit ?? ''),
      'utf8',
    );
    expect(junit).toContain('expected failure: bug');
  });
});
