import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../../schema/package-root.ts';
import type { Kind } from './match.ts';

/** The bank as it lies in the package: answers of the implementations broken on purpose, made by `npm run causes -- --write`. */
export interface BankFile {
  /** The cases that any of them answers wrongly, by their place. */
  readonly cases: readonly string[];
  readonly kinds: readonly {
    readonly faults: readonly string[];
    readonly rules: readonly string[];
    /** The places of cases and the answers there: `12 0a1b2c3d 14 ...`. */
    readonly wrong: string;
  }[];
}

export const bankPath = (): string => join(packageRoot(), 'runner', 'report', 'causes', 'bank.json');

let read: readonly Kind[] | undefined;

/** The kinds of faults that can be told by their answers. */
export function bank(): readonly Kind[] {
  read ??= unpacked(JSON.parse(readFileSync(bankPath(), 'utf8')) as BankFile);
  return read;
}

export function unpacked({ cases, kinds }: BankFile): readonly Kind[] {
  return kinds.map(({ faults, rules, wrong }) => {
    const words = wrong.split(' ');
    const pairs = Array.from({ length: words.length / 2 }, (_, at): readonly [string, string] => [
      cases[Number(words[at * 2])] ?? '',
      words[at * 2 + 1] ?? '',
    ]);
    return { faults, rules, wrong: new Map(pairs) };
  });
}

export function packed(kinds: readonly Kind[]): BankFile {
  const cases = [...new Set(kinds.flatMap(({ wrong }) => [...wrong.keys()]))].sort();
  const place = new Map(cases.map((id, at) => [id, at]));
  return {
    cases,
    kinds: kinds.map(({ faults, rules, wrong }) => ({
      faults,
      rules,
      wrong: [...wrong]
        .map(([id, answer]) => [place.get(id) ?? 0, answer] as const)
        .sort(([one], [other]) => one - other)
        .flat()
        .join(' '),
    })),
  };
}
