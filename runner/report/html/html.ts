import { counted } from '../../printable.ts';
import { expectedWords } from '../known.ts';
import { placeWords, type Problem } from '../problem.ts';
import { provenanceLines } from '../provenance.ts';
import { failures, type Judgement, partialLine, type Report } from '../report.ts';
import { verdictCounts } from '../counts.ts';
import { LOOKS } from '../style.ts';
import type { RuleWords } from '../document.ts';
import { idOf } from './anchors.ts';
import { causesHtml } from './causes.ts';
import { escaped } from './escape.ts';
import { packedEvidence } from './evidence.ts';
import { pageHtml } from './page.ts';
import { replayLine } from '../replay-line.ts';

/** The report as one page for a browser: all that it needs is in it, and what a failure shows is unpacked when it is opened. */
export function htmlText(report: Report): string {
  const blocks = new Map<string, string>();
  const groups = groupsOf(report);
  let number = 0;
  const sections = groups.map(([area, some]) => {
    const items = some.map((one) => {
      const packed = packedEvidence(one);
      const block = packed === undefined ? undefined : `block-${++number}`;
      if (packed !== undefined && block !== undefined) blocks.set(block, packed);
      return item(report, one, block);
    });
    return [
      `<section class="area" id="${idOf('area', area)}" aria-label="${escaped(area)}">`,
      `<h2>${escaped(area)} <small>${verdictCounts(some)}</small></h2>`,
      ...items,
      '</section>',
    ].join('\n');
  });
  const partial = partialLine(report);
  const body = [
    ...(partial === undefined ? [] : [`<p class="partial" role="note">${escaped(partial)}</p>`]),
    header(report),
    filters(report),
    '<main>',
    causesHtml(report),
    areas(report, groups),
    ...stale(report),
    ...sections,
    '<p id="none" hidden>Nothing is left by this filter.</p>',
    '</main>',
  ];
  const title = `${partial === undefined ? '' : 'partial: '}${report.subject}`;
  return pageHtml({ title, body: body.join('\n'), blocks });
}

type Group = readonly [area: string, judgements: readonly Judgement[]];

/** By area in report order; the files of a check stand in one group. */
function groupsOf({ judgements, command }: Report): readonly Group[] {
  const groups = new Map<string, Judgement[]>();
  for (const one of judgements) {
    const area = one.area ?? (command === 'check' ? 'files' : 'other');
    const some = groups.get(area);
    if (some === undefined) groups.set(area, [one]);
    else some.push(one);
  }
  return [...groups];
}

function header(report: Report): string {
  const { subject, origin, suite, notes, judgements } = report;
  const bad = failures(report).length + report.stale.length;
  const verdict =
    bad > 0 ? `✗ ${counted(bad, 'failure')}` : origin.exitCode === 0 ? '✓ as expected' : '✗ not green';
  return [
    '<header>',
    `<h1>${escaped(subject)}</h1>`,
    `<p class="verdict ${bad > 0 || origin.exitCode !== 0 ? 'bad' : 'good'}">${verdict} <span>${verdictCounts(judgements)}</span></p>`,
    ...notes.map((note) => `<p class="note">note: ${escaped(note)}</p>`),
    '<details class="origin"><summary>Where this report comes from</summary><dl>',
    ...provenanceLines(origin, suite).map(
      ([name, value]) => `<div><dt>${escaped(name)}</dt><dd>${escaped(value)}</dd></div>`,
    ),
    '</dl></details>',
    '</header>',
  ].join('\n');
}

const VERDICT_FILTERS = ['fail', 'error', 'suite-error', 'warn', 'skip', 'pass'] as const;

function filters({ judgements }: Report): string {
  const present = VERDICT_FILTERS.filter((verdict) => judgements.some((one) => one.verdict === verdict));
  const known = judgements.some(({ expected }) => expected !== undefined);
  const levels = ['must', 'should', 'observed'].filter((level) =>
    judgements.some((one) => one.level === level),
  );
  return [
    '<form id="filters" role="search" aria-label="filter the rules">',
    '<label>Find <input type="search" id="find" autocomplete="off" placeholder="rule, title, message"></label>',
    '<fieldset><legend>verdict</legend>',
    ...present.map(
      (verdict) =>
        `<label><input type="checkbox" name="verdict" value="${verdict}" checked> ${LOOKS[verdict].sign} ${verdict}</label>`,
    ),
    '</fieldset>',
    levels.length < 2
      ? ''
      : `<label>level <select id="level"><option value="">all</option>${levels
          .map((level) => `<option>${level}</option>`)
          .join('')}</select></label>`,
    known ? '<label><input type="checkbox" id="known" checked> expected failures</label>' : '',
    '<button type="button" id="open">Open all shown</button>',
    '<button type="button" id="close">Close all</button>',
    '<button type="reset" id="reset">Show everything</button>',
    '<output id="shown" aria-live="polite"></output>',
    '<details class="keys"><summary>Keys</summary><p><kbd>/</kbd> find, <kbd>j</kbd> next failure or warning, <kbd>k</kbd> the one before, <kbd>Enter</kbd> opens or closes it.</p></details>',
    '</form>',
  ].join('\n');
}

function areas({ command }: Report, groups: readonly Group[]): string {
  if (command === 'check') return '';
  return [
    '<nav aria-label="areas"><ul>',
    ...groups.map(
      ([area, some]) =>
        `<li>${signOf(some)} <a href="#${idOf('area', area)}">${escaped(area)}</a> <small>${verdictCounts(some)}</small></li>`,
    ),
    '</ul></nav>',
  ].join('\n');
}

function signOf(some: readonly Judgement[]): string {
  const worst = VERDICT_FILTERS.find((verdict) => some.some((one) => one.verdict === verdict)) ?? 'pass';
  return `<span class="${worst}"><span class="sign">${LOOKS[worst].sign}</span></span>`;
}

const stale = ({ stale: entries }: Report): readonly string[] =>
  entries.length === 0
    ? []
    : [
        '<section class="stale"><h2>✗ Stale entries of the baseline</h2><ul>',
        ...entries.map(
          ({ pattern, line, says }) =>
            `<li>line ${line}, <code>${escaped(pattern)}</code>: ${escaped(says)}</li>`,
        ),
        '</ul></section>',
      ];

/** A rule, a golden case or a file. */
function item(report: Report, one: Judgement, block: string | undefined): string {
  const { id, verdict, level, reason, problems, more, expected, replay } = one;
  const words = wordsOf(report, one);
  const [first] = problems;
  const title = words?.title ?? (report.command === 'check' ? counted(problems.length, 'problem') : '');
  const short =
    first === undefined ? (reason ?? '') : [first.message, ...first.details.slice(0, 1)].join(': ');
  return [
    `<details class="item ${verdict}" id="${idOf('rule', id)}" data-verdict="${verdict}" data-level="${level ?? ''}"${expected === undefined ? '' : ' data-known'}${block === undefined ? '' : ` data-block="${block}"`}>`,
    '<summary>',
    `<span class="sign">${LOOKS[verdict].sign} ${verdict}</span> <code>${escaped(id)}</code> `,
    level === undefined ? '' : `<span class="level">${level}</span> `,
    `<span class="title">${escaped(title)}</span>`,
    expected === undefined ? '' : ` <span class="known">expected: ${escaped(expectedWords(expected))}</span>`,
    short === '' || verdict === 'pass' ? '' : `<span class="short">${escaped(short)}</span>`,
    '</summary>',
    words === undefined ? '' : sourceHtml(words),
    reason === undefined ? '' : `<p>${escaped(reason)}</p>`,
    ...problems.map((problem) => problemHtml(problem, report.command)),
    more === undefined ? '' : `<p>${counted(more, 'more problem')} not listed.</p>`,
    replay === undefined
      ? ''
      : `<p class="replay">See it again: <code tabindex="0">${escaped(replayLine(replay, report.origin.tested))}</code></p>`,
    block === undefined ? '' : '<div class="evidence" aria-live="polite">…</div>',
    '</details>',
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** Those of the rule; of a golden case whose own are not kept, those of the rule that it belongs to. */
const wordsOf = ({ rules }: Report, { id }: Judgement): RuleWords | undefined =>
  rules.get(id) ?? rules.get(id.split('/').slice(0, 2).join('/'));

const sourceHtml = ({ source: { basis, file, section, quote } }: RuleWords): string =>
  `<blockquote><p>${escaped(quote)}</p><footer>${escaped(`${basis}: ${file}, ${section}`)}</footer></blockquote>`;

function problemHtml(problem: Problem, command: Report['command']): string {
  const { message, details, advice, place, rule, source } = problem;
  const isFile = command === 'check';
  return [
    `<div class="problem"><p><b>${escaped(message)}</b> <span class="place">${escaped(placeWords(problem))}${place.pointer === '' ? '' : ` (${escaped(place.pointer)})`}</span>${isFile ? ` <code>${escaped(rule)}</code>` : ''}</p>`,
    details.length === 0 ? '' : `<ul>${details.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`,
    isFile && advice !== '' ? `<p class="advice">${escaped(advice)}</p>` : '',
    isFile && source !== undefined
      ? `<blockquote><p>${escaped(source.quote)}</p><footer>${escaped(`${source.basis}: ${source.file}, ${source.section}`)}</footer></blockquote>`
      : '',
    '</div>',
  ].join('');
}
