import { createHash } from 'node:crypto';
import { directoryName, fileName, isObject, parseLines } from '../../suites/model/index.ts';
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

type Line = Readonly<Record<string, unknown>>;

/** The header's bytes, and what comes behind them. */
function splitHeader(bytes: Uint8Array): { header: Line; rest: Uint8Array } | undefined {
  const [first] = parseLines(bytes);
  if (!isObject(first?.value) || first.value['type'] !== 'session') return undefined;
  return { header: first.value, rest: bytes.subarray(bytes.indexOf(0x0a) + 1) };
}

/** Replaces members of the header that are there and of the right type; a fault in the header stays. */
function inProject(bytes: Uint8Array, project: Line): Uint8Array {
  const split = splitHeader(bytes);
  if (split === undefined) return bytes;
  const { header, rest } = split;
  const changed = Object.fromEntries(
    Object.entries(header).map(([name, value]) => [
      name,
      typeof value === 'string' && Object.hasOwn(project, name) ? project[name] : value,
    ]),
  );
  return new Uint8Array(Buffer.concat([Buffer.from(`${JSON.stringify(changed)}\n`), rest]));
}

/** An id as Pi makes them (UUID version 7), of a time and a seed. */
function uuidOf(time: number, seed: number): string {
  const hash = createHash('sha256').update(`id/${seed}/${time}`).digest('hex');
  const stamp = time.toString(16).padStart(12, '0');
  return `${stamp.slice(0, 8)}-${stamp.slice(8)}-7${hash.slice(0, 3)}-8${hash.slice(3, 6)}-${hash.slice(6, 18)}`;
}

/**
 * Files laid out as Pi does below its agent folder: `sessions/<directory of the working directory>/<time>_<id>.jsonl`. Working
 * directories and ids are such as people have them, so that every file system takes the names and no two are the same.
 */
export function inPiHome(file: MadeFile, index: number): PlacedFile {
  const { bytes, broken, seed } = file;
  const whole = splitHeader(broken?.twin ?? bytes)?.header ?? {};
  const cwd = PROJECTS[index % PROJECTS.length] ?? PROJECTS[0];
  const timestamp = String(whole['timestamp']);
  const id = uuidOf(Date.parse(timestamp), seed);
  const project = { cwd, id };
  const directory = directoryName(cwd, isWindows(cwd) ? 'win32' : 'posix');
  const name = `${directory}/${fileName(timestamp, id)}`;
  // A fault of the id itself must stay one.
  const breaksId = broken?.fault.rule === 'header/id';
  return {
    path: `sessions/${name}`,
    bytes: inProject(bytes, breaksId ? { cwd } : project),
    ...(broken !== undefined && {
      twin: { path: `${TWINS}/sessions/${name}`, bytes: inProject(broken.twin, project) },
    }),
  };
}
