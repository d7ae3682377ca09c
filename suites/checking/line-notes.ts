import type { JsonObject } from '../model/values.ts';
import { doubledMember } from './doubled-members.ts';
import type { Note } from './lost-history.ts';

/** What U+2028 and U+2029 begin with in UTF-8. */
const SEPARATOR = Buffer.from([0xe2, 0x80]);

function hasSeparator(line: Buffer): boolean {
  for (let at = line.indexOf(SEPARATOR); at !== -1; at = line.indexOf(SEPARATOR, at + 1))
    if (((line[at + 2] as number) | 1) === 0xa9) return true;
  return false;
}

/** What single lines hold that is no problem, but worth knowing: each kind is told once, where it comes first. */
export class LineNotes {
  readonly #found: Note[] = [];
  #separatorNoted = false;
  #doubleNoted = false;

  get found(): readonly Note[] {
    return this.#found;
  }

  /** Whether there is something to be noted of the characters of a line. */
  isAbout(line: Buffer): boolean {
    return !this.#separatorNoted && hasSeparator(line);
  }

  noteSeparator(line: number, text: string): void {
    // A search that is over at once in a line of Latin letters.
    if (this.#separatorNoted || !(text.includes('\u2028') || text.includes('\u2029'))) return;
    this.#separatorNoted = true;
    this.#found.push({
      line,
      text: 'holds a raw U+2028 or U+2029: on Node 22 and later, lists of sessions may lose its name and messages',
    });
  }

  noteDoubled(line: number, text: string, value: JsonObject): void {
    if (this.#doubleNoted) return;
    const doubled = doubledMember(text, value);
    if (doubled === undefined) return;
    this.#doubleNoted = true;
    // What stands deeper may be of any name, and names somebody's own data.
    const name =
      doubled.depth === 1 ? `the member ${JSON.stringify(doubled.name)}` : 'a member of an inner object';
    this.#found.push({
      line,
      text: `${name} stands twice: Pi takes the last one, other readers may take the first or refuse the line`,
    });
  }
}
