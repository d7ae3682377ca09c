/** So much processor time is taken to look, and at most so much of the clock, in milliseconds. */
const WORK = 40;
const MOST = 400;

/** Processor time of this process so far, in milliseconds. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/**
 * How many times as long as on a machine at rest a piece of work takes now: the time of the clock over that of the
 * processor, at least 1.
 */
export function slowness(): number {
  const [began, before] = [performance.now(), processorTime()];
  let [passed, worked] = [0, 0];
  while (worked < WORK && passed < MOST) {
    for (let number = 0; number < 20_000; number++) Math.sqrt(number);
    [passed, worked] = [performance.now() - began, processorTime() - before];
  }
  return Math.max(1, passed / Math.max(worked, 1));
}
