import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { packageRoot } from '../../schema/package-root.ts';
import { SENTENCES, sentenceOfComplaint } from './complaint.ts';

describe('complaints', () => {
  test('a sentence names the file and what it is about', () => {
    expect(
      sentenceOfComplaint({
        code: 'acknowledged-entry-is-missing',
        about: { id: '1a2b3c4d' },
        file: 'a.jsonl',
      }),
    ).toBe('the entry 1a2b3c4d was acknowledged, and must be in a.jsonl');
  });

  test('no two codes have one sentence, and each is made by a judge', () => {
    const sentences = Object.values(SENTENCES);
    expect(new Set(sentences).size).toBe(sentences.length);
    const folder = join(packageRoot(), 'suites');
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /[a-z]\.ts$/.test(name) && !name.endsWith('complaint.ts'))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n');
    expect(Object.keys(SENTENCES).filter((code) => !sources.includes(`'${code}'`))).toEqual([]);
  });
});
