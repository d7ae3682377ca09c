import { caseIdOf, ruleOfCase } from '../case/case-id.ts';
import type { ExpectedFailure, RuleResult, Verdict } from '../case/finding.ts';
import { NONE_CHOSEN } from '../judge/judge.ts';
import type { RunReport } from '../run-report.ts';
import type { Method } from '../../schema/protocol.ts';
import type { Suite } from '../../suites/rule.ts';
import { Catalogue, type Pattern, patternOf } from './catalogue.ts';
import type { Entry, StaleEntry } from './entry.ts';
import type { BaselineFile } from './read.ts';

/** So many days before the last one it is told that an entry expires. */
const WARNED_BEFORE = 14;
const DAY = 86_400_000;

/** The parts of a rule that patterns look at. */
type Marked = Pick<RuleResult, 'rule' | 'area' | 'level'>;

interface Compiled {
  readonly entry: Entry;
  readonly pattern: Pattern;
  readonly expired: boolean;
}

/** The failures that are expected of an implementation. */
export class Baseline {
  readonly file: BaselineFile;
  readonly #entries: readonly Compiled[];
  readonly #today: string;
  readonly #suites: readonly Suite[];
  readonly #methods: ReadonlyMap<string, Method>;

  /**
   * @param suites those of the run
   * @param today as `2026-12-02`
   */
  constructor(file: BaselineFile, suites: readonly Suite[], today = new Date().toISOString().slice(0, 10)) {
    this.file = file;
    this.#suites = suites;
    this.#methods = new Map(suites.flatMap(({ rules }) => rules.map(({ id, method }) => [id, method])));
    this.#today = today;
    this.#entries = file.entries.map((entry) => ({
      entry,
      pattern: patternOf(entry.pattern),
      expired: entry.expires !== undefined && entry.expires < today,
    }));
  }

  /** The result with what the baseline says of its failure: `expected` where each wrong case is listed, else `unlisted`. */
  mark(result: RuleResult): RuleResult {
    const wrong = failuresOf(result);
    if (wrong.length === 0) return result;
    const found = wrong.map(([name, verdict]) => ({ name, entry: this.#listed(result, name, verdict) }));
    const unlisted = found.filter(({ entry }) => entry === undefined).map(({ name }) => name);
    const [first] = found;
    if (unlisted.length === 0 && first?.entry !== undefined)
      return { ...result, expected: shown(first.entry) };
    return unlisted.length === wrong.length ? result : { ...result, unlisted };
  }

  #listed(result: Marked, name: string, verdict: Verdict): Entry | undefined {
    return this.#entries.find(
      (one) => !one.expired && one.entry.verdict === verdict && this.#covers(one, result, name),
    )?.entry;
  }

  #covers({ pattern }: Compiled, { rule, area, level }: Marked, name: string): boolean {
    const method = this.#methods.get(rule) ?? 'session/read';
    return pattern.coversRule({ id: rule, level, method }, area) && pattern.coversName(nameIn(rule, name));
  }

  /**
   * The entries that fail the run: of those that expired, all; of the others, each of which every case was asked and was
   * right. What was not asked, or only in part, says nothing about an entry; nor does a flaky case that went well.
   * @param covered all cases of a pattern
   */
  stale({ results, implementation }: Pick<RunReport, 'results' | 'implementation'>): readonly StaleEntry[] {
    const catalogue = new Catalogue(this.#suites, [], implementation.follows);
    const asked = new Map(results.flatMap((result) => caseVerdicts(result)));
    // What the driver does not declare is not there to be expected anything of.
    const notForIt = new Set(
      results
        .filter(
          ({ verdict, reason, incomplete }) =>
            verdict === 'skip' && reason !== NONE_CHOSEN && incomplete !== true,
        )
        .map(({ rule }) => rule.split('/').slice(0, 2).join('/')),
    );
    const passing = ({ pattern, kind, verdict }: Entry): string | undefined => {
      const ids = catalogue.covered(pattern).filter((id) => !notForIt.has(ruleOfCase(id)));
      const verdicts = ids.flatMap((id) => asked.get(id) ?? []);
      const isWhole = verdicts.length > 0 && verdicts.length === ids.length;
      return kind === 'flaky' || !isWhole || verdicts.includes(verdict)
        ? undefined
        : staleWords(verdicts, verdict);
    };
    return this.#entries.flatMap(({ entry, expired }): readonly StaleEntry[] => {
      const { pattern, line, expires = '' } = entry;
      const says = passing(entry);
      if (says !== undefined) return [{ pattern, line, why: 'passes', says }];
      return expired
        ? [{ pattern, line, why: 'expired', says: `expired on ${expires}: mend it, or agree on another day` }]
        : [];
    });
  }

  /** Sentences about entries that soon expire. */
  warnings(): readonly string[] {
    const soon = new Date(Date.parse(this.#today) + WARNED_BEFORE * DAY).toISOString().slice(0, 10);
    return this.#entries
      .filter(({ entry, expired }) => !expired && entry.expires !== undefined && entry.expires <= soon)
      .map(
        ({ entry }) =>
          `${this.file.path}:${entry.line}: "${entry.pattern}" expires on ${entry.expires ?? ''}`,
      );
  }
}

const nameIn = (rule: string, name: string): string => caseIdOf(rule, name).split('#')[1] ?? name;

const shown = ({ pattern, line, kind, link, note }: Entry): ExpectedFailure => ({
  pattern,
  line,
  kind,
  ...(link !== undefined && { link }),
  ...(note !== undefined && { note }),
});

const staleWords = (verdicts: readonly Verdict[], expected: string): string => {
  const other = verdicts.find((verdict) => verdict === 'fail' || verdict === 'error');
  return other === undefined
    ? 'passes now: take it out of the baseline (pi-conform baseline prune)'
    : `"${expected}" is expected, and "${other}" came`;
};

/** The wrong cases of a result by name. A rule that broke before a case could be told has one without a name. */
export function failuresOf({ verdict, byCase }: RuleResult): readonly (readonly [string, Verdict])[] {
  if (verdict !== 'fail' && verdict !== 'error') return [];
  const wrong = Object.entries(byCase ?? {}).filter(([, one]) => one === 'fail' || one === 'error');
  return wrong.length === 0 ? [['', verdict]] : wrong;
}

/** What each case that was asked came to, by id. */
const caseVerdicts = ({ rule, byCase }: RuleResult): readonly (readonly [string, Verdict])[] =>
  Object.entries(byCase ?? {}).map(([name, verdict]) => [caseIdOf(rule, name), verdict] as const);
