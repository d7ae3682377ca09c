import type { Params } from '../driver-kit/driver.ts';
import { Rejected } from '../driver-kit/rejected.ts';
import { serveAny } from '../driver-kit/serve.ts';
import { introduction, partyOf } from './party-of.ts';
import { withHome } from './sandbox.ts';
import { TRACKERS } from './trackers.ts';

/** The driver of programs that sum what sessions used: one call of the program a question. */

const { party, runtime, program } = partyOf();
const tracker = TRACKERS[party.package];
if (tracker === undefined) throw new Error(`${party.package} is not a usage tracker`);

const numberOf = ([name, value]: readonly [string, unknown]): readonly [string, number] => {
  const number = Number(value);
  if (Number.isNaN(number)) throw new Rejected(`its sum of ${name} is not a number`);
  return [name, number];
};

await serveAny({
  initialize: () =>
    introduction(
      party,
      ['session/usage'],
      // None tells models by their providers.
      { usage: tracker.usage ?? ['input', 'output', 'cacheRead', 'cacheWrite', 'totalTokens', 'cost'] },
    ),
  'session/usage': ({ path, directory }: Params) =>
    withHome(String(path ?? directory), async (home) => {
      const sums = Object.entries(await tracker.sums({ program, runtime, home })).map(numberOf);
      const all: Readonly<Record<string, number>> = Object.fromEntries(sums);
      if (tracker.usage !== undefined) return all;
      const totalTokens = ['input', 'output', 'cacheRead', 'cacheWrite'].reduce(
        (sum, name) => sum + (all[name] ?? 0),
        0,
      );
      return { ...all, totalTokens };
    }),
});
