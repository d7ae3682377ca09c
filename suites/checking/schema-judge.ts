import { type SessionVersion, validateHeader } from '../../schema/validate.ts';
import type { JsonObject } from '../model/values.ts';
import { flawsOf } from './flaws.ts';
import { judgeEntry } from './judge-entry.ts';
import type { Place } from './line-at-hand.ts';
import { namesBelow, WITHOUT_THEM } from './missing-members.ts';

/** Judges the members of the line at hand by the schemas. They are large: who can do without leaves this file unloaded. */
export interface SchemaJudge {
  readonly judgeHeader: (place: Place, header: JsonObject, version: SessionVersion) => void;
  readonly judgeEntry: (place: Place, entry: JsonObject, version: SessionVersion) => void;
}

function judgeHeader(place: Place, header: JsonObject, version: SessionVersion): void {
  const flaws = flawsOf(validateHeader(header, version)).filter(
    // These have words of their own.
    ({ pointer }) => !['id', 'version', 'parentId', 'type'].includes(pointer.split('/')[1] ?? ''),
  );
  const missing = flaws.filter((flaw) => flaw.missing).map(({ pointer }) => pointer);
  for (const { pointer, expected, missing: isMissing } of flaws)
    if (!isMissing || missing.length === 1) place.report('header/fields', 'schema', pointer, { expected });
  if (missing.length > 1)
    place.report('header/fields', 'schema', '', { members: namesBelow('', missing), received: WITHOUT_THEM });
}

export const bySchema: SchemaJudge = { judgeHeader, judgeEntry };
