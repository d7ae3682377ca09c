import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Whether a module was started as a program, also through a link. `url` is its `import.meta.url`. */
export function isProgram(url: string): boolean {
  const [, program] = process.argv;
  return program !== undefined && realpathSync(program) === fileURLToPath(url);
}
