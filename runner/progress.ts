/** How far something is. */
export interface Standing {
  readonly done: number;
  readonly total: number;
  /** What is at work, such as the id of a rule. */
  readonly now?: string;
  /** So many have failed; none is not worth a word. */
  readonly failures?: number;
}

/** A line that is written over on a terminal; nothing anywhere else. */
export interface ProgressLine {
  readonly show: (standing: Standing) => void;
  /** Writes a line that stays, above this one. */
  readonly say: (text: string) => void;
  /** Takes the line away, so that something else can be written. */
  readonly clear: () => void;
}

/** Milliseconds between two looks of the line. */
const PAUSE = 100;
/** Milliseconds after which the line is written again though nothing came, as the time left has changed. */
const REPAINT = 1000;
/** Before so much was done, in milliseconds and pieces, nobody can tell how long the rest will take. */
const TELLING = { milliseconds: 2000, pieces: 5 };
/** A terminal that does not tell its width has so many columns. */
const USUAL_WIDTH = 80;
/** A name is not cut to less. */
const LEAST_NAME = 12;

const ERASE = '\r\u001b[2K';

const without = (stream: NodeJS.WriteStream): ProgressLine => ({
  show: () => undefined,
  say: (text) => void stream.write(`${text}\n`),
  clear: () => undefined,
});

/** @param unit what is counted, such as `rules` */
export function progressLine(
  stream: NodeJS.WriteStream,
  unit: string,
  environment: NodeJS.ProcessEnv = process.env,
): ProgressLine {
  // A dumb terminal cannot write over a line.
  if (!stream.isTTY || environment['TERM'] === 'dumb') return without(stream);
  const began = performance.now();
  let painted = -Infinity;
  let standing: Standing | undefined;
  const paint = (): void => {
    if (standing === undefined) return;
    painted = performance.now();
    stream.write(ERASE + lineOf(standing, unit, painted - began, (stream.columns || USUAL_WIDTH) - 1));
  };
  const timer = setInterval(paint, REPAINT);
  timer.unref();
  return {
    show: (next) => {
      standing = next;
      if (performance.now() - painted >= PAUSE) paint();
    },
    say: (text) => {
      stream.write(`${ERASE}${text}\n`);
      paint();
    },
    clear: () => {
      clearInterval(timer);
      if (standing !== undefined) stream.write(ERASE);
      standing = undefined;
    },
  };
}

/**
 * The line, in no more than so many columns: what matters least is left out first.
 * @param elapsed milliseconds since the beginning
 */
export function lineOf(
  { done, total, now, failures = 0 }: Standing,
  unit: string,
  elapsed: number,
  width: number,
): string {
  const share = total === 0 ? 100 : Math.floor((100 * done) / total);
  const known = done >= TELLING.pieces && elapsed >= TELLING.milliseconds && done < total;
  const parts = [
    `${done}/${total} ${unit}`,
    `${share}%`,
    ...(failures === 0 ? [] : [`${failures} ${failures === 1 ? 'failure' : 'failures'}`]),
    ...(known ? [`about ${duration((elapsed / done) * (total - done))} left`] : []),
  ];
  while (parts.length > 1 && joined(parts).length > width) parts.pop();
  const line = joined(parts);
  const room = width - line.length - GAP.length;
  if (now === undefined || room < Math.min(now.length, LEAST_NAME)) return line.slice(0, Math.max(width, 0));
  return joined([line, now.length <= room ? now : `${now.slice(0, room - 1)}…`]);
}

const GAP = ' · ';
const joined = (parts: readonly string[]): string => parts.join(GAP);

/** `40 s`, `3 min`: nobody needs it closer. */
function duration(milliseconds: number): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1000));
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}
