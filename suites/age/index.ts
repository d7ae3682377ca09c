import { FEATURES } from '../../generators/features.ts';
import { linesIn } from '../driving/bytes.ts';
import type { Moment } from '../driving/moment.ts';
import type { Request } from '../question.ts';
import { requirements } from '../requirements/index.ts';
import { isOlder, newestOf, type Age } from './age.ts';
import { agesOfDoing, type Doing } from './doings.ts';
import { agesOfLine } from './parts.ts';

export { newestOf, tooNew, type Age } from './age.ts';
export type { Doing } from './doings.ts';

/**
 * How old a case is: what it holds and what it leads to, each with the release that brought it. Somebody who follows an older
 * release is not asked. A rule says only since when its own title holds; all else comes from here.
 */

const NEWEST = [...Object.values(FEATURES), ...requirements.flatMap(({ since }) => since ?? [])].reduce(
  (one, other) => (isOlder(one, other) ? other : one),
);

/** Whether there is anything at all that a release does not know. */
export const lacksSomething = (follows: string): boolean => isOlder(follows, NEWEST);

/** What the files of a case came with. */
export function* agesOfFiles(files: Iterable<Uint8Array>): Generator<Age> {
  for (const bytes of files) for (const { value } of linesIn(bytes)) yield* agesOfLine(value);
}

/** What a request came with: the entry that it gives a writer, and what it leads to. */
export function* agesOfRequest(doing: Doing): Generator<Age> {
  yield* agesOfLine(doing.request.params['entry']);
  yield* agesOfDoing(doing);
}

/** What the questions of a case came with, which lay out their files one after the other. */
export function* agesOfRequests(requests: readonly Request[]): Generator<Age> {
  const files = new Map<string, Uint8Array>();
  for (const request of requests) {
    const laidOut = Object.entries(request.files ?? {});
    for (const [name, bytes] of laidOut) files.set(name, bytes);
    yield* agesOfFiles(laidOut.map(([, bytes]) => bytes));
    yield* agesOfRequest({ request, files });
  }
}

/** What a program came with, as far as it was driven. */
export function* agesOfMoments(moments: readonly Moment[]): Generator<Age> {
  for (const { step, request, before, disk } of moments) {
    if (step.act === 'place') yield* agesOfFiles([step.bytes]);
    if (request !== undefined) yield* agesOfRequest({ request, files: disk.before, session: before });
  }
}

/** The release that a case came with: that of its rule, or the newest of all that it holds and leads to. */
export function sinceOf(since: string | undefined, ages: Iterable<Age>): string | undefined {
  const newest = newestOf(ages)?.since;
  if (newest === undefined || since === undefined) return newest ?? since;
  return isOlder(since, newest) ? newest : since;
}
