import { writeFileSync } from 'node:fs';
import { messageOf, UsageError } from '../../errors.ts';
import { exitOnSignals } from '../../target/cleanup.ts';
import { anySeed, numberOf, runTool } from '../tool.ts';
import { measure } from './measure.ts';
import { figuresOf, isKilled, reportJson, reportText } from './report.ts';
import { piCode, references } from './subject.ts';

/** Measures the suite: makes single changes to working code, and counts those that a rule shows. */

const USAGE = `usage: npm run strength -- [--of <session-manager.js of an installed Pi>] [--sample <number>] [--seed <number>]
  [--runs <number>] [--workers <number>] [--only <rules>]... [--id <mutant>]... [--json <file>] [--least <percent>]

Without --of, the reference reader and writer are changed. --sample looks at some of the mutants only; the same seed chooses
the same. --least gives exit code 1 when fewer of a hundred mutants are killed.`;

const options = {
  of: { type: 'string' },
  sample: { type: 'string' },
  seed: { type: 'string' },
  runs: { type: 'string', default: '30' },
  workers: { type: 'string', default: '1' },
  timeout: { type: 'string', default: '3000' },
  only: { type: 'string', multiple: true },
  id: { type: 'string', multiple: true },
  json: { type: 'string' },
  least: { type: 'string' },
} as const;

function save(file: string, report: unknown): void {
  try {
    writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
  } catch (thrown) {
    throw new UsageError(`--json ${file} cannot be written: ${messageOf(thrown)}`);
  }
}

exitOnSignals();
await runTool({ usage: USAGE, options }, async (values) => {
  const { of, only, id, json, least, sample } = values;
  const tell = (line: string): void => void process.stderr.write(`${line}\n`);
  const report = await measure({
    subject: of === undefined ? references() : piCode(of),
    seed: values.seed === undefined ? anySeed() : numberOf('seed', values.seed),
    runs: numberOf('runs', values.runs, 1),
    workers: numberOf('workers', values.workers, 1),
    timeout: numberOf('timeout', values.timeout, 100),
    ...(sample !== undefined && { sample: numberOf('sample', sample, 1) }),
    ...(only && { only }),
    ...(id && { ids: id }),
    onProgress: tell,
    onDone: (done, total, one) => {
      const what = isKilled(one) ? 'killed' : 'survived';
      if (process.stderr.isTTY || done % 10 === 0 || done === total || what === 'survived')
        tell(`${done} of ${total}: ${one.mutant.id} ${what}`);
    },
  });
  process.stdout.write(`${reportText(report)}\n`);
  if (json !== undefined) save(json, reportJson(report));
  return least !== undefined && figuresOf(report).percent < numberOf('least', least) ? 1 : 0;
});
