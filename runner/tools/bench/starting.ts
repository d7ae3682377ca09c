import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { packageRoot } from '../../../schema/package-root.ts';
import { figuresOf, sideBySide, type Figure } from './measure.ts';

const BIN = join(packageRoot(), 'dist', 'runner', 'bin.js');

function start(...args: readonly string[]): void {
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}: ${stderr}`);
}

/** Whole processes, against Node alone. */
export async function starting(small: string, rounds: number): Promise<readonly Figure[]> {
  const medians = await sideBySide(
    {
      'node -e 0': () => start('-e', '0'),
      '--help': () => start(BIN, '--help'),
      'list --only edit': () => start(BIN, 'list', '--only', 'edit'),
      'explain edit/omit': () => start(BIN, 'explain', 'edit/omit'),
      'check of one small file': () => start(BIN, 'check', small),
    },
    rounds,
  );
  return figuresOf('start', medians, 'node -e 0', 'time', {
    '--help': { most: 1.5 },
    'check of one small file': { most: 2.5 },
  });
}
