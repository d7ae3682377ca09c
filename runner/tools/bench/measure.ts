/** One thing that was measured. */
export interface Figure {
  readonly area: string;
  readonly what: string;
  /** The median of the rounds, in milliseconds. */
  readonly median: number;
  /** What it is held against, and how often the median goes into it or it into the median: see `ratioOf`. */
  readonly against?: string;
  readonly ratio?: number;
  /** What is wanted of the ratio, in words. */
  readonly goal?: string;
  readonly isMet?: boolean;
  readonly note?: string;
}

type Task = () => unknown;

/**
 * Runs each task once a round, one after the other, so that whatever else the machine does falls on all of them alike.
 * The first round warms up and does not count.
 * @returns the median of each in milliseconds of wall time
 */
export async function sideBySide<Name extends string>(
  tasks: Readonly<Record<Name, Task>>,
  rounds: number,
): Promise<Record<Name, number>> {
  const times = new Map<string, number[]>();
  for (let round = 0; round <= rounds; round++)
    for (const [name, task] of Object.entries<Task>(tasks)) {
      const started = performance.now();
      await task();
      if (round > 0) times.set(name, [...(times.get(name) ?? []), performance.now() - started]);
    }
  return Object.fromEntries([...times].map(([name, all]) => [name, medianOf(all)])) as Record<Name, number>;
}

export function medianOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const [low = 0, high = 0] = [sorted[middle - 1 + (sorted.length % 2)], sorted[middle]];
  return (low + high) / 2;
}

/** A goal for a ratio, such as "at least 0.9". */
export interface Goal {
  readonly least?: number;
  readonly most?: number;
}

const wordsOf = ({ least, most }: Goal): string =>
  least === undefined ? `at most ${most}` : `at least ${least}`;

const meets = (ratio: number, { least = 0, most = Infinity }: Goal): boolean =>
  ratio >= least && ratio <= most;

/** The figures of an area, each held against one of them: how fast it is (`speed`) or how long it takes (`time`), as a ratio. */
export function figuresOf(
  area: string,
  medians: Readonly<Record<string, number>>,
  against: string,
  by: 'speed' | 'time',
  goals: Readonly<Record<string, Goal>> = {},
): readonly Figure[] {
  const base = medians[against] ?? Number.NaN;
  return Object.entries(medians).map(([what, median]): Figure => {
    if (what === against) return { area, what, median };
    const ratio = by === 'speed' ? base / median : median / base;
    const goal = goals[what];
    const wanted = goal === undefined ? {} : { goal: wordsOf(goal), isMet: meets(ratio, goal) };
    return { area, what, median, against, ratio, ...wanted };
  });
}

/** A figure as a line of a table. */
export function lineOf({ what, median, against, ratio, goal, isMet, note }: Figure): string {
  const time = median >= 10_000 ? `${(median / 1000).toFixed(1)} s` : `${median.toFixed(1)} ms`;
  const held = ratio === undefined ? '' : `${ratio.toFixed(2)} of ${against}`;
  const wanted = goal === undefined ? '' : `${isMet === true ? '✓' : '✗'} ${goal}`;
  return `  ${what.padEnd(38)} ${time.padStart(10)}  ${held.padEnd(32)} ${[wanted, note].filter(Boolean).join('  ')}`.trimEnd();
}
