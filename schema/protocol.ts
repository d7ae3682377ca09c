/** The driver protocol's names and numbers, as `protocol.md` (version 1) fixes them. */

export const PROTOCOL_VERSION = 1;

/** A refusal: the implementation looked at the input and will not take it. */
export const REJECTED = -32000;
/** JSON-RPC's "method not found": a declared method that turns out not to be supported. */
export const METHOD_NOT_FOUND = -32601;

export const READING_METHODS = [
  'session/read',
  'session/tree',
  'session/branch',
  'session/context',
  'session/info',
  'session/validate',
] as const;

export const NAMING_METHODS = ['path/directory', 'path/file', 'path/sessionId'] as const;

export const WRITING_METHODS = [
  'session/create',
  'session/new',
  'session/open',
  'session/append',
  'session/navigate',
  'session/state',
  'session/close',
  'session/fork',
  'session/clone',
] as const;

export const FINDING_METHODS = ['sessions/list', 'sessions/latest', 'sessions/find'] as const;

/** What only readers of part of the format do, or whole programs around it. */
export const FURTHER_METHODS = [
  'compaction/plan',
  'session/usage',
  'session/transcript',
  'session/import',
] as const;

/** Every method that a driver may declare, in the order in which the protocol lists them. */
export const METHODS = [
  ...READING_METHODS,
  ...NAMING_METHODS,
  ...WRITING_METHODS,
  ...FINDING_METHODS,
  ...FURTHER_METHODS,
] as const;

export type Method = (typeof METHODS)[number];
export type Platform = 'posix' | 'win32';
