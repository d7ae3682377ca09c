import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Request } from '../../suites/question.ts';
import { Scratch } from './scratch.ts';

const scratch = new Scratch();
afterAll(() => scratch.remove());

const request = (name: string): Request => ({
  method: 'session/read',
  params: { path: name, leafId: 'a' },
  files: { [name]: Buffer.from('{}\n') },
});

describe('Scratch', () => {
  test('lays files out, with absolute paths and fixed times, and removes them', () => {
    const folder = scratch.caseFolder();
    const { path, leafId } = folder.prepare(request('deep/er/session.jsonl')) as {
      path: string;
      leafId: string;
    };
    expect(leafId).toBe('a');
    expect(readFileSync(path, 'utf8')).toBe('{}\n');
    expect(statSync(path).mtimeMs).toBe(1_700_000_000_000);
    folder.remove();
    expect(existsSync(path)).toBe(false);
  });

  test('the requests of a case share a folder, those of another do not', () => {
    const folder = scratch.caseFolder();
    const first = folder.prepare(request('one.jsonl'));
    const again = folder.prepare({ ...request('one.jsonl'), files: {} });
    expect(again).toEqual(first);
    expect(scratch.caseFolder().prepare(request('one.jsonl'))).not.toEqual(first);
  });

  test('a later case finds nothing of an earlier one, at another path', () => {
    const earlier = scratch.caseFolder();
    const { path } = earlier.prepare(request('one.jsonl')) as { path: string };
    writeFileSync(`${path}.lock`, 'left by a driver');
    earlier.remove();
    for (let i = 0; i < 3; i++) {
      const folder = scratch.caseFolder();
      const { path: next } = folder.prepare(request('two.jsonl')) as { path: string };
      expect(dirname(next)).not.toBe(dirname(path));
      expect(readdirSync(dirname(next))).toEqual(['two.jsonl']);
      folder.remove();
      expect(existsSync(next)).toBe(false);
    }
  });

  test('makes paths in results relative again', () => {
    const folder = scratch.caseFolder();
    const { path } = folder.prepare(request('one.jsonl'));
    expect(folder.withRelativePaths({ path, handle: 1 })).toEqual({ path: 'one.jsonl', handle: 1 });
    expect(folder.withRelativePaths({ sessions: [{ path }, { path: '/elsewhere' }] })).toEqual({
      sessions: [{ path: 'one.jsonl' }, { path: '/elsewhere' }],
    });
    expect(folder.withRelativePaths({ path: null })).toEqual({ path: null });
  });

  test('sees changed and removed bytes', () => {
    const folder = scratch.caseFolder();
    const { path } = folder.prepare(request('one.jsonl')) as { path: string };
    expect(folder.changedFile()).toBeUndefined();
    writeFileSync(path, '{}\n\n');
    expect(folder.changedFile()).toBe('one.jsonl');
    folder.remove();
    expect(folder.changedFile()).toBe('one.jsonl');
  });

  test.each(['../outside', '/etc/outside', 'a/../../outside'])('refuses %s', (name) => {
    expect(() => scratch.caseFolder().prepare(request(name))).toThrow('outside of the scratch folder');
  });

  test('is gone when it is removed', () => {
    const other = new Scratch();
    expect(existsSync(other.environment['PI_CODING_AGENT_DIR'] ?? '')).toBe(true);
    other.remove();
    expect(existsSync(other.root)).toBe(false);
  });
});
