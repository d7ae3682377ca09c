/** Whole numbers in a list that grows, 4 bytes each. */
export class NumberList {
  #numbers = new Int32Array(256);
  #count = 0;

  get length(): number {
    return this.#count;
  }

  push(number: number): void {
    if (this.#count === this.#numbers.length) {
      const grown = new Int32Array(this.#count * 2);
      grown.set(this.#numbers);
      this.#numbers = grown;
    }
    this.#numbers[this.#count++] = number;
  }

  at(index: number): number {
    return this.#numbers[index] as number;
  }

  /** The first place of a number that is at least as large, in a list that rises. */
  firstFrom(least: number): number {
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
