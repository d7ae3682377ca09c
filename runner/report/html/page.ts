import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../../schema/package-root.ts';
import { escaped } from './escape.ts';

const asset = (name: string): string =>
  readFileSync(join(packageRoot(), 'runner', 'report', 'html', name), 'utf8');

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export interface Page {
  readonly title: string;
  readonly body: string;
  /** Data blocks by the id of their element, in base64. */
  readonly blocks?: ReadonlyMap<string, string>;
  /** False for a page that needs no script. */
  readonly script?: boolean;
}

/** One file that asks nothing of the network: its own style and script are all that its policy lets act. */
export function pageHtml({ title, body, blocks = new Map(), script: scripted = true }: Page): string {
  const style = asset('page.css');
  const script = scripted ? asset('page.js') : undefined;
  const policy = `default-src 'none'; style-src ${hashOf(style)}; script-src ${script === undefined ? "'none'" : hashOf(script)}; base-uri 'none'; form-action 'none'`;
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escaped(title)}</title>`,
    `<style>${style}</style>`,
    '</head>',
    '<body>',
    body,
    ...[...blocks].map(([id, base64]) => `<script type="application/gzip" id="${id}">${base64}</script>`),
    ...(script === undefined ? [] : [`<script>${script}</script>`]),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
