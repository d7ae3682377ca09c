/**
 * Holds the types of drivers: what is right compiles, what breaks the protocol does not. `tsc` fails here where a line
 * below `@ts-expect-error` compiles after all.
 */
import type { Driver } from './driver.ts';

interface OwnEntry {
  readonly type: string;
  readonly id: string;
  readonly parentId: string | null;
}
interface OwnMessage {
  role: 'user';
  content: string;
}

declare const session: {
  readonly header: { readonly id: string; readonly cwd?: string | undefined };
  readonly entries: readonly OwnEntry[];
  readonly leafId: string | null;
};
declare const messages: readonly { readonly entryId: string; readonly message: OwnMessage }[];
declare const maybe: string | undefined;

const initialized = {
  protocol: 1,
  implementation: { name: 'mine', version: '0.1.0' },
  follows: '1.6.0',
  methods: ['session/read'],
} as const;
const initialize = () => initialized;

/** What is right: read-only lists, own interfaces, members beyond the protocol's, promises, and what is left out as undefined. */
export const right: Driver = {
  initialize,
  'session/read': ({ path }) => ({ ...session, readFrom: path.trim() }),
  'session/context': async ({ leafId }) => ({
    messages,
    thinkingLevel: 'off',
    model: leafId === null ? null : { provider: 'a', modelId: 'b' },
  }),
  'session/info': () => ({ id: 'a', name: maybe, labels: { a1: 'start' } }),
  'session/append': ({ handle, entry }) => ({ entryId: `${handle}${entry.type}${String(entry['summary'])}` }),
  'path/directory': ({ cwd, platform }) => ({ name: platform === 'win32' ? cwd.toLowerCase() : cwd }),
};

export const wrong: Driver = {
  // @ts-expect-error: there is one version of the protocol
  initialize: () => ({ ...initialized, protocol: 2 }),
  // @ts-expect-error: a reading has a header, entries and a leaf
  'session/read': () => ({ entries: [], leafId: null }),
  // @ts-expect-error: an entry has an id
  'session/tree': () => ({ roots: [1], children: {} }),
  // @ts-expect-error: null is not a list
  'session/branch': () => ({ entryIds: null }),
  // @ts-expect-error: a message is an object
  'session/context': () => ({ messages: [{ entryId: 'a1', message: 'question' }] }),
  // @ts-expect-error: a count is a number
  'session/info': () => ({ messageCount: '3' }),
  // @ts-expect-error: the name is a member, and not the result
  'path/directory': ({ cwd }) => cwd,
  // @ts-expect-error: a promise is held to the same
  'path/file': async ({ timestamp }) => ({ file: timestamp }),
  // @ts-expect-error: yes or no
  'path/sessionId': () => ({ valid: 'yes' }),
  // @ts-expect-error: there is no such parameter
  'session/open': ({ file }) => ({ handle: file, sessionId: 'a', leafId: null }),
  // @ts-expect-error: a writer that is open has a handle
  'session/create': () => ({ sessionId: 'a', path: '/a' }),
  // @ts-expect-error: the new entry is named
  'session/append': () => undefined,
  // @ts-expect-error: sums are numbers
  'session/usage': () => ({ input: '1', output: 2 }),
};

// @ts-expect-error: no driver begins without initialize
export const silent: Driver = { 'path/directory': () => ({ name: 'a' }) };

// @ts-expect-error: there is no such method
export const misspelt: Driver = { initialize, 'session/reads': () => session };
