import { readFileSync } from 'node:fs';
import type { TreeDrawing } from '../report/tree/rows.ts';
import type { FileReport } from './file-report.ts';

/** Of the problems of a line, so many are named. */
const MAX_NAMED = 3;
/** More files than these nobody looks through, and a report would grow too large to be opened. */
const MAX_FILES = 50;
const MAX_BYTES = 50_000_000;

/** The rules that a line breaks, by its number. */
export function rulesByLine(
  facts: readonly { readonly line: number; readonly rule: string }[],
): ReadonlyMap<number, readonly string[]> {
  const rules = new Map<number, string[]>();
  for (const { line, rule } of facts) {
    const same = rules.get(line);
    if (same === undefined) rules.set(line, [rule]);
    else if (!same.includes(rule) && same.length < MAX_NAMED) same.push(rule);
  }
  return rules;
}

/** The trees of the first files that have problems, by path, with the rules that each line breaks. */
export async function drawingsOf(
  files: readonly FileReport[],
  { showContent }: { readonly showContent: boolean },
): Promise<ReadonlyMap<string, TreeDrawing>> {
  const { drawTree } = await import('../report/tree/draw.ts');
  const drawings = new Map<string, TreeDrawing>();
  let left = MAX_BYTES;
  for (const { path, facts, bytes, headerless, unreadable } of files) {
    if (facts.length === 0 || headerless === true || unreadable !== undefined || bytes > left) continue;
    const content = contentOf(path);
    if (content === undefined) continue;
    drawings.set(path, drawTree(content, { problems: rulesByLine(facts), withoutContent: !showContent }));
    left -= bytes;
    if (drawings.size === MAX_FILES) break;
  }
  return drawings;
}

/** Nothing for what came by standard input, or is gone by now. */
function contentOf(path: string): Uint8Array | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
