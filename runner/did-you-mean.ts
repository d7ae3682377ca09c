/** The number of single-character changes that make one word of another. */
function distance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(swap, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    previous = row;
  }
  return previous[b.length] ?? 0;
}

/** The names that are most like a word that is none of them, best first. */
function nearNames(word: string, names: Iterable<string>, count = 3): readonly string[] {
  const scored = [...new Set(names)].map((name) => {
    const tail = name.slice(name.indexOf('/') + 1);
    const apart = Math.min(distance(word, name), distance(word, tail));
    // A part of a name is likely meant, a slip of the fingers likelier.
    const isPart = name.includes(word) || word.includes(tail);
    return { name, score: isPart ? Math.min(apart, 2) : apart };
  });
  const limit = Math.max(2, Math.ceil(word.length / 2));
  return scored
    .filter(({ score }) => score <= limit)
    .sort((a, b) => a.score - b.score)
    .slice(0, count)
    .map(({ name }) => name);
}

/** `Did you mean ...?`, or nothing. */
export function didYouMean(word: string, names: Iterable<string>): string {
  const near = nearNames(word, names);
  return near.length === 0 ? '' : ` Did you mean ${near.join(', ')}?`;
}
