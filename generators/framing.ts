import fc from 'fast-check';
import type { Session } from './builders.ts';

/** How a session is laid into bytes. Left out, a member means what Pi itself writes. */
export interface Framing {
  readonly newline?: 'lf' | 'crlf';
  readonly finalNewline?: boolean;
  /** White space between the tokens of a line. */
  readonly spaced?: boolean;
  /** Members of an object in reversed order. */
  readonly reversed?: boolean;
  /** Everything outside ASCII as `\u` escapes. */
  readonly escaped?: boolean;
}

/** Any way to write lines that JSON allows and that keeps one line a value, with LF line ends. */
export const framing = (): fc.Arbitrary<Framing> =>
  fc.record(
    { spaced: fc.boolean(), reversed: fc.boolean(), escaped: fc.boolean() },
    { requiredKeys: [], noNullPrototype: true },
  );

function reverseMembers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reverseMembers);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([member, inner]) => [member, reverseMembers(inner)]),
  );
}

const escapeUnits = (line: string) =>
  line.replaceAll(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** One line, without its end. */
function lineText(
  value: unknown,
  { spaced = false, reversed = false, escaped = false }: Framing = {},
): string {
  const ordered = reversed ? reverseMembers(value) : value;
  // Line breaks between tokens come from the indentation alone: those inside strings are escaped.
  const text = spaced ? JSON.stringify(ordered, undefined, 1).replaceAll('\n', ' ') : JSON.stringify(ordered);
  return escaped ? escapeUnits(text) : text;
}

/** A session as text, line by line. */
export function sessionText({ header, entries }: Session, style: Framing = {}): string {
  const newline = style.newline === 'crlf' ? '\r\n' : '\n';
  const lines = [header, ...entries].map((value) => lineText(value, style));
  return lines.join(newline) + (style.finalNewline === false ? '' : newline);
}

const utf8 = new TextEncoder();

/** A session as the bytes of its file, in UTF-8. */
export const sessionBytes = (session: Session, style: Framing = {}): Uint8Array =>
  utf8.encode(sessionText(session, style));
