import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RANDOM } from '../case/case-id.ts';
import { fileTrouble, UsageError } from '../errors.ts';
import { writingTo } from '../make-folder.ts';
import { counted, printable } from '../printable.ts';
import type { Trace } from '../target/target.ts';
import { PROGRAM } from '../invocation.ts';

/** The signs that lines begin with: what was sent to the driver, and what came from it. */
const SIGNS = { sent: '> ', received: '< ' } as const;

const ENDING = '.txt';
/** Says what the folder is. */
const NOTE = 'README.txt';

/** `edit/omit#random-7` is kept in `edit/omit/random-7.txt`. */
const fileOf = (folder: string, key: string): string =>
  join(folder, ...`${key.replace('#', '/')}${ENDING}`.split('/'));

/** Keeps every line that was sent and received, a file for each case. */
export class Recorder {
  readonly #folder: string;
  readonly #begun = new Set<string>();

  /** @throws UsageError for a folder that cannot be written */
  constructor(folder: string) {
    this.#folder = folder;
    writingTo(join(folder, NOTE), (path) =>
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
 * What was recorded of a case, for a reader: each line with its JSON laid out. Of a rule, or of `random`, as reports call all
 * random inputs together, the ids of its cases.
 * @throws UsageError where there is nothing of it
 */
export function recordedText(folder: string, key: string): string {
  let text: string;
  try {
    text = readFileSync(fileOf(folder, key), 'utf8');
  } catch (thrown) {
    const listed = listedCases(folder, key);
    if (listed !== undefined) return listed;
    const isEmpty = !existsSync(join(folder, NOTE));
    throw new UsageError(
      `nothing is recorded of ${key} in ${folder}: ${isEmpty ? `${PROGRAM} run --record ${folder} records it` : `${fileTrouble(thrown)}. ${PROGRAM} show <rule> --record ${folder} lists the cases of a rule`}.`,
    );
  }
  const [head = '', ...lines] = text.trimEnd().split('\n');
  return `${[head, ...lines.map(laidOut)].join('\n')}\n`;
}

/** The recorded cases that a rule, or all random inputs of one, have; undefined where there are none. */
function listedCases(folder: string, key: string): string | undefined {
  const [rule = '', name] = key.split('#');
  if (name !== undefined && name !== RANDOM) return undefined;
  let files: readonly string[];
  try {
    files = readdirSync(join(folder, ...rule.split('/')));
  } catch {
    return undefined;
  }
  const cases = files
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length))
    .filter((one) => name === undefined || one.startsWith(`${RANDOM}-`))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  if (cases.length === 0) return undefined;
  return [
    `recorded of ${key}: ${counted(cases.length, 'case')}; show one of them by its id`,
    ...cases.map((one) => `  ${rule}#${one}`),
    '',
  ].join('\n');
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
