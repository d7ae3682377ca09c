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

/** Whether a folder is named as Pi names the folders of its sessions. */
export const isSessionFolder = (folder: string): boolean => /^--.*--$/s.test(folder);

/** How the shells of Windows spell a drive: `/c/Users` (Git Bash, MSYS), `/cygdrive/c` (Cygwin), `/mnt/c` (WSL). */
const SHELL_DRIVE = /^\/(?:cygdrive\/|mnt\/)?(?<drive>[A-Za-z])(?<rest>\/.*)?$/;

/** A drive as a shell spells it, in the spelling of Windows; every other path as it is. */
function fromShell(path: string): string {
  const { drive, rest = '/' } = (path.includes('\\') ? undefined : SHELL_DRIVE.exec(path)?.groups) ?? {};
  return drive === undefined ? path : `${drive.toUpperCase()}:${rest}`;
}

/** The same after the path was resolved: dot segments, doubled and trailing separators are gone. */
export function directoryName(cwd: string, platform: Platform): string {
  return encodeDirectory(PATHS[platform].resolve(platform === 'win32' ? fromShell(cwd) : cwd));
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
