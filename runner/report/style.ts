import { styleText } from 'node:util';
import type { Verdict } from '../case/finding.ts';

type Format = Parameters<typeof styleText>[0];

/** Puts a colour or weight on text, or leaves it as it is. */
export type Style = (format: Format, text: string) => string;

/**
 * @param wanted what was asked for on the command line; without it, the stream, NO_COLOR and FORCE_COLOR decide
 */
export function styleFor(stream: NodeJS.WriteStream, wanted?: boolean): Style {
  const { NO_COLOR, FORCE_COLOR } = process.env;
  const colours =
    wanted ?? (!NO_COLOR && (stream.isTTY || (FORCE_COLOR !== undefined && FORCE_COLOR !== '0')));
  return colours ? (format, text) => styleText(format, text, { validateStream: false }) : plain;
}

export const plain: Style = (_format, text) => text;

/** How each verdict is shown. */
export const LOOKS = {
  pass: { sign: '✓', format: 'green' },
  fail: { sign: '✗', format: 'red' },
  warn: { sign: '!', format: 'yellow' },
  skip: { sign: '-', format: 'gray' },
  error: { sign: '✗', format: 'magenta' },
  'suite-error': { sign: '✗', format: 'magenta' },
} as const satisfies Record<Verdict, { sign: string; format: Format }>;
