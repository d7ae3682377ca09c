/** Questions asked of values that come from outside. */

export type JsonObject = { readonly [member: string]: unknown };

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** ISO text as milliseconds since 1970; null (as JSON has no NaN) where it is no date. */
export function milliseconds(timestamp: unknown): number | null {
  const time = typeof timestamp === 'string' ? Date.parse(timestamp) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}
