import { gunzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../../../schema/package-root.ts';
import { HOSTILE, hostileRun } from '../../testing/reports.ts';
import { formatted } from '../format/index.ts';

const page = formatted('html', await hostileRun());

const evidence = [...page.matchAll(/<script type="application\/gzip" id="[^"]*">([^<]*)</g)].map(
  ([, base64 = '']) =>
    (JSON.parse(gunzipSync(Buffer.from(base64, 'base64')).toString()) as { readonly html: string }).html,
);

test('no text of a file, a driver or a rule is markup, in the page or in what it unpacks', () => {
  expect(evidence.length).toBeGreaterThan(0);
  for (const html of [page, ...evidence]) {
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<b id=x>');
    expect(html).not.toContain(HOSTILE);
    // eslint-disable-next-line no-control-regex
    expect(html).not.toMatch(/[\u0000\u001b\u202e]|[\ud800-\udbff](?![\udc00-\udfff])/);
  }
  for (const html of evidence) expect(html).not.toContain('<script');
  expect(page.match(/<script(?! type="application\/gzip")/g)).toHaveLength(1);
  expect(evidence.join('')).toContain('&lt;/script&gt;&lt;script&gt;document.title=');
});

test('it takes nothing from elsewhere, and its policy lets nothing else act', () => {
  expect(page).toContain("default-src 'none'; style-src 'sha256-");
  const tags = [page, ...evidence].flatMap((html) => html.match(/<[a-z][^>]*>/g) ?? []).join('\n');
  expect(tags.replaceAll(/"[^"]*"/g, '""')).not.toMatch(/\s(?:src|action|style|on[a-z]+)=/);
  expect(tags).not.toMatch(/\shref="(?!#)/);
});

test('each failure has its source, its picture and its replay line', () => {
  expect(page).toContain('pi-conform replay pc1');
  expect(page).toContain('<blockquote><p>');
  expect(evidence.filter((html) => html.includes('<svg class=')).length).toBeGreaterThan(0);
});

/** The part of the light that a colour sends back, after WCAG. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[0-9a-f]{2}/g) ?? [])
    .map((hex) => Number.parseInt(hex, 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test('in the light and in the dark, every colour of text stands out from every ground it may lie on', () => {
  const css = readFileSync(join(packageRoot(), 'runner', 'report', 'html', 'page.css'), 'utf8');
  const schemes = [...css.matchAll(/:root \{([^}]*)\}/g)]
    .map(
      ([, body = '']) =>
        new Map([...body.matchAll(/--(\w+): (#\w+)/g)].map(([, name = '', hex = '']) => [name, hex])),
    )
    // Forced colours have the names of the reader's own.
    .filter(({ size }) => size > 0);
  expect(schemes).toHaveLength(2);
  for (const scheme of schemes)
    for (const ground of ['back', 'raised', 'mark'])
      for (const ink of ['text', 'quiet', 'good', 'bad', 'broken', 'warn', 'link']) {
        const [dark = 0, light = 0] = [ground, ink]
          .map((name) => luminance(scheme.get(name) ?? ''))
          .sort((one, other) => one - other);
        // On a marked ground stands only text, its sign and what is quiet.
        if (ground === 'mark' && !['text', 'quiet', 'bad'].includes(ink)) continue;
        expect((light + 0.05) / (dark + 0.05), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
});
