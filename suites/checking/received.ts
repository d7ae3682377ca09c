import { ID_MEMBERS } from '../../schema/entry-types.ts';

/** Words for what stands in a file. They give no message text away: only ids, names of types and times are shown. */

/** Members whose text names a place, a type or a time. */
const SHOWN = new Set([
  ...ID_MEMBERS,
  'api',
  'customType',
  'mimeType',
  'role',
  'stopReason',
  'status',
  'thinkingLevel',
  'timestamp',
  'type',
  'version',
]);

const MAX_LENGTH = 60;

/** Text as a JSON string, cut where it is long. */
export function quoted(text: string): string {
  return JSON.stringify(text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text);
}

const counted = (count: number, one: string): string =>
  `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`;

/** Any value in words; text as its length alone. */
export function describe(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string')
    return value === '' ? '""' : `a string of ${counted(value.length, 'character')}`;
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `an array of ${counted(value.length, 'item')}`;
  if (typeof value === 'object' && value !== null)
    return Object.keys(value).length === 0 ? '{}' : 'an object';
  return String(value);
}

/**
 * The value at a pointer in words; text is shown where its member tells a place, a type or a time, and anything is
 * when content is asked for.
 */
export function received(value: unknown, pointer: string, showContent = false): string {
  const member = pointer.slice(pointer.lastIndexOf('/') + 1);
  if (showContent && value !== undefined) return cutJson(value);
  return typeof value === 'string' && SHOWN.has(member) ? quoted(value) : describe(value);
}

function cutJson(value: unknown): string {
  const text =
    typeof value === 'string' ? JSON.stringify(value.slice(0, 200)) : (safeJson(value) ?? describe(value));
  return text.length > 200 ? `${text.slice(0, 199)}…` : text;
}

function safeJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined; // nested too deeply
  }
}

/** The value at a JSON pointer; undefined where there is none. */
export function valueAt(value: unknown, pointer: string): unknown {
  let at = value;
  for (const raw of pointer.split('/').slice(1)) {
    const segment = raw.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, segment)) return undefined;
    at = (at as Record<string, unknown>)[segment];
  }
  return at;
}
