import { isObject } from '../../suites/model/index.ts';
import type { Params } from '../driver-kit/driver.ts';
import { Rejected } from '../driver-kit/rejected.ts';
import { serve } from '../driver-kit/serve.ts';
import { jsonIn, output, withHome } from './sandbox.ts';
import { partyOf } from './party-of.ts';

/** The driver of programs that sum what sessions used: one call of the program a question. */

type Json = Readonly<Record<string, unknown>>;

const { party, node, program } = partyOf();

interface Tracker {
  readonly args: readonly string[];
  /** The object that holds the sums. */
  readonly totals: (report: unknown) => Json;
  readonly names: Readonly<Record<'input' | 'output' | 'cacheRead' | 'cacheWrite' | 'cost', string>>;
}

const member = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);
const objectIn = (value: unknown): Json => (isObject(value) ? value : {});

const TRACKERS: Readonly<Record<string, Tracker>> = {
  '@ccusage/pi': {
    args: ['session', '--json'],
    totals: (report) => objectIn(member(report, 'totals')),
    names: {
      input: 'inputTokens',
      output: 'outputTokens',
      cacheRead: 'cacheReadTokens',
      cacheWrite: 'cacheCreationTokens',
      cost: 'totalCost',
    },
  },
  'llm-usage-metrics': {
    args: ['monthly', '--source', 'pi', '--json'],
    totals: (report) => {
      const rows = member(report, 'data');
      return objectIn(
        Array.isArray(rows) ? rows.find((row) => member(row, 'rowType') === 'grand_total') : undefined,
      );
    },
    names: {
      input: 'inputTokens',
      output: 'outputTokens',
      cacheRead: 'cacheReadTokens',
      cacheWrite: 'cacheWriteTokens',
      cost: 'costUsd',
    },
  },
};

async function usage({ path, directory }: Params) {
  const tracker = TRACKERS[party.package];
  if (tracker === undefined) throw new Error(`${party.package} is not a usage tracker`);
  return withHome(String(path ?? directory), async (home) => {
    const text = await output(node, program, tracker.args, home);
    const report = jsonIn(text);
    // One that found nothing to count may say so with an empty list.
    const totals = Array.isArray(report) ? {} : tracker.totals(report);
    const sums = Object.entries(tracker.names).map(
      ([ours, theirs]) => [ours, Number(totals[theirs] ?? 0)] as const,
    );
    const all = Object.fromEntries(sums) as Record<keyof Tracker['names'], number>;
    if (Object.values(all).some(Number.isNaN)) throw new Rejected('its sums are not numbers');
    return { ...all, totalTokens: all.input + all.output + all.cacheRead + all.cacheWrite };
  });
}

await serve({
  initialize: () => ({
    protocol: 1,
    implementation: { name: party.package, version: party.version, language: 'JavaScript' },
    follows: party.follows,
    methods: ['session/usage'],
  }),
  'session/usage': usage,
});
