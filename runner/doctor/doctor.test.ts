import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { packageRoot } from '../../schema/package-root.ts';
import { conform } from '../testing/command.ts';
import { misbehaving } from '../testing/rules.ts';
import { languageOf, remedyFor } from './remedies.ts';

const folder = mkdtempSync(join(tmpdir(), 'pi-conform-doctor-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SOURCE = readFileSync(join(packageRoot(), 'runner', 'drivers', 'pi_session.py'), 'utf8');
/** The Python driver with one change. */
function changed(name: string, before: string, after: string): readonly string[] {
  expect(SOURCE).toContain(before);
  const path = join(folder, `${name}.py`);
  writeFileSync(path, SOURCE.replace(before, after));
  return ['python3', path];
}

const PATIENCE = ['--timeout', '30000'];
const doctor = (command: readonly string[], ...args: readonly string[]) =>
  conform(['doctor', ...(args.length > 0 ? args : PATIENCE), '--', ...command]);

describe('what is wrong with a harness is told, with the very line and one remedy', () => {
  test.each([
    [
      'log lines on standard output',
      changed('log', 'def main() -> None:\n', 'def main() -> None:\n    print("loading ...", flush=True)\n'),
      /\[✗\] standard output: a line is not a JSON object\n +seen: loading \.\.\.\n.*\n +do: print\(\.\.\., file=sys\.stderr\)/,
    ],
    [
      'a byte order mark',
      changed(
        'bom',
        'def main() -> None:\n',
        'def main() -> None:\n    sys.stdout.buffer.write(b"\\xef\\xbb\\xbf")\n',
      ),
      /\[✗\] standard output: a line begins with a byte order mark\n +seen: <U\+FEFF>\{"jsonrpc"/,
    ],
    [
      'an error without an id',
      changed('id', '{"jsonrpc": "2.0", "id": request_id, "error"', '{"jsonrpc": "2.0", "error"'),
      /\[✗\] a refusal: the error has no id/,
    ],
    [
      'null for a list',
      changed(
        'null',
        '"result": method(request.get("params") or {})',
        '"result": {**method(request.get("params") or {}), "entries": None} if request["method"] == "session/read" else method(request.get("params") or {})',
      ),
      /\[✗\] an empty list: \/entries is null where a list must be/,
    ],
    [
      'another code for a refusal',
      changed('code', '-32603, -32000\n', '-32603, -32001\n'),
      /\[✗\] a refusal: .* was answered with the code -32001/,
    ],
  ])('%s', async (_name, command, words) => {
    const { code, stdout } = await doctor(command);
    expect(stdout).toMatch(words);
    expect({ code, stdout }).toMatchObject({ code: 1 });
    expect(stdout).toMatch(/\nnext: mend the first \[✗\]/);
  });

  test('an answer that lies in a buffer until the input ends', async () => {
    const command = changed('flush', '            sys.stdout.buffer.flush()\n', '');
    const { code, stdout } = await doctor(command, '--timeout', '4000');
    expect({ code, stdout }).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/\[✗\] flushing: [^]*do: print\(line, flush=True\)/),
    });
  });

  test('no start at all is exit code 3, with its last words', async () => {
    expect(await doctor(misbehaving('exit-at-once'))).toMatchObject({
      code: 3,
      stdout: expect.stringMatching(/\[✗\] start: it exited with code 1\n +seen: no module named session/),
    });
    expect(await doctor(['no-such-command'])).toMatchObject({
      code: 3,
      stdout: expect.stringContaining('there is no command "no-such-command"'),
    });
  });
});

describe('warnings end with 0', () => {
  test.each([
    ['bad-end', /\[!\] a clean exit: at the end of its input, it exited with code 3/],
    ['endless', /\[!\] a clean exit: it still runs/],
  ])('%s', async (mode, words) => {
    const { code, stdout } = await doctor(misbehaving(mode));
    expect(stdout).toMatch(words);
    expect({ code, stdout }).toMatchObject({ code: 0 });
    expect(stdout).toMatch(/\nnext: npx pi-conform run -- /);
  });

  test('a process that is left behind', async () => {
    const path = join(folder, 'leaving.mjs');
    const leave = `import { spawn } from 'node:child_process';
spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'], { stdio: 'ignore' }).unref();
process.argv[2] = 'good';
await import(${JSON.stringify(misbehaving('good')[1])});`;
    writeFileSync(path, leave);
    const { code, stdout } = await doctor([process.execPath, path]);
    expect(stdout).toContain('[!] nothing left behind: a process that it started is still there');
    expect(code).toBe(0);
  });
});

test('of a good driver all is fine', async () => {
  const { code, stdout } = await doctor([
    'python3',
    join(packageRoot(), 'runner', 'drivers', 'pi_session.py'),
  ]);
  expect({ code, stdout }).toMatchObject({ code: 0 });
  expect(stdout).toMatch(/12 fine, 0 to look at, 0 wrong\n/);
});

test.each([
  [['python3', 'x.py'], 'python'],
  [['/usr/bin/node', 'x'], 'javascript'],
  [['go', 'run', '.'], 'go'],
  [['./driver'], 'any'],
  [['java', '-jar', 'x.jar'], 'java'],
  [['dotnet', 'run'], 'csharp'],
])('the language of %j is %s', (command, language) => {
  expect(languageOf(undefined, command)).toBe(language);
});

test('what a driver says of its language counts more than its command', () => {
  expect(languageOf('Go', ['./x.py'])).toBe('go');
  expect(remedyFor('null-list', 'go')).toContain('nil slice');
});
