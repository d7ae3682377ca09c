import type { Equivalent } from './equivalents.ts';
import type { Examined } from './pool.ts';

/** What came of the mutants of one subject. */
export interface StrengthReport {
  readonly subject: string;
  /** How many single changes there are, of which `examined` were looked at. */
  readonly all: number;
  readonly seed: number;
  readonly runs: number;
  readonly examined: readonly Examined[];
  /** Why nobody can tell these from the original, by id. */
  readonly equivalents: ReadonlyMap<string, Equivalent>;
  /** Ids that are listed as equivalent, though no change has them any more. */
  readonly stale: readonly string[];
}

export interface Figures {
  readonly killed: number;
  /** Of these, the ones that no example showed, only a random input. */
  readonly byChance: number;
  readonly survived: number;
  readonly equivalent: number;
  /** Of a hundred that somebody could tell. */
  readonly percent: number;
}

export const isKilled = ({ fate }: Examined): boolean => fate.fate === 'killed';
const isByChance = ({ fate }: Examined): boolean =>
  fate.fate === 'killed' && fate.origin !== undefined && 'path' in fate.origin;

export function survivorsOf({ examined, equivalents }: StrengthReport): readonly Examined[] {
  return examined.filter((one) => !isKilled(one) && !equivalents.has(one.mutant.id));
}

export function figuresOf(report: StrengthReport): Figures {
  const { examined } = report;
  const killed = examined.filter(isKilled).length;
  const survived = survivorsOf(report).length;
  const told = killed + survived;
  return {
    killed,
    byChance: examined.filter(isByChance).length,
    survived,
    equivalent: examined.length - told,
    percent: told === 0 ? 0 : Math.floor((1000 * killed) / told) / 10,
  };
}

/** How many mutants each rule was the first to kill, most first. */
function killsByRule({ examined }: StrengthReport): readonly (readonly [string, number])[] {
  const kills = new Map<string, number>();
  for (const { fate } of examined) {
    if (fate.fate !== 'killed') continue;
    const rule = fate.rule ?? 'the driver does not start';
    kills.set(rule, (kills.get(rule) ?? 0) + 1);
  }
  return [...kills].sort(([, one], [, other]) => other - one);
}

const place = ({ mutant: { file, line, within } }: Examined): string =>
  `${file}:${line}${within === '' ? '' : ` in ${within}`}`;

/** As lines of text. */
export function reportText(report: StrengthReport): string {
  const { subject, all, examined, seed, runs, equivalents } = report;
  const { killed, byChance, survived, equivalent, percent } = figuresOf(report);
  const lines = [
    `${subject}: ${all} single changes, ${examined.length} of them examined with seed ${seed} and ${runs} random inputs a rule`,
    `killed      ${killed}, of which ${byChance} by a random input only`,
    `survived    ${survived}`,
    `equivalent  ${equivalent}`,
    `strength    ${percent} % of those that somebody could tell`,
  ];
  for (const one of survivorsOf(report))
    lines.push('', `survived  ${one.mutant.id}  ${place(one)}`, ...change(one));
  for (const one of examined.filter(isByChance)) {
    const rule = one.fate.fate === 'killed' ? one.fate.rule : '';
    lines.push('', `by chance  ${one.mutant.id}  ${place(one)}, ${rule}`, ...change(one));
  }
  for (const { mutant, fate } of examined)
    if (fate.fate === 'killed' && equivalents.has(mutant.id))
      lines.push('', `not equivalent  ${mutant.id}: it is listed as such, but ${fate.rule} tells it`);
  for (const id of report.stale)
    lines.push(
      '',
      `stale  ${id}: no change has this id any more, it was ${equivalents.get(id)?.change}; look at the line again, and correct runner/tools/strength/equivalents.json`,
    );
  return lines.join('\n');
}

/** Whether the list of equivalents says what is not so. */
export const isListWrong = ({ examined, equivalents, stale }: StrengthReport): boolean =>
  stale.length > 0 || examined.some((one) => isKilled(one) && equivalents.has(one.mutant.id));

const change = ({ mutant: { before, after } }: Examined): string[] => [`  - ${before}`, `  + ${after}`];

/** As data. */
export function reportJson(report: StrengthReport): unknown {
  const { subject, all, seed, runs, examined, equivalents } = report;
  return {
    subject,
    all,
    seed,
    runs,
    figures: figuresOf(report),
    firstToKill: Object.fromEntries(killsByRule(report)),
    mutants: examined.map(({ mutant, fate }) => {
      const { id, file, line, within, kind, before, after } = mutant;
      const reason = equivalents.get(id)?.because;
      return { id, file, line, within, kind, before, after, ...fate, ...(reason && { equivalent: reason }) };
    }),
  };
}
