import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { conform, conformAlone } from '../testing/command.ts';

const folder = mkdtempSync(join(tmpdir(), 'hints-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const broken = join(folder, 'broken.mjs');
writeFileSync(broken, 'export default {\n  a: 1,\n  b ( }\n');
const importing = join(folder, 'importing.mjs');
writeFileSync(importing, `import broken from './broken.mjs';\nexport default broken;\n`);

const LOGGING = 'console.log("ready"); process.stdin.resume()';
const SILENT = 'process.stdin.resume()';

test.each([
  ['a command in quotes', ['--', 'python3 driver.py'], 3, 'not as one quoted string: -- python3 driver.py'],
  ['a log line', ['--', process.execPath, '-e', LOGGING], 3, 'what is for people goes to standard error'],
  [
    'no answer',
    ['--start-timeout', '1500', '--', process.execPath, '-e', SILENT],
    3,
    'flushed after each answer?',
  ],
  ['a module that is not there', ['--module', join(folder, 'nowhere.mjs')], 2, 'there is no such file'],
  ['a folder', ['--module', folder], 2, 'it is not a file: name the module in it'],
  ['a syntax error', ['--module', broken], 3, `${broken}:3`],
  ['a syntax error in what is imported', ['--module', importing], 3, `${broken}:3`],
  [
    'a report in a folder that is not there',
    ['--report', `json=${join(folder, 'no', 'r.json')}`, '--', 'x'],
    2,
    'make its folder',
  ],
])('%s: the remedy is told', async (_name, args, code, words) => {
  const ended = await (code === 3 ? conformAlone : conform)(['run', '--only', 'naming', ...args]);
  expect(ended).toMatchObject({ code, stdout: '', stderr: expect.stringContaining(words) });
});
