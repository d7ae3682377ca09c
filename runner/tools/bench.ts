import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LineSplitter } from '../../suites/checking/index.ts';
import { type BenchShape, writeBenchSession, writeLongLine } from './bench-data.ts';
import { runTool } from './tool.ts';
import { checkFile } from '../check/check-file.ts';

/** Measures the checker: `npm run bench`, and with `-- --large` also a file of 2 GB. */

const ROUNDS = 5;
const folder = mkdtempSync(join(tmpdir(), 'pi-conform-bench-'));

/** The baseline: the same lines, by the same splitter, given to JSON.parse. */
function parseFile(path: string): void {
  const splitter = new LineSplitter((text) => void JSON.parse(text));
  const file = openSync(path, 'r');
  const chunk = Buffer.allocUnsafe(256 * 1024);
  for (let read = readSync(file, chunk); read > 0; read = readSync(file, chunk))
    splitter.push(chunk.subarray(0, read));
  splitter.end();
  closeSync(file);
}

function mustBeFine(path: string): void {
  const { facts, unreadable } = checkFile(path);
  if (unreadable !== undefined || facts.length > 0)
    throw new Error(`the file of the benchmark has a finding: ${JSON.stringify(facts[0])}`);
}

/** The best of some rounds, in milliseconds of processor time, side by side: what else the machine does counts little. */
function best(tasks: Readonly<Record<string, () => void>>, rounds = ROUNDS): Record<string, number> {
  const times: Record<string, number> = {};
  for (let round = 0; round < rounds; round++) {
    for (const [name, task] of Object.entries(tasks)) {
      const started = process.cpuUsage();
      task();
      const { user, system } = process.cpuUsage(started);
      times[name] = Math.min(times[name] ?? Infinity, (user + system) / 1000);
    }
  }
  return times;
}

const say = (what: string, figure: string, goal: string): void =>
  console.log(`${what.padEnd(46)} ${figure.padEnd(44)} ${goal}`);

function fileOf(entries: number, shape: BenchShape): string {
  const path = join(folder, `${shape}-${entries}.jsonl`);
  writeBenchSession(path, entries, shape);
  return path;
}

function throughput(path: string): void {
  const megabytes = statSync(path).size / 1e6;
  const { parse = 1, check = 1 } = best({ parse: () => parseFile(path), check: () => mustBeFine(path) });
  const rate = (time: number): string => `${((megabytes / time) * 1000).toFixed(0)} MB/s`;
  say(
    'throughput, 100,000 entries',
    `check ${rate(check)}, JSON.parse ${rate(parse)}: ${(parse / check).toFixed(2)}`,
    'at least 0.7',
  );
}

function growth(shape: BenchShape, small: string): void {
  const large = fileOf(1_000_000, shape);
  const times = best({ small: () => mustBeFine(small), large: () => mustBeFine(large) }, 3);
  const { small: few = 1, large: many = 1 } = times;
  say(
    `1,000,000 entries as a ${shape}`,
    `${(many / 1000).toFixed(2)} s, ${(many / few).toFixed(1)} times 100,000`,
    'at most 11 times',
  );
  rmSync(large);
}

/** Checks a file in a process of its own, which tells the most memory that it ever held. */
function memoryOf(path: string): { megabytes: number; seconds: number } {
  const worker = fileURLToPath(new URL('../check/check-file.js', import.meta.url));
  const script = `import { checkFile } from ${JSON.stringify(worker)};
    const { facts, unreadable } = checkFile(${JSON.stringify(path)});
    if (facts.length > 0 || unreadable) throw new Error(JSON.stringify(facts[0] ?? unreadable));
    console.log(process.resourceUsage().maxRSS);`;
  const started = performance.now();
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return { megabytes: Number(stdout) / 1000, seconds: (performance.now() - started) / 1000 };
}

function memory(what: string, path: string, goal: string): void {
  const { megabytes, seconds } = memoryOf(path);
  const size = statSync(path).size / 1e6;
  say(what, `${size.toFixed(0)} MB in ${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB of memory`, goal);
  rmSync(path);
}

function bench(large: boolean): void {
  try {
    const chain = fileOf(100_000, 'chain');
    const fan = fileOf(100_000, 'fan');
    throughput(chain);
    growth('chain', chain);
    growth('fan', fan);
    const long = join(folder, 'long.jsonl');
    writeLongLine(long, 100_000_000);
    memory('a line of 100 MB', long, 'is read');
    if (large) memory('a file of 2 GB', fileOf(3_500_000, 'chain'), 'under 250 MB beside the id index');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

await runTool(
  { usage: 'usage: npm run bench -- [--large]', options: { large: { type: 'boolean', default: false } } },
  ({ large }) => bench(large),
);
