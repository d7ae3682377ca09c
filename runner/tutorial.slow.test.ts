import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { packageRoot } from '../schema/package-root.ts';
import { BIN, started } from './testing/command.ts';

const PAGE = join(packageRoot(), 'runner', 'TUTORIAL.md');

const folder = mkdtempSync(join(tmpdir(), 'pi-conform-tutorial-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A block of the page: what it holds, and what is to be done with it. */
const BLOCK = /^```(bash|text|python)(?: (\S+))?( =)?\n([^]*?)^```$/gm;

/** The first driver's table of methods, and those that came after it. */
const METHODS = /^METHODS = \{\n[^]*?^\}\n/m;

// What the machine is told by: how long it took.
const withoutTimes = (text: string): string => text.replaceAll(/\b\d+(?:\.\d)? s(?=;|\b)/g, '… s');

const withoutCounts = (text: string): string =>
  text.replaceAll(/ +\d+(?= pass| skip| of \d| rules| methods| more)/g, ' N');

/** Follows the page as a reader does. Gives the page with what is printed now. */
async function followed(
  page: string,
): Promise<{ readonly page: string; readonly codes: readonly unknown[] }> {
  const codes: unknown[] = [];
  let printed = '';
  let made = '';
  let end = 0;
  for (const block of page.matchAll(BLOCK)) {
    const [whole, kind, file = '', isWhole, text = ''] = block;
    made += page.slice(end, block.index);
    end = block.index + whole.length;
    if (kind === 'text') {
      made += `\`\`\`text\n${withoutTimes(printed).trimEnd()}\n\`\`\``;
      continue;
    }
    made += whole;
    if (kind === 'python') change(join(folder, file), text, isWhole !== undefined);
    else {
      const { code, stdout } = await started('sh', ['-c', text], { cwd: folder });
      codes.push(code);
      printed = stdout;
    }
  }
  return { page: made + page.slice(end), codes };
}

/** A block of driver.py takes the place of its methods; others are added at the end, or are the whole file. */
function change(path: string, text: string, isWhole: boolean): void {
  if (path.endsWith('driver.py')) {
    const before = readFileSync(path, 'utf8');
    expect(before).toMatch(METHODS);
    writeFileSync(
      path,
      before.replace(METHODS, () => text),
    );
  } else writeFileSync(path, isWhole ? text : `${text}\n\n`, { flag: isWhole ? 'w' : 'a' });
}

test('every command of the tutorial prints what stands there', { timeout: 240_000 }, async () => {
  mkdirSync(join(folder, 'node_modules', '.bin'), { recursive: true });
  symlinkSync(packageRoot(), join(folder, 'node_modules', 'pi-session-conformance'));
  symlinkSync(BIN, join(folder, 'node_modules', '.bin', 'pi-conform'));
  writeFileSync(join(folder, 'package.json'), '{"name":"x","version":"1.0.0"}');
  const { page, codes } = await followed(readFileSync(PAGE, 'utf8'));
  // How many rules there are changes often; the page is brought up to date by UPDATE_TUTORIAL=1.
  if (process.env['UPDATE_TUTORIAL'] === '1') writeFileSync(PAGE, page);
  expect(withoutCounts(page)).toBe(withoutCounts(readFileSync(PAGE, 'utf8')));
  expect(codes).toEqual([0, 0, 0, 1, 0, 0, 0, 0]);
});
