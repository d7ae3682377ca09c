import { readFileSync, writeFileSync } from 'node:fs';
import type { Broken } from './breaking.ts';
import { answering, fault, linesOf, rewrite, rewriteOnOpen, sourceIn } from './writing.ts';

export const brokenMigrations: readonly Broken[] = [
  answering(
    'migrate/stored',
    3,
    'a file of an older version is gone on with as it is',
    'session/open',
    (params, honest) => {
      const before = readFileSync(sourceIn(params));
      const opened = honest(params);
      writeFileSync(sourceIn(params), before);
      return opened;
    },
  ),
  answering(
    'migrate/stored-kept-index',
    3,
    'the index of the first kept line stays',
    'session/open',
    (params, honest) => {
      const before = readFileSync(sourceIn(params), 'utf8');
      const opened = honest(params);
      if (before.includes('firstKeptEntryIndex'))
        rewrite(
          sourceIn(params),
          linesOf(sourceIn(params)).map((line) =>
            line.replace('"tokensBefore"', '"firstKeptEntryIndex":1,"tokensBefore"'),
          ),
        );
      return opened;
    },
  ),
  fault('migrate/once', 5, 'each opening migrates', { opened: rewriteOnOpen }),
];
