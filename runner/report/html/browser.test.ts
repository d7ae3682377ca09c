import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostileRun } from '../../testing/reports.ts';
import type { RunDocument } from '../document.ts';
import { formatted } from '../format/index.ts';

/** Debian's Chromium, or another that is named. */
const EXECUTABLE = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

let browser: Browser;
let run: RunDocument;
const folder = mkdtempSync(join(tmpdir(), 'html-report-'));

const isThere = existsSync(EXECUTABLE);
if (!isThere)
  process.stderr.write(
    `The tests of the HTML report are skipped: ${EXECUTABLE} is not there. Get it by apt-get install chromium, or name one in CHROMIUM.\n`,
  );

beforeAll(async () => {
  if (!isThere) return;
  [browser, run] = await Promise.all([
    chromium.launch({ executablePath: EXECUTABLE, args: ['--no-sandbox'] }),
    hostileRun(),
  ]);
});

afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Opened {
  readonly page: Page;
  /** All that was asked of the network or the disk. */
  readonly asked: readonly string[];
  /** What the page complained of. */
  readonly said: readonly string[];
}

async function open(document: RunDocument, hash = ''): Promise<Opened> {
  const file = join(folder, 'report.html');
  writeFileSync(file, formatted('html', document));
  const page = await browser.newPage();
  const asked: string[] = [];
  const said: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto(`${pathToFileURL(file).href}${hash}`);
  return { page, asked, said };
}

const item = (page: Page, rule: string) => page.locator(`[id="rule=${encodeURIComponent(rule)}"]`);

describe.skipIf(!isThere)('the HTML report in Chromium', () => {
  test('hostile texts stay text when a failure is opened, and nothing is fetched', async () => {
    const { page, asked, said } = await open(run, '#open=test%2Ffails');
    await page.locator('.evidence svg').waitFor();
    expect(await page.title()).not.toBe('owned');
    expect(await page.locator('img, .evidence script, #x').count()).toBe(0);
    expect(await page.locator('.evidence svg').textContent()).toContain('<b id=x>');
    expect(asked).toEqual([page.url().replace(/#.*/, '')]);
    expect(said).toEqual([]);
    await page.close();
  });

  test('a raw file is shown with line numbers, and searched', async () => {
    const { page } = await open(run, '#open=test%2Ffails');
    const raw = page.locator('.raw').first();
    await raw.locator('summary').click();
    expect(await raw.locator('li').count()).toBe(4);
    await raw.locator('input').fill('"c3"');
    await raw.locator('input').press('Enter');
    expect(await raw.locator('li.found').textContent()).toContain('"id":"c3"');
    await page.close();
  });

  test('by keyboard alone: to the next failure, open it, and the address shows the same again', async () => {
    const { page } = await open(run);
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    const first = page.locator('.item[open]');
    await first.locator('.evidence svg, .evidence pre, .evidence .answers').first().waitFor();
    expect(await first.getAttribute('data-verdict')).toBe('fail');
    const address = page.url();
    const again = await browser.newPage();
    await again.goto(address);
    expect(await again.locator('.item[open]').getAttribute('id')).toBe(await first.getAttribute('id'));
    await page.keyboard.press('/');
    await page.keyboard.type('hazard');
    expect(await page.locator('.item:visible').count()).toBe(1);
    expect(await page.locator('#shown').textContent()).toMatch(/^1 shown, \d+ hidden by this filter$/);
    await Promise.all([page.close(), again.close()]);
  });

  test('every verdict has a sign and a word, and every control a name', async () => {
    const { page } = await open(run);
    for (const text of await page.locator('.item > summary .sign').allTextContents())
      expect(text).toMatch(/^[✓✗!-] [a-z-]+$/);
    const nameless = await page.locator('input, select, button').evaluateAll(
      (controls) =>
        controls.filter((one) => {
          const { labels, textContent } = one as unknown as {
            labels: ArrayLike<unknown> | null;
            textContent: string;
          };
          return (labels?.length ?? 0) === 0 && textContent.trim() === '';
        }).length,
    );
    expect(nameless).toBe(0);
    await page.close();
  });

  test('of 800 failures none is drawn before it is opened', async () => {
    const failing = run.results.find(({ rule }) => rule === 'test/fails');
    if (failing === undefined) throw new Error('the run has no failure');
    const results = Array.from({ length: 800 }, (_, at) => ({ ...failing, rule: `test/fails/${at}` }));
    const { page } = await open({ ...run, results });
    expect(await page.locator('.item').count()).toBe(800);
    expect(await page.locator('svg').count()).toBe(0);
    await item(page, 'test/fails/799').locator('summary').first().click();
    await page.locator('svg').waitFor();
    expect(await page.locator('svg').count()).toBe(1);
    await page.close();
  });

  test.each([
    ['a wide window', { width: 1_200, height: 800 }],
    ['a narrow one', { width: 400, height: 700 }],
    ['a low one', { width: 1_200, height: 350 }],
  ])(
    'in %s nothing that is gone to hides behind the bar, and nothing has to be scrolled sideways',
    async (_name, size) => {
      const failing = run.results.find(({ rule }) => rule === 'test/fails');
      if (failing === undefined) throw new Error('the run has no failure');
      const results = Array.from({ length: 60 }, (_, at) => ({ ...failing, rule: `test/fails/${at}` }));
      const { page } = await open({ ...run, results });
      await page.setViewportSize(size);
      const free = () =>
        page.evaluate(`(() => {
        const { top, bottom } = document.activeElement.getBoundingClientRect();
        const bar = document.querySelector('#filters').getBoundingClientRect();
        const hidden = bar.bottom > top && bar.top < bottom ? Math.round(bar.bottom - top) : 0;
        return { inside: top >= 0 && bottom <= innerHeight, hidden };
      })()`);
      for (const key of [...Array<string>(40).fill('j'), ...Array<string>(20).fill('k')]) {
        await page.keyboard.press(key);
        // What comes into sight is laid out a moment later.
        await expect.poll(free, { interval: 20 }).toEqual({ inside: true, hidden: 0 });
      }
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(size.width);
      await page.close();
    },
  );

  test('in forced colours the picture has the colours of the reader, and what differs is framed', async () => {
    const { page } = await open(run, '#open=test%2Ffails');
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await page.locator('.evidence svg text').first().waitFor();
    const colours = await page.evaluate(
      "[...document.querySelectorAll('.evidence svg text')].map((one) => getComputedStyle(one).fill)",
    );
    const ground = 'getComputedStyle(document.body).color';
    expect(new Set(colours as string[])).toEqual(new Set([await page.evaluate(ground)]));
    await page.close();
  });

  test('on paper there are no controls, and nothing is cut off', async () => {
    const { page } = await open(run, '#open=test%2Ffails');
    await page.locator('.evidence svg').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('#filters').isVisible()).toBe(false);
    for (const place of await page.locator('.item[open] pre:visible, .item[open] .scroll').all())
      expect(await place.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(0);
    await page.close();
  });

  test('without a choice of its own it follows the dark or light of the reader', async () => {
    const { page } = await open(run);
    const ground = () => page.evaluate('getComputedStyle(document.body).backgroundColor');
    await page.emulateMedia({ colorScheme: 'light' });
    const light = await ground();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await ground()).not.toBe(light);
    await page.close();
  });
});
