import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { processorTime, timed, type ProcessorTime } from './processor-time.ts';

/** Takes so many milliseconds of the processor. */
function burn(milliseconds: number): void {
  const spent = (): number => process.cpuUsage().user + process.cpuUsage().system;
  const end = spent() + milliseconds * 1000;
  while (spent() < end);
}

const figures = (...given: readonly ProcessorTime[]) => {
  const left = [...given];
  return () => left.shift();
};

const idle = (milliseconds: number) => () => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('what waited for a processor did not take longer, and what waited for something else did', async () => {
  const took = async (before: ProcessorTime, after: ProcessorTime): Promise<number> =>
    (await timed(figures(before, after), idle(60)))[1];
  // Sixty milliseconds of the clock passed, at least.
  expect(await took({ worked: 0, waited: 5 }, { worked: 1, waited: 5 })).toBeGreaterThan(50);
  expect(await took({ worked: 0, waited: 0 }, { worked: 5, waited: 900 })).toBe(5);
  // Others waited while one worked.
  expect(await took({ worked: 10, waited: 0 }, { worked: 40, waited: 900 })).toBe(30);
  // A driver that was started again counts from nothing.
  expect(await took({ worked: 700, waited: 700 }, { worked: 1, waited: 1 })).toBeGreaterThan(50);
});

test('where the system does not tell, the clock counts', async () => {
  expect((await timed(() => undefined, idle(60)))[1]).toBeGreaterThan(50);
});

test.runIf(process.platform === 'linux')(
  'beside busy processes, work takes about the processor time that it takes',
  async () => {
    const busy = Array.from({ length: 3 * availableParallelism() }, () =>
      spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
    );
    try {
      await Promise.all(busy.map((child) => new Promise((resolve) => child.once('spawn', resolve))));
      const before = processorTime();
      const [, took] = await timed(
        () => processorTime(),
        async () => burn(150),
      );
      const after = processorTime();
      const worked = (after?.worked ?? 0) - (before?.worked ?? 0);
      expect((after?.waited ?? 0) - (before?.waited ?? 0)).toBeGreaterThan(0);
      expect(worked).toBeGreaterThanOrEqual(150);
      // A thread of V8 may have worked besides.
      expect(took).toBeLessThan(2 * worked);
    } finally {
      busy.forEach((child) => child.kill('SIGKILL'));
    }
  },
);
