import { existsSync, statSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { CASE_FILE, folderOf, goldenFolder } from '../../golden/layout.ts';
import type { Problem } from '../problem.ts';
import type { Provenance } from '../provenance.ts';
import type { Judgement } from '../report.ts';

/**
 * The problems of a judgement, each with the file that it is about: the session file that was checked, the file of a golden
 * case, or the program of the driver. Without a path where there is none.
 */
export function placed(one: Judgement, { options, driver }: Provenance): readonly Problem[] {
  const { fixtures } = options;
  // What is told of all cases is of no one of them.
  const path =
    fixtures === undefined || one.id.split('/').length < 3
      ? driverFile(driver)
      : goldenFile(one, typeof fixtures === 'string' ? fixtures : relative(process.cwd(), goldenFolder()));
  if (path === undefined) return one.problems;
  return one.problems.map((problem) =>
    problem.place.path === undefined
      ? {
          ...problem,
          message: [problem.message, ...problem.details.slice(0, 1)].join(': '),
          place: { ...problem.place, path },
        }
      : problem,
  );
}

function goldenFile({ id, exhibit }: Judgement, set: string): string {
  const folder = folderOf(set, id);
  const names = (exhibit?.files ?? []).map(({ name }) => name);
  return join(folder, names.find((name) => existsSync(join(folder, name))) ?? CASE_FILE);
}

/** The first word of the driver's command that is a file of the project at hand; undefined where there is none. */
export function driverFile(words: readonly string[] = []): string | undefined {
  const paths = words.map((word) => relative(process.cwd(), resolve(word)));
  return paths.find(
    (path) =>
      path !== '' &&
      path.split(/[\\/]/)[0] !== '..' &&
      !isAbsolute(path) &&
      statSync(path, { throwIfNoEntry: false })?.isFile() === true,
  );
}
