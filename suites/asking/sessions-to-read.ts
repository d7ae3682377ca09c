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
import type { World } from '../rule.ts';

/** Random inputs for reading rules, made of sessions that hold nothing newer than the driver follows. */
export type Cases = (world: World) => fc.Arbitrary<SessionCase>;

/** Sessions, each read from its leaf on load. */
export const loaded =
  (constraints: SessionConstraints = {}): Cases =>
  ({ features }) =>
    session({ ...constraints, features }).map((made) => caseOf(made));

/** Sessions, each read from any leaf: any entry, or before the first. */
export const fromAnyLeaf =
  (constraints: SessionConstraints = {}): Cases =>
  ({ features }) =>
    sessionWithLeaf({ ...constraints, features }).map(({ session: made, leafId }) => caseOf(made, leafId));

/** Sessions laid into bytes in any way that JSON allows: white space, escapes, order of members. */
export const framed =
  (constraints: SessionConstraints = {}): Cases =>
  ({ features }) =>
    fc
      .tuple(session({ ...constraints, features }), framing())
      .map(([made, style]) => ({ bytes: sessionBytes(made, style) }));

/** The same cases, of which only those are kept whose session shows what a rule is about. */
export const having =
  (constraints: SessionConstraints, shows: (session: Session) => boolean): Cases =>
  ({ features }) =>
    session({ ...constraints, features })
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
  ({ features }) =>
    fc
      .tuple(
        session({ features, maxEntries: 6 }),
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
