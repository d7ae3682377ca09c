import { realpathSync, type Stats } from 'node:fs';
import { resolve } from 'node:path';

/** What a shell puts in place of `<(...)`, and standard input by its name: somebody writes to it, and it ends. */
const STREAM = /^\/(?:dev\/(?:fd\/|stdin)|proc\/(?:self|\d+)\/fd\/)/;

/**
 * Why a path must not be opened, in words, though something is there: opening a named pipe waits until somebody writes to
 * it, beyond the reach of a signal, and a device may never end. Undefined for what can be read.
 */
export function whyNotOpened(path: string, stats: Stats): string | undefined {
  if (STREAM.test(resolve(path))) return undefined;
  if (stats.isFIFO()) return 'it is a named pipe';
  const isDevice = stats.isCharacterDevice() || stats.isBlockDevice();
  return isDevice && realpathSync(path) !== '/dev/null' ? 'it is a device' : undefined;
}
