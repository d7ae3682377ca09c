import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fileRules } from '../../../suites/checking/index.ts';
import type { Level } from '../../../suites/requirement.ts';
import { documented, type Source } from '../../../suites/source.ts';
import type { ExpectedFailure } from '../../case/finding.ts';
import { cut, printable } from '../../printable.ts';
import { expectedWords } from '../known.ts';
import type { Problem } from '../problem.ts';
import type { Report } from '../report.ts';
import { placed } from './sarif-place.ts';

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';
/** GitHub takes no longer texts of rules. */
const MAX_WORDS = 1_024;

const LEVELS = { must: 'error', should: 'warning', observed: 'note' } as const satisfies Record<
  Level,
  string
>;

/** What does not fail a run is not an error, whatever the level of its rule. */
const levelOf = ({ level, binds }: Pick<Problem, 'level' | 'binds'>): string =>
  binds ? 'error' : level === 'must' ? 'warning' : LEVELS[level];

interface Described {
  readonly id: string;
  readonly title: string;
  readonly level: Level;
  readonly source: Source;
}

/**
 * SARIF 2.1.0, as code-scanning services take it. What has a file to point at is a result: a session file, a golden case,
 * the program of a driver, or an entry of the baseline. What has none is a notification of the tool.
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
  const hasBaseline = origin.options['baseline'] !== undefined;
  const broken = judgements.filter(({ verdict }) => verdict === 'error' || verdict === 'suite-error');
  const problems = judgements.flatMap((one) =>
    (command === 'check' ? one.problems : placed(one, origin)).map((problem): Marked => {
      const { expected } = one;
      return {
        ...problem,
        ...(hasBaseline && { suppressions: expected === undefined ? [] : [suppression(expected)] }),
      };
    }),
  );
  const told = new Set(broken.map(({ id }) => id));
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
        toolExecutionNotifications: [
          ...broken.map((one) => ({
            level: 'error',
            message: { text: `${one.id}: ${one.reason ?? one.problems[0]?.message ?? ''}` },
          })),
          ...problems
            .filter(({ rule, place }) => place.path === undefined && !told.has(rule))
            .map(({ rule, level, binds, message, advice, suppressions: [known] = [] }) => ({
              level: known === undefined ? levelOf({ level, binds }) : 'note',
              message: {
                text: [`${rule}: ${message}.`, ...(known === undefined ? [] : [known.justification]), advice]
                  .join(' ')
                  .trim(),
              },
            })),
        ],
      },
    ],
    results: [
      ...problems.filter(({ place }) => place.path !== undefined).map((problem) => result(problem, index)),
      ...staleResults(report, index),
    ],
  };
  return `${JSON.stringify({ $schema: SCHEMA, version: '2.1.0', runs: [run] }, null, 2)}\n`;
}

interface Suppression {
  readonly kind: 'external';
  readonly status: 'accepted';
  readonly justification: string;
}

/** A problem, and whether the baseline lists it. The standard wants this said of all results or of none. */
type Marked = Problem & { readonly suppressions?: readonly Suppression[] };

const suppression = (expected: ExpectedFailure): Suppression => ({
  kind: 'external',
  status: 'accepted',
  justification: `expected failure: ${printable(expectedWords(expected))}`,
});

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
        suppressions: [],
      },
      index,
    ),
  );
}

const descriptor = ({ id, title, level, source }: Described) => ({
  id,
  shortDescription: { text: cut(title, MAX_WORDS) },
  // GitHub refuses a rule without one.
  fullDescription: { text: cut(title, MAX_WORDS) },
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
    suppressions,
  }: Pick<Marked, 'place' | 'level' | 'binds' | 'rule' | 'message' | 'advice' | 'suppressions'>,
  index: ReadonlyMap<string, number>,
) => ({
  ruleId: rule,
  ruleIndex: index.get(rule) ?? -1,
  level: levelOf({ level, binds }),
  message: { text: `${message}. ${advice}`.trim() },
  ...(suppressions !== undefined && { suppressions }),
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
