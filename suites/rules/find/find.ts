import fc from 'fast-check';
import type { RunRule, Suite } from '../../rule.ts';
import { isSame } from '../../driving/bytes.ts';
import {
  CWDS,
  find,
  headerLine,
  latest,
  list,
  oddSession,
  sessionFile,
  sessionFiles,
} from '../../driving/folders.ts';
import { resultOf } from '../../driving/moment.ts';
import { programRule } from '../../driving/program-rule.ts';
import type { Steps } from '../../driving/programs.ts';
import { FOLDER } from '../../driving/places.ts';
import { requirement } from '../../requirements/index.ts';
import { ALIKE, headerAlone, NO_IDS_OF_OTHERS, OF_EACH_VERSION, WITHIN_A_SECOND } from './alike.ts';
import { expectFound, expectLatest, findingRule, folder, listed, question, shared } from './finding.ts';
import { listing } from './listing.ts';
import { projects } from './projects.ts';
import { oddFolders } from './odd-folders.ts';

const IDS_ASKED = ['a', 'a1', 'a1-b', 'b', '7f3c2d1e', '7f3c', 'z-foreign', ''];

/** What can be asked of a folder without sessions. */
const OF_NOTHING = [latest(), list(), find('a')];

const MANY = 3_000;

const amongMany = (count: number): Steps => [
  { act: 'fill', directory: FOLDER, count, cwd: CWDS[0] },
  latest(),
  list(),
];

const finding: readonly RunRule[] = [
  programRule({
    ...shared,
    ...requirement('find/latest'),
    method: 'sessions/latest',
    programs: folder(question(latest())),
    examples: () => [
      {
        name: 'the youngest is first by name',
        input: [sessionFile('a', 2), sessionFile('b', 0), sessionFile('c', 1), latest()],
      },
      { name: 'two within one second', input: [...WITHIN_A_SECOND, latest()] },
      { name: 'the youngest is of version 1', input: [...OF_EACH_VERSION, latest()] },
      { name: 'the youngest has no entries', input: [sessionFile('a', -1), headerAlone('new'), latest()] },
    ],
    expect: expectLatest,
  }),
  programRule({
    ...shared,
    ...requirement('find/cwd'),
    method: 'sessions/latest',
    programs: folder(question(...CWDS.map(latest))),
    examples: () => [
      {
        name: 'the youngest is of another working directory',
        input: [sessionFile('a', 0), sessionFile('b', 1, CWDS[1]), latest(CWDS[0])],
      },
      ...ALIKE.map(([name, files]) => ({ name, input: [...files, latest(CWDS[0])] })),
      { name: 'none is of the working directory', input: [sessionFile('a', 0), latest(CWDS[2])] },
    ],
    expect: expectLatest,
  }),
  findingRule(
    {
      ...shared,
      ...requirement('find/cwd-resolved'),
      method: 'sessions/latest',
      share: 0.1,
      programs: (world) =>
        sessionFiles(world, { maxSessions: 2 }).map((files) => [
          ...files,
          oddSession(headerLine({ cwd: `${CWDS[0]}/` }), 'odd'),
          latest(CWDS[0]),
        ]),
      examples: () =>
        [`${CWDS[0]}/`, '/home/u/./app', '/home/u/app/src/..'].map((cwd) => ({
          name: `the working directory is told as ${cwd}`,
          input: [oddSession(headerLine({ cwd }), 'odd'), latest(CWDS[0])],
        })),
      // It was modified last.
      expect: ({ step }) =>
        step.act === 'latest' ? { anyOf: [{ result: { path: `${FOLDER}/odd.jsonl` } }] } : undefined,

      judge: (moment) => {
        const paths = listed(moment)?.map(({ path }) => path);
        const odd = `${FOLDER}/odd.jsonl`;
        return paths === undefined || paths.includes(odd)
          ? undefined
          : { code: 'other-sessions-are-listed', expected: [odd], received: paths };
      },
    },
    'list',
  ),
  programRule({
    ...shared,
    ...requirement('find/id'),
    method: 'sessions/find',
    programs: folder(question(...IDS_ASKED.map(find))),
    examples: () => [
      {
        name: 'a copy under another name',
        input: [{ ...oddSession(headerLine({}), 'odd'), name: `${FOLDER}/odd.jsonl.bak` }, find('odd')],
      },
      ...Object.entries(NO_IDS_OF_OTHERS).map(([name, [session, asked]]) => ({
        name,
        input: [session, find(asked)],
      })),
    ],
    expect: expectFound,
  }),
  programRule({
    ...shared,
    ...requirement('find/header-id-only'),
    method: 'sessions/find',
    programs: (world) =>
      fc
        .tuple(sessionFiles(world, { maxSessions: 2 }), question(find('odd'), find('named')))
        .map(([files, asked]) => [
          ...files,
          { ...oddSession(headerLine({}), 'odd'), name: `${FOLDER}/2026-10-01T09-00-00-000Z_named.jsonl` },
          asked,
        ]),
    expect: expectFound,
  }),
  findingRule(
    {
      ...shared,
      ...requirement('find/none'),
      method: 'sessions/latest',
      needs: ['sessions/list', 'sessions/find'],
      share: 0.1,
      programs: () => question(...OF_NOTHING).map((asked) => [{ act: 'folder', name: FOLDER }, asked]),
      examples: () =>
        OF_NOTHING.map((asked) => ({
          name: `an empty folder, asked by sessions/${asked.act}`,
          input: [{ act: 'folder', name: FOLDER }, asked],
        })),
      judge: (moment) => {
        const result = resultOf(moment);
        if (moment.step.act === 'folder') return undefined;
        const isEmpty =
          moment.step.act === 'list' ? isSame(result?.['sessions'], []) : (result?.['path'] ?? null) === null;
        return result !== undefined && isEmpty
          ? undefined
          : { code: 'something-is-found', received: moment.outcome };
      },
    },
    'latest',
    'list',
    'find',
  ),
  findingRule(
    {
      ...shared,
      ...requirement('find/many'),
      method: 'sessions/list',
      maxRuns: 1,
      programs: () => fc.constant(amongMany(MANY)),
      growth: { from: MANY / 20, full: MANY, input: amongMany },
      judge: (moment) => {
        const fill = moment.earlier.map(({ step }) => step).find((step) => step.act === 'fill');
        if (fill === undefined) return undefined;
        const newest = `${FOLDER}/many-${fill.count - 1}.jsonl`;
        if (moment.step.act === 'latest' && resultOf(moment)?.['path'] !== newest)
          return { code: 'newest-is-not-found', received: resultOf(moment)?.['path'] };
        const count = listed(moment)?.length;
        return count === undefined || count === fill.count
          ? undefined
          : { code: 'not-all-are-listed', expected: fill.count, received: count };
      },
    },
    'latest',
  ),
];

export const findSuite: Suite = {
  area: 'find',
  title: 'Finding',
  rules: [...finding, ...listing, ...projects, ...oddFolders],
};
