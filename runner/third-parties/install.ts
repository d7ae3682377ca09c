import { join } from 'node:path';
import { packageRoot } from '../../schema/package-root.ts';
import { installNode, installPackage } from '../tools/versions/install.ts';
import type { Runtime, ThirdParty } from './parties.ts';

/** Programs in Rust are parts for one platform, which npm takes for optional. */
const WHOLE = { optional: true } as const;

async function programOf({ name, version }: Runtime, store: string): Promise<string> {
  if (name === 'node') return installNode(version, store);
  const folder = await installPackage('@oven/bun-linux-x64', version, store, WHOLE);
  return join(folder, 'node_modules', '@oven', 'bun-linux-x64', 'bin', 'bun');
}

/** Installs a third party and what runs it; gives the command of its driver. */
export async function commandFor(party: ThirdParty, store: string): Promise<readonly string[]> {
  const folder = await installPackage(party.package, party.version, store, WHOLE);
  const runtime = party.runtime === undefined ? process.execPath : await programOf(party.runtime, store);
  const driver = join(packageRoot(), 'dist', 'runner', 'third-parties', `${party.driver}.js`);
  return [party.callsFunctions ? runtime : process.execPath, driver, party.package, folder, runtime];
}
