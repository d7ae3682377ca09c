import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fileRules } from '../../../suites/checking/index.ts';
import type { Level } from '../../../suites/requirement.ts';
import type { Source } from '../../../suites/source.ts';
import { cut } from '../../printable.ts';
import type { Problem } from '../problem.ts';
import type { Report } from '../report.ts';

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

/** SARIF 2.1.0, as code-scanning services take it. Only what has a file to point at is a result. */
export function sarifText(report: Report): string {
  const rules: readonly Described[] =
    report.command === 'check' ? fileRules : [...report.rules].map(([id, words]) => ({ id, ...words }));
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
    results: judgements
      .flatMap(({ problems }) => problems)
      .filter(({ place }) => place.path !== undefined)
      .map((problem) => result(problem, index)),
  };
  return `${JSON.stringify({ $schema: SCHEMA, version: '2.1.0', runs: [run] }, null, 2)}\n`;
}

const descriptor = ({ id, title, level, source }: Described) => ({
  id,
  shortDescription: { text: cut(title, MAX_WORDS) },
  help: { text: cut(`${source.basis}: ${source.file}, ${source.section}: "${source.quote}"`, MAX_WORDS) },
  defaultConfiguration: { level: LEVELS[level] },
});

const result = (
  { place, level, binds, rule, message, advice }: Problem,
  index: ReadonlyMap<string, number>,
) => ({
  ruleId: rule,
  ruleIndex: index.get(rule) ?? -1,
  level: binds ? 'error' : LEVELS[level],
  message: { text: `${message}. ${advice}` },
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
