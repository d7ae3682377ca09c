import { appendFileSync, readFileSync } from 'node:fs';
import { readSession, type Entry } from '../../suites/model/index.ts';
import { cloneEntries } from '../drivers/model/clone-entries.ts';
import type { Broken } from './breaking.ts';
import { answering, fault, isLabel, linesOf, rewrite, sourceIn } from './writing.ts';

const withoutLabels = (entries: readonly Entry[]) => entries.filter((entry) => !isLabel(entry));

export const brokenCopies: readonly Broken[] = [
  fault('fork/history', 2, 'a fork has only what the model sees', {
    forkEntries: ({ entries }) => entries.filter(({ type }) => type === 'message'),
  }),
  fault('fork/header', 2, 'a fork keeps the working directory', {
    forkHeader: (header) => ({ ...header, cwd: '/home/u/app' }),
  }),
  answering('fork/header', 2, 'a fork keeps the old id', 'session/fork', (params, honest) => {
    const { path } = honest(params) as { path: string };
    const { id } = readSession(readFileSync(sourceIn(params))).header;
    const [header = '{}', ...rest] = linesOf(path);
    rewrite(path, [JSON.stringify({ ...JSON.parse(header), id }), ...rest]);
    return { path };
  }),
  fault('fork/old-version', 2, 'a fork of an older session has its old lines', {
    forkEntries: ({ entries }) => entries.map(({ id: _id, ...members }) => members),
  }),
  ...(['fork', 'clone'] as const).flatMap((how) => [
    answering(
      `${how}/source`,
      2,
      `the source of a ${how} is told of it`,
      `session/${how}`,
      (params, honest) => {
        const answer = honest(params);
        appendFileSync(sourceIn(params), '{"type":"copied"}\n');
        return answer;
      },
    ),
    fault(`${how}/source-newline`, 2, 'the source is given its line break', {
      copied: (source) => {
        if (readFileSync(source).at(-1) !== 0x0a) appendFileSync(source, '\n');
      },
    }),
    answering(`${how}/not-a-session`, 0, 'anything is copied', `session/${how}`, () => ({ path: null })),
  ]),
  fault('clone/branch-only', 2, 'a clone has all branches', {
    cloneEntries: (source) => cloneEntries(source, source.entries),
  }),
  answering('clone/stored', 2, 'a clone is kept in memory', 'session/clone', () => ({ path: null })),
  fault('clone/links', 2, 'what hung below a label hangs nowhere', {
    cloneEntries: (_source, branch) => withoutLabels(branch),
  }),
  answering('clone/header', 2, 'a clone names no parent', 'session/clone', (params, honest) => {
    const { path } = honest(params) as { path: string };
    const [header = '{}', ...rest] = linesOf(path);
    rewrite(path, [JSON.stringify({ ...JSON.parse(header), parentSession: undefined }), ...rest]);
    return { path };
  }),
  ...['clone/context', 'clone/kept-label'].map((rule) =>
    fault(rule, 2, 'a boundary that was a label is left as it was', {
      cloneEntries: (source, branch) =>
        cloneEntries(source, branch).map((entry) => ({
          ...entry,
          ...(entry['type'] === 'compaction' && {
            firstKeptEntryId: branch.find(({ id }) => id === entry['id'])?.['firstKeptEntryId'],
          }),
        })),
    }),
  ),
  fault('clone/labels', 2, 'labels are left behind', {
    cloneEntries: (source, branch) => cloneEntries(source, branch).filter((entry) => !isLabel(entry)),
  }),
  answering(
    'clone/unknown-leaf',
    0,
    'an unknown leaf is the one on load',
    'session/clone',
    ({ leafId: _any, ...params }, honest) => honest(params),
  ),
];
