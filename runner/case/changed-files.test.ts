import {
  appendFileSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { ChangedFiles } from './changed-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'pi-changed-files-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A whole second, which can be put back exactly. */
const MODIFIED = 1_700_000_000;

let files = 0;
function lay(text: string): string {
  const path = join(folder, `${++files}.jsonl`);
  writeFileSync(path, text);
  utimesSync(path, MODIFIED, MODIFIED);
  return path;
}

/** Longer than a change can share the stamp of the one before. */
const settle = () => setTimeout(60);

describe('a file that was not touched', () => {
  test('is read once, and its bytes stay the same object', async () => {
    const [path, other] = [lay('{"a":1}\n'), lay('{"b":1}\n')];
    await settle();
    const changed = new ChangedFiles();
    const [first] = changed.read([path, other]);
    expect(changed.reads).toBe(2);
    for (let step = 0; step < 10; step++) {
      appendFileSync(other, `{"step":${step}}\n`);
      expect(changed.read([path, other])[0]).toBe(first);
    }
    // The one that was appended to each time, and the other never again.
    expect(changed.reads).toBe(12);
  });
});

describe('no change goes unseen', () => {
  const CHANGES: readonly (readonly [string, (path: string) => void])[] = [
    [
      'old bytes changed, and the times put back',
      (path) => {
        const { mtimeNs, size } = statSync(path, { bigint: true });
        writeFileSync(path, readFileSync(path, 'utf8').replace('old', 'new'));
        utimesSync(path, MODIFIED, MODIFIED);
        expect(statSync(path, { bigint: true })).toMatchObject({ mtimeNs, size });
      },
    ],
    [
      'another file of the same size and times in its place',
      (path) => {
        writeFileSync(`${path}.new`, readFileSync(path, 'utf8').replace('old', 'new'));
        utimesSync(`${path}.new`, MODIFIED, MODIFIED);
        renameSync(`${path}.new`, path);
      },
    ],
    [
      'old bytes changed while others are appended',
      (path) => writeFileSync(path, `${readFileSync(path, 'utf8').replace('old', 'new')}{"more":1}\n`),
    ],
  ];

  test.each(CHANGES)('%s', async (_name, change) => {
    const path = lay('{"text":"old"}\n');
    await settle();
    const changed = new ChangedFiles();
    expect(Buffer.from(changed.read([path])[0] ?? []).toString()).toContain('old');
    change(path);
    expect(Buffer.from(changed.read([path])[0] ?? []).toString()).toContain('new');
  });

  test('many in a row, quicker than the clock of the disk', () => {
    const path = lay('0000');
    const changed = new ChangedFiles();
    for (let round = 0; round < 2_000; round++) {
      const text = String(round).padStart(4, '0');
      writeFileSync(path, text);
      expect(Buffer.from(changed.read([path])[0] ?? []).toString()).toBe(text);
    }
  });
});
