import { closeSync, openSync, readSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { type FileFact, Inspection, judgeNames, sortedFacts } from '../../suites/checking/index.ts';
import { messageOf } from '../errors.ts';
import { type FileReport, levelOf, MAX_FACTS, NO_FACTS } from './file-report.ts';

export interface CheckOptions {
  /** Show what stands in a faulty place, message text included. */
  readonly showContent?: boolean;
  /** The ids of the rules to be checked; all when left out. */
  readonly rules?: readonly string[] | undefined;
}

const CHUNK = 256 * 1024;

/** Judges the file at a path, which is only read. Never throws: what cannot be read is told in the report. */
export function checkFile(path: string, options: CheckOptions = {}): FileReport {
  const gathered = new Gathered(path, options);
  try {
    const file = openSync(path, 'r');
    try {
      const chunk = Buffer.allocUnsafe(CHUNK);
      for (let read = readSync(file, chunk); read > 0; read = readSync(file, chunk))
        gathered.push(chunk.subarray(0, read));
    } finally {
      closeSync(file);
    }
  } catch (thrown) {
    return gathered.unreadable(messageOf(thrown));
  }
  const location = { folder: basename(dirname(resolve(path))), file: basename(path) };
  return gathered.end(location);
}

/** Judges what comes on a stream, such as standard input. */
export async function checkStream(
  path: string,
  stream: AsyncIterable<Uint8Array>,
  options: CheckOptions = {},
): Promise<FileReport> {
  const gathered = new Gathered(path, options);
  try {
    for await (const chunk of stream) gathered.push(chunk);
  } catch (thrown) {
    return gathered.unreadable(messageOf(thrown));
  }
  return gathered.end();
}

/** The facts of one file, as they come: all are counted, the first are kept. */
class Gathered {
  readonly #path: string;
  readonly #inspection: Inspection;
  readonly #facts: FileFact[] = [];
  readonly #counts = { ...NO_FACTS };
  readonly #rules: ReadonlySet<string> | undefined;
  #bytes = 0;

  constructor(path: string, options: CheckOptions) {
    this.#path = path;
    this.#rules = options.rules && new Set(options.rules);
    this.#inspection = new Inspection((fact) => this.#add(fact), options);
  }

  push(chunk: Uint8Array): void {
    this.#bytes += chunk.length;
    this.#inspection.push(chunk);
  }

  /** @param location where the file lies; left out, its names are not judged */
  end(location?: { readonly folder: string; readonly file: string }): FileReport {
    const { header, lines, entries } = this.#inspection.end();
    if (location !== undefined && header !== undefined)
      for (const fact of judgeNames(location, header)) this.#add(fact);
    const { id, parentSession } = header?.value ?? {};
    return {
      ...this.#report(lines, entries),
      ...(typeof id === 'string' && { sessionId: id }),
      ...(typeof parentSession === 'string' && { parentSession }),
      ...(header === undefined && { headerless: true as const }),
    };
  }

  unreadable(message: string): FileReport {
    return { ...this.#report(0, 0), unreadable: message };
  }

  #report(lines: number, entries: number): FileReport {
    const facts = sortedFacts(this.#facts);
    return { path: this.#path, lines, entries, bytes: this.#bytes, facts, counts: this.#counts };
  }

  #add(fact: FileFact): void {
    if (this.#rules?.has(fact.rule) === false) return;
    this.#counts[levelOf(fact)]++;
    if (this.#facts.length < MAX_FACTS) this.#facts.push(fact);
  }
}
