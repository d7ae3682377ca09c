import { posix, win32 } from 'node:path';
import type { Platform } from '../../schema/protocol.ts';

const PATHS = { posix, win32 };

/**
 * The directory component for an absolute working directory (`docs/session-format.md`, File Location): one
 * leading separator is dropped, then `/`, `\` and `:` become `-`, and `--` goes before and after.
 */
export function encodeDirectory(cwd: string): string {
  return `--${cwd.replace(/^[/\\]/, '').replaceAll(/[/\\:]/g, '-')}--`;
}

/** The same after the path was resolved: dot segments, doubled and trailing separators are gone. */
export function directoryName(cwd: string, platform: Platform): string {
  return encodeDirectory(PATHS[platform].resolve(cwd));
}

/** The longest name that a file system takes, in bytes of UTF-8. */
export const MAX_NAME_BYTES = 255;

/** `<timestamp>_<session-id>.jsonl`, with `:` and `.` of the header's timestamp replaced by `-`. */
export function fileName(timestamp: string, sessionId: string): string {
  return `${timestamp.replaceAll(/[:.]/g, '-')}_${sessionId}.jsonl`;
}

/** Letters, digits, `-`, `_` and `.`, with a letter or digit at both ends. */
export function isValidSessionId(id: string): boolean {
  return /^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?$/.test(id);
}
