import type { CallIndex } from './call-index.ts';
import { isAssistant, isToolResult, partsExchanges } from './kinds.ts';

/**
 * Follows a file that is one branch in which every result follows its call, as nearly all are: of such a file nothing
 * needs to be looked at again. Says no for good at the first entry that is otherwise.
 */
export class PlainExchanges {
  readonly #calls: CallIndex;
  /** The calls that may be answered now, and which of them are. */
  #from = 0;
  #to = 0;
  #answered = new Set<number>();
  #isParted = false;
  #isPlain = true;

  constructor(calls: CallIndex) {
    this.#calls = calls;
  }

  /** Whether nothing but calls and their results, in their order, has come so far. */
  get isPlain(): boolean {
    return this.#isPlain;
  }

  /** Gives up: something changes what is sent. */
  end(): void {
    this.#isPlain = false;
  }

  /**
   * Takes an entry whose calls or result are in the index already.
   * @param callsBefore how many calls there were before it
   * @param isNext it hangs below the entry before it
   * @param isSent Pi sends it, if it is a message
   */
  take(kind: number, callsBefore: number, isNext: boolean, isSent: boolean): void {
    if (!this.#isPlain) return;
    if (!isNext) this.#isPlain = false;
    else if (isToolResult(kind)) this.#takeResult();
    else if (isAssistant(kind) && isSent && (this.#calls.calls > callsBefore || this.#from === this.#to))
      this.#open(callsBefore);
    else if (partsExchanges(kind)) this.#isParted = true;
  }

  #open(from: number): void {
    this.#from = from;
    this.#to = this.#calls.calls;
    this.#isParted = false;
    if (this.#answered.size > 0) this.#answered.clear();
  }

  #takeResult(): void {
    for (let call = this.#from; call < this.#to; call++) {
      if (this.#answered.has(call) || !this.#calls.isAnsweredByLast(call)) continue;
      this.#answered.add(call);
      this.#isPlain = !this.#isParted;
      return;
    }
    this.#isPlain = false;
  }
}
