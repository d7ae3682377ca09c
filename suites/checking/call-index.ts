import { NumberList } from './growing.ts';

/** Ids are shown cut to this length, so no more of them is kept. */
const SHOWN = 60;
/** The bytes of ids that there is room for at first, once there is one. */
const FIRST_BYTES = 512;
const NOTHING = Buffer.alloc(0);

/** Two numbers in place of a text: 64 bits by which two texts are taken for the same. One object serves all texts. */
const hashed = { first: 0, second: 0 };

function hash(text: string): void {
  let first = text.length;
  let second = first;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    first = Math.imul(first ^ unit, 0x01000193);
    second = Math.imul(second ^ unit, 0x5bd1e995);
  }
  hashed.first = first ^ (first >>> 15);
  hashed.second = second ^ (second >>> 15);
}

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
  /** Where the next are looked for first: they are mostly asked for in their order. */
  #lastCall = 0;
  #lastResult = 0;
  #texts = NOTHING;
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
    hash(id);
    this.#callEntries.push(entry);
    this.#callFirst.push(hashed.first);
    this.#callSecond.push(hashed.second);
  }

  /** Adds the result that an entry is; `column` is where its `toolCallId` stands. */
  addResult(entry: number, id: string, column: number): void {
    hash(id);
    this.#resultEntries.push(entry);
    this.#resultFirst.push(hashed.first);
    this.#resultSecond.push(hashed.second);
    this.#columns.push(column);
    const shown = id.length > SHOWN ? `${id.slice(0, SHOWN - 1)}…` : id;
    while (this.#used + shown.length * 3 > this.#texts.length)
      this.#texts = Buffer.concat([this.#texts], Math.max(FIRST_BYTES, this.#texts.length * 2));
    this.#starts.push(this.#used);
    this.#used += this.#texts.write(shown, this.#used, 'utf8');
  }

  /** The first call of an entry, or of those behind it. */
  firstCallOf(entry: number): number {
    this.#lastCall = this.#callEntries.firstFrom(entry, this.#lastCall);
    return this.#lastCall;
  }

  /** The end of the calls of an entry, of which the first is known. */
  endOfCalls(entry: number, first: number): number {
    let end = first;
    while (end < this.calls && this.#callEntries.at(end) === entry) end++;
    this.#lastCall = end;
    return end;
  }

  entryOfCall(call: number): number {
    return this.#callEntries.at(call);
  }

  /** The number of the result that an entry is; -1 where its id was no text. */
  resultOf(entry: number): number {
    const result = this.#resultEntries.firstFrom(entry, this.#lastResult);
    this.#lastResult = result + 1;
    return result < this.#resultEntries.length && this.#resultEntries.at(result) === entry ? result : -1;
  }

  /** Whether the result that was added last names a call. */
  isAnsweredByLast(call: number): boolean {
    return this.hasResults && this.answers(this.#resultEntries.length - 1, call);
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
