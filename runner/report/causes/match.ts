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
  /** So large a part of the wrong cases of the rules that it touches must be explained, by it or by others. */
  readonly coverage: number;
}

export const THRESHOLDS: Thresholds = { agreeing: 3, share: 0.85, rival: 0.8, coverage: 0.6 };

interface Fit {
  readonly kind: Kind;
  /** Predicted, and wrong in the very same way. */
  readonly agreeing: readonly string[];
  readonly share: number;
  readonly coverage: number;
}

/**
 * Names for what an implementation does wrong: first the kind that explains most with nothing against it, whose cases are
 * set aside, and so on. Where no kind fits well enough, nothing is named.
 */
export function matchesOf(
  seen: Signature,
  kinds: readonly Kind[],
  thresholds: Thresholds = THRESHOLDS,
): readonly Match[] {
  const found: Match[] = [];
  const explained = new Set<string>();
  const open = new Set(kinds);
  for (;;) {
    const fits = [...open]
      .flatMap((kind) => fitOf(kind, seen, explained, thresholds))
      .sort((one, other) => other.agreeing.length - one.agreeing.length || other.share - one.share);
    const [best] = fits;
    if (best === undefined) return found;
    const mine = new Set(best.agreeing);
    const rivals = fits
      .slice(1)
      .filter(({ agreeing }) => agreeing.filter((id) => mine.has(id)).length >= thresholds.rival * mine.size)
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
  { agreeing: least, share: leastShare, coverage: leastCoverage }: Thresholds,
): readonly Fit[] {
  const agreeing: string[] = [];
  const rules = new Set<string>();
  let predicted = 0;
  for (const [id, answer] of kind.wrong) {
    // Predicted wrong, and right: it cannot be this one.
    if (right.has(id)) return [];
    const received = wrong.get(id);
    if (received === undefined || explained.has(id)) continue;
    predicted++;
    if (received !== answer) continue;
    agreeing.push(id);
    rules.add(ruleOf(id));
  }
  const share = agreeing.length / predicted;
  if (agreeing.length < least || share < leastShare) return [];
  const mine = new Set(agreeing);
  const around = [...wrong.keys()].filter((id) => rules.has(ruleOf(id)));
  const coverage = around.filter((id) => mine.has(id) || explained.has(id)).length / around.length;
  return coverage < leastCoverage ? [] : [{ kind, agreeing, share, coverage }];
}

const ruleOf = (id: string): string => id.slice(0, id.indexOf('#'));
