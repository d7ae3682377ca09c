import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { HONEST } from '../drivers/model/habits.ts';
import type { Broken } from './breaking.ts';
import { fault, rewrite } from './writing.ts';

/** Appends once and forgets what the file ended with. */
const glue = (path: string, text: string) => appendFileSync(path, text);

export const brokenFaults: readonly Broken[] = [
  fault('write/no-final-newline', 3, 'the next entry is glued to a line without line break', {
    addLines: glue,
  }),
  fault('write/torn-line', 3, 'the next entry is glued to a torn line', { addLines: glue }),
  fault('write/crlf', 3, 'old line ends are made new', {
    opened: ({ path }) => writeFileSync(path, readFileSync(path, 'utf8').replaceAll('\r\n', '\n')),
  }),
  fault('write/failed-append', 6, 'an entry that could not be written stays the leaf', {
    undo: () => undefined,
  }),
  fault('write/unwritable-folder', 3, 'that nothing could be written is told to nobody', {
    addLines: (path, text, session) => {
      try {
        HONEST.addLines(path, text, session);
      } catch {
        // Told to nobody.
      }
    },
  }),
  fault('write/full-disk', 20, 'behind a torn line the next entry is glued to it', { addLines: glue }),
  fault('write/two-writers', 6, 'each writer writes the whole file as it knows it', {
    addLines: (path, text, session) => {
      if (!session.stored) return HONEST.addLines(path, text, session);
      rewrite(
        path,
        [session.header, ...session.entries].map((value) => JSON.stringify(value)),
      );
    },
  }),
];
