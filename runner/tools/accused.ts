import { accusedBy } from '../broken/accused.ts';
import { broken } from '../broken/index.ts';
import { runTool } from './tool.ts';

/** How many must rules one fault may fail at most, and in the median. */
const MOST = 3;
const MEDIAN = 1;

const USAGE = `Usage: npm run accused -- [--only <text>] [--json]

Runs the must rules against every implementation that is broken on purpose, and tells which of them its one fault fails.
A rule is failed only by what its title says: a fault fails ${MEDIAN} must rule in the median, and never more than ${MOST}.
What may fail more, and why, stands in runner/broken/accused.test.ts. --only takes the ids of rules that hold the text,
such as "edit/".`;

const medianOf = (counts: readonly number[]): number =>
  counts.toSorted((one, other) => one - other)[Math.floor((counts.length - 1) / 2)] ?? 0;

await runTool(
  {
    usage: USAGE,
    options: { only: { type: 'string', default: '' }, json: { type: 'boolean', default: false } },
  },
  async ({ only, json }) => {
    const counts: number[] = [];
    let lost = 0;
    for (const one of broken.filter(({ rule }) => rule.includes(only))) {
      const { musts, isFound } = await accusedBy(one);
      counts.push(musts.length);
      if (!isFound) lost++;
      const line = json
        ? JSON.stringify({ rule: one.rule, fault: one.fault, musts, isFound })
        : `${musts.length} must  ${one.rule}: ${one.fault}${isFound ? '' : ' (not found)'}\n    ${musts.join(' ')}`;
      process.stdout.write(`${line}\n`);
    }
    const [median, most] = [medianOf(counts), Math.max(0, ...counts)];
    process.stderr.write(
      `${counts.length} faults: ${median} must rules in the median, at most ${most}; ${lost} not found by their rule\n`,
    );
    return median > MEDIAN || most > MOST || lost > 0 ? 1 : 0;
  },
);
