import { statSync } from 'node:fs';

/** Why a command did not start, and what to do about it. */
export function notStartedWords(
  file: string,
  {
    code,
    originalMessage = 'it did not start',
  }: { readonly code?: unknown; readonly originalMessage?: string },
): string {
  const isPath = /[/\\]/.test(file);
  if (code === 'ENOENT')
    return isPath
      ? `there is no file "${file}": is it built, and is its path right from this folder?`
      : `there is no command "${file}": is it installed, and in the PATH? A file of this folder is written ./${file}`;
  if (code !== 'EACCES' && code !== 'EPERM') return originalMessage;
  return statSync(file, { throwIfNoEntry: false })?.isDirectory() === true
    ? `"${file}" is a folder: name the program in it`
    : `"${file}" may not be executed: chmod +x ${file}, or name its interpreter, as in python3 ${file}`;
}
