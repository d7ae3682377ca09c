import { createRequire } from 'node:module';
import type { createScanner as CreateScanner } from 'jsonc-parser';
import { Token } from './tokens.ts';

/**
 * Members that stand twice in one object. `JSON.parse` takes the last and says nothing; other readers take the first, or
 * refuse the line.
 */

/** So many names and no more are written in a line: each is a quote and a colon that no string can hold, escaped or not. */
function namesIn(text: string): number {
  let names = 0;
  for (let at = text.indexOf('":'); at !== -1; at = text.indexOf('":', at + 2))
    if (text.charCodeAt(at - 1) !== 0x5c) names++;
  return names;
}

/** How many members a value has, those of inner objects included; more than so deep, it is not asked. */
function membersOf(value: object, depth: number): number {
  if (depth > 200) return Number.NaN;
  let members = 0;
  if (Array.isArray(value)) {
    for (const item of value as unknown[])
      if (typeof item === 'object' && item !== null) members += membersOf(item, depth + 1);
    return members;
  }
  for (const name in value) {
    members++;
    const inner = (value as Record<string, unknown>)[name];
    if (typeof inner === 'object' && inner !== null) members += membersOf(inner, depth + 1);
  }
  return members;
}

/** A name that stands in an object for the second time. */
export interface DoubledMember {
  readonly name: string;
  /** How many objects and arrays are around it: 1 for a member of the line's own object. */
  readonly depth: number;
}

/** The first member of a line that stands twice in its object. Costs next to nothing where there is none. */
export function doubledMember(text: string, value: object): DoubledMember | undefined {
  return namesIn(text) === membersOf(value, 0) ? undefined : scanned(text);
}

const require = createRequire(import.meta.url);
let loaded: { readonly createScanner: typeof CreateScanner } | undefined;

function scanned(text: string): DoubledMember | undefined {
  loaded ??= require('jsonc-parser') as NonNullable<typeof loaded>;
  const scanner = loaded.createScanner(text, true);
  /** The names of each object that is open; undefined for an array. */
  const open: (Set<string> | undefined)[] = [];
  let isName = false;
  for (;;) {
    const token: number = scanner.scan();
    if (token === Token.end) return undefined;
    const names = open.at(-1);
    if (token === Token.openBrace || token === Token.openBracket) {
      open.push(token === Token.openBrace ? new Set() : undefined);
      isName = token === Token.openBrace;
    } else if (token === Token.closeBrace || token === Token.closeBracket) {
      open.pop();
      isName = false;
    } else if (token === Token.comma) isName = names !== undefined;
    else if (isName && names !== undefined) {
      const name = scanner.getTokenValue();
      if (names.has(name)) return { name, depth: open.length };
      names.add(name);
      isName = false;
    }
  }
}
