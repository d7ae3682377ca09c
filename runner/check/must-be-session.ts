import type { FileFact } from '../../suites/checking/fact.ts';
import { UsageError } from '../errors.ts';
import { PROGRAM } from '../invocation.ts';

/** Of a file whose header is broken or lost, these say so; it is a session all the same. */
const HEADLESS: readonly string[] = ['no-header', 'unreadable'];

/**
 * Refuses a file that never was a session, such as an empty one or a `package.json`.
 * @param facts what inspection found in it
 * @throws UsageError that says what the file seems to be
 */
export function mustBeSession(file: string, facts: readonly FileFact[]): void {
  const about = facts.find(({ rule }) => rule === 'header/first' || rule === 'header/present');
  if (about === undefined || about.code === 'later' || HEADLESS.includes(about.code)) return;
  const hasNeither = about.code === 'foreign' || about.code === 'no-object';
  const what = hasNeither ? 'it has neither a session header nor an entry' : `it is ${about.received}`;
  throw new UsageError(`${file} is not a session: ${what}. ${PROGRAM} check ${file} says what to do.`);
}
