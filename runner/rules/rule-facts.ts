import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../schema/package-root.ts';
import type { Method, Platform } from '../../schema/protocol.ts';
import type { Level, Suite } from '../../suites/rule.ts';
import { loadSuites } from './load-suites.ts';

/** What a list shows of a rule. */
export interface RuleFacts {
  readonly rule: string;
  readonly area: string;
  readonly level: Level;
  readonly title: string;
  readonly since?: string;
  readonly method: Method;
  readonly platform?: Platform;
  /** What Pi does, where that is a known fault. */
  readonly hazard?: string;
}

export const factsOf = (suites: readonly Suite[]): readonly RuleFacts[] =>
  suites.flatMap(({ area, rules }) =>
    rules.map(({ id, level, title, since, method, platform, hazard }) => ({
      rule: id,
      area,
      level,
      title,
      ...(since !== undefined && { since }),
      method,
      ...(platform !== undefined && { platform }),
      ...(hazard !== undefined && { hazard: hazard.pi }),
    })),
  );

/** Written by the build, so that a list need not load the rules and the generators behind them. */
export const factsFile = (): string => join(packageRoot(), 'dist', 'rules.json');

/** The facts about every rule, in report order. */
export async function loadFacts(): Promise<readonly RuleFacts[]> {
  const file = factsFile();
  if (!existsSync(file)) return factsOf(await loadSuites());
  return JSON.parse(readFileSync(file, 'utf8')) as readonly RuleFacts[];
}
