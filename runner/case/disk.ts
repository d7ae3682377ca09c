import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { sessionBytes, sessionFrom, user } from '../../generators/index.ts';
import type { Files } from '../../suites/driving/moment.ts';
import type { DiskStep } from '../../suites/driving/step.ts';
import { growDisk, mountSmallDisk, unmount } from '../target/abilities.ts';
import { walk } from '../walk.ts';
import { ChangedFiles } from './changed-files.ts';

/** Files that are placed without a time are so much newer, each than the one before, in seconds. */
const FIRST_MODIFIED = 1_700_000_000;
const SUFFIX = '.blocked';

/** What the runner does to the folder of one program, and what it sees there. */
export class Disk {
  readonly #root: string;
  readonly #mounted: string[] = [];
  readonly #files = new ChangedFiles();
  readonly #elsewhere: ReadonlyMap<string, string>;
  #placed = 0;

  /** @param elsewhere the paths of files outside of the folder that belong to the program, by the names that they have in it */
  constructor(root: string, elsewhere: ReadonlyMap<string, string> = new Map()) {
    this.#root = root;
    this.#elsewhere = elsewhere;
  }

  /** Takes a step on the file or folder of this name. @throws where the disk refuses */
  take(step: DiskStep, name: string): void {
    const path = this.#elsewhere.get(name) ?? join(this.#root, name);
    mkdirSync(dirname(path), { recursive: true });
    switch (step.act) {
      case 'place':
        this.#place(path, step.bytes, step.modified);
        break;
      case 'link':
        symlinkSync(step.to, path);
        break;
      case 'folder':
        mkdirSync(path, { recursive: true });
        break;
      case 'fill':
        this.#fill(path, step.count, step.cwd);
        break;
      case 'occupy':
        writeFileSync(path, step.bytes, { flag: 'wx' });
        break;
      case 'tear':
        appendFileSync(path, step.bytes);
        break;
      case 'unend':
        truncateSync(path, readFileSync(path).length - 1);
        break;
      case 'block':
        // A folder of that name: nobody can write it, not even root, whose writing permissions do not stop.
        renameSync(path, path + SUFFIX);
        mkdirSync(path);
        break;
      case 'unblock':
        rmdirSync(path);
        renameSync(path + SUFFIX, path);
        break;
      case 'small-disk':
        mkdirSync(path, { recursive: true });
        if (!mountSmallDisk(path, step.bytes)) throw new Error(`no disk could be mounted on ${path}`);
        this.#mounted.push(path);
        break;
      case 'grow-disk':
        growDisk(path, step.bytes);
        break;
      case 'bar-folder':
        rmSync(path, { recursive: true });
        writeFileSync(path, '');
        break;
      default:
        step satisfies never;
    }
  }

  /** Every file with its bytes; links and folders are none. A file that is blocked is shown under its own name. */
  files(): Files {
    const inside = [...walk(this.#root)].filter(({ entry }) => entry.isFile()).map(({ name }) => name);
    const places = [
      ...inside.map((name) => [unblocked(name), join(this.#root, name)] as const),
      ...[...this.#elsewhere].flatMap(([name, path]) =>
        [path, path + SUFFIX].filter(isFile).map((place) => [name, place] as const),
      ),
    ];
    const bytes = this.#files.read(places.map(([, path]) => path));
    return new Map(places.map(([name], at) => [name, bytes[at] as Uint8Array]));
  }

  /** Gives back what the system lent. */
  end(): void {
    for (const folder of this.#mounted.splice(0)) unmount(folder);
  }

  #place(path: string, bytes: Uint8Array, modified: number = FIRST_MODIFIED + this.#placed): void {
    writeFileSync(path, bytes);
    utimesSync(path, modified, modified);
    this.#placed++;
  }

  #fill(folder: string, count: number, cwd: string): void {
    mkdirSync(folder, { recursive: true });
    for (let number = 0; number < count; number++) {
      const made = sessionFrom([user('a1', `question ${number}`)]);
      const header = { ...made.header, id: `many-${number}`, cwd };
      this.#place(join(folder, `many-${number}.jsonl`), sessionBytes({ ...made, header }));
    }
  }
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

const unblocked = (name: string): string => (name.endsWith(SUFFIX) ? name.slice(0, -SUFFIX.length) : name);
