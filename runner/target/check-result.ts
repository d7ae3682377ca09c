import { validateResult, type SchemaProblem } from '../../schema/index.ts';
import type { Method } from '../../schema/protocol.ts';
import { cut, shortJson } from '../printable.ts';
import type { Reply } from './target.ts';

type Members = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Without a handle nothing more can be asked of a writer. */
const NEED_HANDLE: ReadonlySet<string> = new Set(['session/create', 'session/new', 'session/open']);

/** The members that are lists or maps: what is null there is taken for an empty one, and told once. */
const EMPTY: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'session/read': { entries: [] },
  'session/tree': { roots: [], children: {} },
  'session/branch': { entryIds: [] },
  'session/context': { messages: [], entryIds: [] },
  'session/info': { labels: {} },
  'session/validate': { problems: [] },
  'session/state': { labels: {}, entryIds: [] },
  'session/transcript': { items: [] },
  'sessions/list': { sessions: [] },
};

/** The members of an object that are null where a list or a map belongs. */
const nullsOf = (members: Members, empty: Members): string[] =>
  Object.keys(empty).filter((name) => members[name] === null);

const filled = (members: Members, empty: Members, nulls: readonly string[]): Members =>
  nulls.length === 0
    ? members
    : { ...members, ...Object.fromEntries(nulls.map((name) => [name, empty[name]])) };

/** What a count that is null stands for: a number, or that there is none. */
const A_COUNT = 'a number';

const REMEDIES: ReadonlyMap<string, string> = new Map([
  ['[]', 'an empty list is [], and not null'],
  ['{}', 'an empty map is {}, and not null'],
  [A_COUNT, 'who counts no messages declares "offers": {"messageCount": false} in the answer to initialize'],
]);

/** What to do where null stands for nothing; undefined for every other problem. */
export const remedyOfNull = ({ expected, received }: SchemaProblem): string | undefined =>
  received === null ? REMEDIES.get(expected) : undefined;

/** What is wrong with a member of a result, in a clause: what a schema asks for is words, and no JSON to be compared. */
export function resultWords({ pointer, keyword, expected, received }: SchemaProblem): string {
  const place = pointer === '' ? 'the result' : pointer;
  if (keyword === 'required') return `${place} is missing`;
  const wanted = expected
    .replace(/^must be /, '')
    .split(' or ')
    .map((one) => ARTICLES[one] ?? one);
  return `${place} must be ${wanted.join(' or ')}, received ${cut(shortJson(received), 60)}`;
}

const ARTICLES: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
};

/** Where a session is said to have no count of messages. */
function nullCount(method: string, result: Members): readonly SchemaProblem[] {
  const { sessions } = result;
  const listed = method === 'sessions/list' && Array.isArray(sessions) ? (sessions as unknown[]) : [];
  const at = listed.findIndex((session) => isObject(session) && session['messageCount'] === null);
  const isNull = (method === 'session/info' && result['messageCount'] === null) || at !== -1;
  const pointer = at === -1 ? '/messageCount' : `/sessions/${at}/messageCount`;
  return isNull ? [{ pointer, keyword: 'type', expected: A_COUNT, received: null }] : [];
}

/** The result with empty lists and maps where it has null, and the places of those. */
function withLists(method: string, result: Members): { result: Members; nulls: readonly SchemaProblem[] } {
  const empty = EMPTY[method] ?? {};
  const nulls = nullsOf(result, empty);
  const wide = filled(result, empty, nulls);
  const problems = nulls.map((name) => problemOfNull(`/${name}`, empty[name]));
  const { children } = wide;
  if (method !== 'session/tree' || !isObject(children)) return { result: wide, nulls: problems };
  const lists = Object.fromEntries(Object.keys(children).map((id) => [id, []]));
  const childless = nullsOf(children, lists);
  const evened = { ...wide, children: filled(children, lists, childless) };
  return {
    result: childless.length === 0 ? wide : evened,
    nulls: [...problems, ...childless.slice(0, 1).map((id) => problemOfNull(`/children/${id}`, []))],
  };
}

const problemOfNull = (pointer: string, empty: unknown): SchemaProblem => ({
  pointer,
  keyword: 'type',
  expected: JSON.stringify(empty),
  received: null,
});

/**
 * A result as it is judged. What is off in it is a matter of the rule that it belongs to, so it is taken as wide as can be:
 * only what is no object, or what nobody could go on with, is a fault of the protocol. How it differs from the
 * protocol's description comes with it.
 */
export function checked(method: Method | 'initialize', result: unknown, stderr: () => string): Reply {
  if (method === 'initialize') return checkedInitialize(result, stderr);
  const fault = (message: string): Reply => ({ fault: 'protocol', message, stderr: stderr() });
  if (!isObject(result))
    return fault(`the result of ${method} must be an object, received ${shortJson(result)}`);
  const { handle } = result;
  if (NEED_HANDLE.has(method) && typeof handle !== 'string' && typeof handle !== 'number')
    return fault(`the result of ${method} must have a handle, received ${shortJson(handle)}`);
  const { result: wide, nulls } = withLists(method, result);
  const malformed = [...nulls, ...nullCount(method, wide), ...validateResult(method, wide).slice(0, 1)];
  return { result: wide, ...(malformed.length > 0 && { malformed }) };
}

function checkedInitialize(result: unknown, stderr: () => string): Reply {
  const problem = validateResult('initialize', result)[0];
  if (problem === undefined) return { result };
  const { pointer, expected, received } = problem;
  const place = pointer === '' ? 'the result' : pointer;
  return {
    fault: 'protocol',
    message: `initialize: ${place} must be ${expected}, received ${shortJson(received)}`,
    stderr: stderr(),
  };
}
