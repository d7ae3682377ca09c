import type { FixtureCase, FixtureEntry } from '../../schema/index.ts';
import { difference } from '../case/compare.ts';
import { cut } from '../printable.ts';
import { CASE_FILE, TREE_FILE } from './layout.ts';
import type { GoldenSet } from './set.ts';

/** What became of one case from one set to another. */
export interface CaseChange {
  readonly id: string;
  readonly change: 'added' | 'removed' | 'renamed' | 'changed';
  /** In words; one a thing that is other than it was. */
  readonly says: readonly string[];
}

/** Compares two sets, case by case, in the order of the newer one; what is gone stands last. */
export function diffSets(old: GoldenSet, now: GoldenSet): readonly CaseChange[] {
  const before = byId(old);
  const { aliases } = now.manifest;
  const formerOf = new Map(
    Object.entries(aliases).flatMap(([former, id]) => (before.has(former) ? [[id, former] as const] : [])),
  );
  const met = new Set<string>();
  const changes = now.manifest.cases.flatMap((entry): CaseChange[] => {
    const formerId = before.has(entry.id) ? entry.id : formerOf.get(entry.id);
    const former = formerId === undefined ? undefined : before.get(formerId);
    if (former === undefined)
      return [
        { id: entry.id, change: 'added', says: [`new, ${entry.level}: ${now.caseOf(entry.id).title}`] },
      ];
    met.add(former.id);
    const renamed = former.id === entry.id ? [] : [`was called ${former.id}`];
    const says = [...renamed, ...(isSame(former, entry) ? [] : changesOf(former, entry, old, now))];
    return says.length === 0
      ? []
      : [{ id: entry.id, change: renamed.length === says.length ? 'renamed' : 'changed', says }];
  });
  const gone = old.manifest.cases.filter(({ id }) => !met.has(id));
  return [
    ...changes,
    ...gone.map(({ id, level }): CaseChange => ({ id, change: 'removed', says: [`gone, was ${level}`] })),
  ];
}

const byId = ({ manifest }: GoldenSet): ReadonlyMap<string, FixtureEntry> =>
  new Map(manifest.cases.map((entry) => [entry.id, entry]));

const isSame = (one: FixtureEntry, other: FixtureEntry): boolean =>
  JSON.stringify(one.files) === JSON.stringify(other.files);

/** The members of a case that a reader wants to know about, and what they are called. */
const MEMBERS: readonly (readonly [keyof FixtureCase, string])[] = [
  ['level', 'the level'],
  ['title', 'what must hold'],
  ['since', 'the release it is asked from'],
  ['kind', 'the kind'],
  ['method', 'the method'],
  ['params', 'the parameters'],
  ['steps', 'the steps'],
  ['earlier', 'what is asked before'],
  ['unchanged', 'whether the files must stay'],
  ['deadline', 'the deadline'],
  ['source', 'the source'],
];

function changesOf(former: FixtureEntry, entry: FixtureEntry, old: GoldenSet, now: GoldenSet): string[] {
  const [was, is] = [old.caseOf(former.id), now.caseOf(entry.id)];
  const members = MEMBERS.flatMap(([member, name]) =>
    JSON.stringify(was[member]) === JSON.stringify(is[member])
      ? []
      : [`${name} changed from ${short(was[member])} to ${short(is[member])}`],
  );
  return [...members, ...filesChanged(former, entry), ...expectationChanged(was, is), ...piChanged(was, is)];
}

function filesChanged({ files: was }: FixtureEntry, { files: is }: FixtureEntry): string[] {
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (name) => name !== CASE_FILE && name !== TREE_FILE,
  );
  return names.flatMap((name) => {
    if (was[name] === is[name]) return [];
    if (was[name] === undefined) return [`the file ${name} came in`];
    return [is[name] === undefined ? `the file ${name} is gone` : `the file ${name} has other bytes`];
  });
}

function expectationChanged({ expected: was }: FixtureCase, { expected: is }: FixtureCase): string[] {
  if (JSON.stringify(was) === JSON.stringify(is)) return [];
  const [first] = difference(was, is);
  if (first === undefined) return [`the right answer says more than before`];
  return [
    `the right answer changed at ${first.pointer}: from ${short(first.expected)} to ${short(first.received)}`,
  ];
}

function piChanged({ pi: was }: FixtureCase, { pi: is }: FixtureCase): string[] {
  const version = was.version === is.version ? [] : [`asked of Pi ${is.version}, before of ${was.version}`];
  if (was.agrees !== is.agrees)
    return [...version, is.agrees ? 'Pi answers as expected now' : 'Pi does not answer as expected any more'];
  const same = JSON.stringify([was.answer, was.transcript, was.after, was.hazard]);
  return same === JSON.stringify([is.answer, is.transcript, is.after, is.hazard])
    ? version
    : [...version, 'Pi does otherwise than before'];
}

/** So many characters of a value are shown. */
const MAX = 121;

const short = (value: unknown): string => (value === undefined ? 'nothing' : cut(JSON.stringify(value), MAX));
