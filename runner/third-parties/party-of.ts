import { join } from 'node:path';
import { THIRD_PARTIES, type ThirdParty } from './parties.ts';

/** What a driver of this folder is started with: the package, the folder in which it is installed, and the Node to run it. */
export function partyOf(argv: readonly string[] = process.argv.slice(2)): {
  readonly party: ThirdParty;
  readonly node: string;
  readonly program: string;
} {
  const [name, folder, node = process.execPath] = argv;
  const party = THIRD_PARTIES.find((one) => one.package === name);
  if (party === undefined || folder === undefined) {
    process.stderr.write('usage: <package> <folder of its installation> [<node>]\n');
    process.exit(2);
  }
  return { party, node, program: join(folder, 'node_modules', party.package, party.program) };
}
