import { relative } from 'node:path';
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

const SHOWN = 5;

/** What was passed over, in a line or none. */
export function passedOverLines(passedOver: readonly PassedOver[], folder: string): readonly string[] {
  if (passedOver.length === 0) return [];
  const names = passedOver
    .slice(0, SHOWN)
    .map(({ path, why }) => `  ${printable(relative(folder, path))} (${why})`);
  const rest = passedOver.length - SHOWN;
  const count = `${passedOver.length.toLocaleString('en')} file${passedOver.length === 1 ? '' : 's'}`;
  return [
    `passed over ${count} that Pi does not list:`,
    ...names,
    ...(rest > 0 ? [`  and ${rest.toLocaleString('en')} more`] : []),
  ];
}
