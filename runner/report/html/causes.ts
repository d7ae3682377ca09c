import { alikeWords, causesHeading, causeWords } from '../format/causes-text.ts';
import type { Cause } from '../causes/cause.ts';
import type { Report } from '../report.ts';
import { counted } from '../../printable.ts';
import { idOf } from './anchors.ts';
import { escaped } from './escape.ts';
import { nounFor } from '../noun.ts';
import { replayLine } from '../replay-line.ts';

const link = (rule: string): string => `<a href="#${idOf('rule', rule)}"><code>${escaped(rule)}</code></a>`;

/** The probable causes, on top: each with its smallest case, and links to all that fails by it. */
export function causesHtml({ causes, origin, rules }: Report): string {
  if (causes.length === 0) return '';
  return [
    '<section id="causes" aria-label="probable causes">',
    `<h2>${escaped(causesHeading(causes))}</h2><ol>`,
    ...causes.map((cause, at) => causeHtml(cause, at + 1, rules, origin.tested)),
    '</ol></section>',
  ].join('\n');
}

function causeHtml(cause: Cause, number: number, words: Report['rules'], tested = '-- <command>'): string {
  const { shows, rules, look } = cause;
  const alike = alikeWords(cause);
  const title = rules.length === 1 ? words.get(shows.rule)?.title : undefined;
  const others = rules.filter((rule) => rule !== shows.rule);
  return [
    `<li class="cause"><p><b>${number}. ${escaped(causeWords(cause))}</b></p>`,
    alike === '' ? '' : `<p class="short">${escaped(alike)}</p>`,
    title === undefined ? '' : `<p>${escaped(title)}</p>`,
    `<p>Smallest case: ${link(shows.rule)}, ${escaped(shows.case)}: ${escaped(shows.difference)}</p>`,
    others.length === 0
      ? ''
      : `<p>It also explains ${counted(others.length, `other ${nounFor(rules)}`)}: ${others.map(link).join(', ')}</p>`,
    `<p>Look at: ${escaped(look)}</p>`,
    shows.replay === undefined
      ? ''
      : `<p class="replay">See it again: <code tabindex="0">${escaped(replayLine(shows.replay, tested))}</code></p>`,
    '</li>',
  ].join('');
}
