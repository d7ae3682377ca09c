import { existsSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fileRules } from '../../../suites/checking/index.ts';
import type { Level } from '../../../suites/requirement.ts';
import { documented, type Source } from '../../../suites/source.ts';
import { CASE_FILE, folderOf, goldenFolder } from '../../golden/layout.ts';
import { cut } from '../../printable.ts';
import type { Problem } from '../problem.ts';
import type { Provenance } from '../provenance.ts';
import type { Judgement, Report } from '../report.ts';

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';
/** GitHub takes no longer texts of rules. */
const MAX_WORDS = 1_024;

const LEVELS = { must: 'error', should: 'warning', observed: 'note' } as const satisfies Record<
  Level,
  string
>;

interface Described {
  readonly id: string;
  readonly title: string;
  readonly level: Level;
  readonly source: Source;
}

/**
 * SARIF 2.1.0, as code-scanning services take it. Only what has a file to point at is a result: a session file, a golden
 * case, or an entry of the baseline.
 */
export function sarifText(report: Report): string {
  const rules: readonly Described[] =
    report.command === 'check'
      ? fileRules
      : [
          ...[...report.rules].map(([id, words]) => ({ id, ...words })),
          ...(report.stale.length > 0 ? [STALE] : []),
        ];
  const index = new Map(rules.map(({ id }, at) => [id, at]));
  const { judgements, origin, suite, command } = report;
  const broken = judgements.filter(({ verdict }) => verdict === 'error' || verdict === 'suite-error');
  const run = {
    tool: {
      driver: { name: suite.name, semanticVersion: suite.version, rules: rules.map(descriptor) },
    },
    automationDetails: { id: `${suite.name}/${command}` },
    columnKind: 'utf16CodeUnits',
    properties: { origin },
    invocations: [
      {
        executionSuccessful: broken.length === 0,
        exitCode: origin.exitCode,
        toolExecutionNotifications: broken.map(({ id, reason, problems }) => ({
          level: 'error',
          message: { text: `${id}: ${reason ?? problems[0]?.message ?? ''}` },
        })),
      },
    ],
    results: [
      ...judgements
        .flatMap((one) => placed(one, origin))
        .filter(({ place }) => place.path !== undefined)
        .map((problem) => result(problem, index)),
      ...staleResults(report, index),
    ],
  };
  return `${JSON.stringify({ $schema: SCHEMA, version: '2.1.0', runs: [run] }, null, 2)}\n`;
}

/** What fails by a baseline, as a rule of its own. */
const STALE: Described = {
  id: 'baseline/stale',
  level: 'must',
  title: 'each entry of the baseline stands for a failure that is there, and has not expired',
  source: documented(
    'README.md of this package',
    'Known failures',
    'fails by what is not listed, and by what is listed and right',
  ),
};

/** The problems of a judgement; those of a golden case with the file of the set that they are about. */
function placed(one: Judgement, { options }: Provenance): readonly Problem[] {
  const { fixtures } = options;
  // What is told of all cases is of no one of them.
  if (fixtures === undefined || one.id.split('/').length < 3) return one.problems;
  const set = typeof fixtures === 'string' ? fixtures : relative(process.cwd(), goldenFolder());
  const folder = folderOf(set, one.id);
  const names = (one.exhibit?.files ?? []).map(({ name }) => name);
  const path = join(folder, names.find((name) => existsSync(join(folder, name))) ?? CASE_FILE);
  return one.problems.map((problem) => ({
    ...problem,
    message: [problem.message, ...problem.details.slice(0, 1)].join(': '),
    place: { ...problem.place, path },
  }));
}

function staleResults({ stale, origin }: Report, index: ReadonlyMap<string, number>): readonly unknown[] {
  const { baseline } = origin.options;
  if (typeof baseline !== 'string') return [];
  return stale.map(({ pattern, line, says }) =>
    result(
      {
        rule: STALE.id,
        level: STALE.level,
        binds: true,
        message: `"${pattern}" ${says}`,
        advice: '',
        place: { path: baseline, line, pointer: '' },
      },
      index,
    ),
  );
}

const descriptor = ({ id, title, level, source }: Described) => ({
  id,
  shortDescription: { text: cut(title, MAX_WORDS) },
  help: { text: cut(`${source.basis}: ${source.file}, ${source.section}: "${source.quote}"`, MAX_WORDS) },
  defaultConfiguration: { level: LEVELS[level] },
});

const result = (
  {
    place,
    level,
    binds,
    rule,
    message,
    advice,
  }: Pick<Problem, 'place' | 'level' | 'binds' | 'rule' | 'message' | 'advice'>,
  index: ReadonlyMap<string, number>,
) => ({
  ruleId: rule,
  ruleIndex: index.get(rule) ?? -1,
  level: binds ? 'error' : LEVELS[level],
  message: { text: `${message}. ${advice}`.trim() },
  locations: [
    {
      physicalLocation: {
        artifactLocation: { uri: uriOf(place.path ?? '') },
        region: { startLine: place.line ?? 1, startColumn: place.column ?? 1 },
      },
    },
  ],
});

/** Relative paths stay relative, so that the report fits the checkout it is shown beside. */
function uriOf(path: string): string {
  if (isAbsolute(path)) return pathToFileURL(path).href;
  return path.split(/[\\/]/).map(encodeURIComponent).join('/');
}
