import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { packageRoot } from '../../schema/package-root.ts';
import { run } from '../run.ts';

/**
 * A writer with one store of its own is judged by the files that it makes there, below the home folder that it was given:
 * the Python driver, which puts everything into one folder and says so.
 */

const folder = mkdtempSync(join(tmpdir(), 'own-store-test-'));
afterAll(() => rmSync(folder, { recursive: true }));
const honest = readFileSync(join(packageRoot(), 'runner', 'drivers', 'pi_session.py'), 'utf8');

type Change = readonly [old: string, fresh: string];

/** The Python driver with other lines, each of which must be there once. */
function changed(...changes: readonly Change[]): string {
  let text = honest;
  for (const [old, fresh] of changes) {
    if (text.split(old).length !== 2) throw new Error(`not once in the driver: ${old}`);
    text = text.replace(old, () => fresh);
  }
  return text;
}

const STORE = 'Path(os.environ["HOME"]) / "store"';
const OWN: readonly Change[] = [
  ['Path(directory) / file_name(', `${STORE} / file_name(`],
  [
    'import_file(Path(params["path"]), Path(params["directory"]))',
    `import_file(Path(params["path"]), ${STORE})`,
  ],
];
const SAYS_SO: Change = ['"follows": "1.6.0",', '"follows": "1.6.0", "offers": {"directory": "own"},'];

async function outcomeOf(name: string, changes: readonly Change[], only: readonly string[]) {
  const file = join(folder, `${name}.py`);
  writeFileSync(file, changed(...changes));
  const { results } = await run({
    tested: { command: ['python3', file] },
    only,
    seed: 1,
    runs: 4,
    shrinkTime: 0,
    jobs: 1,
  });
  return {
    wrong: results.flatMap(({ rule, verdict }) => (verdict === 'pass' || verdict === 'skip' ? [] : [rule])),
    passed: results.filter(({ verdict }) => verdict === 'pass').map(({ rule }) => rule),
    skipped: results.flatMap(({ rule, reason }) => (reason?.includes('directory: "own"') ? [rule] : [])),
  };
}

describe('a writer with one store of its own', () => {
  test('that does not say so stores sessions in another directory', async () => {
    const { wrong } = await outcomeOf('silent', OWN, ['write/directory', 'fork/directory']);
    expect(wrong).toEqual(['write/directory', 'fork/directory']);
  });

  test('is judged by what it makes there, and not by the directory that it was given', async () => {
    const only = ['write/header', 'write/directory', 'write/stored', 'write/deferred-file'];
    const { wrong, passed, skipped } = await outcomeOf(
      'honest',
      [...OWN, SAYS_SO],
      [...only, 'fork', 'clone', 'import'],
    );
    expect(wrong).toEqual([]);
    expect(passed).toEqual(
      expect.arrayContaining([
        'write/header',
        'write/stored',
        'fork/history',
        'clone/branch-only',
        'import/history',
      ]),
    );
    expect(skipped).toEqual(
      expect.arrayContaining([
        'write/directory',
        'fork/directory',
        'clone/directory',
        'import/already-there',
      ]),
    );
  });

  const FAULTS: readonly (readonly [fault: string, rule: string, change: Change])[] = [
    [
      'forks without labels',
      'fork/history',
      [
        'store(target, header, source.entries)',
        'store(target, header, [each for each in source.entries if each["type"] != "label"])',
      ],
    ],
    [
      'headers of version 2',
      'write/header',
      ['"version": 3, "id": session_id', '"version": 2, "id": session_id'],
    ],
  ];

  test.each(FAULTS)('and a fault is found: %s', async (fault, rule, change) => {
    const { wrong } = await outcomeOf(fault.replaceAll(' ', '-'), [...OWN, SAYS_SO, change], [rule]);
    expect(wrong).toEqual([rule]);
  });
});
