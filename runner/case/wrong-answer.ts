import { createHash } from 'node:crypto';
import type { Finding } from './finding.ts';

/**
 * A wrong answer in eight letters: two implementations that answer a case wrongly in the same way have the same. Only what
 * differs from what is right counts, and neither words of refusals nor what is made anew in each run.
 */
export function wrongAnswerOf(finding: Omit<Finding, 'rule' | 'origin'>): string {
  const { code, method, step, message, file, differences } = finding;
  const about =
    code === 'wrong-answer'
      ? (differences ?? []).map(({ pointer, received }) => [pointer, canonical(received)])
      : code === 'wrong-step'
        ? [step, words(message ?? ''), (differences ?? []).map(({ pointer }) => pointer)]
        : code === 'file-changed'
          ? [file?.replaceAll(/[0-9a-f]{4,}/g, '')]
          : [];
  return createHash('sha256')
    .update(JSON.stringify([code, method, about]))
    .digest('hex')
    .slice(0, 8);
}

/** Without what is quoted, and without numbers: ids and times are others in each run. */
const words = (text: string): string => text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""').replaceAll(/\d+/g, '0');

/** Values are compared, not the order in which their members were written. */
function canonical(value: unknown): string {
  try {
    return (
      JSON.stringify(value, (_key, member: unknown) =>
        typeof member === 'object' && member !== null && !Array.isArray(member)
          ? Object.fromEntries(Object.entries(member).sort(([one], [other]) => (one < other ? -1 : 1)))
          : member,
      ) ?? ''
    );
  } catch {
    return 'deep';
  }
}
