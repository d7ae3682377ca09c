import { NumberList } from './growing.ts';

/** Ids are shown cut to this length, so no more of them is kept. */
const SHOWN = 60;

/** Two numbers in place of a text: 64 bits by which two texts are taken for the same. */
function hash(text: string, factor: number): number {
  let sum = text.length;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), factor);
  return sum ^ (sum >>> 15);
}

const hashes = (id: string): readonly [number, number] => [hash(id, 0x01000193), hash(id, 0x5bd1e995)];

/**
 * The calls of a file and the results that answer them, by the number of their entries, in 12 bytes a call and some 50 a
 * result: the ids of calls are kept as hashes, those of results also as text, to be shown.
 */
export class CallIndex {
  readonly #callEntries = new NumberList();
  readonly #callFirst = new NumberList();
  readonly #callSecond = new NumberList();
  readonly #resultEntries = new NumberList();
  readonly #resultFirst = new NumberList();
  readonly #resultSecond = new NumberList();
  readonly #columns = new NumberList();
  readonly #starts = new NumberList();
  #texts = Buffer.allocUnsafe(4096);
  #used = 0;

  /** How many calls there are. */
  get calls(): number {
    return this.#callEntries.length;
  }

  get hasResults(): boolean {
    return this.#resultEntries.length > 0;
  }

  /** Adds a call of an entry. Entries come in rising order. */
  addCall(entry: number, id: string): void {
    const [first, second] = hashes(id);
    this.#callEntries.push(entry);
    this.#callFirst.push(first);
    this.#callSecond.push(second);
  }

  /** Adds the result that an entry is; `column` is where its `toolCallId` stands. */
  addResult(entry: number, id: string, column: number): void {
    const [first, second] = hashes(id);
    this.#resultEntries.push(entry);
    this.#resultFirst.push(first);
    this.#resultSecond.push(second);
    this.#columns.push(column);
    const shown = id.length > SHOWN ? `${id.slice(0, SHOWN - 1)}…` : id;
    while (this.#used + shown.length * 3 > this.#texts.length)
      this.#texts = Buffer.concat([this.#texts], this.#texts.length * 2);
    this.#starts.push(this.#used);
    this.#used += this.#texts.write(shown, this.#used, 'utf8');
  }

  /** The calls of an entry, as the first and the end of their numbers. */
  callsOf(entry: number): readonly [from: number, to: number] {
    return [this.#callEntries.firstFrom(entry), this.#callEntries.firstFrom(entry + 1)];
  }

  entryOfCall(call: number): number {
    return this.#callEntries.at(call);
  }

  /** The number of the result that an entry is; -1 where its id was no text. */
  resultOf(entry: number): number {
    const result = this.#resultEntries.firstFrom(entry);
    return result < this.#resultEntries.length && this.#resultEntries.at(result) === entry ? result : -1;
  }

  /** Whether a result names a call. */
  answers(result: number, call: number): boolean {
    return (
      this.#resultFirst.at(result) === this.#callFirst.at(call) &&
      this.#resultSecond.at(result) === this.#callSecond.at(call)
    );
  }

  /** Every call that one of the results names, with the results that name it. */
  *callsNamedBy(results: readonly number[]): Generator<readonly [call: number, results: readonly number[]]> {
    const wanted = new Map<number, number[]>();
    for (const result of results) {
      const first = this.#resultFirst.at(result);
      const known = wanted.get(first);
      if (known === undefined) wanted.set(first, [result]);
      else known.push(result);
    }
    for (let call = 0; call < this.calls; call++) {
      const named = wanted.get(this.#callFirst.at(call))?.filter((result) => this.answers(result, call));
      if (named !== undefined && named.length > 0) yield [call, named];
    }
  }

  entryOfResult(result: number): number {
    return this.#resultEntries.at(result);
  }

  columnOf(result: number): number {
    return this.#columns.at(result);
  }

  /** The id that a result names, cut where it is long. */
  textOf(result: number): string {
    const end = result + 1 < this.#starts.length ? this.#starts.at(result + 1) : this.#used;
    return this.#texts.toString('utf8', this.#starts.at(result), end);
  }
}
