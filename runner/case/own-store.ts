import { isAbsolute } from 'node:path';
import type { Offers } from '../../schema/index.ts';
import type { Method } from '../../schema/protocol.ts';
import type { ComplaintCode } from '../../suites/driving/complaint.ts';
import type { Files } from '../../suites/driving/moment.ts';
import { FOLDER, OTHER_FOLDER } from '../../suites/driving/places.ts';
import type { Outcome } from '../../suites/question.ts';
import type { Action } from '../../suites/driving/writer.ts';

/**
 * A writer with one store of its own (`directory: "own"`) puts what it makes there, whatever folder it is given. Where it
 * tells the path, and that is below the home folder that it was started with, its files are judged as anybody's; only what
 * is about the folder that was given is not.
 */

const REASON = 'it stores sessions in a folder of its own only (directory: "own")';

const UNTOLD = `${REASON}, and does not tell where`;

/** What makes a session in the folder that it is given. */
const MAKING: ReadonlySet<Method> = new Set<Method>([
  'session/create',
  'session/fork',
  'session/clone',
  'session/import',
]);

/** What stands in the way of writing in the folder that is given, and not in its own. */
const ON_THE_FOLDER: ReadonlySet<string> = new Set(['small-disk', 'grow-disk', 'bar-folder']);

const GIVEN = [`${FOLDER}/`, `${OTHER_FOLDER}/`];

/** Why a step shows nothing of such a writer; undefined where it does. */
export function aboutTheFolder(action: Action, files: Files, { directory }: Offers = {}): string | undefined {
  if (directory !== 'own') return undefined;
  if (action.kind === 'disk') return ON_THE_FOLDER.has(action.step.act) ? REASON : undefined;
  // Nobody says where what was not stored at once comes to lie.
  if ('session' in action && action.session?.name === '') return UNTOLD;
  if (action.request.method !== 'session/import') return undefined;
  // What lies in the folder that is given has no part in an import into another.
  const isGiven = (name: string): boolean => GIVEN.some((folder) => name.startsWith(folder));
  return [...files.keys()].some(isGiven) ? REASON : undefined;
}

/** Why nothing can be seen of what such a writer made; undefined where it can. */
export function outOfSight(
  method: Method,
  outcome: Outcome | undefined,
  { directory }: Offers = {},
): string | undefined {
  if (directory !== 'own' || !MAKING.has(method) || outcome === undefined || !('result' in outcome))
    return undefined;
  const { path = null } = outcome.result as { readonly path?: unknown };
  if (typeof path === 'string' && isAbsolute(path))
    return `${REASON}, and that is not below the home folder that it was started with`;
  return path === null && method === 'session/create' ? UNTOLD : undefined;
}

const ABOUT_THE_FOLDER: ReadonlySet<ComplaintCode> = new Set<ComplaintCode>([
  'session-in-another-directory',
  'copy-in-another-directory',
]);

/** Why a complaint is none about such a writer; undefined where it is. */
export const notItsFolder = (code: ComplaintCode, { directory }: Offers = {}): string | undefined =>
  directory === 'own' && ABOUT_THE_FOLDER.has(code) ? REASON : undefined;
