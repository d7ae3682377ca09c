import { createRequire } from 'node:module';
import type { createScanner as CreateScanner, JSONScanner } from 'jsonc-parser';
import { ScanError, Token } from './tokens.ts';

/** Walks the tokens of a line, without recursion, so that no nesting is too deep. */

const require = createRequire(import.meta.url);
let loaded: { readonly createScanner: typeof CreateScanner } | undefined;

/** Loaded at the first problem: most files have none. */
const createScanner: typeof CreateScanner = (text, ignoreTrivia) => {
  loaded ??= require('jsonc-parser') as NonNullable<typeof loaded>;
  return loaded.createScanner(text, ignoreTrivia);
};

const tokenOf = (scanner: JSONScanner): number => scanner.getToken();

const OPENING = new Set<number>([Token.openBrace, Token.openBracket]);
const CLOSING = new Set<number>([Token.closeBrace, Token.closeBracket]);

/** Scans over the value whose first token is current; the next token is current afterwards. */
function skipValue(scanner: JSONScanner): void {
  let depth = 0;
  do {
    const token: number = scanner.getToken();
    if (token === Token.end) return;
    if (OPENING.has(token)) depth++;
    if (CLOSING.has(token)) depth--;
    scanner.scan();
  } while (depth > 0);
}

/** Goes into the object or array at hand, to the value of a member or item. False if there is none. */
function enter(scanner: JSONScanner, segment: string): boolean {
  const isArray = tokenOf(scanner) === Token.openBracket;
  if (!isArray && tokenOf(scanner) !== Token.openBrace) return false;
  let item = 0;
  let found = -1;
  scanner.scan();
  while (!CLOSING.has(scanner.getToken()) && tokenOf(scanner) !== Token.end) {
    let name = String(item++);
    if (!isArray) {
      name = scanner.getTokenValue();
      scanner.scan(); // the colon
      scanner.scan();
    }
    // Of two members with one name the last counts, as in JSON.parse.
    if (name === segment) {
      found = scanner.getTokenOffset();
      if (isArray) return true;
    }
    skipValue(scanner);
    if (tokenOf(scanner) === Token.comma) scanner.scan();
  }
  if (found === -1) return false;
  scanner.setPosition(found);
  scanner.scan();
  return true;
}

const unescape = (segment: string): string => segment.replaceAll('~1', '/').replaceAll('~0', '~');

/**
 * Where the value at a JSON pointer begins in a line of JSON, as a column counted from 1. Where a member is missing,
 * that is where the object that lacks it begins.
 */
export function columnOf(text: string, pointer: string): number {
  const scanner = createScanner(text, true);
  scanner.scan();
  for (const segment of pointer.split('/').slice(1)) {
    const before = scanner.getTokenOffset();
    if (!enter(scanner, unescape(segment))) return before + 1;
  }
  return scanner.getTokenOffset() + 1;
}

/** Why and where text is no JSON. */
export interface SyntaxFault {
  readonly column: number;
  /** A whole value came before. */
  readonly afterValue: boolean;
  /** The text just ends. */
  readonly atEnd: boolean;
  /** What a string holds that it must not, in words. */
  readonly in?: string;
}

const LITERALS = new Set<number>([
  Token.stringLiteral,
  Token.numericLiteral,
  Token.trueKeyword,
  Token.falseKeyword,
  Token.nullKeyword,
]);

type Expecting = 'value' | 'value or end' | 'name' | 'name or end' | 'colon' | 'comma or end' | 'nothing';

/** The first place at which text stops being JSON. For text that `JSON.parse` refuses. */
export function syntaxFault(text: string): SyntaxFault {
  // Comments are tokens here: to JSON they are faults.
  const scanner = createScanner(text, false);
  const closers: number[] = [];
  let expecting: Expecting = 'value';
  for (;;) {
    const token: number = scanner.scan();
    if (token === Token.lineBreak || token === Token.whiteSpace) continue;
    const fault = { column: scanner.getTokenOffset() + 1, afterValue: expecting === 'nothing', atEnd: false };
    if (token === Token.end) return { ...fault, atEnd: true };
    const error: number = scanner.getTokenError();
    if (error === ScanError.invalidCharacter && token === Token.stringLiteral)
      return rawCharacter(scanner, text);
    if (error === ScanError.invalidEscape || error === ScanError.invalidUnicode)
      return { ...fault, in: 'an escape in a string that JSON does not have' };
    if (error !== ScanError.none) return { ...fault, atEnd: endsThere(error, scanner, text) };
    const next = following(token, expecting, closers);
    if (next === undefined) return fault;
    expecting = next;
  }
}

/** A string holds a control character as it is. */
function rawCharacter(scanner: JSONScanner, text: string): SyntaxFault {
  const start = scanner.getTokenOffset();
  // eslint-disable-next-line no-control-regex -- these are what is looked for
  const at = text.slice(start).search(/[\u0000-\u001f]/);
  return {
    column: start + Math.max(at, 0) + 1,
    afterValue: false,
    atEnd: false,
    in: 'a control character in a string that is not escaped',
  };
}

const endsThere = (error: number, scanner: JSONScanner, text: string): boolean =>
  error === ScanError.unexpectedEndOfString ||
  scanner.getTokenOffset() + scanner.getTokenLength() >= text.length;

/** What is expected after a token; undefined where the token itself was not expected. */
function following(token: number, expecting: Expecting, closers: number[]): Expecting | undefined {
  const afterValue = (): Expecting => (closers.length === 0 ? 'nothing' : 'comma or end');
  if (CLOSING.has(token)) {
    if (!expecting.endsWith('or end') || closers.pop() !== token) return undefined;
    return afterValue();
  }
  switch (expecting) {
    case 'name':
    case 'name or end':
      return token === Token.stringLiteral ? 'colon' : undefined;
    case 'colon':
      return token === Token.colon ? 'value' : undefined;
    case 'comma or end':
      if (token !== Token.comma) return undefined;
      return closers.at(-1) === Token.closeBrace ? 'name' : 'value';
    case 'value':
    case 'value or end':
      if (LITERALS.has(token)) return afterValue();
      if (!OPENING.has(token)) return undefined;
      closers.push(token === Token.openBrace ? Token.closeBrace : Token.closeBracket);
      return token === Token.openBrace ? 'name or end' : 'value or end';
    default:
      return undefined;
  }
}
