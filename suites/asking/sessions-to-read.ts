import fc from 'fast-check';
import {
  compareReleases,
  framing,
  session,
  sessionBytes,
  sessionWithLeaf,
  type Session,
  type SessionConstraints,
} from '../../generators/index.ts';
import { branchOf, readSession, selectEntries } from '../model/index.ts';
import { caseOf, type SessionCase } from './reading-rule.ts';
import { namesFor, renamedBy } from './renaming.ts';
import { spoken, withoutImages } from './spoken.ts';
import type { World } from '../rule.ts';

/** Random inputs for reading rules, made of sessions that hold nothing newer than the driver follows. */
export type Cases = (world: World) => fc.Arbitrary<SessionCase>;

export interface ToRead extends SessionConstraints {
  /** Every message says its own place and nothing else. */
  readonly spoken?: true;
  /** Images may stand in them; where a rule is not about them, none do, as not everybody takes them. */
  readonly images?: true;
  /** Ids are as Pi makes them, hexadecimal and of one length: any id is right, which is a rule of its own. */
  readonly plainIds?: true;
}

/** For rules that are not about what stands in entries: what somebody asked, in plain words, one after the other. */
export const SHORT = {
  types: ['message'],
  roles: ['user'],
  text: 'plain',
  shape: 'chain',
  spoken: true,
} as const satisfies ToRead;

function simpler({ spoken: isSpoken, images, plainIds }: ToRead, made: Session): Session {
  const shown = isSpoken ? spoken(made) : images ? made : withoutImages(made);
  return plainIds
    ? renamedBy(
        namesFor(made, (place) => `a${place.toString(16).padStart(7, '0')}`),
        shown,
      )
    : shown;
}

/** Sessions as they are asked for. */
export const sessions =
  (constraints: ToRead = {}): ((world: World) => fc.Arbitrary<Session>) =>
  ({ features }) =>
    session({ ...constraints, features }).map((made) => simpler(constraints, made));

/** Sessions, each read from its leaf on load. */
export const loaded =
  (constraints: ToRead = {}): Cases =>
  (world) =>
    sessions(constraints)(world).map((made) => caseOf(made));

/** The leaf to ask for: none where it is that on load, so that readers who offer no other are asked as well. */
export const unlessOnLoad = ({ entries }: Session, leafId: string | null): string | null | undefined =>
  leafId === (entries.at(-1)?.id ?? null) ? undefined : leafId;

/** Sessions, each read from any leaf: any entry, or before the first. */
export const fromAnyLeaf =
  (constraints: ToRead = {}): Cases =>
  ({ features }) =>
    sessionWithLeaf({ ...constraints, features }).map(({ session: made, leafId }) =>
      caseOf(simpler(constraints, made), unlessOnLoad(made, leafId)),
    );

/** Sessions laid into bytes in any way that JSON allows: white space, escapes, order of members. */
export const framed =
  (constraints: ToRead = {}): Cases =>
  (world) =>
    fc
      .tuple(sessions(constraints)(world), framing())
      .map(([made, style]) => ({ bytes: sessionBytes(made, style) }));

/** The same cases, of which only those are kept whose session shows what a rule is about. */
export const having =
  (constraints: ToRead, shows: (session: Session) => boolean): Cases =>
  (world) =>
    sessions(constraints)(world)
      .filter(shows)
      .map((made) => caseOf(made));

/**
 * Before this release the documentation said nothing of an older compaction among the kept entries, and releases from
 * 0.80.6 on sent its summary as well.
 */
const ONE_SUMMARY = '0.87.0';

const keepsNoOlder = ({ bytes, leafId }: SessionCase): boolean =>
  selectEntries(branchOf(readSession(bytes), leafId)).filter(({ type }) => type === 'compaction').length < 2;

/** Whether a release is asked for contexts with an older compaction among the kept entries. */
export const sendsOneSummary = ({ follows }: World): boolean => compareReleases(follows, ONE_SUMMARY) >= 0;

/** Which contexts a release is asked for: all, or those without an older compaction among the kept entries. */
export const asked = (world: World): ((input: SessionCase) => boolean) =>
  sendsOneSummary(world) ? () => true : keepsNoOlder;

/** Text lines that are mixed into a session's own lines; the header stays the first that counts. */
export const withLines =
  (lines: fc.Arbitrary<string>, { leading = false } = {}): Cases =>
  (world) =>
    fc
      .tuple(
        sessions({ ...SHORT, maxEntries: 6 })(world),
        fc.array(fc.tuple(fc.nat(), lines), { minLength: 1, maxLength: 4 }),
      )
      .map(([made, inserted]) => {
        const all = linesOf(made);
        for (const [place, line] of inserted) {
          const first = leading ? 0 : 1;
          all.splice(first + (place % (leading ? 1 : all.length)), 0, line);
        }
        return { bytes: new TextEncoder().encode(all.map((line) => `${line}\n`).join('')) };
      });

/** The lines of a session, as Pi writes them, without their LF. */
export function linesOf({ header, entries }: Session): string[] {
  return [header, ...entries].map((value) => JSON.stringify(value));
}
