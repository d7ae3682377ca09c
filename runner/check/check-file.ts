import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { FileFact } from '../../suites/checking/fact.ts';
import { Inspection } from '../../suites/checking/inspection.ts';
import type { FileLocation } from '../../suites/checking/judge-names.ts';
import { isSessionFolder } from '../../suites/model/naming.ts';
import { fileTrouble } from '../errors.ts';
import { type FileReport, MAX_FACTS, NO_FACTS } from './file-report.ts';
import { whyNotOpened } from './not-a-file.ts';

export interface CheckOptions {
  /** Show what stands in a faulty place, message text included. */
  readonly showContent?: boolean;
  /** The ids of the rules to be checked; all when left out. */
  readonly rules?: readonly string[] | undefined;
}

/** One serves all files: what was read is taken before anything else is. */
const chunk = Buffer.allocUnsafeSlow(256 * 1024);

/** Judges the file at a path, which is only read. Never throws: what cannot be read is told in the report. */
export async function checkFile(path: string, options: CheckOptions = {}): Promise<FileReport> {
  let gathered: Gathered | undefined;
  try {
    const stats = statSync(path);
    const why = whyNotOpened(path, stats);
    if (why !== undefined) return unreadable(path, `${why}; give - and let it come on standard input`);
    gathered = new Gathered(path, options, stats.size);
    const file = openSync(path, 'r');
    try {
      for (let read = readSync(file, chunk); read > 0; read = readSync(file, chunk)) {
        gathered.push(chunk.subarray(0, read));
        if (gathered.awaitsSchema) await gathered.loadSchema();
      }
    } finally {
      closeSync(file);
    }
  } catch (thrown) {
    const trouble = fileTrouble(thrown);
    return gathered?.unreadable(trouble) ?? unreadable(path, trouble);
  }
  const location = { folder: basename(dirname(resolve(path))), file: basename(path) };
  return gathered.end(location);
}

/** A file of which nothing was read. */
const unreadable = (path: string, message: string): FileReport => ({
  path,
  lines: 0,
  entries: 0,
  bytes: 0,
  facts: [],
  counts: NO_FACTS,
  unreadable: message,
});

/** Judges what comes on a stream, such as standard input. */
export async function checkStream(
  path: string,
  stream: AsyncIterable<Uint8Array>,
  options: CheckOptions = {},
): Promise<FileReport> {
  const gathered = new Gathered(path, options);
  try {
    for await (const chunk of stream) {
      gathered.push(chunk);
      if (gathered.awaitsSchema) await gathered.loadSchema();
    }
  } catch (thrown) {
    return gathered.unreadable(fileTrouble(thrown));
  }
  return gathered.end();
}

/**
 * The facts of one file, as they come: all are counted, the first are kept. What only files with problems need is loaded
 * when the first problem comes.
 */
class Gathered {
  readonly #path: string;
  readonly #inspection: Inspection;
  readonly #facts: FileFact[] = [];
  /** How many facts each rule gave. */
  readonly #counts = new Map<FileFact['rule'], number>();
  readonly #rules: ReadonlySet<string> | undefined;
  #bytes = 0;

  constructor(path: string, { rules, ...options }: CheckOptions, size?: number) {
    this.#path = path;
    this.#rules = rules && new Set(rules);
    this.#inspection = new Inspection((fact) => this.#add(fact), {
      ...options,
      ...(size !== undefined && { size }),
    });
  }

  get awaitsSchema(): boolean {
    return this.#inspection.awaitsSchema;
  }

  async loadSchema(): Promise<void> {
    const { bySchema } = await import('../../suites/checking/schema-judge.ts');
    this.#inspection.useSchema(bySchema);
  }

  push(chunk: Uint8Array): void {
    this.#bytes += chunk.length;
    this.#inspection.push(chunk);
  }

  /** @param location where the file lies; left out, its names are not judged */
  async end(location?: FileLocation): Promise<FileReport> {
    this.#inspection.endOfBytes();
    if (this.awaitsSchema) await this.loadSchema();
    const { header, lines, entries, notes, foreign } = this.#inspection.end();
    if (location !== undefined && header !== undefined && isSessionFolder(location.folder)) {
      const { judgeNames } = await import('../../suites/checking/judge-names.ts');
      for (const fact of judgeNames(location, header)) this.#add(fact);
    }
    const { id, parentSession } = header?.value ?? {};
    return {
      ...(await this.#report(lines, entries)),
      ...(typeof id === 'string' && { sessionId: id }),
      ...(typeof parentSession === 'string' && { parentSession }),
      ...(header === undefined && { headerless: true as const }),
      ...(foreign && { foreign: true as const }),
      ...(notes.length > 0 && header !== undefined && { notes }),
    };
  }

  async unreadable(message: string): Promise<FileReport> {
    return { ...(await this.#report(0, 0)), unreadable: message };
  }

  async #report(lines: number, entries: number): Promise<FileReport> {
    const counts = { ...NO_FACTS };
    if (this.#counts.size > 0) {
      const { fileRule } = await import('../../suites/checking/rules/index.ts');
      for (const [rule, count] of this.#counts) counts[fileRule(rule).level] += count;
    }
    const facts = this.#facts.sort((a, b) => a.line - b.line || a.column - b.column);
    return { path: this.#path, lines, entries, bytes: this.#bytes, facts, counts };
  }

  #add(fact: FileFact): void {
    if (this.#rules?.has(fact.rule) === false) return;
    this.#counts.set(fact.rule, (this.#counts.get(fact.rule) ?? 0) + 1);
    if (this.#facts.length < MAX_FACTS) this.#facts.push(fact);
  }
}
