import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Params } from '../driver-kit/driver.ts';
import { serve } from '../driver-kit/serve.ts';
import { introduction, partyOf } from './party-of.ts';
import { output, withHome } from './sandbox.ts';

/** The driver of a program that makes pages of a session: what stands on the pages is its answer. */

const { party, runtime, program } = partyOf();

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

const plain = (html: string): string =>
  html
    .replaceAll(/<\/p>\s*<p>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(lt|gt|quot|#39|amp);/g, (found, name: string) => ENTITIES[name] ?? found)
    .trim();

/** Its roles, in ours. */
const ROLES: Readonly<Record<string, string>> = { user: 'user', assistant: 'assistant', tool: 'toolResult' };

/** The messages of a page, by the classes that its style sheet names. */
function messagesOf(page: string): readonly { role: string; text: string }[] {
  const [, ...parts] = page.split('<div class="message ');
  return parts.map((part) => {
    const role = /^[\w-]+/.exec(part)?.[0] ?? '';
    const content =
      part.split('<div class="message-content">')[1]?.split('<div class="pagination">')[0] ?? '';
    return { role: ROLES[role] ?? role, text: plain(content) };
  });
}

await serve({
  initialize: () => introduction(party, ['session/transcript']),
  'session/transcript': ({ path }: Params) =>
    withHome(undefined, async (home) => {
      const pages = join(home.home, 'pages');
      await output(runtime, program, [String(path), '-o', pages, '--no-open'], home);
      const names = readdirSync(pages).filter((name) => /^page-\d+\.html$/.test(name));
      return { items: names.sort().flatMap((name) => messagesOf(readFileSync(join(pages, name), 'utf8'))) };
    }),
});
