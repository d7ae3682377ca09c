import { homedir, tmpdir } from 'node:os';
import { posix, win32 } from 'node:path';
import { encodeDirectory, parseLines, type Entry } from '../../suites/model/index.ts';
import {
  answering,
  answeringInstead,
  messages,
  readingBytes,
  readingEntries,
  refusing,
  type Broken,
  type Call,
} from './breaking.ts';
import { isObject, type JsonObject } from '../../suites/model/index.ts';

const named = (encode: (cwd: string, platform: string) => string) =>
  answeringInstead('path/directory', ({ params }) => ({
    name: encode(String(params['cwd']), String(params['platform'])),
  }));

/** The right formula with one thing changed after the path was resolved. */
const encoding = (encode: (cwd: string) => string) =>
  named((cwd, platform) => encode((platform === 'win32' ? win32 : posix).resolve(cwd)));

/** Whether a path is a folder, or below it. */
const within = (folder: string, path: string) => path === folder || path.startsWith(`${folder}/`);

const wrap = (name: string) => `--${name}--`;

const brokenNames: readonly Broken[] = [
  {
    rule: 'naming/directory',
    fault: 'the leading separator becomes a dash',
    driver: encoding((cwd) => wrap(cwd.replaceAll(/[/\\:]/g, '-'))),
  },
  {
    rule: 'naming/directory-windows',
    fault: 'the colon of the drive is kept',
    driver: encoding((cwd) => wrap(cwd.replace(/^[/\\]/, '').replaceAll(/[/\\]/g, '-'))),
  },
  {
    rule: 'naming/keeps-rest',
    fault: 'spaces and dots become dashes as well',
    driver: encoding((cwd) => encodeDirectory(cwd).replaceAll(/[ .]/g, '-')),
  },
  {
    rule: 'naming/no-separator',
    fault: 'only "/" is replaced',
    driver: encoding((cwd) => wrap(cwd.replace(/^[/\\]/, '').replaceAll('/', '-'))),
  },
  {
    rule: 'naming/normalized',
    fault: 'the path is not resolved',
    driver: named((cwd) => encodeDirectory(cwd)),
  },
  {
    rule: 'naming/normalized-windows',
    fault: 'the path is not resolved',
    driver: named((cwd) => encodeDirectory(cwd)),
  },
  {
    rule: 'naming/shell-paths',
    fault: 'a drive as Git Bash spells it is a directory of the current drive',
    driver: encoding(encodeDirectory),
  },
  {
    rule: 'naming/resolved',
    fault: 'a file: URL is taken for a relative path',
    driver: encoding(encodeDirectory),
  },
  {
    rule: 'naming/home',
    fault: '~ is taken for the name of a folder',
    driver: encoding(encodeDirectory),
  },
  {
    rule: 'naming/home-and-temporary',
    fault: 'the home folder is told as ~',
    driver: encoding((cwd) =>
      encodeDirectory(within(homedir(), cwd) ? `~${cwd.slice(homedir().length)}` : cwd),
    ),
  },
  {
    rule: 'naming/home-and-temporary',
    fault: 'what is below the folder for temporary files shares one name',
    driver: encoding((cwd) => encodeDirectory(within(tmpdir(), cwd) ? tmpdir() : cwd)),
  },
  {
    rule: 'naming/long',
    fault: 'a long name is cut',
    driver: encoding((cwd) => encodeDirectory(cwd).slice(0, 255)),
  },
  {
    rule: 'naming/unc',
    fault: 'both leading separators are dropped',
    driver: encoding((cwd) => wrap(cwd.replace(/^[/\\]+/, '').replaceAll(/[/\\:]/g, '-'))),
  },
  {
    rule: 'naming/collision',
    fault: 'a dash in the path is doubled',
    driver: encoding((cwd) => encodeDirectory(cwd.replaceAll('-', '--'))),
  },
  {
    rule: 'naming/file',
    fault: 'the point of the timestamp is kept',
    driver: answering('path/file', (_, { params }) => ({
      name: `${String(params['timestamp']).replaceAll(':', '-')}_${String(params['sessionId'])}.jsonl`,
    })),
  },
];

const lineObjects = (bytes: Uint8Array) =>
  parseLines(bytes).flatMap(({ value }) => (isObject(value) ? [value] : []));
const versionOf = ({ bytes }: Call) => lineObjects(bytes())[0]?.['version'] ?? 1;

/** Rewrites the lines of a file before the model reads them. */
const rewriting = (change: (lines: readonly JsonObject[]) => readonly JsonObject[]) =>
  readingBytes((bytes) =>
    Buffer.from(
      change(lineObjects(bytes))
        .map((line) => `${JSON.stringify(line)}\n`)
        .join(''),
    ),
  );

const brokenMigrations: readonly Broken[] = [
  {
    rule: 'migrate/v1-chain',
    fault: 'every entry of version 1 becomes a root',
    entries: 2,
    driver: answering('session/read', (answer, call) =>
      versionOf(call) === 1
        ? { ...answer, entries: answer.entries.map((entry: Entry) => ({ ...entry, parentId: null })) }
        : answer,
    ),
  },
  {
    rule: 'migrate/v1-kept-index',
    fault: 'the index is counted without the header',
    entries: 3,
    driver: rewriting((lines) =>
      lines.map((line) =>
        typeof line['firstKeptEntryIndex'] === 'number'
          ? { ...line, firstKeptEntryIndex: line['firstKeptEntryIndex'] + 1 }
          : line,
      ),
    ),
  },
  {
    rule: 'migrate/v2-hook',
    fault: 'messages of role hookMessage are dropped',
    entries: 1,
    driver: answering(
      'session/context',
      messages((sent, call) =>
        versionOf(call) === 2 ? sent.filter(({ message }) => message['role'] !== 'custom') : sent,
      ),
    ),
  },
  {
    rule: 'migrate/idempotent',
    fault: 'each reading drops the last entry of an old file',
    entries: 1,
    driver: answering('session/read', (answer, call) =>
      versionOf(call) === 3 ? answer : { ...answer, entries: answer.entries.slice(0, -1) },
    ),
  },
  {
    rule: 'migrate/old-shapes',
    fault: 'a model_change with the model alone is dropped',
    entries: 2,
    driver: readingEntries((entries) =>
      entries.filter((entry) => entry.type !== 'model_change' || entry['provider'] !== undefined),
    ),
  },
  {
    rule: 'migrate/old-shapes',
    fault: 'usage without a sum is lost',
    entries: 2,
    driver: rewriting((lines) =>
      lines.map((line) => {
        const { message } = line;
        const usage = isObject(message) ? message['usage'] : undefined;
        if (!isObject(message) || !isObject(usage) || usage['totalTokens'] !== undefined) return line;
        const { usage: _lost, ...rest } = message;
        return { ...line, message: rest };
      }),
    ),
  },
  {
    rule: 'migrate/old-shapes',
    fault: 'a header that tells the model is refused',
    entries: 1,
    driver: refusing('unknown members', (bytes) =>
      ['model', 'provider'].some((member) => lineObjects(bytes)[0]?.[member] !== undefined),
    ),
  },
  {
    rule: 'migrate/newer',
    fault: 'a higher version is refused',
    entries: 0,
    driver: answering('session/read', (answer) => ({ ...answer, header: { ...answer.header, version: 3 } })),
  },
  {
    rule: 'migrate/bad-version',
    fault: 'a version of null flattens the branches',
    entries: 3,
    driver: answering('session/branch', (answer, call) =>
      versionOf(call) === 3 ? answer : { entryIds: call.session().entries.map(({ id }) => id) },
    ),
  },
];

export const brokenNamesAndVersions: readonly Broken[] = [...brokenNames, ...brokenMigrations];
