import type { SessionVersion } from '../../schema/validate.ts';
import { isValidSessionId } from '../model/naming.ts';
import type { JsonObject } from '../model/values.ts';
import type { Place } from './line-at-hand.ts';

/** Beyond this, Pi does not find a session by its header. */
export const MAX_HEADER = 1024 * 1024;

/** Judges the header at hand, and tells as which version the rest of the file is to be judged. */
export function judgeHeader(place: Place, header: JsonObject): SessionVersion {
  const version = judgeVersion(place, header);
  judgeId(place, header['id']);
  if ('parentId' in header) place.report('header/first', 'in-tree', '/parentId');
  if (place.text.length > MAX_HEADER) {
    const received = `a header of ${place.text.length.toLocaleString('en')} characters`;
    place.report('header/size', 'too-long', '', { received });
  }
  return version;
}

function judgeId(place: Place, id: unknown): void {
  if (typeof id !== 'string') place.report('header/id', 'type', '/id');
  else if (!isValidSessionId(id)) place.report('header/id', 'characters', '/id');
}

function judgeVersion(place: Place, { version }: JsonObject): SessionVersion {
  if (version === undefined || version === 1) return 1;
  if (version === 2 || version === 3) return version;
  const isNewer = typeof version === 'number' && Number.isSafeInteger(version) && version > 3;
  if (isNewer) place.report('migrate/newer', 'newer', '/version');
  else place.report('header/version-fits', 'type', '/version');
  return 3;
}
