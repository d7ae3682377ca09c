import type { RunRule } from '../../../suites/rule.ts';
import type { Origin } from '../../case/finding.ts';
import type { Mutant } from './mutate.ts';
import type { Killed } from './fate.ts';

/** A rule that the unchanged code passes, and what it costs. */
export interface Priced {
  readonly area: string;
  readonly rule: RunRule;
  readonly milliseconds: number;
  /** The functions of the code that it reaches; any, where that is not known. */
  readonly reaches?: readonly string[];
}

/** A case that killed a mutant. */
export interface Telling {
  readonly rule: RunRule;
  readonly origin: Origin;
}

/** The areas in which a change to a file shows first. */
const AREAS: readonly (readonly [string, readonly string[]])[] = [
  ['model/answer.js', ['context', 'entry']],
  ['model/context.js', ['context', 'compaction', 'edit']],
  ['model/info.js', ['info', 'find']],
  ['model/lines.js', ['lines', 'tolerance']],
  ['model/migrate.js', ['migrate', 'header']],
  ['model/naming.js', ['naming']],
  ['model/plan.js', ['compaction', 'plan']],
  ['model/read.js', ['header', 'lines']],
  ['model/transcript.js', ['transcript']],
  ['model/tree.js', ['tree']],
  ['model/usage.js', ['usage']],
  ['model/values.js', ['entry', 'edit']],
  ['drivers/model-writer.js', ['write', 'clone', 'fork', 'edit']],
  ['drivers/model/habits.js', ['write', 'edit']],
  ['drivers/model/clone-entries.js', ['clone']],
  ['drivers/model/storing.js', ['write', 'clone', 'fork']],
  ['drivers/model/importing.js', ['import']],
  ['drivers/model-finder.js', ['find']],
  ['drivers/model.js', ['naming', 'tree', 'lines']],
];

/** So many cases that killed others are asked first, one by one. */
const FROM_FUNCTION = 20;
const FROM_FILE = 12;
const FROM_ANYWHERE = 6;

export type Kill = { readonly mutant: Pick<Mutant, 'id' | 'file' | 'within'>; readonly killed: Killed };

/** Remembers which cases killed what, so that the next mutant of the same function meets them first. */
export class Order {
  readonly #rules: readonly Priced[];
  readonly #byId: ReadonlyMap<string, RunRule>;
  readonly #kills: Kill[] = [];

  constructor(rules: readonly Priced[]) {
    this.#rules = rules;
    this.#byId = new Map(rules.map(({ rule }) => [rule.id, rule]));
  }

  killed(mutant: Kill['mutant'], killed: Killed): void {
    this.#kills.push({ mutant, killed });
  }

  /** The cases that killed most in the same function, then in the same file, then anywhere; first the one that killed this very mutant before. */
  casesFor({ id, file, within }: Mutant): readonly Telling[] {
    const own = this.#kills.filter(({ mutant }) => mutant.id === id);
    const inFile = this.#kills.filter(({ mutant }) => mutant.file === file);
    const inFunction = inFile.filter(({ mutant }) => mutant.within === within);
    const all = [
      ...this.#mostOf(own, 2),
      ...this.#mostOf(inFunction, FROM_FUNCTION),
      ...this.#mostOf(inFile, FROM_FILE),
      ...this.#mostOf(this.#kills, FROM_ANYWHERE),
    ];
    return [...new Map(all.map((one) => [keyOf(one.rule.id, one.origin), one])).values()];
  }

  #mostOf(kills: readonly Kill[], count: number): readonly Telling[] {
    const counted = new Map<string, { telling: Telling; count: number }>();
    for (const { killed } of kills) {
      const rule = this.#byId.get(killed.rule ?? '');
      if (rule === undefined || killed.origin === undefined) continue;
      const key = keyOf(rule.id, killed.origin);
      const before = counted.get(key)?.count ?? 0;
      counted.set(key, { telling: { rule, origin: killed.origin }, count: before + 1 });
    }
    return [...counted.values()]
      .toSorted((one, other) => other.count - one.count)
      .slice(0, count)
      .map(({ telling }) => telling);
  }

  /**
   * Those that killed in the same function, then those of the file's areas, and the cheapest of each first.
   * @param reached the function that is changed: a rule that never reaches it can tell nothing
   */
  rulesFor(mutant: Mutant, reached?: string): readonly RunRule[] {
    const areas = AREAS.find(([file]) => mutant.file.endsWith(file))?.[1] ?? [];
    const counts = new Map<string, number>();
    for (const { mutant: other, killed } of this.#kills)
      if (other.within === mutant.within && other.file === mutant.file)
        counts.set(killed.rule ?? '', (counts.get(killed.rule ?? '') ?? 0) + 1);
    const kills = ({ rule }: Priced) => counts.get(rule.id) ?? 0;
    const distance = ({ area }: Priced) => (areas.includes(area) ? 0 : 1);
    const reaches = ({ reaches: names }: Priced) =>
      reached === undefined || names === undefined || names.includes(reached);
    return this.#rules
      .filter(reaches)
      .toSorted(
        (one, other) =>
          kills(other) - kills(one) ||
          distance(one) - distance(other) ||
          one.milliseconds - other.milliseconds,
      )
      .map(({ rule }) => rule);
  }
}

const keyOf = (rule: string, origin: Origin): string => `${rule} ${JSON.stringify(origin)}`;
