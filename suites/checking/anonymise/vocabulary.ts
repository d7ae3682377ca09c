import { readSchema } from '../../../schema/files.ts';
import { FOREIGN_BLOCKS } from '../kinds-at.ts';

/** What is no secret: the names of declared members, and for some members the values that the schemas list. */
export interface Vocabulary {
  readonly members: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, ReadonlySet<string>>;
  /** All of it, in small letters. */
  readonly words: ReadonlySet<string>;
}

/** Members that hold whatever a tool, an extension or a provider put there: also their names are its own. */
const FREE = new Set(['arguments', 'data', 'details', 'parameters', 'sections']);

export const isFree = (member: string, { members }: Vocabulary): boolean =>
  FREE.has(member) || !members.has(member);

/** The vocabulary of all versions of the format. */
export function readVocabulary(): Vocabulary {
  const members = new Set<string>();
  const values = new Map<string, Set<string>>([
    ['type', new Set(FOREIGN_BLOCKS)],
    // A summary of what stood before the first entry.
    ['fromId', new Set(['root'])],
  ]);
  const add = (name: string, value: unknown): void => {
    if (typeof value !== 'string') return;
    if (!values.has(name)) values.set(name, new Set());
    values.get(name)?.add(value);
  };
  const walk = (schema: unknown): void => {
    if (typeof schema !== 'object' || schema === null) return;
    const { properties } = schema as { readonly properties?: Readonly<Record<string, Enumerated>> };
    for (const [name, member] of Object.entries(properties ?? {})) {
      members.add(name);
      add(name, member.const);
      for (const value of member.enum ?? []) add(name, value);
    }
    for (const inner of Object.values(schema)) walk(inner);
  };
  for (const name of ['v1', 'v2', 'v3'] as const) walk(readSchema(name));
  const all = [...members, ...[...values.values()].flatMap((some) => [...some])];
  return { members, values, words: new Set(all.flatMap((text) => [...wordsOf(text)])) };
}

interface Enumerated {
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
}

/** A run of letters and digits. */
const WORD = /[\p{L}\p{N}]+/gu;

/** The words of a text, in small letters. */
export function* wordsOf(text: string): Generator<string> {
  for (const [word] of text.matchAll(WORD)) yield word.toLowerCase();
}
