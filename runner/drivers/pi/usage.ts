import type { Params } from '../../driver-kit/driver.ts';
import { NotSupported } from '../../driver-kit/serve.ts';
import { type PiEntry, type PiModule, type PiPackage, siblingOf } from './package.ts';
import { openSession } from './reading.ts';

/** The tokens of one request, with more members than this driver needs. */
type Usage = object;

interface Totals {
  readonly input: number;
  readonly output: number;
  readonly cacheRead: number;
  readonly cacheWrite: number;
  readonly cost: number;
}

/** `dist/core/usage-totals.js`, as far as this driver uses it. */
interface PiUsageTotals {
  readonly createUsageTotals: () => Totals;
  readonly addUsageToTotals: (totals: Totals, usage: Usage) => void;
  readonly getUsageCostBreakdown?: (
    entries: readonly PiEntry[],
  ) => readonly { key: string; cost: number; tokens: number }[];
}

/** What Pi's own statistics of a session count (`getSessionStats`): whatever was paid for, on whatever branch. */
function usageOf(entry: PiEntry & { usage?: Usage; message?: { role: string; usage?: Usage } }) {
  if (entry.type !== 'message')
    return ['usage', 'branch_summary', 'compaction'].includes(entry.type) ? entry.usage : undefined;
  return ['assistant', 'toolResult'].includes(String(entry.message?.role)) ? entry.message?.usage : undefined;
}

/** Where Pi puts what no model is named for. */
const NO_MODEL = 'Tools/summaries';

/** The sums over a session, by Pi's own counting; left out where the release has no functions for it. */
export function counting(pi: PiModule, release: PiPackage) {
  const totals = siblingOf<PiUsageTotals>(release, ['usage-totals.js'], 'addUsageToTotals');
  if (totals === undefined) return {};
  return {
    'session/usage': async ({ path, directory }: Params) => {
      if (directory !== undefined) throw new NotSupported('Pi sums over one session, and over no folder');
      const { createUsageTotals, addUsageToTotals, getUsageCostBreakdown } = await totals();
      const entries = openSession(pi, String(path)).getEntries();
      const sum = createUsageTotals();
      for (const entry of entries) {
        const usage = usageOf(entry);
        if (usage !== undefined) addUsageToTotals(sum, usage);
      }
      const { input, output, cacheRead, cacheWrite, cost } = sum;
      const byModel = getUsageCostBreakdown?.(entries)
        .filter(({ key }) => key !== NO_MODEL)
        .map((each) => [each.key, { totalTokens: each.tokens, cost: each.cost }] as const);
      return {
        input,
        output,
        cacheRead,
        cacheWrite,
        cost,
        totalTokens: input + output + cacheRead + cacheWrite,
        ...(byModel !== undefined && { byModel: Object.fromEntries(byModel) }),
      };
    },
  };
}
