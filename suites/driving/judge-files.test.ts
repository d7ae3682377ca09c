import { describe, expect, test } from 'vitest';
import { faults, smallest } from '../../generators/index.ts';
import { fileRules } from '../checking/index.ts';
import { writesValidLines } from './judge-files.ts';
import type { Moment } from './moment.ts';

/** A step that wrote a new file with these bytes. */
const writing = (bytes: Uint8Array): Moment => ({
  index: 0,
  step: { act: 'create', cwd: '/w' },
  request: { method: 'session/create', params: {} },
  outcome: { result: {} },
  sessions: [],
  disk: { before: new Map(), after: new Map([['sessions/new.jsonl', bytes]]) },
  blocked: false,
  earlier: [],
});

describe('every must of check is asked of what a writer wrote', () => {
  /** Shown by a rule of its own: names are no part of the bytes. */
  const elsewhere = ['naming/directory', 'naming/file'];
  const musts = fileRules.filter(({ level, id }) => level === 'must' && !elsewhere.includes(id));

  test.each(musts.map(({ id }) => [id] as const))('%s', (id) => {
    const breaking = faults.filter(({ rule }) => rule === id);
    expect(breaking).not.toEqual([]);
    for (const fault of breaking)
      expect(writesValidLines(writing(smallest(fault).bytes))[0]?.code).toBe('breaks-a-rule-of-files');
  });
});
