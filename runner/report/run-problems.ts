import type { Rule } from '../../suites/rule.ts';
import { printable } from '../printable.ts';
import type { ResultDocument } from './document.ts';
import { findingLines, furtherLines } from './exhibit.ts';
import type { Problem } from './problem.ts';
import { originOf, otherExampleLines, sentenceOf } from './sentences.ts';
import { replayLine } from './replay-line.ts';

/**
 * What is wrong with a rule's answers; nothing where it passed or was skipped.
 * @param rule for its source
 * @param testedArguments how the implementation is named on the command line: `-- ./driver`
 */
export function problemsOfResult(
  { rule: id, level, verdict, reason, finding, further, replay }: Omit<ResultDocument, 'exhibit'>,
  rule: Pick<Rule, 'source'> | undefined,
  testedArguments = '-- <command>',
): readonly Problem[] {
  if (verdict === 'pass' || verdict === 'skip') return [];
  const about = {
    rule: id,
    level,
    binds: verdict !== 'warn',
    weight: verdict,
    ...(rule !== undefined && { source: rule.source }),
  };
  if (finding === undefined) {
    const message = `the suite itself broke: ${printable(reason ?? 'it does not say why')}`;
    return [{ ...about, code: verdict, message, details: [], place: { pointer: '' }, advice: OUR_FAULT }];
  }
  const hazard = finding.hazard === undefined ? [] : [`known hazard of Pi: ${printable(finding.hazard)}`];
  return [
    {
      ...about,
      code: finding.code,
      message: sentenceOf(finding),
      details: [
        ...findingLines(finding),
        ...hazard,
        ...otherExampleLines(finding),
        ...furtherLines(further, (token) => replayLine(token, testedArguments)),
      ],
      place: {
        pointer: printable(finding.differences?.[0]?.pointer ?? ''),
        case: originOf(finding.origin),
        method: finding.method,
      },
      advice: replay === undefined ? '' : `See it again: ${replayLine(replay, testedArguments)}`,
    },
  ];
}

const OUR_FAULT = 'This is our fault: please report it with the command that you ran.';
