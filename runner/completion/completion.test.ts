import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { BIN, conform, started } from '../testing/command.ts';

const folder = mkdtempSync(join(tmpdir(), 'pi-conform-completion-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// The command as it is installed: by its name, in the PATH.
writeFileSync(join(folder, 'pi-conform'), `#!/bin/sh\nexec '${process.execPath}' '${BIN}' "$@"\n`);
chmodSync(join(folder, 'pi-conform'), 0o755);
writeFileSync(join(folder, 'driver-of-mine.py'), '');
const env = { PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}`, HOME: folder, TERM: 'xterm' };

async function words(...line: readonly string[]): Promise<readonly string[]> {
  const { stdout } = await conform(['complete', '--', ...line]);
  return stdout.split('\n').map((one) => one.split('\t')[0] ?? '');
}

describe('what may stand at the cursor', () => {
  test.each([
    ['a command', ['re'], ['replay', 'report', 'repair']],
    ['a command of a command', ['baseline', 'p'], ['prune']],
    ['an option', ['run', '--max'], ['--max-failures']],
    ['a choice of an option', ['run', '--enforce', ''], ['should', 'observed']],
    ['a choice of an argument', ['init', 'ja'], ['javascript', 'java']],
    ['an area', ['run', '--only', 'comp'], ['compaction']],
    ['a rule', ['explain', 'edit/omi'], ['edit/omit']],
    ['the last of a list', ['run', '--skip', 'edit,edit/omi'], ['edit,edit/omit']],
    ['the format of a report', ['run', '--only', 'edit', '--report', 'ju'], ['junit=']],
    ['a command to be helped with', ['help', 'mer'], ['merge']],
  ] as const)('%s', async (_name, line, expected) => {
    expect(await words(...line)).toEqual(expect.arrayContaining([...expected]));
  });

  test.each([
    ['behind --', ['run', '--', 'py']],
    ['a file', ['report', 'x']],
    ['the file of an option', ['run', '--baseline', '']],
  ])('nothing of ours: %s', async (_name, line) => {
    expect(await words(...line)).toEqual(['']);
  });

  test('what is hidden stays so', async () => {
    expect(await words('compl')).toEqual(['completion', '']);
  });
});

const has = async (shell: string): Promise<boolean> => (await started(shell, ['--version'])).code === 0;
const [hasBash, hasZsh, hasFish] = await Promise.all(['bash', 'zsh', 'fish'].map(has));

describe.skipIf(hasBash !== true)('in a real bash', () => {
  const complete = async (...line: readonly string[]): Promise<string> => {
    const script = `eval "$(pi-conform completion bash)"
      COMP_WORDS=(pi-conform "$@"); COMP_CWORD=$#
      _pi_conform 2>/dev/null
      printf '%s\\n' "\${COMPREPLY[@]}"; complete -p pi-conform`;
    return (await started('bash', ['--norc', '-c', script, 'bash', ...line], { env, cwd: folder })).stdout;
  };

  test('commands, rules and files', async () => {
    expect(await complete('dia')).not.toContain('diff-fixtures');
    expect(await complete('diff')).toMatch(/^diff-fixtures\n.*-o default.* pi-conform/s);
    expect(await complete('explain', 'edit/omi')).toMatch(/^edit\/omit\n/);
    expect(await complete('run', '--', 'dri')).toMatch(/^\ncomplete /);
  });
});

describe.skipIf(hasZsh !== true)('in a real zsh', () => {
  /** What the completion hands to the line editor, which only a terminal has: its words are printed in place. */
  const complete = async (...line: readonly string[]): Promise<string> => {
    const script = `
      compdef() { print -r -- "for $2"; }
      compadd() { print -rl -- "no space" "\${@[4,-1]}"; }
      _describe() { print -rl -- "\${(@P)2}"; }
      _files() { print -r -- files; }
      eval "$(pi-conform completion zsh)"
      words=(pi-conform "$@"); CURRENT=$#words
      _pi_conform`;
    return (await started('zsh', ['-f', '-c', script, 'zsh', ...line], { env, cwd: folder })).stdout;
  };

  test('commands with their words, rules, a format without a space behind it, and files', async () => {
    expect(await complete('diff-')).toMatch(/^for pi-conform\ndiff-fixtures:Describe .*\n$/i);
    expect(await complete('explain', 'edit/omi')).toMatch(/\nedit\/omit:./);
    expect(await complete('run', '--report', 'juni')).toBe('for pi-conform\nno space\njunit=\n');
    expect(await complete('run', '--', 'python3', 'driver-o')).toBe('for pi-conform\nfiles\n');
  });
});

describe.skipIf(hasFish !== true)('in a real fish', () => {
  const complete = async (line: string): Promise<string> => {
    const script = `pi-conform completion fish | source; complete -C '${line}'`;
    return (await started('fish', ['--no-config', '-c', script], { env, cwd: folder })).stdout;
  };

  test('commands with their words, rules and files', async () => {
    expect(await complete('pi-conform diff-')).toMatch(/^diff-fixtures\tDescribe/i);
    expect(await complete('pi-conform explain edit/omi')).toMatch(/^edit\/omit\t/);
    expect(await complete('pi-conform run -- python3 driver-o')).toMatch(/^driver-of-mine\.py/);
  });
});
