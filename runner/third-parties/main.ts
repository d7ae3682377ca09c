import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { messageOf, UsageError } from '../errors.ts';
import { loadSuites } from '../rules/load-suites.ts';
import { run } from '../run.ts';
import { exitOnSignals } from '../target/cleanup.ts';
import { numberOf, runTool } from '../tools/tool.ts';
import { commandFor } from './install.ts';
import { THIRD_PARTIES, type ThirdParty } from './parties.ts';
import { type Looked, resultsPage } from './page.ts';

/** Runs the suite against implementations of other people, and makes the page of results. */

const USAGE = `usage: npm run third-parties -- [--only <package>]... [--seed <number>] [--store <folder>] [--page <file>]

Packages are installed from npm into a folder for temporary files, and stay there for the next time.`;

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

exitOnSignals();
await runTool({ usage: USAGE, options }, async ({ only, seed, store, page }) => {
  const unknown = only?.find((name) => THIRD_PARTIES.every((party) => party.package !== name));
  if (unknown !== undefined) throw new UsageError(`${unknown} has no driver here`);
  const folder = resolve(store);
  mkdirSync(folder, { recursive: true });
  const looked: Looked[] = [];
  for (const party of THIRD_PARTIES)
    if (only === undefined || only.includes(party.package))
      looked.push(await lookAt(party, folder, numberOf('seed', seed)));
  const text = resultsPage(looked, new Date().toISOString().slice(0, 10));
  if (page === undefined) process.stdout.write(text);
  else writeFileSync(page, text);
  return looked.every(({ report }) => report !== undefined) ? 0 : 1;
});
