import { appendFileSync, copyFileSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Params } from '../driver-kit/driver.ts';
import { Rejected } from '../driver-kit/rejected.ts';
import type { Broken } from './breaking.ts';
import { answering, linesOf, rewrite, sourceIn, type Answer } from './writing.ts';

const directoryIn = (params: Params) => String(params['directory']);

/** The honest import, after which something is done to what it made. */
const then = (change: (path: string, params: Params) => unknown) => (params: Params, honest: Answer) => {
  const { path } = honest(params) as { path: string };
  return { path: change(path, params) ?? path };
};

/** A copy that nobody looks at first. */
function copied(params: Params): string {
  const target = join(directoryIn(params), basename(sourceIn(params)));
  mkdirSync(directoryIn(params), { recursive: true });
  try {
    copyFileSync(sourceIn(params), target);
  } catch (error) {
    throw new Rejected((error as Error).message);
  }
  return target;
}

const withHeader = (member: string, value: unknown) =>
  then((path) => {
    const [header = '{}', ...rest] = linesOf(path);
    rewrite(path, [JSON.stringify({ ...JSON.parse(header), [member]: value }), ...rest]);
  });

const METHOD = 'session/import';

export const brokenImports: readonly Broken[] = [
  answering('import/header', 2, 'an imported session has a new id', METHOD, withHeader('id', 'another')),
  answering('import/header', 2, 'an import moves into its folder', METHOD, withHeader('cwd', '/w')),
  answering(
    'import/history',
    2,
    'the last entry is lost on the way',
    METHOD,
    then((path) => rewrite(path, linesOf(path).slice(0, Math.max(1, linesOf(path).length - 1)))),
  ),
  answering('import/other-files', 3, 'an import is written over what is there', METHOD, (params) => ({
    path: copied(params),
  })),
  answering(
    'import/source',
    2,
    'the file is moved',
    METHOD,
    then((_path, params) => rmSync(sourceIn(params))),
  ),
  answering(
    'import/source',
    2,
    'the file is told that it was imported',
    METHOD,
    then((_path, params) => appendFileSync(sourceIn(params), '{"type":"imported"}\n')),
  ),
  answering(
    'import/directory',
    2,
    'an import is stored one folder up',
    METHOD,
    then((path) => {
      const target = join(dirname(dirname(path)), 'imported.jsonl');
      renameSync(path, target);
      return target;
    }),
  ),
  answering(
    'import/already-there',
    2,
    'what is there is copied once more',
    METHOD,
    then((path) => {
      const target = path.replace('.jsonl', '-copy.jsonl');
      copyFileSync(path, target);
      return target;
    }),
  ),
  answering('import/not-a-session', 2, 'anything is imported', METHOD, (params) => ({
    path: copied(params),
  })),
  answering('import/leaves-nothing', 2, 'it is copied before it is read', METHOD, (params, honest) => {
    const target = copied(params);
    if (!readFileSync(target, 'utf8').startsWith('{"type":"session"')) throw new Rejected('not a session');
    rmSync(target);
    return honest(params);
  }),
];
