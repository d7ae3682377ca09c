import { appendFileSync, lstatSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseLines, isObject } from '../../suites/model/index.ts';
import type { AnyDriver } from '../driver-kit/driver.ts';
import { createModelDriver } from '../drivers/model.ts';
import type { Broken } from './breaking.ts';

/** The model, which does something to the file that it was asked to read, after it read it. */
function after(spoil: (path: string, bytes: Buffer) => void): AnyDriver {
  const model = createModelDriver();
  return {
    ...model,
    'session/read': (params) => {
      const answer = model['session/read']?.(params);
      const path = String(params['path']);
      spoil(path, readFileSync(path));
      return answer;
    },
  };
}

const isSessionLine = (value: unknown): value is Readonly<Record<string, unknown>> => isObject(value);

export const brokenReaders: readonly Broken[] = [
  {
    rule: 'read/unchanged',
    fault: 'a file is emptied when it is read',
    entries: 1,
    driver: after((path) => writeFileSync(path, '')),
  },
  {
    rule: 'read/unchanged',
    fault: 'a file is written anew when it is read, without the members that are not known',
    entries: 1,
    driver: after((path, bytes) => {
      const lines = parseLines(bytes).flatMap(({ value }) => (isSessionLine(value) ? [value] : []));
      const known = lines.map(({ type, id, parentId }) => `${JSON.stringify({ type, id, parentId })}\n`);
      writeFileSync(path, known.join(''));
    }),
  },
  {
    rule: 'read/unchanged',
    fault: 'an index is left beside each file that is read',
    entries: 1,
    driver: after((path) => writeFileSync(`${path}.index`, '1')),
  },
  {
    rule: 'read/unchanged',
    fault: 'empty files beside what is read are removed',
    entries: 1,
    driver: after((path) => {
      const folder = dirname(path);
      for (const name of readdirSync(folder)) {
        const found = lstatSync(join(folder, name));
        if (found.isFile() && found.size === 0) rmSync(join(folder, name));
      }
    }),
  },
  {
    rule: 'read/unended',
    fault: 'a last line without a line break is given one when it is read',
    entries: 1,
    driver: after((path, bytes) => {
      if (bytes.length > 0 && bytes.at(-1) !== 0x0a) appendFileSync(path, '\n');
    }),
  },
];
