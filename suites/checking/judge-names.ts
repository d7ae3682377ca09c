import { posix, win32 } from 'node:path';
import { encodeDirectory, fileName, isSessionFolder } from '../model/naming.ts';
import { factOf, type FileFact } from './fact.ts';
import type { CodeOf, InspectedId } from './rules/index.ts';
import type { HeaderLine } from './inspection.ts';
import { columnOf } from './columns.ts';
import { quoted } from './received.ts';

/** Where a file lies: its own name and that of its folder. */
export interface FileLocation {
  readonly folder: string;
  readonly file: string;
}

/**
 * Holds the names of a file and its folder against the header. Only for a file in a folder that is named after a
 * working directory: anywhere else a file may be called anything.
 */
export function judgeNames({ folder, file }: FileLocation, header: HeaderLine): FileFact[] {
  if (!isSessionFolder(folder)) return [];
  const { id, timestamp, cwd } = header.value;
  const facts: FileFact[] = [];
  const differs = <Id extends InspectedId>(
    rule: Id,
    code: CodeOf<Id>,
    member: string,
    received: string,
  ): void => {
    const pointer = `/${member}`;
    const place = { line: header.line, column: columnOf(header.text, pointer), pointer, received };
    facts.push(factOf(rule, code, place));
  };
  if (typeof cwd === 'string' && cwd !== '' && !namesOf(cwd).includes(folder)) {
    differs(
      'naming/directory',
      'other',
      'cwd',
      `the one of ${quoted(encodeDirectory(cwd))}, in the folder ${quoted(folder)}`,
    );
  }
  if (typeof id !== 'string' || typeof timestamp !== 'string' || fileName(timestamp, id) === file)
    return facts;
  if (!file.endsWith(`_${id}.jsonl`) && !isNamedTwice(header.value, file))
    differs('naming/file', 'id', 'id', `${quoted(id)}, in the file ${quoted(file)}`);
  // Releases before version 3 took the time twice, for the name and for the header.
  else if (header.value['version'] === 3 && file.endsWith(`_${id}.jsonl`)) {
    differs('naming/file', 'timestamp', 'timestamp', `${quoted(timestamp)}, in the file ${quoted(file)}`);
  }
  return facts;
}

const UUID_4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/**
 * Whether the file may stem from a release from 0.27 to 0.30, which made one id for the name of a new file and another
 * for its header. Theirs was version 1; where it was migrated since, the version was put behind all other members.
 */
function isNamedTwice(header: HeaderLine['value'], file: string): boolean {
  const members = Object.keys(header);
  const isOld =
    header['version'] === undefined ||
    header['version'] === 1 ||
    members.indexOf('version') > members.indexOf('cwd');
  const [, named = ''] = /_([^_]*)\.jsonl$/.exec(file) ?? [];
  return isOld && UUID_4.test(String(header['id'])) && UUID_4.test(named);
}

/** Every name that a working directory may have given its folder: as it stands, or resolved on either platform. */
function namesOf(cwd: string): string[] {
  const forms = [cwd];
  if (posix.isAbsolute(cwd)) forms.push(posix.resolve(cwd));
  if (win32.isAbsolute(cwd)) forms.push(win32.resolve(cwd));
  return forms.map(encodeDirectory);
}
