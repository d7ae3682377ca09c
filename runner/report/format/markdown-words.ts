/** Text in which nothing is markup. */
export const plain = (text: string): string =>
  html(text.replaceAll(/[\r\n]+/g, ' ').replaceAll(/[\\*_[\]|~#@!]/g, (sign) => `\\${sign}`));

/** Text as HTML inside of Markdown. */
export const html = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('`', '&#96;');

/** Text as code, whatever is in it. */
export function code(text: string): string {
  const flat = text.replaceAll(/[\r\n]+/g, ' ');
  const ticks = '`'.repeat(longestRun(flat) + 1);
  return `${ticks}${flat.startsWith('`') || flat.endsWith('`') ? ` ${flat} ` : flat}${ticks}`;
}

/** Text in a cell of a table. */
export const cell = (text: string): string => plain(text).replaceAll('|', '&#124;');

/** Lines as a block of code. */
export function fenced(lines: readonly string[]): string {
  const text = lines.join('\n');
  const ticks = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${ticks}text\n${text}\n${ticks}`;
}

const longestRun = (text: string): number =>
  Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
