import type { Offers } from '../../schema/index.ts';
import type { Method } from '../../schema/protocol.ts';
import { readSession } from '../../suites/model/index.ts';
import type { Expectation, Outcome, Request } from '../../suites/question.ts';

type Entries = Readonly<Record<string, unknown>>;

const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const WINDOWS_PATH = /^(?:[A-Za-z]:[\\/]|\\\\)/;

/** Why a request is not put, by what is not offered; undefined where it is. */
export function notAsked({ method, params }: Request, offers: Offers = {}): string | undefined {
  if (offers.leafId === false && params['leafId'] !== undefined)
    return 'only the leaf on load is offered (leafId: false)';
  const { cwd } = params;
  if (offers.platformsOfFinding !== undefined && method.startsWith('sessions/') && typeof cwd === 'string') {
    const platform = WINDOWS_PATH.test(cwd) ? 'win32' : 'posix';
    if (!offers.platformsOfFinding.includes(platform))
      return `finding by working directories of ${platform} is not offered (platformsOfFinding)`;
  }
  return undefined;
}

/** Whether a writer is asked to take an entry of a type that it does not offer: such a step is passed over. */
export function isForeignEntry({ method, params }: Request, { entryTypes }: Offers = {}): boolean {
  if (entryTypes === undefined) return false;
  const entry = params['entry'];
  if (method === 'session/append') return isEntries(entry) && !entryTypes.includes(String(entry['type']));
  return method === 'session/navigate' && 'summary' in params && !entryTypes.includes('branch_summary');
}

/** The members of results that need not be given, by what says so. */
const MEMBERS: Readonly<Partial<Record<Method, Readonly<Partial<Record<keyof Offers, readonly string[]>>>>>> =
  {
    'session/context': { settings: ['thinkingLevel', 'model'] },
    'session/info': {
      labels: ['labels'],
      name: ['name'],
      firstMessage: ['firstMessage'],
      messageCount: ['messageCount'],
    },
    'sessions/list': { name: ['name'], firstMessage: ['firstMessage'], messageCount: ['messageCount'] },
    'session/state': { labels: ['labels'], name: ['name'] },
  };

type UsageMember = NonNullable<Offers['usage']>[number];

/** What the sums of a session have, unless less is offered. */
const USAGE: readonly UsageMember[] = [
  'input',
  'output',
  'cacheRead',
  'cacheWrite',
  'totalTokens',
  'cost',
  'byModel',
];

/**
 * What is offered, less what the answer itself says it does not have: a count of messages that is null, which is told
 * once, and the parts of the models, which a reader need not tell.
 */
export function asAnswered(
  offers: Offers | undefined,
  { method }: Request,
  answer: Outcome,
): Offers | undefined {
  if (!('result' in answer) || !isEntries(answer.result)) return offers;
  const { result } = answer;
  if (method === 'session/usage' && (result['byModel'] ?? null) === null)
    return { ...offers, usage: (offers?.usage ?? USAGE).filter((name) => name !== 'byModel') };
  return result['messageCount'] === null ? { ...offers, messageCount: false } : offers;
}

/** What may still be expected: or why there is nothing left to be judged. */
export type Offered = { readonly expectation: Expectation } | { readonly reason: string };

/** An expectation without what the implementation does not offer. */
export function asOffered(request: Request, expectation: Expectation, offers: Offers = {}): Offered {
  const members = Object.entries(MEMBERS[request.method] ?? {});
  const missing = members.flatMap(([offer, names]) => (offers[offer as keyof Offers] === false ? names : []));
  const idsOnly = offers.messages === 'ids' && request.method === 'session/context';
  // A context of ids is that and nothing else: settings are not in it, whatever is said of them.
  if (idsOnly) missing.push(...(MEMBERS['session/context']?.settings ?? []));
  const { usage } = offers;
  if (request.method === 'session/usage' && usage !== undefined)
    missing.push(...USAGE.filter((name) => !usage.includes(name)));
  if (missing.length === 0 && !idsOnly) return { expectation };
  const anyOf: Expectation['anyOf'][number][] = [];
  for (const one of expectation.anyOf) {
    if (!('result' in one) || !isEntries(one.result)) {
      anyOf.push(one);
      continue;
    }
    const rest = withoutMembers(one.result, missing);
    const result = idsOnly ? idsOf(rest, request) : rest;
    // Where not even something was expected, nothing was taken away.
    if (Object.keys(result).length === 0 && Object.keys(one.result).length > 0)
      return { reason: reasonFor(missing, idsOnly) };
    anyOf.push({ result });
  }
  return { expectation: { ...expectation, anyOf } };
}

const reasonFor = (missing: readonly string[], idsOnly: boolean): string =>
  idsOnly
    ? 'only the ids of a context are offered (messages: "ids")'
    : `${missing.join(' and ')}: not offered`;

function withoutMembers(result: Entries, missing: readonly string[]): Entries {
  const kept = Object.entries(result).filter(([name]) => !missing.includes(name));
  const { sessions, byModel } = result;
  const rest = Object.fromEntries(kept);
  if (isEntries(byModel) && !missing.includes('byModel')) {
    const models = Object.entries(byModel).map(([model, sums]) => [
      model,
      isEntries(sums) ? withoutMembers(sums, missing) : sums,
    ]);
    return { ...rest, byModel: Object.fromEntries(models) as Entries };
  }
  if (!Array.isArray(sessions)) return rest;
  return {
    ...rest,
    sessions: sessions.map((session: unknown) =>
      isEntries(session) ? withoutMembers(session, missing) : session,
    ),
  };
}

/**
 * A context by the entries that send something. Where that is every message of the file in its order, an answer of ids
 * shows nothing of what a rule is about, and nothing is left.
 */
function idsOf(result: Entries, request: Request): Entries {
  const { messages, ...rest } = result;
  if (!Array.isArray(messages)) return rest;
  const ids = messages.map((item: unknown) => (isEntries(item) ? item['entryId'] : undefined));
  // Where a rule does not say which entries the messages come from, ids show nothing of it.
  if (ids.some((id) => typeof id !== 'string')) return rest;
  const entryIds = ids.filter((id, at) => id !== ids[at - 1]);
  if (isWholeFile(entryIds, request)) return rest;
  return { ...rest, entryIds };
}

function isWholeFile(entryIds: readonly unknown[], { files }: Request): boolean {
  const [bytes] = Object.values(files ?? {});
  if (bytes === undefined) return false;
  try {
    const all = readSession(bytes).entries.filter(
      ({ type }) => type === 'message' || type === 'custom_message',
    );
    return all.length === entryIds.length && all.every(({ id }, at) => id === entryIds[at]);
  } catch {
    return false;
  }
}
