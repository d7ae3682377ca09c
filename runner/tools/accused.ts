import { accusedBy } from '../broken/accused.ts';
import { broken } from '../broken/index.ts';
import { rules } from '../../suites/index.ts';
import { runTool } from './tool.ts';

/** How many must rules one fault may fail at most, and in the median. */
const MOST = 3;
const MEDIAN = 1;

const USAGE = `Usage: npm run accused -- [--only <text>] [--json] [--needed]

Runs the must rules against every implementation that is broken on purpose, and tells which of them its one fault fails.
A rule is failed only by what its title says: a fault fails ${MEDIAN} must rule in the median, and never more than ${MOST}.
What may fail more, and why, stands in runner/broken/accused.test.ts. --only takes the ids of rules that hold the text,
such as "edit/".

--needed asks the rules of all levels, and tells of each rule the fault that it catches with the fewest others: a rule is
needed where there are ${MOST} at most, itself among them. Exit code 1 where a rule is not.`;

/** The fault that a rule catches with the fewest others, and how many rules those are. */
interface Need {
  readonly count: number;
  readonly fault: string;
}

const medianOf = (counts: readonly number[]): number =>
  counts.toSorted((one, other) => one - other)[Math.floor((counts.length - 1) / 2)] ?? 0;

/** Tells of each rule why it is needed. @returns how many are not */
function tellNeeded(needs: ReadonlyMap<string, Need>, only: string): number {
  const asked = rules.filter(({ id }) => id.includes(only));
  for (const { id } of asked) {
    const { count, fault } = needs.get(id) ?? { count: 0, fault: 'no fault fails it' };
    process.stdout.write(`${id}\t${count || '-'}\t${fault}\n`);
  }
  const alone = asked.filter(({ id }) => needs.get(id)?.count === 1).length;
  const needed = asked.filter(({ id }) => (needs.get(id)?.count ?? Infinity) <= MOST).length;
  process.stderr.write(
    `${asked.length} rules: ${alone} catch a fault alone, ${needed - alone} among ${MOST} at most, ${asked.length - needed} do not\n`,
  );
  return asked.length - needed;
}

await runTool(
  {
    usage: USAGE,
    options: {
      only: { type: 'string', default: '' },
      json: { type: 'boolean', default: false },
      needed: { type: 'boolean', default: false },
    },
  },
  async ({ only, json, needed }) => {
    const counts: number[] = [];
    const needs = new Map<string, Need>();
    let lost = 0;
    const faults = broken.filter(({ rule }) => rule.includes(only));
    for (const [index, one] of faults.entries()) {
      const { musts, rules: accusing, isFound } = await accusedBy(one, { every: needed });
      counts.push(musts.length);
      if (!isFound) lost++;
      for (const rule of accusing)
        if (accusing.length < (needs.get(rule)?.count ?? Infinity))
          needs.set(rule, { count: accusing.length, fault: one.fault });
      if (needed) {
        if (index % 50 === 49) process.stderr.write(`${index + 1} of ${faults.length} faults\n`);
        continue;
      }
      const line = json
        ? JSON.stringify({ rule: one.rule, fault: one.fault, musts, isFound })
        : `${musts.length} must  ${one.rule}: ${one.fault}${isFound ? '' : ' (not found)'}\n    ${musts.join(' ')}`;
      process.stdout.write(`${line}\n`);
    }
    if (needed) return tellNeeded(needs, only) === 0 ? 0 : 1;
    const [median, most] = [medianOf(counts), Math.max(0, ...counts)];
    process.stderr.write(
      `${counts.length} faults: ${median} must rules in the median, at most ${most}; ${lost} not found by their rule\n`,
    );
    return median > MEDIAN || most > MOST || lost > 0 ? 1 : 0;
  },
);
