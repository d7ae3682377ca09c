import { cut, printable } from '../../printable.ts';
import { shellQuoted } from '../../shell.ts';
import type { RunDocument } from '../document.ts';
import { failures, type Report } from '../report.ts';
import { firstWords, originOf } from '../sentences.ts';
import type { Style } from '../style.ts';
import { causeWords } from './causes-text.ts';
import { PROGRAM } from '../../invocation.ts';

/** More of a case and of its difference would fill a small window. */
const MAX_CASE = 60;
const MAX_DIFFERENCE = 200;

/**
 * The last words on a run that failed: the first cause, the smallest case that shows it, and the one command to see it.
 * Nothing where the run did not fail.
 */
export function startHereLines(
  report: Report,
  document: RunDocument,
  replayLine: (token: string) => string,
  style: Style,
): readonly string[] {
  const [first, ...more] = wordsOf(report, document, replayLine);
  if (first === undefined) return [];
  return [`${style('bold', 'start here:')} ${first}`, ...more.map((line) => `    ${line}`)];
}

function wordsOf(
  report: Report,
  document: RunDocument,
  replayLine: (token: string) => string,
): readonly string[] {
  const bad = failures(report);
  const ours = bad.find(({ verdict }) => verdict === 'suite-error');
  if (ours !== undefined) return [`the suite itself broke at ${printable(ours.id)}: ${ours.reason ?? ''}`];
  const [cause] = report.causes;
  if (cause !== undefined) {
    const { rule, case: name, difference, replay } = cause.shows;
    const smallest = `${rule}, ${cut(name, MAX_CASE)}: ${cut(difference, MAX_DIFFERENCE)}`;
    // Of a rule that fails alone, its case says all that the cause does.
    const isTelling = cause.by === 'bank' || cause.rules.length > 1;
    return [...(isTelling ? [causeWords(cause)] : []), smallest, ...commandOf(replay, replayLine)];
  }
  const [failure] = bad;
  if (failure !== undefined) {
    const { id, finding, reason = '', replay } = failure;
    const words =
      finding === undefined ? reason : `${originOf(finding.origin)}: ${firstWords(finding, MAX_DIFFERENCE)}`;
    return [`${printable(id)}, ${words}`, ...commandOf(replay, replayLine)];
  }
  return staleWords(report, document);
}

const commandOf = (replay: string | undefined, replayLine: (token: string) => string): readonly string[] =>
  replay === undefined ? [] : [replayLine(replay)];

/** Nothing fails but the baseline: an entry whose failure is gone is taken out. */
function staleWords({ stale: [first] }: Report, { origin }: RunDocument): readonly string[] {
  if (first === undefined) return [];
  const { pattern, line, says, why } = first;
  const { baseline } = origin.options;
  const words = `line ${line} of the baseline, "${printable(pattern)}": ${says}`;
  if (why === 'expired' || typeof baseline !== 'string') return [words];
  return [
    words,
    `${PROGRAM} baseline prune ${printable(shellQuoted([baseline]))} ${origin.tested ?? '-- <command>'}`,
  ];
}
