import { readFileSync } from 'node:fs';
import { broken } from '../broken/index.ts';
import { messageOf, UsageError } from '../errors.ts';
import { openSet } from '../golden/set.ts';
import { loadFacts } from '../rules/rule-facts.ts';
import { installedPi } from '../trace/installed-pi.ts';
import { traceLines, tracePage } from '../trace/page.ts';
import { isLacking, trace } from '../trace/trace.ts';
import { runTool } from './tool.ts';

/** What `pi-conform trace` does, with what only a checkout has: implementations broken on purpose, and mutants. */

const USAGE = `usage: npm run trace -- [--package <folder of Pi>] [--strength <JSON of npm run strength>] [--json | --markdown]`;

const options = {
  package: { type: 'string' },
  strength: { type: 'string' },
  json: { type: 'boolean', default: false },
  markdown: { type: 'boolean', default: false },
} as const;

function brokenByRule(): ReadonlyMap<string, readonly string[]> {
  const byRule = new Map<string, string[]>();
  for (const { rule, fault } of broken) byRule.set(rule, [...(byRule.get(rule) ?? []), fault]);
  return byRule;
}

/** @throws UsageError where the file is not what `npm run strength -- --json` wrote */
function killsIn(file: string): ReadonlyMap<string, number> {
  try {
    const { firstToKill } = JSON.parse(readFileSync(file, 'utf8')) as { firstToKill: Record<string, number> };
    return new Map(Object.entries(firstToKill));
  } catch (thrown) {
    throw new UsageError(`--strength ${file}: ${messageOf(thrown)}`);
  }
}

await runTool({ usage: USAGE, options }, async ({ package: folder, strength, json, markdown }) => {
  const made = trace(folder ?? installedPi(), {
    facts: await loadFacts(),
    golden: openSet(),
    broken: brokenByRule(),
    ...(strength !== undefined && { mutants: killsIn(strength) }),
  });
  const text = json
    ? JSON.stringify(made, null, 2)
    : markdown
      ? tracePage(made)
      : traceLines(made).join('\n');
  process.stdout.write(`${text}\n`);
  return isLacking(made) ? 1 : 0;
});
