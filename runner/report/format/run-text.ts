import type { RuleResult, Verdict } from '../../case/finding.ts';
import { countsByLevel, countsOf, incompleteness, VERDICTS } from '../../judge/summary.ts';
import { counted, printable } from '../../printable.ts';
import type { ResultDocument, RuleWords, RunDocument } from '../document.ts';
import { findingLines, furtherLines } from '../exhibit.ts';
import { baselineLines, expectedWords } from '../known.ts';
import { partialLine, type Report } from '../report.ts';
import { originOf, otherExampleLines, sentenceOf } from '../sentences.ts';
import { LOOKS, type Style } from '../style.ts';
import { causeLines } from './causes-text.ts';
import { startHereLines } from './start-here.ts';
import { replayLine } from '../replay-line.ts';

/** Of more failures than these, each in full would fill the screen: the causes stand for them. */
const FEW = 2;

export interface RunTextOptions {
  readonly style: Style;
  /** Failures and the last lines only. */
  readonly quiet?: boolean | undefined;
  /** Every rule, and warnings in full. */
  readonly verbose?: boolean | undefined;
}

/** The report of a run for a reader at a terminal. */
export function runText(report: Report, document: RunDocument, options: RunTextOptions): string {
  const writer = new RunText(report, document, options);
  const lines = writer.lines().map((line) => line.trimEnd());
  return `${lines.join('\n')}\n`;
}

class RunText {
  readonly #report: Report;
  readonly #document: RunDocument;
  readonly #options: RunTextOptions;
  readonly #style: Style;

  constructor(report: Report, document: RunDocument, options: RunTextOptions) {
    this.#report = report;
    this.#document = document;
    this.#options = options;
    this.#style = options.style;
  }

  lines(): readonly string[] {
    const { results } = this.#document;
    const partial = partialLine(this.#report);
    const { quiet = false, verbose = false } = this.#options;
    const bad = results.filter(
      ({ verdict, expected }) =>
        ['fail', 'error', 'suite-error'].includes(verdict) && (verbose || expected === undefined),
    );
    const warnings = results.filter(({ verdict }) => verdict === 'warn');
    const folded = !verbose && bad.length > FEW;
    const known = this.#report.causes;
    // Of a single failure that is shown in full, a cause of its own says nothing more.
    const telling =
      folded || known.length > 1 || known.some(({ by, rules }) => by === 'bank' || rules.length > 1);
    const causes = causeLines(
      telling ? known : [],
      this.#report.rules,
      (token) => this.#replayLine(token),
      this.#style,
      verbose || quiet,
    );
    const body = [
      ...(partial === undefined ? [] : [this.#style('yellow', partial)]),
      ...(quiet ? [] : [...this.#head(), '']),
      ...(causes.length === 0 ? [] : [...causes, '']),
      ...(quiet ? [] : [...this.#areas(verbose, folded), '']),
      ...(folded ? this.#folded(bad) : bad.flatMap((result) => [...this.#block(result), ''])),
      ...(quiet
        ? []
        : folded
          ? foldedWarnings(warnings)
          : warnings.flatMap((result) => this.#warning(result, verbose))),
      ...(quiet ? [] : this.#skipped(folded)),
      ...this.#staleLines(),
      ...this.#report.notes.map((note) => this.#style('yellow', `note: ${note}`)),
    ];
    const start = this.#startHere();
    const gap = start.length === 0 || body.length === 0 || body.at(-1) === '' ? [] : [''];
    return [...body, ...gap, ...start, ...this.#tail()];
  }

  #head(): readonly string[] {
    const { subject, suite } = this.#report;
    return [subject, `tested by ${suite.name} ${suite.version}`];
  }

  /** The failures when there are too many for one screen: what broke in the suite itself is always said. */
  #folded(bad: readonly ResultDocument[]): readonly string[] {
    const ours = bad.filter(({ verdict }) => verdict === 'suite-error');
    return [
      ...ours.flatMap((result) => [...this.#block(result), '']),
      'each failure in full: --verbose, or --report html=report.html',
    ];
  }

  /** A line an area, below it the rules that did not pass; folded, only the areas in which something fails. */
  #areas(verbose: boolean, folded: boolean): readonly string[] {
    const areas = groupBy(this.#document.results, ({ area }) => area);
    const width = Math.max(...[...areas.keys()].map((area) => area.length));
    const isBad = ({ verdict }: ResultDocument): boolean =>
      verdict === 'fail' || verdict === 'error' || verdict === 'suite-error';
    if (folded) {
      const failing = [...areas].filter(([, results]) => results.some(isBad));
      const others = [...areas].filter(([, results]) => !results.some(isBad)).map(([area]) => area);
      return [
        ...failing.map(
          ([area, results]) => `${this.#sign('fail')} ${area.padEnd(width)}  ${this.#counts(results)}`,
        ),
        ...(others.length === 0 ? [] : [`no failure in: ${others.join(', ')}`]),
      ];
    }
    return [...areas].flatMap(([area, results]) => {
      const worst =
        WORST_FIRST.find((verdict) => results.some((result) => result.verdict === verdict)) ?? 'pass';
      const shown = results.filter(({ verdict }) => verbose || (verdict !== 'pass' && verdict !== 'skip'));
      return [
        `${this.#sign(worst)} ${area.padEnd(width)}  ${this.#counts(results)}`,
        ...shown.map((result) => this.#ruleLine(result)),
      ];
    });
  }

  #ruleLine({ rule, level, verdict, cases, expected }: ResultDocument): string {
    const asked = this.#options.verbose === true ? `, ${cases} cases` : '';
    const known = expected === undefined ? '' : `, expected: ${expectedWords(expected)}`;
    return `    ${this.#sign(verdict)} ${rule} (${level}${asked}) ${this.#style(LOOKS[verdict].format, verdict)}${printable(known)}`;
  }

  #sign(verdict: Verdict): string {
    const { sign, format } = LOOKS[verdict];
    return this.#style(format, sign);
  }

  #counts(results: readonly Judged[]): string {
    const counts = countsOf(results);
    const some = VERDICTS.filter((verdict) => counts[verdict] > 0);
    return some
      .map((verdict) => this.#style(LOOKS[verdict].format, `${counts[verdict]} ${verdict}`))
      .join('  ');
  }

  /** A failure in full. */
  #block(result: ResultDocument): readonly string[] {
    const { rule: id, level, verdict, reason, finding, further, exhibit, replay } = result;
    const rule = this.#report.rules.get(id);
    const heading = `${LOOKS[verdict].sign} ${verdict.toUpperCase()} ${id} (${level})`;
    const lines = [this.#style(['bold', LOOKS[verdict].format], heading)];
    const add = (more: readonly string[]): void => void lines.push(...more.map((line) => `    ${line}`));
    if (rule !== undefined) add([rule.title, ...this.#source(rule)]);
    if (reason !== undefined) add([`the suite itself broke: ${printable(reason)}`]);
    if (exhibit !== undefined && finding !== undefined)
      add(['', `${originOf(finding.origin)}:`, ...exhibit.asked.map((line) => `  ${line}`)]);
    if (finding !== undefined)
      add([
        '',
        this.#style('bold', sentenceOf(finding)),
        ...findingLines(finding),
        ...otherExampleLines(finding),
        ...furtherLines(further, (token) => this.#replayLine(token)),
      ]);
    add(baselineLines(result));
    if (replay !== undefined) add(['', this.#style('cyan', this.#replayLine(replay))]);
    return lines;
  }

  #source({ source }: RuleWords): readonly string[] {
    const { basis, file, section, quote } = source;
    return [
      this.#style('gray', `${basis}, ${file}, "${section}":`),
      ...quote.split('\n').map((line) => `  > ${line}`),
    ];
  }

  #replayLine(token: string): string {
    return replayLine(token, this.#document.origin.tested);
  }

  /** A warning in short; a known hazard with its own words. */
  #warning(result: ResultDocument, verbose: boolean): readonly string[] {
    if (verbose) return [...this.#block(result), ''];
    const { rule: id, level, finding, replay } = result;
    const rule = this.#report.rules.get(id);
    const heading = this.#style(['bold', 'yellow'], `! ${id} (${level}): ${rule?.title ?? ''}`);
    if (finding === undefined) return [heading, ''];
    const words =
      finding.hazard === undefined
        ? [sentenceOf(finding), ...findingLines(finding), ...otherExampleLines(finding)]
        : [
            `known hazard of Pi: ${printable(finding.hazard)}`,
            `here: ${sentenceOf(finding)}`,
            ...findingLines(finding),
          ];
    const last = replay === undefined ? [] : [this.#style('cyan', this.#replayLine(replay))];
    return [heading, ...[...words, ...last].map((line) => `    ${line}`), ''];
  }

  #skipped(folded: boolean): readonly string[] {
    const skipped = this.#document.results.filter(({ verdict }) => verdict === 'skip');
    if (skipped.length === 0) return [];
    const noun = Object.hasOwn(this.#document.origin.options, 'fixtures') ? 'golden case' : 'rule';
    if (folded) return [`${counted(skipped.length, noun)} skipped: --verbose says why`, ''];
    const byReason = groupBy(skipped, ({ reason = 'no reason was given' }) => reason);
    const lines = [...byReason].map(([reason, results]) => {
      const names = results.map(({ rule }) => rule);
      const shown = this.#options.verbose === true || names.length <= 4 ? names : [...names.slice(0, 3), '…'];
      return `    ${names.length}: ${printable(reason)} (${shown.join(', ')})`;
    });
    return [this.#style('gray', 'skipped'), ...lines, ''];
  }

  /** The entries of the baseline by which the run fails. */
  #staleLines(): readonly string[] {
    const { stale } = this.#report;
    if (stale.length === 0) return [];
    const lines = stale.map(
      ({ pattern, line, says }) => `    line ${line}, "${printable(pattern)}": ${says}`,
    );
    return [this.#style(['bold', 'red'], '✗ stale entries of the baseline'), ...lines, ''];
  }

  #startHere(): readonly string[] {
    const lines = startHereLines(
      this.#report,
      this.#document,
      (token) => this.#replayLine(token),
      this.#style,
    );
    return lines.length === 0 ? [] : [...lines, ''];
  }

  #tail(): readonly string[] {
    const { results, seed, runs, origin } = this.#document;
    const levels = countsByLevel(results);
    const golden = Object.hasOwn(origin.options, 'fixtures');
    // What is counted is named: these lines are all that --quiet leaves of a run that passes.
    const counting = (level: string): string => `${level} ${golden ? 'cases' : 'rules'}`;
    const width = Math.max(...[...levels.keys()].map((level) => counting(level).length));
    const why = incompleteness(results);
    const known = results.filter(({ expected }) => expected !== undefined).length;
    const seconds = ((origin.milliseconds ?? 0) / 1000).toFixed(1);
    return [
      ...[...levels].map(
        ([level]) =>
          `${counting(level).padEnd(width)}  ${this.#counts(results.filter((result) => result.level === level))}`,
      ),
      ...(known === 0 ? [] : [`${known} expected by the baseline`]),
      ...(why === undefined ? [] : [this.#style('red', `not green: ${why}`)]),
      golden
        ? `${results.length} golden cases, ${seconds} s`
        : `seed ${seed}, ${runs} runs a rule, ${seconds} s; the same again: --seed ${seed}`,
    ];
  }
}

const foldedWarnings = (warnings: readonly ResultDocument[]): readonly string[] =>
  warnings.length === 0 ? [] : [`${counted(warnings.length, 'warning')}: --verbose shows each`];

type Judged = Omit<RuleResult, 'exhibit' | 'further'>;

const WORST_FIRST: readonly Verdict[] = ['suite-error', 'error', 'fail', 'warn', 'pass', 'skip'];

/** `Map.groupBy`, which Node 20 lacks. */
function groupBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}
