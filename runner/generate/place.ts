import { directoryName, fileName, isObject, parseLines } from '../../suites/model/index.ts';
import { sha256 } from '../hash.ts';
import type { MadeFile } from './make.ts';

/** Where a generated file goes, with `/` on every platform, and its bytes there. */
export interface PlacedFile {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly twin?: { readonly path: string; readonly bytes: Uint8Array };
}

const TWINS = 'twins';

const slugOf = (name: string): string => name.replaceAll(/[^A-Za-z0-9]+/g, '-');

/** Files by number, one beside the other. */
export function numbered(file: MadeFile, index: number, total: number): PlacedFile {
  const number = String(index + 1).padStart(Math.max(4, String(total).length), '0');
  const { bytes, broken } = file;
  const name = `${number}${broken === undefined ? '' : `-${slugOf(broken.fault.name)}`}.jsonl`;
  return {
    path: name,
    bytes,
    ...(broken !== undefined && { twin: { path: `${TWINS}/${name}`, bytes: broken.twin } }),
  };
}

/** Working directories as people have them; each sessions tree is of several projects. */
const PROJECTS = [
  '/home/u/app',
  '/home/u/app/packages/core',
  '/home/u/my project',
  '/srv/www',
  '/home/u/学习',
  'C:\\Projects\\pi',
  'D:\\work\\a-b',
] as const;

const isWindows = (cwd: string): boolean => /^[A-Za-z]:\\/.test(cwd);

/** The header of a valid file. */
function headerOf(bytes: Uint8Array): Readonly<Record<string, unknown>> {
  const [first] = parseLines(bytes);
  return isObject(first?.value) ? first.value : {};
}

interface Project {
  readonly cwd: string;
  readonly id: string;
}

/**
 * Moves a file to a project: its header names another working directory and id. Byte for byte, as a fault may lie anywhere in
 * the line, and a member that a fault has changed stays as it is.
 */
function inProject(bytes: Uint8Array, from: Readonly<Record<string, unknown>>, to: Project): Uint8Array {
  const tokenOf = (member: string, value: unknown) => Buffer.from(`"${member}":${JSON.stringify(value)}`);
  let moved = Buffer.from(bytes);
  for (const [member, value] of Object.entries(to)) {
    const token = tokenOf(member, from[member]);
    const at = moved.indexOf(token);
    if (at === -1) continue;
    moved = Buffer.concat([moved.subarray(0, at), tokenOf(member, value), moved.subarray(at + token.length)]);
  }
  return new Uint8Array(moved);
}

/** An id as Pi makes them (UUID version 7), of a time and a seed. */
function uuidOf(time: number, seed: number): string {
  const hash = sha256(`id/${seed}/${time}`);
  const stamp = time.toString(16).padStart(12, '0');
  return `${stamp.slice(0, 8)}-${stamp.slice(8)}-7${hash.slice(0, 3)}-8${hash.slice(3, 6)}-${hash.slice(6, 18)}`;
}

/**
 * Files laid out as Pi does below its agent folder: `sessions/<directory of the working directory>/<time>_<id>.jsonl`. Working
 * directories and ids are such as people have them, so that every file system takes the names and no two are the same.
 */
export function inPiHome(file: MadeFile, index: number): PlacedFile {
  const { bytes, broken, seed } = file;
  const header = headerOf(broken?.twin ?? bytes);
  const cwd = PROJECTS[index % PROJECTS.length] ?? PROJECTS[0];
  const timestamp = String(header['timestamp']);
  const id = uuidOf(Date.parse(timestamp), seed);
  const project = { cwd, id };
  const directory = directoryName(cwd, isWindows(cwd) ? 'win32' : 'posix');
  const name = `${directory}/${fileName(timestamp, id)}`;
  return {
    path: `sessions/${name}`,
    bytes: inProject(bytes, header, project),
    ...(broken !== undefined && {
      twin: { path: `${TWINS}/sessions/${name}`, bytes: inProject(broken.twin, header, project) },
    }),
  };
}
