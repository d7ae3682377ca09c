import type { Finding } from './finding.ts';

/** What a complaint may be about that tells its kind; ids, lines and paths are others in each case. */
const TELLING = ['what', 'rule', 'problem', 'member', 'copy'] as const;

/**
 * In which way a step is wrong, by the code of the complaint and what tells it apart: of a line that breaks a rule of files,
 * that rule; of a member, its name; of an entry that was appended, what it is. Undefined where something else than a step is wrong.
 */
export function complaintKind({
  complaint,
  about,
}: Pick<Finding, 'complaint' | 'about'>): string | undefined {
  if (complaint === undefined) return undefined;
  return [complaint, ...TELLING.flatMap((name) => about?.[name] ?? [])].join(' ');
}
