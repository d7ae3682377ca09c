import type { RunRule } from '../../../suites/rule.ts';
import type { Mutant } from './mutate.ts';

/** A rule that the unchanged code passes, and what it costs. */
export interface Priced {
  readonly area: string;
  readonly rule: RunRule;
  readonly milliseconds: number;
}

/** The areas in which a change to a file shows first. */
const AREAS: readonly (readonly [string, readonly string[]])[] = [
  ['model/answer.js', ['context', 'entry']],
  ['model/context.js', ['context', 'compaction', 'edit']],
  ['model/info.js', ['info', 'find']],
  ['model/lines.js', ['lines', 'tolerance']],
  ['model/migrate.js', ['migrate', 'header']],
  ['model/naming.js', ['naming']],
  ['model/read.js', ['header', 'lines']],
  ['model/tree.js', ['tree']],
  ['model/values.js', ['entry', 'edit']],
  ['drivers/model-writer.js', ['write', 'clone', 'fork', 'edit']],
  ['drivers/model/habits.js', ['write', 'edit']],
  ['drivers/model/clone-entries.js', ['clone']],
  ['drivers/model/storing.js', ['write', 'clone', 'fork']],
  ['drivers/model/importing.js', ['import']],
  ['drivers/model-finder.js', ['find']],
  ['drivers/model.js', ['naming', 'tree', 'lines']],
];

/** Remembers which rules killed what, so that the next mutant of the same function meets them first. */
export class Order {
  readonly #rules: readonly Priced[];
  readonly #kills = new Map<string, number>();

  constructor(rules: readonly Priced[]) {
    this.#rules = rules;
  }

  killed(mutant: Mutant, rule: string | undefined): void {
    const key = `${mutant.within} ${rule ?? ''}`;
    this.#kills.set(key, (this.#kills.get(key) ?? 0) + 1);
  }

  /** Those that killed in the same function, then those of the file's areas, and the cheapest of each first. */
  rulesFor(mutant: Mutant): readonly RunRule[] {
    const areas = AREAS.find(([file]) => mutant.file.endsWith(file))?.[1] ?? [];
    const kills = ({ rule }: Priced) => this.#kills.get(`${mutant.within} ${rule.id}`) ?? 0;
    const distance = ({ area }: Priced) => (areas.includes(area) ? 0 : 1);
    return this.#rules
      .toSorted(
        (one, other) =>
          kills(other) - kills(one) ||
          distance(one) - distance(other) ||
          one.milliseconds - other.milliseconds,
      )
      .map(({ rule }) => rule);
  }
}
