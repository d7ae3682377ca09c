import { createScanner } from 'jsonc-parser';
import { Token } from '../../suites/checking/tokens.ts';
import type { Request } from '../../suites/question.ts';

/** What each limit means, in the words of a reason. */
const WORDS: Readonly<Record<string, string>> = {
  'no-lone-surrogates': 'strings with an unpaired surrogate',
  'float64-only': 'integers beyond 2^53',
  'integers-only-64': 'numbers such as 1.0 and 1e3',
  'no-nul': 'strings with U+0000',
  'no-duplicate-names': 'objects with two members of one name',
};

const DEPTH = /^depth-(\d+)$/;

const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

type Limit = (text: string) => boolean;

/** Whether the text of a JSON value needs more than a limit allows; what is not JSON needs nothing. */
const LIMITS: Readonly<Record<string, Limit>> = {
  'no-lone-surrogates': (text) => strings(text).some((value) => LONE_SURROGATE.test(value)),
  'no-nul': (text) => strings(text).some((value) => value.includes('\0')),
  'float64-only': (text) => numbers(text).some((number) => isInteger(number) && !isSafe(number)),
  'integers-only-64': (text) => numbers(text).some((number) => !isInteger(number) && isWhole(number)),
  'no-duplicate-names': hasDuplicateName,
};

const isInteger = (number: string): boolean => /^-?\d+$/.test(number);
const isSafe = (number: string): boolean => Number.isSafeInteger(Number(number));
const isWhole = (number: string): boolean => Number.isInteger(Number(number));

interface Scanned {
  readonly kind: number;
  readonly value: string;
}

/** The tokens of a text, one by one: without recursion, as nesting may be deep. */
function* tokensOf(text: string): Generator<Scanned> {
  const scanner = createScanner(text, true);
  for (let kind: number = scanner.scan(); kind !== Token.end; kind = scanner.scan())
    yield { kind, value: scanner.getTokenValue() };
}

const valuesOf = (text: string, wanted: number): string[] =>
  [...tokensOf(text)].filter(({ kind }) => kind === wanted).map(({ value }) => value);

const strings = (text: string): string[] => valuesOf(text, Token.stringLiteral);
const numbers = (text: string): string[] => valuesOf(text, Token.numericLiteral);

const OPENING: ReadonlySet<number> = new Set([Token.openBrace, Token.openBracket]);
const CLOSING: ReadonlySet<number> = new Set([Token.closeBrace, Token.closeBracket]);

function hasDuplicateName(text: string): boolean {
  const open: Set<string>[] = [];
  let last = '';
  for (const { kind, value } of tokensOf(text)) {
    if (OPENING.has(kind)) open.push(new Set());
    else if (CLOSING.has(kind)) open.pop();
    else if (kind === Token.stringLiteral) last = value;
    else if (kind === Token.colon) {
      if (open.at(-1)?.has(last) === true) return true;
      open.at(-1)?.add(last);
    }
  }
  return false;
}

/** How deep a text is nested. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const { kind } of tokensOf(text)) {
    if (OPENING.has(kind)) deepest = Math.max(deepest, ++depth);
    else if (CLOSING.has(kind)) depth--;
  }
  return deepest;
}

function breaks(limit: string, text: string): boolean {
  const depth = DEPTH.exec(limit)?.[1];
  return depth === undefined ? LIMITS[limit]?.(text) === true : depthOf(text) > Number(depth);
}

const wordsOf = (limit: string): string => WORDS[limit] ?? `nesting deeper than ${DEPTH.exec(limit)?.[1]}`;

/** Why a text cannot be given to an implementation with these limits; undefined where it can. */
export function beyondLimits(limits: readonly string[], texts: Iterable<string>): string | undefined {
  if (limits.length === 0) return undefined;
  for (const text of texts) {
    const broken = limits.find((limit) => breaks(limit, text));
    if (broken !== undefined) return `it needs ${wordsOf(broken)}, which its limits rule out (${broken})`;
  }
  return undefined;
}

const utf8 = new TextDecoder();

/** The lines of files, each a JSON value of its own. */
export function* linesOf(files: Iterable<Uint8Array>): Generator<string> {
  for (const bytes of files) yield* utf8.decode(bytes).split('\n');
}

/** All JSON of a request: its parameters and the lines of its files. */
export function* textsOf({ params, files }: Request): Generator<string> {
  yield JSON.stringify(params);
  yield* linesOf(Object.values(files ?? {}));
}
