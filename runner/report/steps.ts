import type { Outcome } from '../../suites/question.ts';
import type { Moment } from '../../suites/driving/moment.ts';
import { pictureOf } from './picture.ts';
import { printable, shortJson } from '../printable.ts';

const MAX_PARAMS = 160;
const MAX_ANSWER = 120;
const MAX_PLACED = 20_000;

/** The steps of a program, numbered, each with its answer; behind them the file that the last one was about. */
export function stepLines(moments: readonly Moment[]): readonly string[] {
  const width = String(moments.length).length;
  const steps = moments.flatMap((moment, i) => [
    `${String(i + 1).padStart(width)}. ${stepLine(moment)}`,
    ...placedLines(moment).map((line) => `${' '.repeat(width + 4)}${line}`),
  ]);
  return [...steps, ...fileLines(moments.at(-1))];
}

function stepLine({ step, request, outcome }: Moment): string {
  if (request !== undefined)
    return `${request.method} ${shortJson(request.params, MAX_PARAMS)}${answer(step.act, outcome)}`;
  const { act, ...about } = step;
  const shown =
    'bytes' in about && typeof about.bytes !== 'number' ? { ...about, bytes: about.bytes.length } : about;
  return `the runner: ${act} ${shortJson(shown, MAX_PARAMS)}`;
}

/** What the runner laid down, where that is a session of readable size. */
function placedLines({ step }: Moment): readonly string[] {
  if (step.act !== 'place' || step.bytes.length > MAX_PLACED || !step.name.endsWith('.jsonl')) return [];
  return pictureOf(step.bytes).split('\n');
}

function answer(act: string, outcome: Outcome | undefined): string {
  if (outcome === undefined) return act === 'kill' ? ' → killed' : '';
  if ('rejected' in outcome) return ` → refused: ${printable(outcome.rejected).slice(0, MAX_ANSWER)}`;
  return act === 'kill' ? ' → answered, then killed' : ` → ${shortJson(outcome.result, MAX_ANSWER)}`;
}

/** The file of the session that a step was about, or the only one that there is. */
function fileLines(moment: Moment | undefined): readonly string[] {
  if (moment === undefined) return [];
  const { before, after, disk } = moment;
  const [only] = disk.after.keys();
  const name = after?.name ?? before?.name ?? (disk.after.size === 1 ? only : undefined);
  const bytes = name === undefined ? undefined : disk.after.get(name);
  if (name === undefined || bytes === undefined) return [];
  const picture = pictureOf(bytes, after === undefined ? {} : { leafId: after.leafId });
  return [`${printable(name)} (${bytes.length} bytes)`, ...picture.split('\n').map((line) => `  ${line}`)];
}
