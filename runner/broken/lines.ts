import { answering, readingBytes, readingText, refusing, textLines, type Broken } from './breaking.ts';

const isJson = (line: string) => {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
};

const unparsableLines = (bytes: Buffer) => textLines(bytes).filter((line) => !isJson(line));

/** Keeps the lines that the test passes. */
const keepingLines = (keep: (line: string, index: number) => boolean) =>
  readingText((text) =>
    text
      .split('\n')
      .filter((line, index) => keep(line, index))
      .join('\n'),
  );

const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** The line with every text in it changed; what is not JSON stays. */
function withTexts(line: string, change: (text: string) => string): string {
  if (!isJson(line)) return line;
  const read = (_name: string, value: unknown) => (typeof value === 'string' ? change(value) : value);
  return JSON.stringify(JSON.parse(line, read));
}

const withWholeCharacters = (line: string): string =>
  withTexts(line, (text) => text.replaceAll(LONE_SURROGATE, '\uFFFD'));

const SEPARATORS = /\r?\n|[\u2028\u2029\u0085]/;

export const brokenLines: readonly Broken[] = [
  {
    rule: 'lines/json',
    fault: 'a line counts only when it begins like those that Pi writes',
    entries: 1,
    driver: keepingLines((line, index) => index === 0 || line.startsWith('{"type"')),
  },
  {
    rule: 'lines/crlf',
    fault: 'a line that ends in CR is skipped',
    entries: 1,
    driver: keepingLines((line, index) => index === 0 || !line.endsWith('\r')),
  },
  {
    rule: 'lines/separators',
    fault: 'lines are split at U+2028 and its kind',
    entries: 2,
    driver: readingText((text) => text.split(SEPARATORS).join('\n')),
  },
  {
    rule: 'lines/malformed',
    fault: 'a file with an unparsable line is refused',
    entries: 0,
    driver: refusing('line is no JSON', (bytes) => unparsableLines(bytes).length > 0),
  },
  {
    rule: 'lines/truncated-tail',
    fault: 'with a torn last line the line before it is lost as well',
    entries: 2,
    driver: readingText((text) => {
      const lines = text.split('\n');
      return isJson(lines.at(-1) ?? '') || lines.at(-1) === ''
        ? text
        : [...lines.slice(0, -2), ''].join('\n');
    }),
  },
  {
    rule: 'lines/no-final-newline',
    fault: 'a last line without LF is not read',
    entries: 1,
    driver: readingText((text) => text.slice(0, text.lastIndexOf('\n') + 1) || text),
  },
  {
    rule: 'lines/bom',
    fault: 'a byte-order mark is passed over',
    entries: 0,
    driver: readingText((text) => text.replace(/^\uFEFF/, '')),
  },
  {
    rule: 'lines/falsy',
    fault: 'a line that holds null breaks the reader',
    entries: 0,
    driver: refusing('null has no type', (bytes) =>
      textLines(bytes).some((line) => ['null', 'false', '0', '""'].includes(line)),
    ),
  },
  {
    rule: 'lines/not-an-object',
    fault: 'a line that holds a number becomes the leaf',
    entries: 1,
    driver: answering('session/read', (answer, { bytes }) => ({
      ...answer,
      leafId: textLines(bytes()).at(-1)?.startsWith('{') ? answer.leafId : null,
    })),
  },
  {
    rule: 'lines/invalid-utf8',
    fault: 'invalid UTF-8 is read as Latin-1',
    entries: 2,
    driver: readingBytes((bytes) =>
      bytes.includes(Buffer.from('\uFFFD')) || !bytes.toString().includes('\uFFFD')
        ? bytes
        : Buffer.from(bytes.toString('latin1')),
    ),
  },
  {
    rule: 'lines/blank',
    fault: 'a blank line ends the file',
    entries: 1,
    driver: readingText((text) => text.split(/\n[ \t]*\n/)[0] ?? ''),
  },
  {
    rule: 'lines/size',
    fault: 'lines are cut at 1 MB',
    driver: keepingLines((line) => line.length < 1_000_000),
  },
  {
    rule: 'lines/unicode',
    fault: 'text is normalized',
    entries: 1,
    driver: readingText((text) => text.normalize('NFC')),
  },
  {
    rule: 'lines/lone-surrogates',
    fault: 'lone surrogates become U+FFFD',
    entries: 2,
    driver: readingText((text) => text.split('\n').map(withWholeCharacters).join('\n')),
  },
  {
    rule: 'lines/lone-surrogates',
    fault: 'a file with a lone surrogate is refused',
    entries: 2,
    driver: refusing('text cannot hold it', (bytes) =>
      textLines(bytes).some(
        (line) =>
          isJson(line) &&
          /\\ud[89a-f]/.test(JSON.stringify(JSON.parse(line))) &&
          withWholeCharacters(line) !== withTexts(line, (text) => text),
      ),
    ),
  },
];
