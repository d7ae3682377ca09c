import type { Harm } from '../../../suites/checking/harm.ts';
import { counted, printable } from '../../printable.ts';
import { DEFAULTS } from '../../settings.ts';
import type { CheckDocument, FindingDocument } from '../document.ts';
import { type FileGroup, groupsOf, type ProblemGroup } from './check-groups.ts';
import type { Style } from '../style.ts';

export interface CheckTextOptions {
  readonly style: Style;
  /** Only what binds, a line each. */
  readonly quiet?: boolean | undefined;
  /** How many problems are shown at most; 0 for all. */
  readonly maxProblems?: number | undefined;
  /** Turns the path of a file into the shorter one that is shown. */
  readonly shownPath?: ((path: string) => string) | undefined;
}

const TITLES: Readonly<Record<Harm, string>> = {
  refused: 'Pi or the provider refuses the session, or Pi hangs',
  lost: 'History or content is lost',
  cosmetic: 'Nothing is lost',
};

/**
 * For people: files by what becomes of them, the worst first; in each its problems, those of one kind in one line; the
 * source and what to do where a kind comes up first; and the counts.
 */
export function checkText(document: CheckDocument, options: CheckTextOptions): string {
  const lines = options.quiet === true ? quietLines(document, options) : groupedLines(document, options);
  return lines.map((line) => `${line}\n`).join('');
}

function groupedLines(document: CheckDocument, options: CheckTextOptions): readonly string[] {
  const { style, maxProblems = DEFAULTS.maxProblems, shownPath = (path) => path } = options;
  const shown = new Shown(maxProblems === 0 ? Infinity : maxProblems, style);
  const groups = groupsOf(document);
  const lines: string[] = [];
  for (const [harm, files] of groups) {
    if (files.length === 0 || shown.isFull) continue;
    lines.push(style('bold', `${TITLES[harm]}: ${counted(files.length, 'file')}`), '');
    for (const file of files) {
      if (shown.isFull) break;
      lines.push(
        printable(shownPath(file.path)),
        ...file.problems.flatMap((problem) => shown.linesOf(problem)),
        ...moreLine(file),
        '',
      );
    }
  }
  const rest = shown.restLines([...groups.values()].flat());
  const notes = noteLines(document, shownPath, maxProblems === 0 ? Infinity : maxProblems);
  const unread = document.files.flatMap(({ path, unreadable }) =>
    unreadable === undefined
      ? []
      : [`${printable(shownPath(path))} ${style('red', `could not be read: ${printable(unreadable)}`)}`],
  );
  return [
    ...lines,
    ...rest,
    ...notes,
    ...unread,
    ...(unread.length > 0 ? [''] : []),
    ...summaryLines(document, groups, style),
  ];
}

/** What is no problem, a line each. */
function noteLines(
  { files }: CheckDocument,
  shownPath: (path: string) => string,
  most: number,
): readonly string[] {
  const all = files.flatMap(({ path, notes = [] }) =>
    notes.map(({ line, text }) => `note: ${printable(shownPath(path))}:${line} ${printable(text)}`),
  );
  if (all.length === 0) return [];
  const rest = all.length > most ? [`${counted(all.length - most, 'more note')} not shown`] : [];
  return [...all.slice(0, most), ...rest, ''];
}

/** The problems that were shown, and what was explained already. */
class Shown {
  readonly #most: number;
  readonly #style: Style;
  readonly #explained = new Set<string>();
  readonly #groups = new Set<ProblemGroup>();

  constructor(most: number, style: Style) {
    this.#most = most;
    this.#style = style;
  }

  get isFull(): boolean {
    return this.#groups.size >= this.#most;
  }

  linesOf(group: ProblemGroup): readonly string[] {
    if (this.isFull) return [];
    this.#groups.add(group);
    const { rule, code } = group.first;
    const kind = `${rule} ${code}`;
    const isNew = !this.#explained.has(kind);
    this.#explained.add(kind);
    return [problemLine(group, this.#style), ...(isNew ? explanation(group.first, this.#style) : [])];
  }

  /** What is not shown, by its kinds. */
  restLines(files: readonly FileGroup[]): readonly string[] {
    const kinds = new Map<string, { problems: number; files: number }>();
    for (const { problems } of files)
      for (const group of problems) {
        if (this.#groups.has(group)) continue;
        const { rule } = group.first;
        const kind = kinds.get(rule) ?? { problems: 0, files: 0 };
        kinds.set(rule, { problems: kind.problems + 1 + group.others.length, files: kind.files + 1 });
      }
    if (kinds.size === 0) return [];
    return [
      'not shown (--max-problems 0 shows all):',
      ...[...kinds]
        .sort(([, one], [, other]) => other.problems - one.problems)
        .map(
          ([rule, kind]) =>
            `  ${rule}: ${counted(kind.problems, 'problem')} in ${counted(kind.files, 'file')}`,
        ),
      '',
    ];
  }
}

/** Of the lines of further problems of a kind, so many are named. */
const NAMED = 5;

function problemLine({ first, others }: ProblemGroup, style: Style): string {
  const where = first.pointer === '' ? '' : ` (${first.pointer})`;
  return `  ${placeOf(first)} ${wordsOf(first, style)}${style('gray', where)}${othersWords(others)}`;
}

function othersWords(others: readonly FindingDocument[]): string {
  if (others.length === 0) return '';
  const named = others.slice(0, NAMED).map(({ line }) => String(line));
  const rest = others.length > NAMED ? ', …' : '';
  return `, and ${others.length.toLocaleString('en')} more: line${others.length === 1 ? '' : 's'} ${named.join(', ')}${rest}`;
}

const placeOf = ({ line = 1, column = 1 }: FindingDocument): string => `${line}:${column}`;

const wordsOf = ({ level, binds, rule, message }: FindingDocument, style: Style): string =>
  `${style(binds ? 'red' : 'yellow', level)} ${style('bold', rule)} ${message}`;

function explanation({ advice, source }: FindingDocument, style: Style): readonly string[] {
  const from =
    source === undefined
      ? []
      : [style('gray', `      ${source.basis}: ${source.file}, ${source.section}: "${source.quote}"`)];
  return [...(advice === '' ? [] : [`      ${advice}`]), ...from];
}

const moreLine = ({ more }: FileGroup): readonly string[] =>
  more === 0 ? [] : [`  ${counted(more, 'more problem')} ${more === 1 ? 'was' : 'were'} counted, not kept`];

function quietLines(document: CheckDocument, options: CheckTextOptions): readonly string[] {
  const { style, maxProblems = 0, shownPath = (path) => path } = options;
  const binding = document.findings.filter(({ binds }) => binds);
  const shown = maxProblems === 0 ? binding : binding.slice(0, maxProblems);
  const lines = [
    ...shown.map((one) => `${printable(shownPath(one.path ?? ''))}:${placeOf(one)} ${wordsOf(one, style)}`),
    ...document.files.flatMap(({ path, unreadable }) =>
      unreadable === undefined
        ? []
        : [`${printable(shownPath(path))} could not be read: ${printable(unreadable)}`],
    ),
  ];
  return lines.length === 0 ? [] : [...lines, '', ...summaryLines(document, groupsOf(document), style)];
}

function summaryLines(
  { summary, files }: CheckDocument,
  groups: ReadonlyMap<Harm, readonly FileGroup[]>,
  style: Style,
): readonly string[] {
  const { entries, binding, warnings, levels, unreadable } = summary;
  const byLevel = Object.entries(levels)
    .filter(([, count]) => count > 0)
    .map(([level, count]) => `${count.toLocaleString('en')} ${level}`);
  const counts =
    `${counted(files.length, 'file')}, ${counted(entries, 'entry', 'entries')}: ` +
    `${counted(binding, 'error')}, ${counted(warnings, 'warning')}` +
    (byLevel.length === 0 ? '' : ` (${byLevel.join(', ')})`);
  if (binding + unreadable === 0) return [`${style('green', '✓')} ${counts}`];
  const broken = new Set(
    [...groups.values()].flat().flatMap(({ path, isBroken }) => (isBroken ? [path] : [])),
  );
  for (const { path, unreadable: why } of files) if (why !== undefined) broken.add(path);
  const [count, total] = [broken.size.toLocaleString('en'), counted(files.length, 'file')];
  const unread = unreadable === 0 ? '' : `, ${counted(unreadable, 'file')} not read`;
  return [
    `${counts}${unread}`,
    `${style('red', '✗')} ${count} of ${total} ${broken.size === 1 ? 'is' : 'are'} broken${unreadable === 0 ? '' : ' or cannot be read'}`,
  ];
}
