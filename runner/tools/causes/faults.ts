import type { Kind } from '../../report/causes/match.ts';
import type { Signature } from '../../report/causes/signature.ts';

/** An implementation broken on purpose, and how it answers. */
export interface Collected extends Signature {
  readonly rule: string;
  readonly fault: string;
}

/** Kinds of faults: those that answer every case alike are one, as nothing can tell them apart. */
export function kindsOf(collected: readonly Collected[]): readonly Kind[] {
  const kinds = new Map<string, { faults: string[]; rules: string[]; wrong: ReadonlyMap<string, string> }>();
  for (const { rule, fault, wrong } of collected) {
    if (wrong.size === 0) continue;
    const key = keyOf(wrong);
    const kind = kinds.get(key);
    if (kind === undefined) kinds.set(key, { faults: [fault], rules: [rule], wrong });
    else {
      if (!kind.faults.includes(fault)) kind.faults.push(fault);
      if (!kind.rules.includes(rule)) kind.rules.push(rule);
    }
  }
  return [...kinds.values()];
}

/** The answers as one text, in the order of the cases. */
export const keyOf = (wrong: ReadonlyMap<string, string>): string =>
  [...wrong]
    .map(([id, answer]) => `${id} ${answer}`)
    .sort()
    .join('\n');
