/** Gives further milliseconds to wait when a deadline is over, 0 for none; told how many have been waited. */
export type Longer = (waited: number) => number | Promise<number>;

/**
 * Calls `late` when the deadline is over and no more time is given. An answer that lies in the pipe by then, as this process
 * itself was kept waiting, is read before.
 * @returns ends the waiting
 */
export function whenLate(
  deadline: number,
  longer: Longer | undefined,
  late: (waited: number) => void,
): () => void {
  const began = performance.now();
  let over = false;
  let timer: NodeJS.Timeout | undefined;
  const expire = async (): Promise<void> => {
    const more = over ? 0 : ((await longer?.(performance.now() - began)) ?? 0);
    if (over) return;
    if (more > 0) {
      wait(more);
      return;
    }
    over = true;
    late(Math.round(performance.now() - began));
  };
  const wait = (milliseconds: number): void => {
    timer = setTimeout(() => setImmediate(() => void expire()), milliseconds);
  };
  wait(deadline);
  return () => {
    over = true;
    clearTimeout(timer);
  };
}
