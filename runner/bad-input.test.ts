import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { BIN, conform, started } from './testing/command.ts';

const cwd = mkdtempSync(join(tmpdir(), 'pi-conform-bad-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

mkdirSync(join(cwd, 'folder'));
mkdirSync(join(cwd, 'full'));
const FILES = {
  'full/x': '',
  'plain.txt': 'x',
  'broken.json': '{',
  'other.json': '{}',
  'newer.json': '{ "format": 99, "command": "run" }',
  'of-check.json':
    '{ "format": 1, "command": "check", "files": [], "findings": [], "origin": {}, "summary": {}, "checker": {} }',
  'bad.yaml': 'entries: [',
  'wrong.mjs': 'nothing.there();',
  'notes.md': '# Notes\n\nnone\n',
  'empty.jsonl': '',
  'package.json': '{\n  "name": "x"\n}\n',
  'blank.jsonl': '\n\n',
  'zeros.jsonl': '\0\0\0\0',
  's.jsonl': '{"type":"session"',
};
for (const [name, text] of Object.entries(FILES)) writeFileSync(join(cwd, name), text);
chmodSync(join(cwd, 'plain.txt'), 0o644);
writeFileSync(join(cwd, 'large.jsonl'), '');
// Takes no room on the disk.
truncateSync(join(cwd, 'large.jsonl'), 600_000_000);

const onUnix = process.platform !== 'win32';
if (onUnix) execFileSync('mkfifo', [join(cwd, 'pipe')]);

/** What the first line says, with what to do; each by the command as it is written. */
const USAGE: readonly (readonly [string, string])[] = [
  ['frob', "unknown command 'frob'"],
  ['help frob', 'there is no command "frob"'],
  ['help chek', 'Did you mean check'],
  ['help baseline frob', 'there is no command "baseline frob"'],
  ['list extra', 'too many arguments'],
  ['list --only nope', 'pi-conform list shows all rules'],
  ['list --fixtures nope', 'pi-conform export <folder> writes a set'],
  ['explain', "missing required argument 'rule'"],
  ['explain edit/omitt', 'Did you mean edit/omit'],
  ['explain session/contxt', 'Did you mean session/context'],
  ['completion tcsh', 'Allowed choices are bash, zsh, fish'],
  ['completion bash --frob', "unknown option '--frob'"],
  ['completion', "missing required argument 'shell'"],
  ['run', 'no implementation given: use -- <command...>'],
  ['run --frob -- x', "unknown option '--frob'"],
  ['run --shard 4/3 -- x', 'such as 1/3'],
  ['run --follows abc -- x', 'such as 1.6.0'],
  ['run --runs few -- x', 'It must be a whole number'],
  ['run --only nope -- x', 'matches no rule'],
  ['run --fixtures folder -- x', 'manifest.json is missing'],
  ['run --fixtures --seed 1 -- x', '--seed and --runs make no others'],
  ['run --module x.mjs -- y', 'not both'],
  ['run --config nope.yaml -- x', 'there is no such file'],
  ['run --baseline nope.yaml -- x', 'there is no such file or folder. npx pi-conform baseline write'],
  ['run --baseline folder -- x', 'it is a folder'],
  ['run --baseline plain.txt -- x', 'a baseline is a map'],
  ['run --only , -- x', 'It must not be empty'],
  ['run --report json=full/y --report html=./full/y -- x', 'two reports go to'],
  ['run --report json=- --report tap=- -- x', 'two reports go to standard output'],
  ['run --report json -- x', '--report takes kind=file'],
  ['run --report pdf=x -- x', '--report takes kind=file'],
  ['run --report json=folder -- x', 'it is a folder: name a file in it'],
  ['run --report json=nope/x.json -- x', 'make its folder "nope" first'],
  ['run --report json=plain.txt/x.json -- x', 'is a file, and not a folder'],
  ['run --module ./nope.mjs', 'there is no such file'],
  ['run --module ./folder', 'it is not a file: name the module in it'],
  ['replay', "missing required argument 'token'"],
  ['replay xx -- y', 'Copy the whole token'],
  ['replay pc1~a -- y', 'Copy the whole token'],
  ['report', 'missing required argument'],
  ['report nope.json', 'there is no such file'],
  ['report folder', 'it is a folder'],
  ['report broken.json', 'is not a JSON report'],
  ['report other.json', 'Make it again with --report json=<file>'],
  ['report newer.json', 'Use a newer pi-session-conformance'],
  ['report other.json --pdf x', "unknown option '--pdf'"],
  ['merge', "missing required argument 'reports'"],
  ['merge nope.json', 'there is no such file'],
  ['merge folder', 'it is a folder'],
  ['merge broken.json', 'is not a JSON report'],
  ['merge newer.json', 'Use a newer pi-session-conformance'],
  ['merge other.json', 'Make it again with --report json=<file>'],
  ['merge of-check.json', 'is the report of check; one of run is needed'],
  ['matrix', "missing required argument 'reports'"],
  ['matrix nope.json', 'there is no such file'],
  ['matrix folder', 'it is a folder'],
  ['matrix broken.json', 'is not a JSON report'],
  ['matrix newer.json', 'Use a newer pi-session-conformance'],
  ['matrix of-check.json', 'is the report of check; one of run is needed'],
  ['matrix other.json --pdf x', "unknown option '--pdf'"],
  ['badge', "missing required argument 'report.json'"],
  ['badge nope.json', 'there is no such file'],
  ['badge newer.json', 'Use a newer pi-session-conformance'],
  ['badge of-check.json', 'is the report of check; one of run is needed'],
  ['trace extra', 'too many arguments'],
  ['trace --package folder', 'there is no such file or folder. Name the folder of an installed'],
  ['show', "missing required argument 'file'"],
  ['show nope.jsonl', 'there is no such file'],
  ['show folder', 'it is a folder'],
  ['show notes.md', 'is not a session: it has neither a session header nor an entry'],
  ['show other.json', 'is not a session: it has neither a session header nor an entry'],
  ['show empty.jsonl', 'is not a session: it is an empty file'],
  ['show notes.md --json', 'is not a session'],
  ['show s.jsonl --leaf nope', 'has no entry with the id "nope"'],
  ['show edit/omit#x --record nope', 'nothing is recorded of edit/omit#x'],
  ['show edit/omit#x --record plain.txt', 'nothing is recorded of edit/omit#x'],
  ...['repair', 'repair --out new', 'anonymise --out new', 'show'].flatMap((command) => [
    ...(onUnix
      ? ([
          [`${command} pipe`, 'it is a named pipe'],
          [`${command} /dev/zero`, 'it is a device'],
        ] as const)
      : []),
    [`${command} large.jsonl`, 'is larger than 500 MB: too large to be '] as const,
    [`${command} notes.md`, 'is not a session: it has neither a session header nor an entry'] as const,
    [`${command} other.json`, 'is not a session: it has neither a session header nor an entry'] as const,
    [`${command} blank.jsonl`, 'is not a session: it has neither a session header nor an entry'] as const,
    [`${command} package.json`, 'is not a session: it is an object over several lines'] as const,
    [`${command} empty.jsonl`, 'is not a session: it is an empty file'] as const,
    [`${command} zeros.jsonl`, 'is not a session: it is NUL bytes alone'] as const,
  ]),
  ['anonymise s.jsonl', "required option '--out <file>'"],
  ['anonymise nope.jsonl --out new', 'there is no such file'],
  ['anonymise folder --out new', 'it is a folder'],
  ['anonymise s.jsonl --out plain.txt', 'is there already: choose a new file'],
  ['anonymise s.jsonl --out plain.txt/x', 'cannot be written'],
  ['baseline write', "missing required argument 'file'"],
  ['baseline write known.yaml', 'no implementation given'],
  ['baseline write known.yaml --kind odd -- x', 'Allowed choices are bug'],
  ['baseline write known.yaml --from nope.json', 'there is no such file'],
  ['baseline write known.yaml --from newer.json --enforce should', 'cannot be used with option'],
  ['baseline write known.yaml --from newer.json --fixtures', 'cannot be used with option'],
  ['baseline write known.yaml --from newer.json', 'Use a newer pi-session-conformance'],
  ['baseline write nope/known.yaml -- x', 'make that first'],
  ['baseline write folder -- x', 'it is a folder'],
  ['baseline frob', "unknown command 'frob'"],
  ['baseline check bad.yaml', 'bad.yaml:1: this is not YAML'],
  ['baseline check plain.txt', 'a baseline is a map'],
  ['baseline prune nope.yaml -- x', 'there is no such file'],
  ['baseline check nope.yaml', 'there is no such file'],
  ['doctor', 'Give its command'],
  ['doctor --module x', "unknown option '--module'"],
  ['doctor --timeout soon -- x', 'It must be a whole number'],
  ['init', "missing required argument 'language'"],
  ['init cobol', 'Allowed choices are typescript'],
  ['init python --out plain.txt', 'cannot be written'],
  ['init python --out /proc/x', 'cannot be written'],
  ['check nope.jsonl', 'there is no file or folder "nope.jsonl"'],
  ['check --format pdf', 'Allowed choices are text'],
  ['check --only nope s.jsonl', 'matches no'],
  ['check --session-dir nope', 'there is no such folder'],
  ['check --session-dir plain.txt', 'it is a file; give check the file itself'],
  ['check --config bad.yaml s.jsonl', 'bad.yaml cannot be read'],
  ['repair nope.jsonl', 'there is no such file'],
  ['repair folder', 'it is a folder'],
  ['repair s.jsonl --out folder', 'is there already'],
  ['repair s.jsonl --out plain.txt/x', 'cannot be written'],
  ['generate', 'missing --out <folder>'],
  ['generate --out full', 'name another folder, or give --force'],
  ['generate --out plain.txt', 'is not a folder'],
  ['generate --out g --with nope', 'unknown content "nope". Choose from'],
  ['generate --out g --fault nope', '--list-faults shows all'],
  ['generate --out g --count few', 'It must be a whole number'],
  ['export', "missing required argument 'folder'"],
  ['export full', 'choose an empty or new folder'],
  ['export plain.txt', 'is not a folder'],
  ['export e --area nope', 'there is no area "nope"'],
  ['diff-fixtures', 'missing required argument'],
  ['diff-fixtures nope folder', 'pi-conform export <folder> writes a set'],
];

describe('wrong usage is said in one line, with what to do: exit code 2', () => {
  test.each(USAGE)('%s', async (line, words) => {
    const { code, stdout, stderr } = await conform(line.split(' '), { cwd });
    const [first = '', ...more] = stderr.trimEnd().split('\n');
    expect(first).toMatch(/^error: /);
    expect(first).toContain(words);
    // The pointer to the help, where it is the words of the command line that are wrong.
    expect(more.filter((one) => !/^\(npx pi-conform (?:[a-z-]+ ){0,2}--help/.test(one))).toEqual([]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  });
});

describe('a driver that does not start: exit code 3', () => {
  test.each([
    ['run --only naming -- nope-nope', 'there is no command "nope-nope": is it installed'],
    ['run --only naming -- ./nope', 'there is no file "./nope": is it built'],
    ['run --only naming -- ./plain.txt', 'may not be executed: chmod +x ./plain.txt'],
    ['run --only naming -- ./folder', '"./folder" is a folder'],
    ['run --only naming --module ./wrong.mjs', 'nothing is not defined'],
    ['baseline write known.yaml -- nope-nope', 'there is no command "nope-nope"'],
    ['run --only naming -- true', 'exited with code 0'],
  ])('%s', async (line, words) => {
    const { code, stdout, stderr } = await conform(line.split(' '), { cwd });
    expect(stderr).toMatch(/^error: the driver did not start: /);
    expect(stderr).toContain(words);
    expect(stderr).not.toMatch(/^\s+at |ENOENT|EACCES|imported from/m);
    expect({ code, stdout }).toEqual({ code: 3, stdout: '' });
  });

  test('doctor says the same, and the remedy', async () => {
    const { code, stdout } = await conform(['doctor', '--', './plain.txt'], { cwd });
    expect({ code, stdout }).toMatchObject({ code: 3 });
    expect(stdout).toContain('[✗] start: it did not start: "./plain.txt" may not be executed: chmod +x');
  });
});

// A real Node 18 was tried by hand and says the same: it stops at the imports, if they are not kept from it.
test.each(['18.20.8', '20.18.3', '21.7.0', '22.11.0'])('Node %s is told what is needed', async (version) => {
  const asIf = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'${version}'})`;
  const { code, stderr } = await started(process.execPath, ['--import', asIf, BIN, 'list']);
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: `error: pi-conform needs Node 20.19, 22.12 or newer; this is Node ${version}.\n`,
  });
});
