import type { FileFact } from './fact.ts';
import { type FileSummary, Inspection } from './inspection.ts';
import { bySchema } from './schema-judge.ts';

/** Judges a whole file at once. */
export function inspectBytes(
  bytes: Uint8Array,
  options: { readonly showContent?: boolean } = {},
): { facts: FileFact[]; summary: FileSummary } {
  const facts: FileFact[] = [];
  const inspection = new Inspection((fact) => facts.push(fact), { ...options, schema: bySchema });
  inspection.push(bytes);
  inspection.endOfBytes();
  const summary = inspection.end();
  return { facts: sortedFacts(facts), summary };
}

/** Facts in the order of their lines. */
function sortedFacts(facts: readonly FileFact[]): FileFact[] {
  return [...facts].sort((a, b) => a.line - b.line || a.column - b.column);
}
