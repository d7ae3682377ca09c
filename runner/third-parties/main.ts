import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { messageOf, UsageError } from '../errors.ts';
import { loadSuites } from '../rules/load-suites.ts';
import { run } from '../run.ts';
import { exitOnSignals } from '../target/cleanup.ts';
import { numberOf, runTool } from '../tools/tool.ts';
import { commandFor } from './install.ts';
import { THIRD_PARTIES, type ThirdParty } from './parties.ts';
import { type Looked, pieceOf, type Piece, resultsPage } from './page.ts';

/** Runs the suite against implementations of other people, and makes the page of results. */

const USAGE = `usage: npm run third-parties -- [--only <package>]... [--seed <number>] [--store <folder>] [--page <file>]

Packages are installed from npm into a folder for temporary files, and stay there for the next time, as do their results:
the page holds those of all packages, and --only looks at some anew.`;

const options = {
  only: { type: 'string', multiple: true },
  seed: { type: 'string', default: '1' },
  store: { type: 'string', default: join(tmpdir(), 'pi-third-parties') },
  page: { type: 'string' },
} as const;

const tell = (line: string): void => void process.stderr.write(`${line}\n`);

async function lookAt(party: ThirdParty, store: string, seed: number): Promise<Looked> {
  const suites = await loadSuites();
  const titles = new Map(suites.flatMap(({ rules }) => rules.map(({ id, title }) => [id, title] as const)));
  try {
    const command = await commandFor(party, store);
    const report = await run({
      tested: { command },
      seed,
      runs: party.runs,
      jobs: 1,
      timeout: 60_000,
      onProgress: ({ result }) => {
        if (result.verdict !== 'skip') tell(`${party.package} ${result.rule}: ${result.verdict}`);
      },
    });
    return { party, report, titles };
  } catch (thrown) {
    return { party, reason: messageOf(thrown).split('\n')[0] ?? '', titles };
  }
}

/** Where the results of one are kept until it is looked at anew. */
const fileOf = ({ package: name, version }: ThirdParty, store: string): string =>
  join(store, `results-${name.replaceAll('/', '-')}-${version}.json`);

exitOnSignals();
await runTool({ usage: USAGE, options }, async ({ only, seed, store, page }) => {
  const unknown = only?.find((name) => THIRD_PARTIES.every((party) => party.package !== name));
  if (unknown !== undefined) throw new UsageError(`${unknown} has no driver here`);
  const folder = resolve(store);
  mkdirSync(folder, { recursive: true });
  for (const party of THIRD_PARTIES) {
    if (only !== undefined && !only.includes(party.package)) continue;
    const looked = await lookAt(party, folder, numberOf('seed', seed));
    const piece = pieceOf(looked, new Date().toISOString().slice(0, 10));
    writeFileSync(fileOf(party, folder), JSON.stringify(piece));
    if (looked.reason !== undefined) tell(`${party.package} was not run: ${looked.reason}`);
  }
  const known = THIRD_PARTIES.filter((party) => existsSync(fileOf(party, folder)));
  const text = resultsPage(
    known.map((party) => JSON.parse(readFileSync(fileOf(party, folder), 'utf8')) as Piece),
  );
  if (page === undefined) process.stdout.write(text);
  else writeFileSync(page, text);
  return known.length === THIRD_PARTIES.length ? 0 : 1;
});
