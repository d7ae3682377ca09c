import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Session files that the doctor asks about. */

const TIME = '2026-12-01T10:00:00.000Z';
const header = (cwd: string): object => ({ type: 'session', version: 3, id: 'doctor', timestamp: TIME, cwd });
const user = (text: string): object => ({
  type: 'message',
  id: 'a1b2c3d4',
  parentId: null,
  timestamp: TIME,
  message: { role: 'user', content: text, timestamp: 1_790_845_200_000 },
});

/** Letters of two, three and four bytes, and a sign that some take for the end of a line. */
export const LETTERS = 'ü€😀\u2028x';

const text = (...lines: readonly object[]): string =>
  lines.map((line) => `${JSON.stringify(line)}\n`).join('');

/** By name: what stands in the file. */
const SAMPLES = {
  plain: text(header('/home/u/app'), user('hello')),
  letters: text(header(`/home/${LETTERS}`), user(LETTERS)),
  // JSON.stringify writes it as an escape.
  surrogate: text(header('/home/u/\ud83d'), user('half a sign: \ud83d')),
  long: text(header('/home/u/app'), user('x'.repeat(1_000_000))),
  empty: text(header('/home/u/app')),
  noSession: 'this is not a session\n',
} as const;

export type Sample = keyof typeof SAMPLES;

/** Lays a sample into a folder. @returns its path */
export function layOut(folder: string, sample: Sample): string {
  const path = join(folder, `${sample}.jsonl`);
  writeFileSync(path, SAMPLES[sample]);
  return path;
}
