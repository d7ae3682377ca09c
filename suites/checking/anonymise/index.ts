import { randomBytes, randomInt } from 'node:crypto';
import { replacedLine, type Replacing } from './scan.ts';
import { bytesOf, textOf } from './text.ts';
import { readVocabulary, wordsOf } from './vocabulary.ts';
import { Words } from './words.ts';

const LF = 0x0a;
const A_DAY = 86_400;

export interface AnonymiseOptions {
  /** What the replacements depend on; made by chance when left out, and then nobody can make them again. */
  readonly key?: Uint8Array;
}

/**
 * A session file in which texts, names, paths, ids and arguments are replaced and times are moved: every line has the same
 * length and structure, ids that were the same are the same, and the same problems are found at the same places. Whatever
 * is kept is declared by the format, such as names of members, types and roles, and numbers of usage.
 */
export function anonymised(bytes: Uint8Array, { key = randomBytes(32) }: AnonymiseOptions = {}): Buffer {
  const lines = linesOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const vocabulary = readVocabulary();
  const avoided = new Set(vocabulary.words);
  for (const line of lines) for (const word of wordsOf(textOf(line))) avoided.add(word);
  const replacing: Replacing = {
    words: new Words(key, avoided),
    vocabulary,
    shift: -randomInt(30 * A_DAY, 3000 * A_DAY) * 1000,
  };
  const newline = Buffer.of(LF);
  return Buffer.concat(
    lines.flatMap((line, at) => {
      const made = bytesOf(replacedLine(textOf(line), replacing));
      return at < lines.length - 1 ? [made, newline] : [made];
    }),
  );
}

/** What stands between line breaks; of a file that ends in one, the last is empty. */
function linesOf(bytes: Buffer): readonly Buffer[] {
  const lines: Buffer[] = [];
  let start = 0;
  for (let end = bytes.indexOf(LF); end !== -1; end = bytes.indexOf(LF, start)) {
    lines.push(bytes.subarray(start, end));
    start = end + 1;
  }
  return [...lines, bytes.subarray(start)];
}
