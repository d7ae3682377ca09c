const NONE = new Int32Array(0);
/** Arrays of so few numbers cost no memory of their own. */
const FEWEST = 16;

/** Whole numbers in a list that grows, 4 bytes each. */
export class NumberList {
  /** Most files are small, and most lists of them stay empty. */
  #numbers = NONE;
  #count = 0;

  get length(): number {
    return this.#count;
  }

  push(number: number): void {
    if (this.#count === this.#numbers.length) {
      const grown = new Int32Array(Math.max(FEWEST, this.#count * 2));
      grown.set(this.#numbers);
      this.#numbers = grown;
    }
    this.#numbers[this.#count++] = number;
  }

  at(index: number): number {
    return this.#numbers[index] as number;
  }

  /**
   * The first place of a number that is at least as large, in a list that rises.
   * @param guess a place where it may be: who walks the list in order need not search
   */
  firstFrom(least: number, guess = 0): number {
    if (guess > 0 && guess < this.#count && this.at(guess - 1) < least && this.at(guess) >= least)
      return guess;
    let low = 0;
    let high = this.#count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.at(middle) < least) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
