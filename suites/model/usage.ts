import { roleOf } from './context.ts';
import type { Entry, ReadSession } from './read.ts';
import { isObject, type JsonObject } from './values.ts';

/** Tokens and their cost. */
export interface Sums {
  readonly input: number;
  readonly output: number;
  readonly cacheRead: number;
  readonly cacheWrite: number;
  readonly cost: number;
}

/** What a session used, with the part of each model that is named for its part. */
export interface Usage extends Sums {
  readonly totalTokens: number;
  readonly byModel: Readonly<Record<string, { readonly totalTokens: number; readonly cost: number }>>;
}

const tokensOf = ({ input, output, cacheRead, cacheWrite }: Sums): number =>
  input + output + cacheRead + cacheWrite;

const NOTHING: Sums = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0, cost: 0 };

/** What several sessions used together: an entry that a copy repeats has the id and the time of its original, and counts once. */
export function usageOfAll(sessions: readonly ReadSession[]): Usage {
  const once = new Map<string, Entry>();
  for (const { entries } of sessions)
    for (const entry of entries) once.set(JSON.stringify([entry.id, entry['timestamp']]), entry);
  return usageOf({ entries: [...once.values()] });
}

/** What was paid for counts, on whatever branch, whether or not the model still sees it. */
export function usageOf({ entries }: Pick<ReadSession, 'entries'>): Usage {
  let all = NOTHING;
  const models = new Map<string, Sums>();
  for (const entry of entries) {
    const used = usedBy(entry);
    if (used === undefined) continue;
    all = plus(all, used);
    const model = modelOf(entry);
    if (model !== undefined) models.set(model, plus(models.get(model) ?? NOTHING, used));
  }
  const byModel = [...models].map(([model, sums]) => [
    model,
    { totalTokens: tokensOf(sums), cost: sums.cost },
  ]);
  return { ...all, totalTokens: tokensOf(all), byModel: Object.fromEntries(byModel) as Usage['byModel'] };
}

/** Replies and tool results hold it in their message; summaries and usage entries are it themselves. */
function usedBy(entry: Entry): JsonObject | undefined {
  const role = roleOf(entry);
  const holder =
    role === 'assistant' || role === 'toolResult'
      ? entry['message']
      : ['usage', 'compaction', 'branch_summary'].includes(entry.type)
        ? entry
        : undefined;
  const used = isObject(holder) ? holder['usage'] : undefined;
  return isObject(used) ? used : undefined;
}

/** Only a reply and a usage entry name the model that they were paid for. */
function modelOf(entry: Entry): string | undefined {
  if (entry.type === 'usage') return `${String(entry['provider'])}/${String(entry['model'])}`;
  const message = entry['message'];
  if (roleOf(entry) !== 'assistant' || !isObject(message)) return undefined;
  return `${String(message['provider'])}/${String(message['responseModel'] ?? message['model'])}`;
}

function plus(sums: Sums, { input, output, cacheRead, cacheWrite, cost }: JsonObject): Sums {
  return {
    input: sums.input + Number(input),
    output: sums.output + Number(output),
    cacheRead: sums.cacheRead + Number(cacheRead),
    cacheWrite: sums.cacheWrite + Number(cacheWrite),
    cost: sums.cost + Number(isObject(cost) ? cost['total'] : 0),
  };
}
