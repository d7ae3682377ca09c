/** A command as it can be pasted into a POSIX shell. */
export function shellQuoted(words: readonly string[]): string {
  return words
    .map((word) => (/^[\w@%+=:,./~-]+$/.test(word) && !word.startsWith('~') ? word : quote(word)))
    .join(' ');
}

const quote = (word: string): string => `'${word.replaceAll("'", String.raw`'\''`)}'`;
