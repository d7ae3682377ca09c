import { createHash } from 'node:crypto';
import { isValidSessionId } from '../../model/naming.ts';
import { ordered, putAt, type RepairDraft } from './draft.ts';
import type { Mend } from './mend.ts';

/** The time of the first entry that tells one. */
function firstTime(draft: RepairDraft): string {
  for (let line = 1; line <= draft.size; line++) {
    const { type, timestamp } = draft.value(line) ?? {};
    if (type !== 'session' && typeof timestamp === 'string' && !Number.isNaN(Date.parse(timestamp)))
      return timestamp;
  }
  return new Date(0).toISOString();
}

/** An id of the session's own, the same each time: its characters where they serve, else one made of the file. */
function sessionId(draft: RepairDraft, id: unknown): string {
  const mended =
    typeof id === 'string' ? id.replaceAll(/[^\w.-]+/g, '-').replaceAll(/^[^a-z0-9]+|[^a-z0-9]+$/gi, '') : '';
  if (isValidSessionId(mended)) return mended;
  const hash = createHash('sha256').update(draft.bytes()).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

const inHeader =
  (valueOf: (draft: RepairDraft, stored: unknown) => unknown): Mend =>
  (draft, { line, pointer }) => {
    const header = draft.value(line);
    if (header === undefined) return undefined;
    const value = valueOf(draft, header[pointer.slice(1)]);
    putAt(header, pointer, value);
    draft.setValue(line, ordered(header, ['type', 'version', 'id', 'timestamp', 'cwd']));
    return { did: value === undefined ? `${pointer} taken out` : `${pointer} is ${JSON.stringify(value)}` };
  };

export const mendHeaderId = inHeader(sessionId);
export const mendVersion = inHeader(() => 3);

/** What each of the members that are missing is set to. */
const mendAll =
  (members: readonly string[]): Mend =>
  (draft, fact) => {
    const done = members.map((member) =>
      mendHeaderFields(draft, { ...fact, pointer: `/${member}`, members: [] }),
    );
    return { did: done.map((mended) => mended?.did).join(', ') };
  };

export const mendHeaderFields: Mend = (draft, fact) => {
  if (fact.members !== undefined && fact.members.length > 0) return mendAll(fact.members)(draft, fact);
  if (fact.pointer === '/timestamp') return inHeader(firstTime)(draft, fact);
  // The working directory is told by nothing else: as empty text, Pi asks where to go on.
  return inHeader(() => (fact.pointer === '/cwd' ? '' : undefined))(draft, fact);
};

export const mendHeaderPlace: Mend = (draft, fact) => {
  if (fact.code === 'in-tree') return inHeader(() => undefined)(draft, fact);
  if (fact.code !== 'later') return undefined;
  let at = 1;
  while (at <= draft.size && draft.value(at)?.['type'] !== 'session') at++;
  if (at > draft.size) return undefined;
  draft.reorder([
    at,
    ...Array.from({ length: draft.size }, (_, index) => index + 1).filter((line) => line !== at),
  ]);
  return { did: `the header of line ${at} put first` };
};
