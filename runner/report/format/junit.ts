import { type Judgement, partialLine, type Report } from '../report.ts';
import { counted, cut } from '../../printable.ts';
import { placeWords, type Problem } from '../problem.ts';
import { provenanceLines } from '../provenance.ts';
import { type TestCase, testCases } from './test-cases.ts';
import { attributes, element } from './xml.ts';

/** Jenkins and others cut what is longer; a report of many long ones is refused as a whole. */
const MAX_TEXT = 10_000;
/** GitLab refuses files over 30 MB. */
const MAX_REPORT = 20_000_000;

/**
 * JUnit XML. Of a run, a test case is a case, whose class is its rule; of a check, a file, whose class is the rule that it
 * breaks. Warnings pass, with their words in the output; what a baseline expects is skipped; each stale entry of it fails.
 */
export function junitText(report: Report): string {
  const text = suiteText(report, MAX_TEXT);
  return text.length <= MAX_REPORT ? text : suiteText(report, 500);
}

function suiteText(report: Report, length: number): string {
  const { stale, suite, origin } = report;
  const cases = testCases(report);
  const failed = cases.filter(({ one }) => kindOf(one) === 'failure').length + stale.length;
  const errors = cases.filter(({ one }) => kindOf(one) === 'error').length;
  const skipped = cases.filter(({ one }) => kindOf(one) === 'skipped').length;
  const counts = { tests: cases.length + stale.length, failures: failed, errors };
  const partial = partialLine(report);
  const about = {
    name: `${suite.name}: ${partial ?? report.subject}`,
    ...counts,
    skipped,
    timestamp: origin.time.slice(0, 19),
    ...(origin.milliseconds !== undefined && { time: (origin.milliseconds / 1000).toFixed(3) }),
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attributes(counts)}>`,
    `  <testsuite${attributes(about)}>`,
    '    <properties>',
    ...[
      ...provenanceLines(origin, suite),
      ...(partial === undefined ? [] : [['partial', partial] as const]),
    ].map(([name, value]) => `      <property${attributes({ name, value })}/>`),
    '    </properties>',
    ...cases.flatMap((one) => testCase(one, length)).map((line) => `    ${line}`),
    ...stale.flatMap(({ pattern, says }) => staleCase(pattern, says)).map((line) => `    ${line}`),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

type Kind = 'failure' | 'error' | 'skipped' | 'passed';

function kindOf({ verdict, expected, listed }: Judgement): Kind {
  if (expected !== undefined || listed === true || verdict === 'skip') return 'skipped';
  if (verdict === 'fail') return 'failure';
  return verdict === 'error' || verdict === 'suite-error' ? 'error' : 'passed';
}

function testCase({ classname, name, one }: TestCase, length: number): readonly string[] {
  const names = { classname, name };
  const words = problemText(one, length);
  const kind = kindOf(one);
  if (kind === 'passed')
    return words === ''
      ? [`<testcase${attributes(names)}/>`]
      : [`<testcase${attributes(names)}>`, `  ${element('system-out', {}, words)}`, '</testcase>'];
  const { expected } = one;
  const why = expectedText(one) ?? one.reason ?? one.problems[0]?.message ?? '';
  const text = kind === 'skipped' && expected === undefined ? why : [why, words].join('\n');
  const message = one.problems.length > 1 ? `${counted(one.problems.length, 'problem')}: ${why}` : why;
  return [
    `<testcase${attributes(names)}>`,
    `  ${element(kind, { message: cut(message, 1_000) }, cut(text.trim(), length))}`,
    '</testcase>',
  ];
}

/** What is said of a failure that a baseline lists; undefined of any other. */
function expectedText({ expected, listed }: Judgement): string | undefined {
  if (expected === undefined) return listed === true ? 'expected failure' : undefined;
  const { kind, link, note } = expected;
  return [`expected failure: ${kind}`, link, note].filter((part) => part !== undefined).join(', ');
}

function staleCase(entry: string, why: string): readonly string[] {
  return [
    `<testcase${attributes({ classname: 'baseline', name: entry })}>`,
    `  ${element('failure', { message: why }, why)}`,
    '</testcase>',
  ];
}

function problemText({ problems, more, exhibit }: Judgement, length: number): string {
  const words = problems.flatMap(problemLines);
  if (more !== undefined) words.push(`${counted(more, 'more problem')} not listed`);
  if (exhibit !== undefined) words.push('', ...exhibit.asked);
  return cut(words.join('\n'), length);
}

function problemLines(problem: Problem): readonly string[] {
  const { level, rule, message, details, advice, place } = problem;
  const kind = place.path === undefined ? level : `${rule}, ${level}`;
  const head = `${placeWords(problem)} (${kind}): ${message}`;
  return [head, ...details, ...(place.path !== undefined || advice === '' ? [] : [advice])];
}
