import { isAbsolute } from 'node:path';
import { headerOf } from './bytes.ts';
import type { Judge } from './judge.ts';
import { resultOf } from './moment.ts';

/** Forms in which a working directory may be given, each with the end of the path that it stands for. */
export const CWD_FORMS: Readonly<Record<string, readonly [given: string, end: string]>> = {
  'a relative path': ['project', '/project'],
  'a path with dots in it': ['/home/u/./app/../other', '/home/u/other'],
  'a separator at its end': ['/home/u/other/', '/home/u/other'],
  'the home folder': ['~/project', '/project'],
  'the home folder itself': ['~', ''],
  'a file: URL': ['file:///home/u/other', '/home/u/other'],
};

/** The header of what a step made has the path that was meant. */
export const hasResolvedCwd: Judge = (moment) => {
  const { step, after, disk, earlier } = moment;
  const maker = [...earlier.map((one) => one.step), step].findLast(
    ({ act }) => act === 'create' || act === 'fork',
  );
  const given = (maker as { cwd?: string } | undefined)?.cwd;
  const form = Object.values(CWD_FORMS).find(([one]) => one === given);
  const bytes = after && disk.after.get(after.name);
  const header = bytes && headerOf(bytes);
  if (form === undefined || header === undefined || resultOf(moment) === undefined) return undefined;
  const received = header['cwd'];
  const isRight =
    typeof received === 'string' &&
    isAbsolute(received) &&
    !/~|file:/.test(received) &&
    received.replaceAll('\\', '/').endsWith(form[1]);
  return isRight
    ? undefined
    : { code: 'working-directory-is-not-resolved', expected: `...${form[1]}`, received };
};
