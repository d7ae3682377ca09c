import { spawnSync } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** What to do about a start that came to nothing, behind what is said of it; nothing where that says enough. */
export function hintOf(message: string, command: readonly string[]): string {
  const [word = ''] = command;
  if (message.startsWith('there is no ') && command.length === 1 && word.includes(' '))
    return `. Give the command as words, not as one quoted string: -- ${word}`;
  if (message.startsWith('no answer to initialize'))
    return ': is its standard output flushed after each answer?';
  return '';
}

/** Milliseconds to find the place of a syntax error in. */
const DEADLINE = 10_000;

/**
 * Where a module, or one that it imports, is no JavaScript: `/folder/driver.js:3`. Only an error that nobody catches tells
 * the place, so that another process is asked; nothing of the module is run, as it cannot be read.
 */
export function placeOfSyntaxError(file: string): string | undefined {
  const script = `import ${JSON.stringify(pathToFileURL(file).href)};`;
  const args = ['--input-type=module', '--eval', script];
  const { stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: DEADLINE });
  const [, place, line] = /^(\S+):(\d+)$/m.exec(stderr) ?? [];
  if (place === undefined || line === undefined) return undefined;
  return `${place.startsWith('file:') ? fileURLToPath(place) : place}:${line}`;
}
