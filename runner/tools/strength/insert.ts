export interface Insertion {
  readonly at: number;
  readonly text: string;
}

/** A text with others put into it; of those for one place the first stands first. */
export function inserted(text: string, insertions: readonly Insertion[]): string {
  return insertions
    .map((one, index) => ({ ...one, index }))
    .sort((one, other) => other.at - one.at || other.index - one.index)
    .reduce((all, { at, text: part }) => all.slice(0, at) + part + all.slice(at), text);
}
