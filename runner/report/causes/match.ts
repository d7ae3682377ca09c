import { ruleOfCase } from '../../case/case-id.ts';
import type { Signature } from './signature.ts';

/** Implementations broken on purpose that answer alike: what one of them does, and how it answers by case. */
export interface Kind {
  /** What it does, each in a clause; of several that answer alike, all. */
  readonly faults: readonly string[];
  /** The rules that these were made for. */
  readonly rules: readonly string[];
  readonly wrong: ReadonlyMap<string, string>;
}

/** A name for what is wrong, and the cases that it explains. */
export interface Match {
  readonly kind: Kind;
  /** Others that explain nearly as much. */
  readonly alike: readonly Kind[];
  readonly cases: readonly string[];
}

/** How sure a name must be. Measured by `npm run causes`. */
export interface Thresholds {
  /** So many cases must be wrong in the very same way. */
  readonly agreeing: number;
  /** So large a part of what it predicts must come so; what another name explains is left out. */
  readonly share: number;
  /** Another that explains so large a part of the same cases is named as well. */
  readonly rival: number;
  /** So large a part of what is wrong in its area must be explained in the end, by it and by others. */
  readonly coverage: number;
  /** So many cases it must explain that no other name does. */
  readonly own: number;
}

export const THRESHOLDS: Thresholds = { agreeing: 2, share: 0.85, rival: 0.8, coverage: 0.9, own: 2 };

interface Fit {
  readonly kind: Kind;
  /** Predicted, and wrong in the very same way. */
  readonly agreeing: readonly string[];
  /** Of these, what no other name explains. */
  readonly own: readonly string[];
  readonly share: number;
}

/**
 * Names for what an implementation does wrong: first the kind that explains most with nothing against it, whose cases are
 * set aside, and so on. Where no kind fits well enough, nothing is named; and where much in an area stays unexplained, its
 * names are taken back: something is wrong there that is not in the bank, and may look like what is.
 */
export function matchesOf(
  seen: Signature,
  kinds: readonly Kind[],
  thresholds: Thresholds = THRESHOLDS,
): readonly Match[] {
  let open = kinds;
  for (;;) {
    const found = greedily(seen, open, thresholds);
    const explained = new Set(found.flatMap(({ cases }) => cases));
    const doubtful = areasOf(seen.wrong.keys(), (ids) => {
      const known = ids.filter((id) => explained.has(id)).length;
      return known / ids.length < thresholds.coverage;
    });
    const kept = found.filter(({ cases }) => !cases.some((id) => doubtful.has(areaOf(id))));
    if (kept.length === found.length) return found;
    const back = new Set(found.filter((match) => !kept.includes(match)).map(({ kind }) => kind));
    open = open.filter((kind) => !back.has(kind));
  }
}

/** The areas whose cases are so. */
function areasOf(ids: Iterable<string>, is: (ids: readonly string[]) => boolean): ReadonlySet<string> {
  const byArea = new Map<string, string[]>();
  for (const id of ids) {
    const some = byArea.get(areaOf(id));
    if (some === undefined) byArea.set(areaOf(id), [id]);
    else some.push(id);
  }
  return new Set([...byArea].filter(([, some]) => is(some)).map(([area]) => area));
}

function greedily(seen: Signature, kinds: readonly Kind[], thresholds: Thresholds): readonly Match[] {
  const found: Match[] = [];
  const explained = new Set<string>();
  const open = new Set(kinds);
  for (;;) {
    const fits = [...open]
      .flatMap((kind) => fitOf(kind, seen, explained, thresholds))
      .sort((one, other) => other.own.length - one.own.length || other.share - one.share);
    const [best] = fits;
    if (best === undefined) return found;
    const mine = new Set(best.own);
    const rivals = fits
      .slice(1)
      .filter(({ own }) => own.filter((id) => mine.has(id)).length >= thresholds.rival * mine.size)
      .map(({ kind }) => kind);
    found.push({ kind: best.kind, alike: rivals, cases: best.agreeing });
    for (const id of best.agreeing) explained.add(id);
    for (const kind of [best.kind, ...rivals]) open.delete(kind);
  }
}

function fitOf(
  kind: Kind,
  { wrong, right }: Signature,
  explained: ReadonlySet<string>,
  { agreeing: least, share: leastShare, own: leastOwn }: Thresholds,
): readonly Fit[] {
  const agreeing: string[] = [];
  let predicted = 0;
  /** What is wrong of the rules that it was made for, and whether one of these is wrong in its way. */
  let central = 0;
  let centralAgrees = false;
  for (const [id, answer] of kind.wrong) {
    // Predicted wrong, and right: it cannot be this one.
    if (right.has(id)) return [];
    const received = wrong.get(id);
    if (received === undefined) continue;
    // What another explains, and would be answered otherwise by this one, is neither for it nor against it.
    if (received === answer) agreeing.push(id);
    else if (explained.has(id)) continue;
    predicted++;
    if (!kind.rules.includes(ruleOfCase(id))) continue;
    central++;
    centralAgrees ||= received === answer;
  }
  // What goes wrong beside is often alike; what it is about must be wrong in its way.
  if (central > 0 && !centralAgrees) return [];
  const share = agreeing.length / predicted;
  const own = agreeing.filter((id) => !explained.has(id));
  return agreeing.length < least || own.length < leastOwn || share < leastShare
    ? []
    : [{ kind, agreeing, own, share }];
}

const areaOf = (id: string): string => id.slice(0, id.indexOf('/'));
