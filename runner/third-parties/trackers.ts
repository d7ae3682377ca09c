import { pathToFileURL } from 'node:url';
import { createRequire } from 'node:module';
import { isObject } from '../../suites/model/index.ts';
import { type Home, jsonIn, output } from './sandbox.ts';

/** Programs that sum what sessions used, each with the way to its sums. */

type Json = Readonly<Record<string, unknown>>;
type Member = 'input' | 'output' | 'cacheRead' | 'cacheWrite' | 'cost';
export type Sums = Readonly<Partial<Record<Member, unknown>>>;

export interface Called {
  readonly program: string;
  readonly runtime: string;
  readonly home: Home;
}

export interface Tracker {
  /** The sums that it tells as Pi means them; all, where nothing is said. */
  readonly usage?: readonly Member[];
  readonly sums: (called: Called) => Promise<Sums>;
}

const member = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);
const objectIn = (value: unknown): Json => (isObject(value) ? value : {});
const objectsIn = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** The members of a report under their names here. */
const named = (report: Json, names: Readonly<Partial<Record<Member, string>>>): Sums =>
  Object.fromEntries(Object.entries(names).map(([ours, theirs]) => [ours, report[theirs] ?? 0]));

/** Sums over rows, under their names here. */
function added(rows: readonly Json[], names: Readonly<Partial<Record<Member, string>>>): Sums {
  const all = Object.entries(names).map(([ours, theirs]) => [
    ours,
    rows.reduce((sum, row) => sum + Number(row[theirs] ?? 0), 0),
  ]);
  return Object.fromEntries(all) as Sums;
}

const printed = async ({ program, runtime, home }: Called, ...args: readonly string[]): Promise<unknown> =>
  jsonIn(await output(runtime, program, args, home));

const CCUSAGE = {
  input: 'inputTokens',
  output: 'outputTokens',
  cacheRead: 'cacheReadTokens',
  cacheWrite: 'cacheCreationTokens',
  cost: 'totalCost',
} as const;

/** One that found nothing to count may say so with an empty list. */
const totalsOf = (report: unknown): Json => objectIn(member(report, 'totals'));

const TOKENS = ['input', 'output', 'cacheRead', 'cacheWrite'] as const;

export const TRACKERS: Readonly<Record<string, Tracker>> = {
  ccusage: {
    sums: async (called) =>
      named(totalsOf(await printed(called, 'pi', 'session', '--json', '--offline')), CCUSAGE),
  },
  '@ccusage/pi': {
    sums: async (called) => named(totalsOf(await printed(called, 'session', '--json')), CCUSAGE),
  },
  'llm-usage-metrics': {
    sums: async (called) => {
      const rows = objectsIn(member(await printed(called, 'monthly', '--source', 'pi', '--json'), 'data'));
      return named(objectIn(rows.find(({ rowType }) => rowType === 'grand_total')), {
        input: 'inputTokens',
        output: 'outputTokens',
        cacheRead: 'cacheReadTokens',
        cacheWrite: 'cacheWriteTokens',
        cost: 'costUsd',
      });
    },
  },
  codeburn: {
    usage: TOKENS,
    sums: async (called) =>
      added(
        objectsIn(await printed(called, 'models', '--provider', 'pi', '--period', 'all', '--format', 'json')),
        {
          input: 'inputTokens',
          output: 'outputTokens',
          cacheRead: 'cacheReadTokens',
          cacheWrite: 'cacheWriteTokens',
        },
      ),
  },
  '@tokscale/core': {
    usage: TOKENS,
    sums: async ({ program, home }) => {
      const { parseLocalSources } = createRequire(import.meta.url)(program) as {
        parseLocalSources: (options: object) => { messages: readonly Json[] };
      };
      const { messages } = parseLocalSources({ homeDir: home.home, sources: ['pi'] });
      return added(messages, {
        input: 'input',
        output: 'output',
        cacheRead: 'cacheRead',
        cacheWrite: 'cacheWrite',
      });
    },
  },
  '@vibe-cafe/vibe-usage': {
    usage: ['output', 'cacheRead'],
    sums: async ({ program, home }) => {
      process.env['VIBE_USAGE_PI_SESSION_DIRS'] = home.sessions;
      const { parse } = (await import(pathToFileURL(program).href)) as {
        parse: () => Promise<{ buckets: readonly Json[] }>;
      };
      const { buckets } = await parse();
      // It keeps what was thought apart, which Pi counts as output.
      const {
        output: said,
        cost: thought,
        cacheRead,
      } = added(buckets, {
        output: 'outputTokens',
        cost: 'reasoningOutputTokens',
        cacheRead: 'cachedInputTokens',
      });
      return { output: Number(said) + Number(thought), cacheRead };
    },
  },
};
