import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../schema/package-root.ts';

/** What this package promises is listed by name, and says what it is. */

const folder = join(packageRoot(), 'generators');
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

/** The names that a file exports from others, with those files. */
const exportsOf = (file: string): readonly (readonly [name: string, from: string])[] =>
  [...read(file).matchAll(/export (?:type )?\{([^}]*)\}(?: from '\.\/([^']+)')?/g)].flatMap(
    ([, names = '', from = '']) =>
      names
        .split(',')
        .map((name) => name.trim().replace(/^type /, ''))
        .filter(Boolean)
        .map((name) => [name, from] as const),
  );

const documented = (file: string, name: string): boolean =>
  new RegExp(`\\*/\n(?:export )?(?:async )?(?:const|function\\*?|class|interface|type) ${name}\\b`).test(
    read(file),
  );

test('nothing is exported unnamed', () => expect(read('index.ts')).not.toContain('export *'));

test.each(exportsOf('index.ts').filter(([, from]) => from !== 'faults/index.ts'))(
  '%s has a docstring in %s',
  (name, file) => {
    // A type of a table in schema has its docstring there.
    const isElsewhere = new RegExp(`export type \\{ ${name} \\};`).test(read(file));
    expect(isElsewhere || documented(file, name), `write a docstring for ${name} in generators/${file}`).toBe(
      true,
    );
  },
);
