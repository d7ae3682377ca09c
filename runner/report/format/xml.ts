const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What XML 1.0 has no way to write, not even as an entity. */
const FORBIDDEN =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const legal = (text: string): string =>
  text
    .replaceAll(FORBIDDEN, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

/** Attributes as they stand in a tag, each with a space before it. Line breaks are kept. */
export const attributes = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(
      ([name, value]) =>
        ` ${name}="${legal(String(value)).replaceAll(/[\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`)}"`,
    )
    .join('');

/** An element with text in it. */
export const element = (
  name: string,
  values: Readonly<Record<string, string | number>>,
  text: string,
): string => `<${name}${attributes(values)}>${legal(text).replaceAll('\r', '&#13;')}</${name}>`;
