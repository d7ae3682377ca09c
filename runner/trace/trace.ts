import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requirements } from '../../suites/requirements/index.ts';
import type { Requirement } from '../../suites/requirement.ts';
import { fileTrouble, UsageError } from '../errors.ts';
import type { GoldenSet } from '../golden/set.ts';
import type { RuleFacts } from '../rules/rule-facts.ts';
import { PLACED, type Placed } from './placed.ts';
import { isBinding, sentencesOf, type Sentence } from './sentences.ts';

/** What tests a requirement. */
export interface TracedRequirement {
  readonly id: string;
  readonly level: Requirement['level'];
  /** Whether the requirement quotes the sentence, or stands beside it in the table of those that none quotes. */
  readonly by: 'quote' | 'table';
  /** How it is shown: asked, driven, inspected; empty where no rule shows it. */
  readonly kinds: readonly string[];
  /** Golden cases of the rule. */
  readonly cases: number;
  /** What implementations broken on purpose do, which the rule must find; missing where the bank was not looked at. */
  readonly brokenBy?: readonly string[];
  /** So many mutants were killed by this rule first; missing where none were measured. */
  readonly mutants?: number;
}

/** What breaks a rule, beyond what is in the package. */
export interface Breakers {
  /** What implementations broken on purpose do, by rule. */
  readonly broken?: ReadonlyMap<string, readonly string[]>;
  /** How many mutants a rule was the first to kill. */
  readonly mutants?: ReadonlyMap<string, number>;
}

/** Everything that tests, as it was found. */
export interface Tests extends Breakers {
  readonly facts: readonly RuleFacts[];
  readonly golden: GoldenSet;
}

/** A sentence of Pi's documentation, and what becomes of it here. */
export interface TracedSentence extends Sentence {
  /** Whether it says "must", "never", "only" or "always", or is an example. */
  readonly binding: boolean;
  readonly requirements: readonly TracedRequirement[];
  /** Why a sentence that binds is not tested. */
  readonly excluded?: string;
}

export interface Trace {
  /** The release whose documentation was read. */
  readonly release: string;
  readonly sentences: readonly TracedSentence[];
  /** Sentences that bind, are not tested and not excluded. */
  readonly untested: readonly Sentence[];
  /** Rows of the table whose sentence is gone. */
  readonly gone: readonly (Pick<Placed, 'section' | 'begins'> & { readonly file: string })[];
  /** Quotes that no page of this release holds. */
  readonly unquoted: readonly { readonly id: string; readonly file: string; readonly quote: string }[];
}

/** Whether a sentence is untested, or something here speaks of a sentence that is gone. */
export const isLacking = ({ untested, gone, unquoted }: Trace): boolean =>
  untested.length + gone.length + unquoted.length > 0;

/** Files of Pi's documentation that say how sessions are kept, read and written. */
export const PAGES: readonly string[] = Object.keys(PLACED);

/** Without what Markdown adds, and with one space between words. */
const plain = (words: string): string =>
  words
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * Follows every sentence of Pi's documentation to what tests it.
 * @param folder that of an installed package of Pi
 * @throws UsageError where it holds no such package
 */
export function trace(folder: string, { facts, golden, broken, mutants }: Tests): Trace {
  const release = releaseOf(folder);
  const pages = PAGES.map((file) => [file, read(join(folder, file))] as const);
  const all = pages.flatMap(([file, page]) => sentencesOf(file, page));
  const cases = new Map<string, number>();
  for (const { rule } of golden.manifest.cases) cases.set(rule, (cases.get(rule) ?? 0) + 1);
  const used = new Set<Placed>();
  const traced = (
    id: string,
    level: Requirement['level'],
    by: TracedRequirement['by'],
  ): TracedRequirement => ({
    id,
    level,
    by,
    kinds: facts.find(({ rule }) => rule === id)?.kinds ?? [],
    cases: cases.get(id) ?? 0,
    ...(broken !== undefined && { brokenBy: broken.get(id) ?? [] }),
    ...(mutants !== undefined && { mutants: mutants.get(id) ?? 0 }),
  });
  const sentences = all.map((sentence): TracedSentence => {
    const quoting = requirements
      .filter((one) => quotes(one, sentence))
      .map(({ id, level }) => traced(id, level, 'quote'));
    const rows = (PLACED[sentence.file] ?? []).filter((row) => isAt(row, sentence));
    for (const row of rows) used.add(row);
    const ids = new Set(rows.flatMap((row) => row.tested ?? []));
    const placed = requirements
      .filter(({ id }) => ids.has(id as never) && quoting.every((one) => one.id !== id))
      .map(({ id, level }) => traced(id, level, 'table'));
    const reason = rows.find((row) => row.excluded !== undefined)?.excluded;
    return {
      ...sentence,
      binding: isBinding(sentence),
      requirements: [...quoting, ...placed],
      ...(reason !== undefined && { excluded: reason }),
    };
  });
  return {
    release,
    sentences,
    untested: sentences
      .filter(
        ({ binding, excluded, requirements: by }) => binding && excluded === undefined && by.length === 0,
      )
      .map(({ file, section, line, kind, words }) => ({ file, section, line, kind, words })),
    gone: Object.entries(PLACED).flatMap(([file, rows]) =>
      rows.filter((row) => !used.has(row)).map(({ section, begins }) => ({ file, section, begins })),
    ),
    unquoted: requirements.flatMap(({ id, source: { basis, file, quote } }) => {
      const page = pages.find(([name]) => name === file)?.[1];
      if (basis !== 'documented' || page === undefined || plain(page).includes(plain(quote))) return [];
      return [{ id, file, quote }];
    }),
  };
}

function quotes({ source: { basis, file, quote } }: Requirement, sentence: Sentence): boolean {
  if (basis !== 'documented' || file !== sentence.file) return false;
  const [said, quoted] = [plain(sentence.words), plain(quote)];
  return said.includes(quoted) || quoted.includes(said);
}

const isAt = ({ section, begins }: Placed, sentence: Sentence): boolean =>
  section === sentence.section && plain(sentence.words).startsWith(plain(begins)) && isBinding(sentence);

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (thrown) {
    throw new UsageError(
      `the documentation of Pi could not be read: ${fileTrouble(thrown)}. Name the folder of an installed @earendil-works/pi-coding-agent by --package.`,
    );
  }
}

function releaseOf(folder: string): string {
  const text = read(join(folder, 'package.json'));
  try {
    return String((JSON.parse(text) as { version?: unknown }).version);
  } catch {
    throw new UsageError(`${join(folder, 'package.json')} is not JSON: name another folder by --package.`);
  }
}
