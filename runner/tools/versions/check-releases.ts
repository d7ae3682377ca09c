import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import fc from 'fast-check';
import { compareReleases, featuresOf, session } from '../../../generators/index.ts';
import { entryTypes } from '../../../schema/index.ts';
import { encodeDirectory } from '../../../suites/model/index.ts';
import { fileRule, sentenceOfFact } from '../../../suites/checking/index.ts';
import { checkFile } from '../../check/check-file.ts';
import { messageOf } from '../../errors.ts';
import { EARLY_RELEASES, writtenEarly } from './early.ts';
import { exitOnSignals } from '../../target/cleanup.ts';
import { ProcessTarget } from '../../target/process-target.ts';
import { START_DEADLINE } from '../../target/target.ts';
import { numberOf, runTool } from '../tool.ts';
import { installPi, unpackPi } from './install.ts';
import { commandFor } from './examine.ts';
import { ALL_RELEASES, SPREAD } from './releases.ts';
import { type Ask, type Folder, migratedBy, writtenBy } from './written.ts';

/** Checks what releases of Pi wrote, forked, cloned and migrated: none of it may break a must. */

const USAGE = `usage: npm run check:releases -- [--all | --release <release>...] [--seed <number>] [--sessions <number>] [--store <folder>]

Releases are installed from npm into a folder for temporary files, and stay there for the next time. The Pi driver starts on
0.31.1 and later; what came before writes by its session code. Exit code 1 when check finds a must in a file that a release wrote, or that the newest one migrated.`;

const options = {
  all: { type: 'boolean', default: false },
  release: { type: 'string', multiple: true },
  seed: { type: 'string', default: '1' },
  sessions: { type: 'string', default: '40' },
  store: { type: 'string', default: join(tmpdir(), 'pi-releases') },
} as const;

const CWD = '/home/u/app';
const DEADLINE = 20_000;
/** Below this a clone loses labels and leaves what hung below them without a parent: a fault of those releases, rightly told. */
const CLONES_LABELS = '0.79.3';

/** Every must that check finds in a file, with its line. */
async function mustsIn(path: string): Promise<readonly string[]> {
  const { facts } = await checkFile(path);
  const lines = readFileSync(path, 'utf8').split('\n');
  return facts
    .filter(({ rule }) => fileRule(rule).level === 'must')
    .map(
      (fact) => `${fact.rule}: ${sentenceOfFact(fact)}\n    ${(lines[fact.line - 1] ?? '').slice(0, 300)}`,
    );
}

async function withPi<Result>(
  folder: string,
  scratch: string,
  use: (ask: Ask) => Promise<Result>,
): Promise<Result> {
  const target = new ProcessTarget({
    command: commandFor(folder),
    env: { PI_CODING_AGENT_DIR: scratch, HOME: scratch },
    startDeadline: START_DEADLINE,
  });
  try {
    await target.initialize();
    return await use(async (method, params) => {
      const reply = await target.ask(method, params, { deadline: DEADLINE });
      return 'result' in reply ? (reply.result as Record<string, unknown>) : undefined;
    });
  } finally {
    await target.stop();
  }
}

/** What check says of the files of one release, each sentence once. */
async function checkRelease(
  release: string,
  packages: { readonly old: string; readonly newest: string },
  { seed, numRuns }: { readonly seed: number; readonly numRuns: number },
): Promise<{ readonly files: number; readonly musts: readonly string[] }> {
  const scratch = mkdtempSync(join(tmpdir(), 'pi-check-releases-'));
  const types = entryTypes.filter((type) => type !== 'label' || compareReleases(release, CLONES_LABELS) >= 0);
  const made = session({ maxEntries: 14, features: featuresOf(release), types });
  const sessions = fc.sample(made, { seed, numRuns });
  const musts = new Map<string, string>();
  let files = 0;
  try {
    const directory = join(scratch, encodeDirectory(CWD));
    mkdirSync(directory, { recursive: true });
    const folder: Folder = { directory, cwd: CWD };
    await withPi(packages.newest, scratch, async (migrate) => {
      const judge = async (path: string): Promise<void> => {
        const migrated = await migratedBy(migrate, path, scratch);
        for (const [name, file] of [
          ['written', path],
          ['migrated', migrated],
        ] as const) {
          files++;
          for (const must of await mustsIn(file)) {
            const kind = `${name} ${must.split(',')[0]}`;
            if (!musts.has(kind)) musts.set(kind, `${name}, ${basename(file)}: ${must}`);
          }
        }
      };
      if (EARLY_RELEASES.includes(release)) {
        for (const path of await writtenEarly(packages.old, scratch, { seed, numRuns })) await judge(path);
        return;
      }
      await withPi(packages.old, scratch, async (ask) => {
        for (const one of sessions) for (const path of await writtenBy(ask, one, folder)) await judge(path);
      });
    });
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  return { files, musts: [...musts.values()] };
}

exitOnSignals();
await runTool({ usage: USAGE, options }, async ({ all, release, seed, sessions, store }) => {
  const folder = resolve(store);
  mkdirSync(folder, { recursive: true });
  const newest = await installPi(ALL_RELEASES.at(-1) ?? '', folder);
  let broken = 0;
  for (const one of release ?? [...EARLY_RELEASES, ...(all ? ALL_RELEASES : SPREAD)]) {
    try {
      const old = await (EARLY_RELEASES.includes(one) ? unpackPi : installPi)(one, folder);
      const wanted = { seed: numberOf('seed', seed), numRuns: numberOf('sessions', sessions, 1) };
      const { files, musts } = await checkRelease(one, { old, newest }, wanted);
      broken += files === 0 ? 1 : musts.length;
      process.stdout.write(`${one}: ${files} files, ${musts.length} kinds of musts\n`);
      for (const must of musts) process.stdout.write(`  ${must}\n`);
    } catch (thrown) {
      broken++;
      process.stdout.write(`${one}: ${messageOf(thrown)}\n`);
    }
  }
  return broken === 0 ? 0 : 1;
});
