import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { packageRoot } from '../../../schema/package-root.ts';
import { messageOf, UsageError } from '../../errors.ts';
import { sha256 } from '../../hash.ts';
import type { Fate, Killed } from './fate.ts';
import type { Passed } from './passed.ts';

/** What decides a fate beside the mutant: where any of it is another, what was kept is a hint and no more. */
export interface RunKey {
  readonly subject: string;
  readonly seed: number;
  readonly runs: number;
  readonly only: readonly string[];
}

const CODE = ['schema', 'generators', 'suites', 'runner'];
const isJudging = (file: string): boolean => file.endsWith('.js') && !file.startsWith(join('tools', ''));

/** A short name of a run: that of the same code with the same options is the same. */
export function nameOfRun(key: RunKey): string {
  const dist = join(packageRoot(), 'dist');
  const digests = CODE.flatMap((room) =>
    readdirSync(join(dist, room), { recursive: true, encoding: 'utf8' })
      .filter(isJudging)
      .sort()
      .map((file) => sha256(readFileSync(join(dist, room, file)))),
  );
  return sha256(JSON.stringify([key, digests])).slice(0, 12);
}

const origin = z.union([z.object({ example: z.string() }), z.object({ path: z.string() })]);
const fate = z.union([
  z.object({
    fate: z.literal('killed'),
    rule: z.string().optional(),
    how: z.string(),
    origin: origin.optional(),
    cases: z.number(),
  }),
  z.object({ fate: z.literal('survived'), cases: z.number() }),
]);
const kept = z.object({ run: z.string(), id: z.string(), fate });
const passedRule = z.object({ milliseconds: z.number(), reaches: z.array(z.string()).optional() });
const passed = z.object({
  run: z.string(),
  passed: z.object({ rules: z.record(z.string(), passedRule), held: z.array(z.string()) }),
});
const line = z.union([kept, passed]);

/**
 * The fates that were found so far, a line each in a file, so that a run which was interrupted goes on, and slices come
 * together. Several processes may add to one file at once.
 */
export class Kept {
  readonly #run: string;
  readonly #file: string | undefined;
  readonly #fates = new Map<string, Fate>();
  readonly #hints = new Map<string, Killed>();
  /** Ends a line that was cut off. */
  #before = '';
  #passed: Passed | undefined;

  /**
   * @param file made at need; without one, nothing is kept
   * @throws UsageError where it holds something else
   */
  constructor(run: string, file?: string) {
    this.#run = run;
    this.#file = file;
    if (file === undefined || !existsSync(file)) return;
    const text = readFileSync(file, 'utf8');
    if (text !== '' && !text.endsWith('\n')) this.#before = '\n';
    for (const [at, one] of text.split('\n').entries()) {
      // What an interruption cut off is found anew.
      const parsed = line.safeParse(asJson(one));
      if (parsed.success) this.#take(parsed.data);
      else if (at === 0 && one !== '')
        throw new UsageError(`--keep ${file} does not hold results of this command`);
    }
  }

  #take(one: z.infer<typeof line>): void {
    if ('passed' in one) {
      if (one.run === this.#run) this.#passed = one.passed;
      return;
    }
    const found = one.fate as Fate;
    if (one.run === this.#run) this.#fates.set(one.id, found);
    if (found.fate === 'killed') this.#hints.set(one.id, found);
  }

  /** What the unchanged code passes. */
  get passed(): Passed | undefined {
    return this.#passed;
  }

  /** What was found by a run of the same code with the same options. */
  fateOf(id: string): Fate | undefined {
    return this.#fates.get(id);
  }

  /** What killed a mutant when it was last killed, by whichever run. */
  get hints(): ReadonlyMap<string, Killed> {
    return this.#hints;
  }

  addPassed(found: Passed): void {
    this.#passed = found;
    this.#write({ run: this.#run, passed: found });
  }

  add(id: string, found: Fate): void {
    this.#fates.set(id, found);
    this.#write({ run: this.#run, id, fate: found });
  }

  #write(one: unknown): void {
    if (this.#file === undefined) return;
    try {
      appendFileSync(this.#file, `${this.#before}${JSON.stringify(one)}\n`);
      this.#before = '';
    } catch (thrown) {
      throw new UsageError(`--keep ${this.#file} cannot be written: ${messageOf(thrown)}`);
    }
  }
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
