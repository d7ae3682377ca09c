import { cut } from '../printable.ts';
import type { Trace, TracedRequirement, TracedSentence } from './trace.ts';

const MOST_WORDS = 160;

const inCell = (words: string): string =>
  cut(words.replaceAll(/\s+/g, ' ').trim(), MOST_WORDS).replaceAll('|', '\\|').replaceAll('<', '&lt;');

function requirementText({ id, level, kinds, cases, brokenBy, mutants }: TracedRequirement): string {
  const facts = [
    level,
    kinds.length === 0 ? 'no rule' : kinds.join(', '),
    `${cases} golden`,
    ...(mutants === undefined ? [] : [`${mutants} mutants killed first`]),
    ...(brokenBy === undefined ? [] : [`${brokenBy.length} broken on purpose`]),
  ];
  return `${id} (${facts.join('; ')})`;
}

function row({ line, words, binding, requirements, excluded }: TracedSentence): string {
  const by =
    requirements.length > 0
      ? requirements.map(requirementText).join('<br>')
      : excluded === undefined
        ? binding
          ? '**untested**'
          : ''
        : `left out: ${inCell(excluded)}`;
  return `| ${line} | ${binding ? 'yes' : ''} | ${inCell(words)} | ${by} |`;
}

/** The first line of the page, and of what the command prints: how much of what binds is tested. */
export function summaryOf({ release, sentences, untested, gone, unquoted }: Trace): string {
  const binding = sentences.filter((one) => one.binding);
  const left = binding.filter((one) => one.requirements.length === 0 && one.excluded !== undefined);
  const tested = binding.length - left.length - untested.length;
  return (
    `Pi ${release}: of ${binding.length} sentences and examples that bind ${tested} are tested, ` +
    `${left.length} left out with a reason, ${untested.length} untested` +
    (gone.length + unquoted.length === 0
      ? ''
      : `; ${gone.length} rows and ${unquoted.length} quotes have lost their sentence`)
  );
}

/** What is lacking, line by line, and the summary. */
export function traceLines(trace: Trace): readonly string[] {
  return [
    ...trace.untested.map(
      ({ file, line, section, words }) =>
        `untested  ${file}:${line} (${section}) ${cut(words.split('\n')[0] ?? '', MOST_WORDS)}`,
    ),
    ...trace.gone.map(({ file, section, begins }) => `gone      ${file} (${section}) ${begins}`),
    ...trace.unquoted.map(({ id, file, quote }) => `gone      ${file}, quoted by ${id}: ${quote}`),
    summaryOf(trace),
  ];
}

/** Every sentence and what tests it, as a page of Markdown. Sentences are cut: the whole text is Pi's own. */
export function tracePage(trace: Trace): string {
  const files = [...new Set(trace.sentences.map(({ file }) => file))];
  const parts = files.map((file) => {
    const rows = trace.sentences.filter((one) => one.file === file);
    return [
      `## ${file}`,
      '',
      '| line | binds | sentence | tested by |',
      '| ---: | --- | --- | --- |',
      ...rows.map(row),
      '',
    ].join('\n');
  });
  return [`# What tests Pi's sentences`, '', `${summaryOf(trace)}.`, '', ...parts].join('\n');
}
