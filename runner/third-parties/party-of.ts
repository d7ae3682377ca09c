import { join } from 'node:path';
import { THIRD_PARTIES, type ThirdParty } from './parties.ts';

/** What a driver of this folder is started with: the package, the folder in which it is installed, and what runs it. */
export function partyOf(argv: readonly string[] = process.argv.slice(2)): {
  readonly party: ThirdParty;
  /** The program that runs it, such as a newer Node. */
  readonly runtime: string;
  readonly program: string;
} {
  const [name, folder, runtime = process.execPath] = argv;
  const party = THIRD_PARTIES.find((one) => one.package === name);
  if (party === undefined || folder === undefined) {
    process.stderr.write('usage: <package> <folder of its installation> [<node>]\n');
    process.exit(2);
  }
  return { party, runtime, program: join(folder, 'node_modules', party.package, party.program) };
}

/** What the driver of a third party answers to `initialize`. */
export const introduction = (
  { package: name, version, follows }: ThirdParty,
  methods: readonly string[],
  offers?: object,
) => ({
  protocol: 1 as const,
  implementation: { name, version, language: 'JavaScript' },
  follows,
  methods: [...methods],
  ...(offers !== undefined && { offers }),
});
