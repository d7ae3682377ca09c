import { type Harm, HARMS } from '../../../suites/checking/harm.ts';
import type { CheckDocument, FindingDocument } from '../document.ts';

/** Problems of one kind in one file. */
export interface ProblemGroup {
  readonly first: FindingDocument;
  readonly others: readonly FindingDocument[];
}

/** A file with problems. */
export interface FileGroup {
  readonly path: string;
  readonly problems: readonly ProblemGroup[];
  /** Problems that were counted, but not kept. */
  readonly more: number;
  /** Whether a problem of it makes the check fail. */
  readonly isBroken: boolean;
}

const weightOf = (harm: Harm): number => HARMS.indexOf(harm);

/** A report of an older version tells no harm. */
const harmOf = ({ harm, binds }: FindingDocument): Harm => harm ?? (binds ? 'lost' : 'cosmetic');

/** What breaks nothing is no worse than cosmetic for the file, whatever it may become. */
const badness = (finding: FindingDocument): number =>
  weightOf(harmOf(finding)) + (finding.binds ? 0 : HARMS.length);

/** The files that have problems, by the worst of them; in each class the most broken first. */
export function groupsOf({ files, findings }: CheckDocument): ReadonlyMap<Harm, readonly FileGroup[]> {
  const byPath = new Map<string, FindingDocument[]>();
  for (const finding of findings) {
    const { path = '' } = finding;
    const same = byPath.get(path);
    if (same === undefined) byPath.set(path, [finding]);
    else same.push(finding);
  }
  const groups = new Map<Harm, FileGroup[]>(HARMS.map((harm) => [harm, []]));
  for (const { path, counts } of files) {
    const own = byPath.get(path);
    if (own === undefined) continue;
    const more = counts.must + counts.should + counts.observed - own.length;
    const worst = own.reduce((least, one) => Math.min(least, weightOf(harmOf(one))), HARMS.length - 1);
    const isBroken = own.some(({ binds }) => binds);
    groups.get(HARMS[worst] ?? 'cosmetic')?.push({ path, problems: kindsOf(own), more, isBroken });
  }
  for (const group of groups.values())
    group.sort(
      (one, other) =>
        Number(other.isBroken) - Number(one.isBroken) || other.problems.length - one.problems.length,
    );
  return groups;
}

/** Problems of one rule and code together, the worst first. */
function kindsOf(findings: readonly FindingDocument[]): readonly ProblemGroup[] {
  const kinds = new Map<string, FindingDocument[]>();
  for (const finding of findings) {
    const kind = `${finding.rule} ${finding.code}`;
    const same = kinds.get(kind);
    if (same === undefined) kinds.set(kind, [finding]);
    else same.push(finding);
  }
  return [...kinds.values()]
    .map(([first, ...others]) => ({ first: first as FindingDocument, others }))
    .sort((one, other) => badness(one.first) - badness(other.first));
}
