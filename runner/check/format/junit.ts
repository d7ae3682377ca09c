import { packageInfo } from '../../package-info.ts';
import { type Finding, findingsOf } from '../finding.ts';
import { type CheckReport, totalsOf } from '../file-report.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What XML 1.0 has no way to write, not even as an entity. */
const FORBIDDEN =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const escaped = (text: string): string =>
  text
    .replaceAll(FORBIDDEN, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
    .replaceAll(/[\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);

const attributes = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');

/** JUnit XML: a test case a file, which fails by what binds; warnings stand in its output. */
export function junitReport(report: CheckReport): string {
  const byPath = byPathOf(findingsOf(report));
  const { files, binding, unreadable } = totalsOf(report);
  const failed = report.files.filter(
    ({ path }) => byPath.get(path)?.some(({ binds }) => binds) === true,
  ).length;
  const suite = attributes({ name: packageInfo.name, tests: files, failures: failed, errors: unreadable });
  const cases = report.files.flatMap((file) => testCase(file, byPath.get(file.path) ?? []));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attributes({ tests: files, failures: binding > 0 ? failed : 0, errors: unreadable })}>`,
    `  <testsuite${suite}>`,
    ...cases.map((line) => `    ${line}`),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

function byPathOf(findings: readonly Finding[]): Map<string, Finding[]> {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const group = groups.get(finding.path);
    if (group === undefined) groups.set(finding.path, [finding]);
    else group.push(finding);
  }
  return groups;
}

function testCase(
  { path, unreadable }: CheckReport['files'][number],
  findings: readonly Finding[],
): readonly string[] {
  const start = `<testcase${attributes({ classname: 'session', name: path })}`;
  const failures = findings.filter(({ binds }) => binds);
  const warnings = findings.filter(({ binds }) => !binds);
  const inner = [
    ...(unreadable === undefined ? [] : [`  <error${attributes({ message: unreadable })}/>`]),
    ...(failures.length === 0
      ? []
      : [
          `  <failure${attributes({ message: `${failures.length} broken` })}>${escaped(failures.map(sentence).join('\n'))}</failure>`,
        ]),
    ...(warnings.length === 0
      ? []
      : [`  <system-out>${escaped(warnings.map(sentence).join('\n'))}</system-out>`]),
  ];
  return inner.length === 0 ? [`${start}/>`] : [`${start}>`, ...inner, '</testcase>'];
}

const sentence = ({ path, line, column, level, rule, message }: Finding): string =>
  `${path}:${line}:${column} ${level} ${rule} ${message}`;
