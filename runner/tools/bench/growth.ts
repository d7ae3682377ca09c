import { readFileSync, rmSync, statSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contextOf, infoOf, readSession, treeOf } from '../../../suites/model/index.ts';
import { pictureOf } from '../../report/picture.ts';
import { sideBySide, type Figure } from './measure.ts';
import { mustBeFine } from './reading.ts';
import { type BenchShape, writeBenchSession } from './sessions.ts';

const SHAPES: readonly BenchShape[] = ['chain', 'fan', 'comb', 'random'];
/** Time an entry may grow so much from one size to ten times as many. */
const FLAT = 2;

/** What is done with a session of any size; each is a function of its path and its bytes. */
const TASKS: Readonly<Record<string, (path: string, bytes: Uint8Array) => unknown>> = {
  check: (path) => mustBeFine(path),
  read: (_path, bytes) => readSession(bytes),
  context: (_path, bytes) => contextOf(readSession(bytes)),
  tree: (_path, bytes) => treeOf(readSession(bytes)),
  info: (_path, bytes) => infoOf(readSession(bytes)),
  picture: (_path, bytes) => pictureOf(bytes),
  'JSON of the answer': (_path, bytes) => JSON.stringify(contextOf(readSession(bytes))),
};

/** Time an entry, from 1,000 entries to the most, each against a tenth as many. */
export async function growth(folder: string, most: number, rounds: number): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const shape of SHAPES) {
    let before: Record<string, number> = {};
    for (let entries = 1_000; entries <= most; entries *= 10) {
      const path = join(folder, `${shape}.jsonl`);
      writeBenchSession(path, entries, shape, true);
      const bytes = readFileSync(path);
      const tasks = Object.fromEntries(
        Object.entries(TASKS).map(([name, task]) => [name, () => task(path, bytes)] as const),
      );
      const medians = await sideBySide(tasks, entries > 100_000 ? 1 : rounds);
      for (const [name, median] of Object.entries(medians))
        figures.push(figureOf(shape, name, entries, median, before[name]));
      before = medians;
      rmSync(path);
    }
  }
  return figures;
}

function figureOf(
  shape: BenchShape,
  name: string,
  entries: number,
  median: number,
  before: number | undefined,
): Figure {
  const what = `${name}, ${shape} of ${entries.toLocaleString('en')}`;
  // Under 10,000 entries it is the start that is measured.
  if (before === undefined || entries < 100_000) return { area: 'growth', what, median };
  const ratio = median / before / 10;
  const against = 'time an entry, a tenth';
  return { area: 'growth', what, median, against, ratio, goal: `at most ${FLAT}`, isMet: ratio <= FLAT };
}

/** Checks a file in a process of its own, which tells the most memory that it ever held. */
export function memory(what: string, path: string): Figure {
  const worker = fileURLToPath(new URL('../../check/check-file.js', import.meta.url));
  const script = `import { checkFile } from ${JSON.stringify(worker)};
    const { facts, unreadable } = await checkFile(${JSON.stringify(path)});
    if (facts.length > 0 || unreadable) throw new Error(JSON.stringify(facts[0] ?? unreadable));
    console.log(process.resourceUsage().maxRSS);`;
  const started = performance.now();
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  const [size, peak] = [statSync(path).size / 1e6, Number(stdout) / 1000];
  const note = `${size.toFixed(0)} MB, ${peak.toFixed(0)} MB of memory`;
  return { area: 'memory', what, median: performance.now() - started, note };
}
