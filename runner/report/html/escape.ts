import { printableLines } from '../../printable.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
};

/** Any text as HTML or SVG, in which it is nothing but text, in an attribute, too. What cannot be seen is written as an escape. */
export const escaped = (text: string): string =>
  printableLines(text).replaceAll(/[&<>"'`]/g, (character) => ENTITIES[character] ?? character);

/** A value for a script that reads a data block: no markup in it can end the block. */
export const dataBlock = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`);
