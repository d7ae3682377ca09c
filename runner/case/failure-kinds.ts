import type { Difference } from './compare.ts';
import { complaintKind } from './complaint-kind.ts';
import type { Finding } from './finding.ts';

/** Members that hold what others are in; below any other one, names may be anything. */
const HOLDERS: ReadonlySet<string> = new Set([
  'entries',
  'header',
  'items',
  'message',
  'messages',
  'model',
  'sessions',
]);

/** An item in which one of these differs is another item, and all else in it differs for that reason. */
const TELLS_APART: readonly string[] = ['id', 'entryId', 'path', 'type', 'role'];

const isNumber = (part: string): boolean => /^\d+$/.test(part);

/** The part of a pointer that says what differs, without which of several it is: `/messages/#/message/content`. */
function placeOf(pointer: string): string {
  const parts = pointer.split('/').slice(1);
  const end = parts.findIndex((part) => !isNumber(part) && !HOLDERS.has(part));
  return parts
    .slice(0, end === -1 ? parts.length : end + 1)
    .map((part) => `/${isNumber(part) ? '#' : part}`)
    .join('');
}

/** The list and the item that a pointer leads into: `/messages/3`. */
const itemOf = (pointer: string): string | undefined => /^(?:\/[^/]*)*?\/\d+(?=\/)/.exec(pointer)?.[0];

/** What is missing, too much or another, each kind once. */
function kindsOfDifferences(differences: readonly Difference[]): readonly string[] {
  const others = new Set(
    differences.flatMap(({ pointer }) =>
      TELLS_APART.includes(placeOf(pointer).split('/').at(-1) ?? '') ? [itemOf(pointer)] : [],
    ),
  );
  const kinds = differences.map(({ pointer, expected, received }) => {
    const item = itemOf(pointer);
    if (item !== undefined && others.has(item)) return `${placeOf(item)} is another`;
    const how = received === undefined ? 'is missing' : expected === undefined ? 'is too much' : 'differs';
    return `${placeOf(pointer)} ${how}`;
  });
  // The length only counts what the items tell.
  const telling = kinds.filter((kind) => !kind.includes('/length '));
  return [...new Set(telling.length === 0 ? kinds : telling)];
}

/** What of a finding tells its kind. */
export type Kinded = Pick<Finding, 'code' | 'method' | 'complaint' | 'about' | 'differences'>;

/**
 * In which ways a case is wrong. Two cases that have a kind in common are probably wrong for one reason; a kind that only
 * the second has is told beside the first.
 */
export function failureKinds(finding: Kinded): readonly string[] {
  const { code, method, differences = [] } = finding;
  if (code === 'wrong-answer')
    return kindsOfDifferences(differences).map((kind) => `${code} ${method} ${kind}`);
  return [`${code} ${complaintKind(finding) ?? method}`];
}

/** Of several failures, those that show a kind which none before them shows. */
export function distinct<Failed extends { readonly finding: Finding }>(
  failures: readonly Failed[],
  shown: readonly Finding[] = [],
): readonly Failed[] {
  const seen = new Set(shown.flatMap(failureKinds));
  return failures.filter(({ finding }) => {
    const fresh = failureKinds(finding).filter((kind) => !seen.has(kind));
    for (const kind of fresh) seen.add(kind);
    return fresh.length > 0;
  });
}
