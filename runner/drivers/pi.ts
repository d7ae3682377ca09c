import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { PROTOCOL_VERSION } from '../../schema/protocol.ts';
import type { AnyDriver } from '../driver-kit/driver.ts';
import { isProgram } from '../driver-kit/is-program.ts';
import { serveAny } from '../driver-kit/serve.ts';
import { compacting } from './pi/compaction.ts';
import { finding } from './pi/finding.ts';
import { importing } from './pi/importing.ts';
import { isLegacy, legacy } from './pi/legacy.ts';
import { naming } from './pi/naming.ts';
import { findPiPackage, loadPi } from './pi/package.ts';
import { reading } from './pi/reading.ts';
import { scratchIn } from './pi/scratch.ts';
import { showing } from './pi/transcript.ts';
import { counting } from './pi/usage.ts';
import { writing } from './pi/writing.ts';

export interface PiDriverOptions {
  /** The folder of a pi-coding-agent package; by default the one that is installed with this package. */
  readonly package?: string;
  /** The release that it is held against; by default its own version. */
  readonly follows?: string;
  /** The folder in which it makes folders of its own; by default the system's for temporary files. */
  readonly scratch?: string;
}

/** The real Pi under the driver protocol: every answer comes from its own session code. */
export async function createPiDriver(options: PiDriverOptions = {}): Promise<AnyDriver> {
  const release = findPiPackage(options.package);
  const pi = await loadPi(release);
  const makeFolder = scratchIn(options.scratch ?? tmpdir());
  const methods: Partial<AnyDriver> = isLegacy(pi)
    ? legacy(pi, makeFolder)
    : {
        ...reading(pi, makeFolder),
        ...naming(pi, release, makeFolder),
        ...writing(pi),
        ...finding(pi, makeFolder),
        ...compacting(pi, release),
        ...counting(pi, release),
        ...showing(pi),
        ...importing(pi, release),
      };
  return {
    initialize: () => ({
      protocol: PROTOCOL_VERSION,
      implementation: { name: 'pi', version: release.version, language: 'TypeScript' },
      follows: options.follows ?? release.version,
      methods: Object.keys(methods),
      platforms: isLegacy(pi) ? ['posix'] : ['posix', 'win32'],
      ...(isLegacy(pi) && { offers: { leafId: false } }),
    }),
    ...methods,
  };
}

const USAGE = 'usage: pi.js [--package <folder of a pi-coding-agent package>] [--follows <release>]';

/** As a program it makes its folders in the runner's, which takes them away even where this is killed. */
const optionsOfArguments = (): PiDriverOptions => ({
  ...parseArgs({ options: { package: { type: 'string' }, follows: { type: 'string' } } }).values,
  ...(process.env['PI_CODING_AGENT_DIR'] && { scratch: process.env['PI_CODING_AGENT_DIR'] }),
});

/** Tells what is wrong with the arguments, and ends the program. */
function failWithUsage(error: unknown): never {
  process.stderr.write(`${(error as Error).message}\n${USAGE}\n`);
  process.exit(2);
}

async function driverOfArguments(): Promise<AnyDriver> {
  try {
    return await createPiDriver(optionsOfArguments());
  } catch (error) {
    return failWithUsage(error);
  }
}

const asProgram = isProgram(import.meta.url);

/** As a module this is the driver of the installed Pi, as a program that of the release which the arguments name. */
const driver: AnyDriver = await (asProgram ? driverOfArguments() : createPiDriver());
export default driver;

if (asProgram) await serveAny(driver);
