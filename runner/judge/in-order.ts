/**
 * Runs a task for each item, at most `size` at once, and gives the outcomes in the items' order. Items are made when they
 * are needed. When the loop over the outcomes is left early, no further task is started.
 */
export async function* inOrder<Item, Done>(
  items: Iterable<Item>,
  size: number,
  task: (item: Item) => Promise<Done>,
): AsyncGenerator<Done> {
  const iterator = items[Symbol.iterator]();
  const running: Promise<Done>[] = [];
  for (;;) {
    while (running.length < size) {
      const next = iterator.next();
      if (next.done === true) break;
      const promise = task(next.value);
      promise.catch(() => undefined); // looked at when its turn comes
      running.push(promise);
    }
    const first = running.shift();
    if (first === undefined) return;
    yield await first;
  }
}
