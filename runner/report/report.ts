import { counted, printable, printableLines } from '../printable.ts';
import type { StaleEntry } from '../baseline/entry.ts';
import type { ExpectedFailure, Finding, Verdict } from '../case/finding.ts';
import type { Level } from '../../suites/requirement.ts';
import type {
  CheckDocument,
  Document,
  ExhibitDocument,
  FindingDocument,
  RuleWords,
  RunDocument,
} from './document.ts';
import type { Cause } from './causes/cause.ts';
import type { Problem } from './problem.ts';
import type { Provenance } from './provenance.ts';
import { problemsOfResult } from './run-problems.ts';
import type { TreeDrawing } from './tree/rows.ts';

/** One thing that was judged: a rule, a golden case, or a file. */
export interface Judgement {
  /** The rule's id, or the file's path. */
  readonly id: string;
  /** The area; of files, none. */
  readonly area?: string;
  readonly level?: Level;
  readonly verdict: Verdict;
  /** Why it was skipped, or what broke. */
  readonly reason?: string;
  readonly cases?: number;
  readonly problems: readonly Problem[];
  /** Problems that were found and are not listed. */
  readonly more?: number;
  readonly finding?: Finding;
  readonly exhibit?: ExhibitDocument;
  /** Of a file: its tree. */
  readonly drawing?: TreeDrawing;
  readonly replay?: string;
  readonly expected?: ExpectedFailure | undefined;
  /** What each case came to, by name. */
  readonly byCase?: Readonly<Record<string, Verdict>>;
  /** The cases that went wrong and are not in the baseline, where others of the rule are. */
  readonly unlisted?: readonly string[];
  /** Of one case: the baseline lists it, though not all of its rule. */
  readonly listed?: boolean;
}

/** What every format is written from, whichever command it came of. */
export interface Report {
  readonly command: 'run' | 'check';
  /** What was judged, in one line. */
  readonly subject: string;
  readonly suite: { readonly name: string; readonly version: string };
  readonly origin: Provenance;
  /** Why rules fail, probably; the one that explains most first. */
  readonly causes: readonly Cause[];
  readonly judgements: readonly Judgement[];
  readonly rules: ReadonlyMap<string, RuleWords>;
  readonly stale: readonly StaleEntry[];
  readonly notes: readonly string[];
  readonly document: Document;
}

export const reportOf = (document: Document): Report =>
  document.command === 'run' ? ofRun(document) : ofCheck(document);

/** What was tested: `name 1.0 (Go), follows Pi 1.6.0`. */
function implementationWords({ implementation }: Pick<RunDocument, 'implementation'>): string {
  const { name, version, language, follows } = implementation;
  const tongue = language === undefined ? '' : ` (${language})`;
  return printable(`${name} ${version}${tongue}, follows Pi ${follows}`);
}

function ofRun(document: RunDocument): Report {
  const { suite, origin, causes = [], results, rules, stale = [], notes = [] } = document;
  const words = new Map(Object.entries(rules).map(([id, rule]) => [id, shownWords(rule)]));
  return {
    command: 'run',
    subject: implementationWords(document),
    suite,
    origin,
    causes: causes.map(shownCause),
    judgements: results.map((result) => {
      const { rule: id, area, level, verdict, reason, cases, finding, exhibit, replay, expected } = result;
      const { byCase, unlisted } = result;
      return {
        id,
        area,
        level,
        verdict,
        cases,
        ...(reason !== undefined && { reason: printable(reason) }),
        problems: problemsOfResult(result, words.get(id), origin.tested),
        ...(finding !== undefined && { finding }),
        ...(exhibit !== undefined && { exhibit }),
        ...(replay !== undefined && { replay }),
        ...(expected !== undefined && { expected }),
        ...(byCase !== undefined && { byCase }),
        ...(unlisted !== undefined && { unlisted }),
      };
    }),
    rules: words,
    stale,
    notes: notes.map(printable),
    document,
  };
}

/** What a golden set or a driver says may be anything. */
const shownCause = (cause: Cause): Cause => ({
  ...cause,
  says: printable(cause.says),
  ...(cause.alike !== undefined && { alike: cause.alike.map(printable) }),
  shows: {
    ...cause.shows,
    rule: printable(cause.shows.rule),
    case: printable(cause.shows.case),
    difference: printable(cause.shows.difference),
  },
  rules: cause.rules.map(printable),
  look: printable(cause.look),
});

/** A golden set of somebody else's may hold any title. */
const shownWords = ({ source, ...rule }: RuleWords): RuleWords => ({
  ...rule,
  title: printable(rule.title),
  source: {
    ...source,
    file: printable(source.file),
    section: printable(source.section),
    quote: printableLines(source.quote),
  },
});

function ofCheck(document: CheckDocument): Report {
  const { checker, origin, files, findings, summary } = document;
  const byPath = new Map<string, Problem[]>();
  for (const finding of findings) {
    const { path = '' } = finding;
    const same = byPath.get(path);
    if (same === undefined) byPath.set(path, [problemOf(finding)]);
    else same.push(problemOf(finding));
  }
  return {
    command: 'check',
    subject: `${counted(summary.files, 'session file')}, ${counted(summary.entries, 'entry', 'entries')}`,
    suite: checker,
    origin,
    causes: [],
    judgements: files.map(({ path, counts, unreadable, drawing }) => {
      const problems = byPath.get(path) ?? [];
      const more = counts.must + counts.should + counts.observed - problems.length;
      const verdict = problems.some(({ binds }) => binds) ? 'fail' : problems.length > 0 ? 'warn' : 'pass';
      return {
        id: path,
        problems,
        ...(more > 0 && { more }),
        ...(drawing !== undefined && { drawing }),
        ...(unreadable === undefined
          ? { verdict }
          : { verdict: 'error', reason: `could not be read: ${printable(unreadable)}` }),
      };
    }),
    rules: new Map(),
    stale: [],
    notes: [],
    document,
  };
}

function problemOf({ path, line, column, pointer, ...rest }: FindingDocument): Problem {
  const place = {
    ...(path !== undefined && { path }),
    ...(line !== undefined && { line }),
    ...(column !== undefined && { column }),
    pointer,
  };
  return { ...rest, weight: rest.binds ? 'fail' : 'warn', details: [], place };
}

/** What makes the command fail: not warnings, and not what a baseline expects. */
export const failures = ({ judgements }: Report): readonly Judgement[] =>
  judgements.filter(
    ({ verdict, expected }) => ['fail', 'error', 'suite-error'].includes(verdict) && expected === undefined,
  );

/** What a partial report must say first; undefined for a whole one. */
export const partialLine = ({ origin }: Report): string | undefined =>
  origin.partial === undefined ? undefined : `partial: ${printable(origin.partial)}`;
