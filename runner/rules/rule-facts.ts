import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../schema/package-root.ts';
import type { Method, Platform } from '../../schema/protocol.ts';
import type { Level, Requirement } from '../../suites/requirement.ts';
import type { InspectedRule, Rule, Suite } from '../../suites/rule.ts';
import { loadSuites } from './load-suites.ts';

/** What a list shows of a requirement. */
export interface RuleFacts {
  readonly rule: string;
  readonly area: string;
  readonly level: Level;
  readonly title: string;
  readonly since?: string;
  /** How it is shown: `run` asks and drives, `check` inspects. */
  readonly kinds: readonly Rule['kind'][];
  /** Missing where only files are inspected. */
  readonly method?: Method;
  readonly platform?: Platform;
  /** What Pi does, where that is a known fault. */
  readonly hazard?: string;
}

/** The facts about rules that are run. */
export const factsOf = (suites: readonly Suite[]): readonly RuleFacts[] =>
  suites.flatMap(({ area, rules }) =>
    rules.map((rule) => ({
      ...headOf(rule, area),
      kinds: [rule.kind],
      method: rule.method,
      ...(rule.platform !== undefined && { platform: rule.platform }),
      ...(rule.hazard !== undefined && { hazard: rule.hazard.pi }),
    })),
  );

const headOf = ({ id, level, title, since }: Requirement, area: string) => ({
  rule: id,
  area,
  level,
  title,
  ...(since !== undefined && { since }),
});

/** The facts about every requirement, in the order of the table: of those that are run, of those that files are held against, or both. */
function factsOfAll(
  requirements: readonly Requirement[],
  suites: readonly Suite[],
  inspected: readonly InspectedRule[],
): readonly RuleFacts[] {
  const run = new Map(factsOf(suites).map((facts) => [facts.rule, facts]));
  const files = new Set(inspected.map(({ id }) => id));
  return requirements.map((one) => {
    const facts = run.get(one.id) ?? { ...headOf(one, one.id.split('/')[0] ?? ''), kinds: [] };
    return files.has(one.id) ? { ...facts, kinds: [...facts.kinds, 'inspected'] } : facts;
  });
}

/** Written by the build, so that a list need not load the rules and the generators behind them. */
export const factsFile = (): string => join(packageRoot(), 'dist', 'rules.json');

/** The facts about every requirement, made from the rules themselves. */
export async function makeFacts(): Promise<readonly RuleFacts[]> {
  const [suites, { requirements }, { fileRules }] = await Promise.all([
    loadSuites(),
    import('../../suites/requirements/index.ts'),
    import('../../suites/checking/rules/index.ts'),
  ]);
  return factsOfAll(requirements, suites, fileRules);
}

/** The facts about every requirement, in report order. */
export async function loadFacts(): Promise<readonly RuleFacts[]> {
  const file = factsFile();
  if (!existsSync(file)) return makeFacts();
  return JSON.parse(readFileSync(file, 'utf8')) as readonly RuleFacts[];
}
