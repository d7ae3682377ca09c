import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileTrouble, UsageError } from '../errors.ts';
import { writingTo } from '../make-folder.ts';
import { printable } from '../printable.ts';
import type { Trace } from '../target/target.ts';
import { PROGRAM } from '../invocation.ts';

/** The signs that lines begin with: what was sent to the driver, and what came from it. */
const SIGNS = { sent: '> ', received: '< ' } as const;

/** `edit/omit#random-7` is kept in `edit/omit/random-7.txt`. */
const fileOf = (folder: string, key: string): string =>
  join(folder, ...`${key.replace('#', '/')}.txt`.split('/'));

/** Keeps every line that was sent and received, a file for each case. */
export class Recorder {
  readonly #folder: string;
  readonly #begun = new Set<string>();

  /** @throws UsageError for a folder that cannot be written */
  constructor(folder: string) {
    this.#folder = folder;
    writingTo(join(folder, 'README.txt'), (path) =>
      writeFileSync(
        path,
        `What pi-conform sent (>) and received (<), a file for each case; the first line names the case.\nShown by: ${PROGRAM} show <rule>#<case> --record ${folder}\n`,
      ),
    );
  }

  /** Takes the lines of a case. Where it is asked again, they come behind those of before. */
  traceOf(key: string): Trace {
    const path = fileOf(this.#folder, key);
    if (!this.#begun.has(key)) {
      this.#begun.add(key);
      writingTo(path, (to) => writeFileSync(to, `${key}\n`));
    }
    return (way, line) => appendFileSync(path, `${SIGNS[way]}${line}\n`);
  }
}

/**
 * What was recorded of a case, for a reader: each line with its JSON laid out.
 * @throws UsageError where there is nothing of it
 */
export function recordedText(folder: string, key: string): string {
  let text: string;
  try {
    text = readFileSync(fileOf(folder, key), 'utf8');
  } catch (thrown) {
    throw new UsageError(
      `nothing is recorded of ${key} in ${folder}: ${fileTrouble(thrown)}. Its cases lie in ${dirname(fileOf(folder, key))}.`,
    );
  }
  const [head = '', ...lines] = text.trimEnd().split('\n');
  return `${[head, ...lines.map(laidOut)].join('\n')}\n`;
}

function laidOut(line: string): string {
  const [sign, rest] = [line.slice(0, 2), line.slice(2)];
  try {
    const shown = JSON.stringify(JSON.parse(rest), null, 2).split('\n').map(printable);
    return shown.map((one, at) => `${at === 0 ? sign : '  '}${one}`).join('\n');
  } catch {
    return printable(line);
  }
}
