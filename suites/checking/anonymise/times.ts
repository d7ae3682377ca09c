const A_DAY = 86_400_000;
/** Below this, a number is no time in milliseconds. */
const EARLY = 1e10;
const LAST = 8.64e15;

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** ISO text as it is written with milliseconds; undefined for any other text. */
function moment(text: string): number | undefined {
  const time = ISO.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString() === text ? time : undefined;
}

/** The same time, moved by so many milliseconds; undefined for text that is none. */
export function shiftedText(text: string, shift: number): string | undefined {
  const time = moment(text);
  if (time === undefined) return undefined;
  const moved = new Date(time + shift);
  // A year outside of 0 to 9999 is written otherwise.
  return Number.isNaN(moved.getTime()) || moved.toISOString().length !== text.length
    ? text
    : moved.toISOString();
}

/**
 * The same for a number, in milliseconds or, where it fits the time of its entry so, in seconds or microseconds. What is no time stays.
 * @param around the time of the entry
 */
export function shiftedNumber(text: string, shift: number, around: string | undefined): string {
  const time = Number(text);
  if (!/^\d+$/.test(text) || time > LAST) return text;
  const near = around === undefined ? undefined : moment(around);
  const isNear = (own: number) => near !== undefined && Math.abs(own - near) < A_DAY;
  const isSeconds = isNear(time * 1000);
  const isMicroseconds = time > A_DAY * 1_000_000 && isNear(time / 1000);
  if (!isSeconds && time < EARLY) return text;
  const moved = time + (isSeconds ? shift / 1000 : isMicroseconds ? shift * 1000 : shift);
  // No early time: it would be one in seconds.
  const isFine = String(moved).length === text.length && (isSeconds ? moved > 0 : moved >= EARLY);
  return isFine ? String(moved) : text;
}
