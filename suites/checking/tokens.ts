/** The numbers of jsonc-parser's tokens: it declares them as `const enum`, which cannot be imported here. */
export const Token = {
  openBrace: 1,
  closeBrace: 2,
  openBracket: 3,
  closeBracket: 4,
  comma: 5,
  colon: 6,
  nullKeyword: 7,
  trueKeyword: 8,
  falseKeyword: 9,
  stringLiteral: 10,
  numericLiteral: 11,
  lineBreak: 14,
  whiteSpace: 15,
  end: 17,
} as const;

export const ScanError = {
  none: 0,
  unexpectedEndOfString: 2,
  invalidUnicode: 4,
  invalidEscape: 5,
  invalidCharacter: 6,
} as const;
