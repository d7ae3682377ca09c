import { writeFileSync } from 'node:fs';
import { messageOf, UsageError } from '../../errors.ts';
import { exitOnSignals } from '../../target/cleanup.ts';
import { anySeed, numberOf, runTool } from '../tool.ts';
import { measure } from './measure.ts';
import { figuresOf, isKilled, isListWrong, reportJson, reportText } from './report.ts';
import { piCode, references } from './subject.ts';

/** Measures the suite: makes single changes to working code, and counts those that a rule shows. */

const USAGE = `usage: npm run strength -- [--of <session-manager.js of an installed Pi>] [--sample <number>] [--seed <number>]
  [--told] [--slice <number>/<of>] [--keep <file>] [--runs <number>] [--workers <number>] [--only <rules>]... [--id <mutant>]...
  [--json <file>] [--least <percent>]

Without --of, the reference reader and writer are changed. --sample looks at some of the mutants only; the same seed chooses
the same. --told leaves out what is listed as equivalent. --slice looks at one of so many equal parts. --keep names a file in
which each mutant's fate is kept: a run that was interrupted goes on where it ended, slices with the same file come together
in one report, and after a change of the suite what killed a mutant before is tried first.

Exit code 1: fewer of a hundred mutants are killed than --least, or the list of equivalents has one that a rule tells or that
no change is any more.`;

const options = {
  of: { type: 'string' },
  sample: { type: 'string' },
  seed: { type: 'string' },
  runs: { type: 'string', default: '30' },
  workers: { type: 'string', default: '1' },
  timeout: { type: 'string', default: '3000' },
  told: { type: 'boolean', default: false },
  slice: { type: 'string' },
  keep: { type: 'string' },
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

/** @throws UsageError */
function sliceOf(text: string): { index: number; of: number } {
  const [, index = 0, of = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []).map(Number);
  if (index < 1 || index > of)
    throw new UsageError(`--slice must be such as 2/4, received ${JSON.stringify(text)}`);
  return { index, of };
}

exitOnSignals();
await runTool({ usage: USAGE, options }, async (values) => {
  const { of, only, id, json, least, sample, slice, keep } = values;
  const tell = (line: string): void => void process.stderr.write(`${line}\n`);
  const report = await measure({
    subject: of === undefined ? references() : piCode(of),
    seed: values.seed === undefined ? anySeed() : numberOf('seed', values.seed),
    runs: numberOf('runs', values.runs, 1),
    workers: numberOf('workers', values.workers, 1),
    timeout: numberOf('timeout', values.timeout, 100),
    told: values.told,
    ...(sample !== undefined && { sample: numberOf('sample', sample, 1) }),
    ...(slice !== undefined && { slice: sliceOf(slice) }),
    ...(keep !== undefined && { keep }),
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
  const isLow = least !== undefined && figuresOf(report).percent < numberOf('least', least);
  return isLow || isListWrong(report) ? 1 : 0;
});
