import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { numberOf, runTool } from '../tool.ts';
import { packageInfo } from '../../package-info.ts';
import { growth, memory } from './growth.ts';
import { areas, making } from './making.ts';
import { lineOf, type Figure } from './measure.ts';
import { answering, reading } from './reading.ts';
import { writeBenchSession, writeLongLine } from './sessions.ts';
import { starting } from './starting.ts';
import { overStdio } from './stdio.ts';

/**
 * `npm run bench`: what this package takes for its work, beside what the same work takes at least, in the same process and
 * at the same time. Only the ratios say something: seconds are those of this machine at this hour.
 */

const USAGE = `usage: npm run bench -- [--only <area,...>] [--rounds <number>] [--json <file>] [--large]
areas: reading, model, generating, stdio, start, run, growth, memory
--large goes up to 1,000,000 entries and a file of 2 GB`;

interface Bench {
  readonly folder: string;
  readonly rounds: number;
  readonly large: boolean;
}

function fileOf({ folder }: Bench, entries: number): string {
  const path = join(folder, `${entries}.jsonl`);
  writeBenchSession(path, entries, 'chain');
  return path;
}

const AREAS: Readonly<Record<string, (bench: Bench) => Promise<readonly Figure[]>>> = {
  reading: (bench) => reading(fileOf(bench, 100_000), bench.rounds),
  model: (bench) => answering(fileOf(bench, 20_000), bench.rounds),
  generating: ({ rounds }) => making(rounds),
  stdio: ({ rounds }) => overStdio(rounds),
  start: (bench) => starting(fileOf(bench, 2), bench.rounds * 2),
  run: () => areas(),
  growth: ({ folder, rounds, large }) => growth(folder, large ? 1_000_000 : 100_000, rounds),
  memory: memories,
};

async function memories(bench: Bench): Promise<readonly Figure[]> {
  const long = join(bench.folder, 'long.jsonl');
  writeLongLine(long, 100_000_000);
  return [
    memory('100,000 entries', fileOf(bench, 100_000)),
    memory('a line of 100 MB', long),
    ...(bench.large ? [memory('3,500,000 entries', fileOf(bench, 3_500_000))] : []),
  ];
}

async function main(names: readonly string[], bench: Bench, json: string | undefined): Promise<void> {
  const figures: Figure[] = [];
  for (const name of names) {
    const found = (await AREAS[name]?.(bench)) ?? [];
    figures.push(...found);
    // Growth has many figures that only the next one is held against.
    const shown = found.filter(({ area, ratio }) => area !== 'growth' || ratio !== undefined);
    process.stdout.write(`${name}\n${shown.map((figure) => `${lineOf(figure)}\n`).join('')}`);
  }
  if (json === undefined) return;
  const machine = {
    node: process.version,
    platform: `${process.platform}-${process.arch}`,
    processor: cpus()[0]?.model ?? 'unknown',
    processors: availableParallelism(),
  };
  const record = { suite: packageInfo, machine, rounds: bench.rounds, large: bench.large, figures };
  writeFileSync(json, `${JSON.stringify(record, null, 2)}\n`);
}

await runTool(
  {
    usage: USAGE,
    options: {
      only: { type: 'string', default: Object.keys(AREAS).join(',') },
      rounds: { type: 'string', default: '5' },
      json: { type: 'string' },
      large: { type: 'boolean', default: false },
    },
  },
  async ({ only, rounds, json, large }) => {
    const names = only.split(',');
    const unknown = names.find((name) => !(name in AREAS));
    if (unknown !== undefined) {
      process.stderr.write(`error: unknown area "${unknown}"\n${USAGE}\n`);
      return 2;
    }
    const folder = mkdtempSync(join(tmpdir(), 'pi-conform-bench-'));
    try {
      await main(names, { folder, rounds: numberOf('rounds', rounds, 1), large }, json);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    return 0;
  },
);
