import type { Source } from './source.ts';

/** How binding a requirement is: `must` fails a run, `should` and `observed` warn unless they are enforced. */
export type Level = 'must' | 'should' | 'observed';

/** What a table says of one requirement; its key there is the id. */
export interface RequirementFacts {
  readonly level: Level;
  /** A sentence that says what holds. */
  readonly title: string;
  /** The Pi release that brought it in; an implementation that follows an older one is not asked. */
  readonly since?: string;
  readonly source: Source;
  /** Ids under which it was known before; patterns and `explain` still take them. */
  readonly formerly?: readonly string[];
}

/** What must hold, written once. Rules say how it is shown: by asking, by driving a writer, by inspecting a file. */
export interface Requirement extends RequirementFacts {
  /** `area/kebab-requirement`, phrased as what holds; frozen once released. */
  readonly id: string;
}

/** The requirements of an area, by id. */
export type RequirementTable = Readonly<Record<`${string}/${string}`, RequirementFacts>>;
