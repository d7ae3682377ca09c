import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
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

/** A character that a backspace takes back. */
const OVERWRITTEN = new RegExp(`.${String.fromCodePoint(8)}`, 'g');

describe.skipIf(hasZsh !== true)('in a real zsh', () => {
  /** Each line as it stands on the terminal after Tab and `@`, which is typed when the shell is done with it. */
  const complete = async (...lines: readonly string[]): Promise<readonly string[]> => {
    const script = `
      zmodload zsh/zpty
      zpty shell zsh -f -i
      zpty -w shell "PS1='> '; autoload -U compinit; compinit -u -d /dev/null; eval \\"\\$(pi-conform completion zsh)\\"; print rea''dy"
      # Then the line editor is at work: it says so to the terminal.
      zpty -r shell out '*ready*2004h*'
      for line in "$@"; do
        zpty -w -n shell "$line"$'\\t@'
        zpty -r shell out '*@*'
        print -r -- "$out"
        zpty -w -n shell $'\\C-u'
      done`;
    const { stdout } = await started('zsh', ['-f', '-c', script, 'zsh', ...lines], { env, cwd: folder });
    // Without the movements of the cursor.
    const text = stripVTControlCharacters(stdout).replaceAll(OVERWRITTEN, '');
    return text.split('@').map((one) => one.replaceAll(/\s+/g, ' '));
  };

  test('commands, rules, a format without a space behind it, and files', async () => {
    const all = await complete(
      'pi-conform diff-',
      'pi-conform explain edit/omi',
      'pi-conform run --report juni',
      'pi-conform run -- python3 driver-o',
    );
    expect(all).toEqual([
      expect.stringMatching(/pi-conform diff-fixtures $/),
      expect.stringMatching(/pi-conform explain edit\/omit $/),
      expect.stringMatching(/pi-conform run --report junit=$/),
      expect.stringMatching(/pi-conform run -- python3 driver-of-mine\.py $/),
      expect.anything(),
    ]);
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
