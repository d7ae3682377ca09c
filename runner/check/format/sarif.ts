import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fileRules } from '../../../suites/checking/index.ts';
import type { Level } from '../../../suites/requirement.ts';
import { packageInfo } from '../../package-info.ts';
import { type Finding, findingsOf } from '../finding.ts';
import type { CheckReport } from '../file-report.ts';

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';

const LEVELS = { must: 'error', should: 'warning', observed: 'note' } as const satisfies Record<
  Level,
  string
>;

const ruleIndex = new Map(fileRules.map(({ id }, index) => [id, index]));

/** SARIF 2.1.0, as code-scanning services take it. */
export function sarifReport(report: CheckReport): string {
  const run = {
    tool: {
      driver: {
        name: packageInfo.name,
        semanticVersion: packageInfo.version,
        rules: fileRules.map(descriptor),
      },
    },
    columnKind: 'utf16CodeUnits',
    invocations: [
      {
        executionSuccessful: report.files.every(({ unreadable }) => unreadable === undefined),
        toolExecutionNotifications: report.files.flatMap(({ path, unreadable }) =>
          unreadable === undefined
            ? []
            : [{ level: 'error', message: { text: `${path} could not be read: ${unreadable}` } }],
        ),
      },
    ],
    results: findingsOf(report).map(result),
  };
  return `${JSON.stringify({ $schema: SCHEMA, version: '2.1.0', runs: [run] }, null, 2)}\n`;
}

const descriptor = ({ id, title, level, source }: (typeof fileRules)[number]) => ({
  id,
  shortDescription: { text: title },
  help: { text: `${source.basis}: ${source.file}, ${source.section}: "${source.quote}"` },
  defaultConfiguration: { level: LEVELS[level] },
});

const result = ({ path, line, column, level, binds, rule, message, advice }: Finding) => ({
  ruleId: rule,
  ruleIndex: ruleIndex.get(rule) ?? -1,
  level: binds ? 'error' : LEVELS[level],
  message: { text: `${message}. ${advice}` },
  locations: [
    {
      physicalLocation: {
        artifactLocation: { uri: uriOf(path) },
        region: { startLine: line, startColumn: column },
      },
    },
  ],
});

/** Relative paths stay relative, so that the report fits the checkout it is shown beside. */
function uriOf(path: string): string {
  if (isAbsolute(path)) return pathToFileURL(path).href;
  return path.split(/[\\/]/).map(encodeURIComponent).join('/');
}
