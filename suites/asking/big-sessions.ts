import { header } from '../../generators/index.ts';
import type { SessionCase } from './reading-rule.ts';

/**
 * Sessions with very many entries, and what must be answered. Their lines are written out directly: through entries and
 * the model they would take as long as all other rules together.
 */
export interface BigCase extends SessionCase {
  /** Entry ids in file order. */
  readonly ids: readonly string[];
}

const TIME = '2026-10-01T09:00:00.000Z';

function bigCase(
  length: number,
  parentOf: (index: number, ids: readonly string[]) => string | null,
): BigCase {
  const ids = Array.from({ length }, (_, index) => index.toString(16).padStart(8, '0'));
  const lines = ids.map((id, index) => {
    const parentId = JSON.stringify(parentOf(index, ids));
    return `{"type":"custom","id":"${id}","parentId":${parentId},"timestamp":"${TIME}","customType":"x"}\n`;
  });
  return { ids, bytes: Buffer.from(`${JSON.stringify(header())}\n${lines.join('')}`) };
}

/** A chain of messages of a user, each of one letter. */
export function bigTalk(length: number): BigCase {
  const { ids, bytes } = bigChain(length);
  const talk = Buffer.from(bytes)
    .toString()
    .replaceAll('"type":"custom"', '"type":"message"')
    .replaceAll('"customType":"x"', `"message":${JSON.stringify(SAID)}`);
  return { ids, bytes: Buffer.from(talk) };
}

/** What each of its messages says. */
export const SAID = { role: 'user', content: 'x', timestamp: 1 } as const;

/** One chain: each entry is the child of the one before. */
export const bigChain = (length: number): BigCase => bigCase(length, (index, ids) => ids[index - 1] ?? null);

/** One fan: all entries but the first are children of the first. */
export const bigFan = (length: number): BigCase =>
  bigCase(length, (index, ids) => (index === 0 ? null : (ids[0] ?? null)));
