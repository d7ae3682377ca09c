import { isObject, type JsonObject } from '../model/values.ts';
import type { Place } from './line-at-hand.ts';

/** What a sentence of the documentation says beside the type of a member. */

/** The last moment that a date can be, in milliseconds. */
const LAST_MOMENT = 8.64e15;
/** Below this, a time in milliseconds lies before May 1970, and one in seconds may be meant. */
const EARLY = 1e10;
/** From this on it lies behind the year 5000, and one in microseconds may be meant. */
const LATE = 1e14;
const A_DAY = 86_400_000;

/** Whether a number is certainly a time in milliseconds. */
export const isPlainMoment = (time: number): boolean => time >= EARLY && time < LATE;

const BASE64 = /^[\w+/=\s-]*$/;
const PROBED = 256;

/** Whether text may be base64; of long text both ends are looked at. */
export const isBase64 = (data: string): boolean =>
  BASE64.test(data.length > 2 * PROBED ? data.slice(0, PROBED) + data.slice(-PROBED) : data);

/** Whether text names a media type, such as `image/png`. */
export const isMediaType = (text: string): boolean => /^[^\s/:]+\/[^\s/]/.test(text);

/** Judges the values of an entry whose members have the right types. */
export function judgeValues(place: Place, entry: JsonObject): void {
  const { message } = entry;
  if (entry['type'] === 'message' && isObject(message)) {
    judgeTime(place, message['timestamp'], entry['timestamp']);
    judgeBlocks(place, message['content'], '/message/content');
    judgeUsage(place, message['usage'], '/message/usage');
  } else {
    judgeBlocks(place, entry['content'], '/content');
    judgeUsage(place, entry['usage'], '/usage');
  }
}

function judgeTime(place: Place, time: unknown, around: unknown): void {
  if (typeof time !== 'number' || isPlainMoment(time)) return;
  const pointer = '/message/timestamp';
  if (time < 0 || time > LAST_MOMENT) place.report('entry/two-timestamps', 'no-moment', pointer);
  // Other numbers are times as well; only one that fits the entry's own in another unit is certainly of that.
  else if (typeof around === 'string') {
    const isNear = (own: number) => Math.abs(own - Date.parse(around)) < A_DAY && own > A_DAY * 1000;
    if (isNear(time * 1000)) place.report('entry/two-timestamps', 'seconds', pointer);
    else if (isNear(time / 1000)) place.report('entry/two-timestamps', 'microseconds', pointer);
  }
}

function judgeBlocks(place: Place, content: unknown, pointer: string): void {
  if (!Array.isArray(content)) return;
  for (const [at, block] of content.entries() as IterableIterator<[number, unknown]>) {
    if (!isObject(block) || block['type'] !== 'image') continue;
    const { data, mimeType } = block;
    if (typeof data === 'string' && !isBase64(data)) {
      const received = data.startsWith('data:') ? 'a data: URL' : 'other text';
      place.report('entry/image', 'data', `${pointer}/${at}/data`, { received });
    }
    if (typeof mimeType === 'string' && !isMediaType(mimeType))
      place.report('entry/image', 'media-type', `${pointer}/${at}/mimeType`);
  }
}

function judgeUsage(place: Place, usage: unknown, pointer: string): void {
  if (!isObject(usage)) return;
  for (const [member, value] of Object.entries(usage)) {
    if (typeof value === 'number' && value < 0)
      place.report('entry/usage-amounts', 'negative', `${pointer}/${member}`);
    if (member === 'cost') judgeUsage(place, value, `${pointer}/cost`);
  }
}
