import { existsSync } from 'node:fs';
import { basename, delimiter, join, relative, sep } from 'node:path';
import { packageInfo } from './package-info.ts';
import { shellQuoted } from './shell.ts';

/** The command of this package where it is on the path. */
const COMMAND = 'pi-conform';

/** How a process was started. */
export interface Call {
  /** The file that Node was given: `process.argv[1]`. */
  readonly script: string | undefined;
  /** The folder that it was started in. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** What runs a command of a project, and one that is fetched for a single call. */
interface Manager {
  readonly local: string;
  readonly once: string;
}

const NPM: Manager = { local: 'npx', once: 'npx' };
const MANAGERS: Readonly<Record<string, Manager>> = {
  npm: NPM,
  pnpm: { local: 'pnpm exec', once: 'pnpm dlx' },
  yarn: { local: 'yarn', once: 'yarn dlx' },
  bun: { local: 'bunx', once: 'bunx' },
};

/** Folders that package managers fetch into for a single call. */
const FETCHED = /[\\/](?:_npx|dlx|dlx-[^\\/]*|bunx-[^\\/]*)[\\/]/;

/**
 * How this program was called, so that a line that is printed can be pasted as it is: `pi-conform` where that is on the
 * path, `npx pi-conform` (or what else runs commands there) in a project that it is installed in, `node` and a file
 * where that was written.
 */
export function invocationOf({ script = '', folder, environment }: Call): string {
  const [agent = ''] = (environment['npm_config_user_agent'] ?? '').split('/');
  const { local, once } = MANAGERS[agent] ?? NPM;
  const name = basename(script);
  const isFile = name === 'bin.js' || name === 'bin.ts';
  // Not called by a name of its own: in somebody's vitest, or as a library.
  if (name !== COMMAND && !isFile) return `${local} ${COMMAND}`;
  if (FETCHED.test(script)) return `${once} ${packageInfo.name}`;
  const [project = '', ...inside] = script.split(`${sep}node_modules${sep}`);
  const isInstalled = inside.length > 0;
  if (isInstalled && isWithin(folder, project)) return `${local} ${COMMAND}`;
  // Where it is installed for all, a package manager may start the file by a script of its own.
  if ((isInstalled || !isFile) && isOnPath(environment)) return COMMAND;
  const path = nearer(relative(folder, script), script);
  return isFile ? `node ${shellQuoted([path])}` : shellQuoted([path.includes(sep) ? path : `.${sep}${path}`]);
}

const isWithin = (folder: string, project: string): boolean =>
  `${folder}${sep}`.startsWith(`${project}${sep}`);

const isOnPath = ({ PATH = '' }: Call['environment']): boolean =>
  PATH.split(delimiter).some((folder) => folder !== '' && existsSync(join(folder, COMMAND)));

const nearer = (one: string, other: string): string => (one.length < other.length ? one : other);

/** How this process was called: what every line begins with that is printed to be pasted. */
export const PROGRAM = invocationOf({
  script: process.argv[1],
  folder: process.cwd(),
  environment: process.env,
});
