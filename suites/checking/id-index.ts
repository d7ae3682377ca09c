/** No entry: what `get` and `take` answer. In the table it is 0, with which memory comes, and entries are counted from 1. */
const FREE = -1;
/** How large the table is at first: where nothing is known of the file, and at least and at most where its size is. */
const FIRST_BITS = 14;
const LEAST_FIRST_BITS = 4;
const MOST_FIRST_BITS = 21;
const LARGE = 1 << 20;

/** A number for 8 lowercase hex digits, or -1 for any other id. */
function hexNumber(id: string): number {
  if (id.length !== 8) return -1;
  let number = 0;
  for (let at = 0; at < 8; at++) {
    const unit = id.charCodeAt(at);
    let digit: number;
    if (unit >= 0x30 && unit <= 0x39) digit = unit - 0x30;
    else if (unit >= 0x61 && unit <= 0x66) digit = unit - 0x57;
    else return -1;
    number = number * 16 + digit;
  }
  return number;
}

/**
 * Which entry has an id. Ids as Pi makes them, 8 lowercase hex digits, are kept as numbers in a hash table with open
 * addressing, which takes a tenth of the memory of text; ids of any other form in a map.
 */
export class IdIndex {
  readonly #others = new Map<string, number>();
  #keys: Uint32Array;
  #entries: Int32Array;
  #shift: number;
  #count = 0;
  /** Odd and chosen at random, so that no file can be made whose ids all fall into one place. */
  readonly #factor = (Math.floor(Math.random() * 0x7fff_ffff) * 2 + 1) >>> 0;

  /** @param expected about how many ids will come: a table that need not grow is quicker */
  constructor(expected?: number) {
    const bits =
      expected === undefined
        ? FIRST_BITS
        : Math.max(LEAST_FIRST_BITS, Math.min(MOST_FIRST_BITS, 33 - Math.clz32(expected)));
    this.#keys = new Uint32Array(1 << bits);
    this.#entries = new Int32Array(1 << bits);
    this.#shift = 32 - bits;
  }

  /** The entry of an id, or -1. */
  get(id: string): number {
    const key = hexNumber(id);
    return key === -1 ? (this.#others.get(id) ?? FREE) : (this.#entries[this.#placeOf(key)] as number) - 1;
  }

  /** Gives an id to an entry, unless another has it: that one is returned, else -1. */
  take(id: string, entry: number): number {
    const key = hexNumber(id);
    if (key === -1) return this.#takeOther(id, entry);
    if (this.#count * 2 >= this.#keys.length) this.#grow();
    const place = this.#placeOf(key);
    const known = this.#entries[place] as number;
    if (known !== 0) return known - 1;
    this.#keys[place] = key;
    this.#entries[place] = entry + 1;
    this.#count++;
    return FREE;
  }

  #takeOther(id: string, entry: number): number {
    const known = this.#others.get(id);
    if (known !== undefined) return known;
    this.#others.set(id, entry);
    return FREE;
  }

  #placeOf(key: number): number {
    const mask = this.#keys.length - 1;
    let place = Math.imul(key, this.#factor) >>> this.#shift;
    while (this.#entries[place] !== 0 && this.#keys[place] !== key) place = (place + 1) & mask;
    return place;
  }

  #grow(): void {
    const keys = this.#keys;
    // Rarely while that costs little memory, in small steps when it costs much.
    const steps = keys.length < LARGE ? 2 : 1;
    const entries = this.#entries;
    this.#keys = new Uint32Array(keys.length << steps);
    this.#entries = new Int32Array(keys.length << steps);
    this.#shift -= steps;
    for (let place = 0; place < keys.length; place++) {
      const entry = entries[place] as number;
      if (entry === 0) continue;
      const moved = this.#placeOf(keys[place] as number);
      this.#keys[moved] = keys[place] as number;
      this.#entries[moved] = entry;
    }
  }
}
