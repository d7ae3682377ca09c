import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { packageRoot } from '../../schema/package-root.ts';
import { openSet } from '../golden/set.ts';
import { loadFacts } from '../rules/rule-facts.ts';
import { summaryOf, tracePage } from './page.ts';
import { isBinding, sentencesOf } from './sentences.ts';
import { PAGES, trace } from './trace.ts';

const PI = join(packageRoot(), 'node_modules', '@earendil-works', 'pi-coding-agent');
const FORMAT = 'docs/session-format.md';

/** The documentation of the installed Pi, in a folder of its own, with one page changed. */
function changed(change: (page: string) => string): string {
  const folder = mkdtempSync(join(tmpdir(), 'trace-'));
  cpSync(join(PI, 'package.json'), join(folder, 'package.json'));
  for (const file of PAGES) cpSync(join(PI, file), join(folder, file), { recursive: true });
  writeFileSync(join(folder, FORMAT), change(readFileSync(join(PI, FORMAT), 'utf8')));
  return folder;
}

const traced = async (folder: string) => trace(folder, { facts: await loadFacts(), golden: openSet() });

describe('sentences', () => {
  const page = [
    '# One',
    'It must do a. It may do b,',
    'and c (e.g. d).',
    '- an item',
    '- it never ends',
    '',
    '| name | must |',
    '| --- | --- |',
    '| a | only b |',
    '```json',
    '{"a": 1}',
    '```',
  ].join('\n');

  test('are told with their section, line and kind', () => {
    const read = sentencesOf('x.md', page);
    expect(read.map(({ line, kind, words }) => [line, kind, words])).toEqual([
      [2, 'sentence', 'It must do a.'],
      [2, 'sentence', 'It may do b, and c (e.g. d).'],
      [4, 'sentence', 'an item'],
      [5, 'sentence', 'it never ends'],
      [7, 'row', '| name | must |'],
      [9, 'row', '| a | only b |'],
      [11, 'example', '{"a": 1}'],
    ]);
    expect(read.every(({ section }) => section === 'One')).toBe(true);
    expect(read.filter(isBinding).map(({ line }) => line)).toEqual([2, 5, 7, 9, 11]);
  });
});

describe('the installed Pi', () => {
  test('says nothing that binds and is neither tested nor left out with a reason', async () => {
    const { untested, gone, unquoted, sentences } = await traced(PI);
    expect({ untested, gone, unquoted }).toEqual({ untested: [], gone: [], unquoted: [] });
    expect(sentences.filter(({ binding }) => binding).length).toBeGreaterThan(60);
  });

  test('each of its sentences that is tested has a rule that runs or inspects', async () => {
    const { sentences } = await traced(PI);
    const shown = sentences.filter(({ binding, requirements }) => binding && requirements.length > 0);
    for (const { words, requirements } of shown)
      expect(
        requirements.some(({ kinds }) => kinds.length > 0),
        words,
      ).toBe(true);
  });
});

describe('another release', () => {
  test('shows a new sentence that binds as untested, and a new one that does not as nothing', async () => {
    const folder = changed((page) => `${page}\n\n## Colours\n\nEntries must be blue. They are pretty.\n`);
    const { untested } = await traced(folder);
    expect(untested).toMatchObject([
      { file: FORMAT, section: 'Colours', kind: 'sentence', words: 'Entries must be blue.' },
    ]);
  });

  test('shows the rows and the quotes whose sentence is gone', async () => {
    const folder = changed((page) =>
      page.replace('`firstKeptEntryId` is required.', '').replace('branch-relative', 'fine'),
    );
    const made = await traced(folder);
    expect(made.gone).toEqual([
      { file: FORMAT, section: 'CompactionEntry', begins: 'firstKeptEntryId is required' },
    ]);
    expect(made.unquoted.map(({ id }) => id)).toContain('edit/branch-relative');
    expect(summaryOf(made)).toContain('have lost their sentence');
  });
});

test('the page has a row for each sentence, and no sentence of one breaks the table', async () => {
  const made = await traced(PI);
  const rows = tracePage(made)
    .split('\n')
    .filter((line) => /^\| \d/.test(line));
  expect(rows).toHaveLength(made.sentences.length);
  for (const one of rows) expect(one.split(/(?<!\\)\|/)).toHaveLength(6);
});
