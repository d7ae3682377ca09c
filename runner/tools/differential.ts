import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { sessionFile, type SessionFile } from '../../generators/index.ts';
import type { Outcome } from '../../suites/question.ts';
import { onExit } from '../target/cleanup.ts';
import { difference, type Difference } from '../case/compare.ts';
import type { AnyDriver, Params } from '../driver-kit/driver.ts';
import { createModelDriver } from '../drivers/model.ts';
import realPi from '../drivers/pi.ts';
import { isProgram } from '../driver-kit/is-program.ts';
import { idsByPosition, normalizeBoth } from '../case/normalize.ts';
import { Rejected } from '../driver-kit/rejected.ts';
import { anySeed, numberOf, runTool } from './tool.ts';

/**
 * Holds the suite's model against the real Pi, in this process: random session files go to both, and their whole answers
 * must be the same. Every difference is a fault of the model's, or one of the hazards below.
 */

/** First reading: it makes Pi bring an older file up to date, and tells the ids that Pi made up for it. */
const METHODS = [
  'session/read',
  'session/tree',
  'session/branch',
  'session/context',
  'session/info',
] as const;
type ComparedMethod = (typeof METHODS)[number];

/** Where Pi is known to be wrong, so that nothing is compared. */
interface Hazard {
  readonly pi: string;
  readonly method: ComparedMethod;
  readonly applies: (file: SessionFile) => boolean;
}

const nodeMajor = Number(process.versions.node.split('.')[0]);
const holds = ({ bytes }: SessionFile, text: string) => Buffer.from(bytes).includes(text);

export const HAZARDS: readonly Hazard[] = [
  {
    pi: 'lists a session through readline, which on Node 22 and later also ends lines at U+2028 and U+2029',
    method: 'session/info',
    applies: (file) => nodeMajor >= 22 && (holds(file, '\u2028') || holds(file, '\u2029')),
  },
];

/** One answer in which the model and Pi differ. */
export interface Disagreement {
  readonly method: ComparedMethod;
  readonly file: SessionFile;
  readonly differences: readonly Difference[];
}

export interface DifferentialOptions {
  readonly runs: number;
  readonly seed: number;
  /** Ask for info only of every n-th session: Pi answers by listing a folder, which takes as long as all else. Default 1. */
  readonly infoEvery?: number;
  /** The reader that is held against Pi; by default the suite's model. */
  readonly model?: AnyDriver;
  readonly onProgress?: (sessions: number) => void;
}

export interface DifferentialReport {
  readonly seed: number;
  readonly sessions: number;
  /** How many answers were compared, by method. */
  readonly compared: Readonly<Record<string, number>>;
  /** How many answers were not compared, by the hazard. */
  readonly hazards: Readonly<Record<string, number>>;
  /** The smallest one that was found; undefined where both always agreed. */
  readonly disagreement?: Disagreement;
}

/** Compares on `runs` random session files, and shrinks the first disagreement. */
export async function differential(options: DifferentialOptions): Promise<DifferentialReport> {
  const { runs, seed, infoEvery = 1, model = createModelDriver(), onProgress } = options;
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'pi-differential-')));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const forget = onExit(remove);
  const path = join(folder, 'session.jsonl');
  const counts = new Counts();
  let sessions = 0;
  let smallest: Disagreement | undefined;
  try {
    const agree = fc.asyncProperty(sessionFile(), async (file) => {
      // While a disagreement shrinks, every method is asked for.
      const withInfo = smallest !== undefined || sessions % infoEvery === 0;
      const methods = withInfo ? METHODS : METHODS.filter((method) => method !== 'session/info');
      const found = await compareOne({ model, pi: realPi, path, counts, methods }, file);
      if (smallest === undefined) sessions++;
      onProgress?.(sessions);
      smallest = found ?? smallest;
      return found === undefined;
    });
    await fc.check(agree, { numRuns: runs, seed });
  } finally {
    forget();
    remove();
  }
  return { seed, sessions, ...counts.all(), ...(smallest && { disagreement: smallest }) };
}

class Counts {
  readonly #compared = new Map<string, number>();
  readonly #hazards = new Map<string, number>();

  compared(method: string): void {
    this.#compared.set(method, (this.#compared.get(method) ?? 0) + 1);
  }

  hazard({ pi }: Hazard): void {
    this.#hazards.set(pi, (this.#hazards.get(pi) ?? 0) + 1);
  }

  all(): Pick<DifferentialReport, 'compared' | 'hazards'> {
    return { compared: Object.fromEntries(this.#compared), hazards: Object.fromEntries(this.#hazards) };
  }
}

interface Comparison {
  readonly model: AnyDriver;
  readonly pi: AnyDriver;
  readonly path: string;
  readonly counts: Counts;
  readonly methods: readonly ComparedMethod[];
}

async function compareOne(
  { model, pi, path, counts, methods }: Comparison,
  file: SessionFile,
): Promise<Disagreement | undefined> {
  // The model's answers come first: Pi may write to the file when it opens it.
  writeFileSync(path, file.bytes);
  const expected = await answersOf(model, path, file, methods);
  const received = await answersOf(pi, path, file, methods);
  for (const [index, method] of methods.entries()) {
    const hazard = HAZARDS.find((one) => one.method === method && one.applies(file));
    if (hazard !== undefined) {
      counts.hazard(hazard);
      continue;
    }
    counts.compared(method);
    const differences = differencesOf(method, expected[index], received[index]);
    if (differences.length > 0) return { method, file, differences };
  }
  return undefined;
}

/** What a driver answers to each method; the ids of version 1, which each reader makes up, are named by position. */
async function answersOf(
  driver: AnyDriver,
  path: string,
  { leafId, version }: SessionFile,
  methods: readonly ComparedMethod[],
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const method of methods) {
    const takesLeaf = method === 'session/branch' || method === 'session/context';
    const params = { path, ...(takesLeaf && leafId !== undefined && { leafId }) };
    outcomes.push(await ask(driver, method, params));
  }
  if (version !== 1) return outcomes;
  return outcomes.map((outcome) =>
    'result' in outcome ? { result: idsByPosition(outcome.result, outcomes) } : outcome,
  );
}

async function ask(driver: AnyDriver, method: ComparedMethod, params: Params): Promise<Outcome> {
  try {
    // As it goes over the wire: members that are undefined are not there.
    return { result: JSON.parse(JSON.stringify(await driver[method]?.(params))) as unknown };
  } catch (error) {
    if (error instanceof Rejected) return { rejected: error.message };
    throw error;
  }
}

function differencesOf(
  method: ComparedMethod,
  expected: Outcome | undefined,
  received: Outcome | undefined,
): readonly Difference[] {
  if (expected === undefined || received === undefined) throw new Error(`${method} was not asked for`);
  if (!('result' in expected) || !('result' in received)) {
    const both = 'rejected' in expected && 'rejected' in received;
    return both ? [] : [{ pointer: '', expected, received }];
  }
  const even = normalizeBoth(method, expected.result, received.result);
  if (isDeepStrictEqual(even.expected, even.received)) return [];
  const missing = difference(even.expected, even.received);
  if (missing.length > 0) return missing;
  // The model's answer is a part of Pi's: what is too much shows from the other side.
  return difference(even.received, even.expected).map(({ pointer, expected: extra }) => ({
    pointer,
    received: extra ?? null,
  }));
}

/** A report as lines of text. */
export function differentialText(report: DifferentialReport): string {
  const { seed, sessions, compared, hazards, disagreement } = report;
  const counted = Object.entries(compared).map(([method, count]) => `  ${method}: ${count} answers compared`);
  const skipped = Object.entries(hazards).map(
    ([fault, count]) => `  not compared ${count} times: Pi ${fault}`,
  );
  const lines = [`seed ${seed}, ${sessions} sessions`, ...counted, ...skipped];
  if (disagreement === undefined) return [...lines, 'the model and Pi always agree'].join('\n');
  const { method, file, differences } = disagreement;
  return [
    ...lines,
    `the model and Pi differ in ${method}, leaf ${JSON.stringify(file.leafId) ?? 'on load'}, version ${file.version}:`,
    ...differences.map(
      ({ pointer, expected, received }) =>
        `  at ${pointer || '/'}: the model says ${shown(expected)}, Pi says ${shown(received)}`,
    ),
    'of this file:',
    // A long text is of no use on a terminal.
    ...Buffer.from(file.bytes).toString('utf8').split('\n').map(short),
  ].join('\n');
}

const short = (text: string) => (text.length > 2_000 ? `${text.slice(0, 2_000)}...` : text);
const shown = (value: unknown) => (value === undefined ? 'nothing' : short(JSON.stringify(value)));

const USAGE = 'usage: npm run differential -- [--runs <number>] [--seed <number>] [--info-every <n>]';

async function compare(runs: number, seed: number, infoEvery: number): Promise<number> {
  const onProgress = (sessions: number) => {
    if (process.stderr.isTTY && sessions % 100 === 0)
      process.stderr.write(`\r${sessions} of ${runs} sessions`);
  };
  const report = await differential({ runs, seed, infoEvery, onProgress });
  if (process.stderr.isTTY) process.stderr.write('\n');
  process.stdout.write(`${differentialText(report)}\n`);
  return report.disagreement === undefined ? 0 : 1;
}

if (isProgram(import.meta.url))
  await runTool(
    {
      usage: USAGE,
      options: {
        runs: { type: 'string', default: '5000' },
        seed: { type: 'string' },
        'info-every': { type: 'string', default: '1' },
      },
    },
    ({ runs, seed, 'info-every': infoEvery }) =>
      compare(
        numberOf('runs', runs, 1),
        seed === undefined ? anySeed() : numberOf('seed', seed),
        numberOf('info-every', infoEvery, 1),
      ),
  );
