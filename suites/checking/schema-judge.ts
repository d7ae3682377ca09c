import { type SessionVersion, validateHeader } from '../../schema/validate.ts';
import type { JsonObject } from '../model/values.ts';
import { flawsOf } from './flaws.ts';
import { judgeEntry } from './judge-entry.ts';
import type { Place } from './line-at-hand.ts';

/** Judges the members of the line at hand by the schemas. They are large: who can do without leaves this file unloaded. */
export interface SchemaJudge {
  readonly judgeHeader: (place: Place, header: JsonObject, version: SessionVersion) => void;
  readonly judgeEntry: (place: Place, entry: JsonObject, version: SessionVersion) => void;
}

function judgeHeader(place: Place, header: JsonObject, version: SessionVersion): void {
  for (const { pointer, expected } of flawsOf(validateHeader(header, version))) {
    const [, member = ''] = pointer.split('/');
    // These have words of their own.
    if (!['id', 'version', 'parentId', 'type'].includes(member))
      place.report('header/fields', 'schema', pointer, { expected });
  }
}

export const bySchema: SchemaJudge = { judgeHeader, judgeEntry };
