import { printable } from '../printable.ts';
import type { FileReport } from './file-report.ts';
import { isNamedAsSession } from './inputs.ts';

/** A file in the sessions folder that Pi does not list. */
export interface PassedOver {
  readonly path: string;
  readonly why: string;
}

/**
 * Takes out the files that Pi would not list: they are no sessions. One that is named as a session is its own fault, and
 * stays.
 */
export function sessionsAmong(
  reports: readonly FileReport[],
  deeper: readonly string[],
): { sessions: readonly FileReport[]; passedOver: readonly PassedOver[] } {
  const isForeign = ({ path, headerless }: FileReport): boolean =>
    headerless === true && !isNamedAsSession(path);
  return {
    sessions: reports.filter((report) => !isForeign(report)),
    passedOver: [
      ...reports.filter(isForeign).map(({ path }) => ({ path, why: 'no session header' })),
      ...deeper.map((path) => ({ path, why: 'in a deeper folder' })),
    ],
  };
}

/** Takes out the files of another format that lie among the sessions of a folder: who names one is told what is wrong with it. */
export function withoutForeign(
  reports: readonly FileReport[],
  named: ReadonlySet<string>,
): { sessions: readonly FileReport[]; passedOver: readonly PassedOver[] } {
  const isForeign = ({ path, foreign }: FileReport): boolean =>
    foreign === true && !named.has(path) && !isNamedAsSession(path);
  return {
    sessions: reports.filter((report) => !isForeign(report)),
    passedOver: reports.filter(isForeign).map(({ path }) => ({ path, why: 'no session header' })),
  };
}

const SHOWN = 5;

/** What was passed over, in a line or none. */
export function passedOverLines(
  passedOver: readonly PassedOver[],
  shown: (path: string) => string,
  which = 'that Pi does not list',
): readonly string[] {
  if (passedOver.length === 0) return [];
  const names = passedOver.slice(0, SHOWN).map(({ path, why }) => `  ${printable(shown(path))} (${why})`);
  const rest = passedOver.length - SHOWN;
  const count = `${passedOver.length.toLocaleString('en')} file${passedOver.length === 1 ? '' : 's'}`;
  return [
    `passed over ${count} ${which}:`,
    ...names,
    ...(rest > 0 ? [`  and ${rest.toLocaleString('en')} more`] : []),
  ];
}
