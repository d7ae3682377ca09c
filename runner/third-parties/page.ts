import { tmpdir } from 'node:os';
import type { RuleResult } from '../case/finding.ts';
import type { RunReport } from '../run-report.ts';
import type { ThirdParty } from './parties.ts';

/** What came of one implementation; without a report it could not be run here. */
export interface Looked {
  readonly party: ThirdParty;
  readonly report?: RunReport;
  readonly reason?: string;
  /** The titles of the rules, by id. */
  readonly titles: ReadonlyMap<string, string>;
}

const MAX_LINES = 8;
const MAX_WIDTH = 400;

const isBad = ({ verdict }: RuleResult): boolean => ['fail', 'warn', 'error'].includes(verdict);

/** What the page says of one implementation. */
export interface Piece {
  readonly row: string;
  readonly section: readonly string[];
}

export const pieceOf = (looked: Looked, date: string): Piece => ({
  row: row(looked, date),
  section: section(looked),
});

/** The page of results, in Markdown. */
export function resultsPage(pieces: readonly Piece[]): string {
  return [
    '# What other implementations do',
    '',
    'Made by `npm run third-parties`. Each was installed from npm and called as its users call it. It is asked only what it offers;',
    'many never promised to follow Pi in everything, so a difference is a fact here, and not a reproach.',
    '',
    '| package | version | date | what it is | rules | pass | differ | claims | held to Pi |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...pieces.map((piece) => piece.row),
    '',
    ...pieces.flatMap((piece) => piece.section),
  ].join('\n');
}

function row({ party, report, reason }: Looked, date: string): string {
  const cells = [`\`${party.package}\``, party.version, date, party.is];
  if (report === undefined)
    return `| ${[...cells, '', '', '', reason ?? 'was not run', party.follows].join(' | ')} |`;
  const asked = report.results.filter(({ verdict }) => verdict !== 'skip');
  const passed = asked.filter(({ verdict }) => verdict === 'pass').length;
  const differ = asked.filter(isBad).length;
  const methods = report.implementation.methods.map((method) => `\`${method}\``).join(', ');
  return `| ${[...cells, asked.length, passed, differ, methods, party.follows].join(' | ')} |`;
}

function section({ party, report, titles }: Looked): readonly string[] {
  const bad = report?.results.filter(isBad) ?? [];
  if (bad.length === 0) return [];
  return [`## ${party.package}`, '', party.fair, '', ...bad.flatMap((result) => difference(result, titles))];
}

type Shown = Pick<RuleResult, 'finding' | 'exhibit'>;

const sizeOf = ({ exhibit }: Shown): number =>
  Object.values(exhibit?.requests.at(-1)?.files ?? {}).reduce((sum, { length }) => sum + length, 0);

/** Of the ways in which a rule failed, the one with the smallest file. */
const smallest = ({ finding, exhibit, further = [] }: RuleResult): Shown =>
  [{ ...(finding && { finding }), ...(exhibit && { exhibit }) }, ...further].reduce(
    (best: Shown, one: Shown) => (sizeOf(one) > 0 && sizeOf(one) < sizeOf(best) ? one : best),
  );

function difference(result: RuleResult, titles: ReadonlyMap<string, string>): readonly string[] {
  const { rule, level } = result;
  const { finding, exhibit } = smallest(result);
  const [first] = finding?.differences ?? [];
  const what =
    first === undefined
      ? short(finding?.message ?? finding?.code ?? '')
      : `at \`${first.pointer}\` ${valueOf(first.expected)} was expected and ${valueOf(first.received)} received`;
  const files = Object.entries(exhibit?.requests.at(-1)?.files ?? {});
  return [
    `### ${rule} (${level})`,
    '',
    `${titles.get(rule) ?? rule}: ${what}.`,
    '',
    ...files.slice(0, 1).flatMap(([name, bytes]) => ['```', `# ${name}`, ...linesOf(bytes), '```', '']),
  ];
}

const valueOf = (value: unknown): string =>
  value === undefined ? 'nothing' : `\`${short(JSON.stringify(value))}\``;
/** The folder of a run is another one each time. */
const SCRATCH = new RegExp(`${tmpdir()}/pi-conform-\\w+`, 'g');

function short(text: string): string {
  const line = text.replaceAll(SCRATCH, '/scratch');
  return line.length > MAX_WIDTH ? `${line.slice(0, MAX_WIDTH)}...` : line;
}

function linesOf(bytes: Uint8Array): readonly string[] {
  const lines = Buffer.from(bytes).toString().trimEnd().split('\n').map(short);
  return lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES), '...'] : lines;
}
