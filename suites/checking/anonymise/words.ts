import { createHmac } from 'node:crypto';
import { LongText } from './text.ts';

/** Longer ones (image data, signatures) are not kept: no two of them come out the same by chance. */
const MAX_KEPT = 64;
const ATTEMPTS = 200;
/** Where a file holds nearly all words of a form, such as numbers of five digits, most attempts are in vain. */
const FEWEST_ATTEMPTS = 2;
const MOST_COUNTED = 1_000_000;
/** Every text holds words as short as these, whatever it is about. */
const TELLING = 3;

const isHex = (word: string): boolean => /^[\da-f]+$/.test(word) && /\d/.test(word);
const isLetter = (character: string): boolean => /^\p{L}$/u.test(character);

/** Whole numbers that look random, the same for the same seed. */
function* numbersFrom(seed: Buffer): Generator<number> {
  let state = seed.readUInt32LE(0);
  const step = seed.readUInt32LE(4) | 1;
  for (;;) {
    state = (state + step) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    yield (mixed ^ (mixed >>> 14)) >>> 0;
  }
}

const within = (first: string, count: number, number: number): string =>
  String.fromCharCode(first.charCodeAt(0) + (number % count));

/** Another character of the same kind and, in UTF-8, of the same length. */
function another(character: string, hex: boolean, number: number): string {
  if (character >= '0' && character <= '9') return within('0', 10, number);
  if (character >= 'a' && character <= 'z') return within('a', hex ? 6 : 26, number);
  if (character >= 'A' && character <= 'Z') return within('A', 26, number);
  return neighbour(character, number);
}

/** Words of one form may come out as each other. */
const formOf = (word: string): string =>
  (isHex(word) ? 'hex ' : '') +
  word.replaceAll(/\d/g, '0').replaceAll(/[a-z]/g, 'a').replaceAll(/[A-Z]/g, 'A');

const KINDS = [/^\p{Lu}$/u, /^\p{Ll}$/u, /^\p{L}$/u, /^\p{N}$/u];

/** Letters of one script stand together: one of the 64 around it, in the same case. */
function neighbour(character: string, number: number): string {
  const point = character.codePointAt(0) ?? 0;
  const start = point - (point % 64);
  const same = KINDS.find((kind) => kind.test(character));
  if (same === undefined) return character;
  for (let step = 1; step < 64; step++) {
    const candidate = String.fromCodePoint(start + ((number + step) % 64));
    if (candidate !== character && candidate.length === character.length && same.test(candidate))
      return candidate;
  }
  return character;
}

/**
 * Puts another word in place of each: of the same length, with letters, digits and cases at the same places, the same one
 * each time, and no two words the same. Without the key nobody can tell what stood there.
 */
export class Words {
  readonly #key: Uint8Array;
  /** In small letters: what may not come out, as it stands in the source or means something. */
  readonly #avoided: ReadonlySet<string>;
  readonly #replacements = new Map<string, string>();
  readonly #used = new Set<string>();
  /** How many attempts a form is worth, and from where on its words are counted up. */
  readonly #attempts = new Map<string, number>();
  readonly #counted = new Map<string, number>();
  #tried = 0;

  constructor(key: Uint8Array, avoided: ReadonlySet<string>) {
    this.#key = key;
    this.#avoided = avoided;
  }

  /** How many words were made so far, to find one that may stand. */
  get tried(): number {
    return this.#tried;
  }

  replace(word: string): string {
    if (word.length > MAX_KEPT) return this.#made(word, 0);
    const known = this.#replacements.get(word);
    if (known !== undefined) return known;
    const made = this.#fresh(word);
    this.#replacements.set(word, made);
    this.#used.add(made);
    return made;
  }

  #fresh(word: string): string {
    const form = formOf(word);
    const attempts = this.#attempts.get(form) ?? ATTEMPTS;
    let unused: string | undefined;
    for (let attempt = 0; attempt < attempts; attempt++) {
      const made = this.#made(word, attempt);
      if (this.#used.has(made)) continue;
      if (made !== word && (word.length < TELLING || !this.#avoided.has(made.toLowerCase()))) return made;
      if (made !== word) unused ??= made;
    }
    this.#attempts.set(form, Math.max(FEWEST_ATTEMPTS, attempts >> 1));
    return unused ?? this.#left(word, form);
  }

  /** Of very short words nearly all may be taken: the first that is not. */
  #left(word: string, form: string): string {
    const most = Math.min(MOST_COUNTED, 26 ** word.length);
    for (let number = this.#counted.get(form) ?? 0; number < most; number++) {
      this.#counted.set(form, number + 1);
      this.#tried++;
      let rest = number;
      const made = Array.from(word, (character) => {
        const one = another(character, isHex(word), rest);
        rest = Math.floor(rest / (isLetter(character) ? 26 : 10));
        return one;
      }).join('');
      if (!this.#used.has(made)) return made;
    }
    return word;
  }

  #made(word: string, attempt: number): string {
    this.#tried++;
    const seed = createHmac('sha256', this.#key).update(`${attempt} ${word}`).digest();
    const numbers = numbersFrom(seed);
    const hex = isHex(word);
    const made = new LongText();
    for (const character of word) made.add(another(character, hex, numbers.next().value as number));
    return made.whole();
  }
}
