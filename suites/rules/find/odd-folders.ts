import fc from 'fast-check';
import type { RunRule } from '../../rule.ts';
import {
  CWDS,
  find,
  headerLine,
  latest,
  list,
  NEIGHBOURS,
  oddSession,
  sessionFile,
  sessionFiles,
} from '../../driving/folders.ts';
import { programRule } from '../../driving/program-rule.ts';
import { FOLDER } from '../../driving/places.ts';
import type { Steps } from '../../driving/programs.ts';
import { requirement } from '../../requirements/index.ts';
import { expectLatest, expectOdd, findingRule, folder, listsAll, odd, question, shared } from './finding.ts';

/** The one of 2 MB is among the random ones. */
const SMALL_NEIGHBOURS = NEIGHBOURS.filter((step) => step.act !== 'place' || step.bytes.length < 100_000);

/** Values that are no id of a session. */
const NO_IDS = [7, null, ['odd'], { id: 'odd' }];

const LONG = headerLine({ cwd: `/${'deep/'.repeat(130)}end` });
const HUGE = headerLine({ note: 'x'.repeat(2_000_000) });

const HEADER_LENGTH = headerLine({}).length + 1;

/** How much stands before a header, so that it lies across the end of a buffer, or ends with the first mebibyte. */
const NOISE: Readonly<Record<string, number>> = {
  'a header across 512 bytes': 500,
  'a header across 4 KiB': 4_090,
  'a header across 64 KiB': 65_530,
  'a header that ends with the first mebibyte': 1_048_576 - HEADER_LENGTH,
};

/** A line of so many bytes that is not JSON. */
const noiseOf = (length: number): string => `${'x'.repeat(length - 1)}\n`;

/** Working directories that are not told as text, and none. */
const ODD_CWDS = { 'a number': 7, null: null, 'a list': ['/w'], 'an object': { path: '/w' } };
const NO_CWDS = { 'no working directory': undefined, 'an empty one': '' };

const besideOdd = (cwd: unknown): Steps => [
  oddSession(headerLine({ id: 'sound' }), 'sound'),
  oddSession(headerLine({ cwd }), 'odd'),
];

/** What lies beside a session, or in front of its header, hides none. */
export const oddFolders: readonly RunRule[] = [
  ...(['latest', 'list', 'find'] as const).map((act) =>
    programRule({
      ...shared,
      ...requirement(act === 'latest' ? 'find/corrupt-neighbour' : `find/corrupt-neighbour-${act}`),
      method: `sessions/${act}`,
      programs: folder(
        { latest: question(latest()), list: question(list()), find: question(...['a', 'b'].map(find)) }[act],
        {
          beside: true,
          maxSessions: 3,
        },
      ),
      examples: () => [
        {
          name: 'beside all kinds of files that are not sessions',
          input: [
            sessionFile('a', 0),
            ...SMALL_NEIGHBOURS,
            { latest: latest(), list: list(), find: find('a') }[act],
          ],
        },
      ],
      ...(act === 'list' ? { judge: listsAll } : { expect: expectOdd }),
    }),
  ),
  ...(['latest', 'list'] as const).map((act) =>
    programRule({
      ...shared,
      ...requirement(act === 'latest' ? 'find/dangling-link' : 'find/dangling-link-list'),
      ...(act === 'latest' && {
        hazard: { pi: 'one link that leads nowhere, and there is no latest session any more' },
      }),
      method: `sessions/${act}`,
      share: 0.1,
      programs: (world) =>
        sessionFiles(world).map((files) => [
          ...files,
          { act: 'link', name: `${FOLDER}/gone.jsonl`, to: '/nowhere/at/all.jsonl' },
          { act, directory: FOLDER },
        ]),
      ...(act === 'list' ? { judge: listsAll } : { expect: expectLatest }),
    }),
  ),
  findingRule(
    {
      ...shared,
      ...requirement('find/long-header'),
      method: 'sessions/latest',
      needs: ['sessions/find'],
      share: 0.1,
      programs: odd(LONG),
      examples: () =>
        [latest(), find('odd')].map((asked) => ({
          name: `a header of 700 bytes, asked by sessions/${asked.act}`,
          input: [oddSession(LONG, 'odd'), asked],
        })),
      expect: expectOdd,
    },
    'latest',
    'find',
    'list',
  ),
  findingRule(
    {
      ...shared,
      ...requirement('find/huge-header'),
      hazard: { pi: 'a session whose header is longer than a mebibyte is opened and listed, and not found' },
      method: 'sessions/latest',
      needs: ['sessions/find'],
      share: 0.03,
      programs: odd(HUGE),
      examples: () =>
        [latest(), find('odd')].map((asked) => ({
          name: `a header of 2 MB, asked by sessions/${asked.act}`,
          input: [oddSession(HUGE, 'odd'), asked],
        })),
      expect: expectOdd,
    },
    'latest',
    'find',
    'list',
  ),
  findingRule(
    {
      ...shared,
      ...requirement('find/leading-noise'),
      method: 'sessions/latest',
      needs: ['sessions/find'],
      share: 0.1,
      programs: odd(headerLine({}), '\n{"type":"sess\n  \n'),
      examples: () =>
        Object.entries(NOISE).map(([name, length]) => ({
          name,
          input: [oddSession(headerLine({}), 'odd', noiseOf(length)), latest()],
        })),
      expect: expectOdd,
    },
    'latest',
    'find',
    'list',
  ),
  ...(['latest', 'list'] as const).map((act) =>
    programRule({
      ...shared,
      ...requirement(act === 'latest' ? 'find/header-cwd' : 'find/header-cwd-list'),
      method: `sessions/${act}`,
      share: 0.1,
      programs: (world) =>
        fc
          .tuple(sessionFiles(world, { maxSessions: 2 }), fc.constantFrom(7, null, ['/w'], { path: '/w' }))
          .map(([files, cwd]) => [
            ...files,
            oddSession(headerLine({ cwd }), 'odd'),
            act === 'latest' ? latest(CWDS[0]) : list(),
          ]),
      examples: () => [
        ...Object.entries(ODD_CWDS).map(([name, cwd]) => ({
          name,
          input: [...besideOdd(cwd), act === 'latest' ? latest(CWDS[0]) : list()],
        })),
        ...(act === 'latest' ? [] : Object.entries({ ...ODD_CWDS, ...NO_CWDS })).map(([name, cwd]) => ({
          name: `${name}, and those of a project are asked for`,
          input: [...besideOdd(cwd), list(CWDS[0])],
        })),
        ...(act === 'latest' ? Object.entries(NO_CWDS) : []).map(([name, cwd]) => ({
          name,
          input: [...besideOdd(cwd), latest(CWDS[0])],
        })),
      ],
      ...(act === 'list' ? { judge: listsAll } : { expect: expectLatest }),
    }),
  ),
  findingRule(
    {
      ...shared,
      ...requirement('find/header-types'),
      method: 'sessions/latest',
      needs: ['sessions/find'],
      share: 0.1,
      programs: (world) =>
        fc
          .tuple(
            sessionFiles(world, { maxSessions: 2 }),
            fc.constantFrom(...NO_IDS),
            question(latest(), find('odd')),
          )
          .map(([files, id, asked]) => [...files, oddSession(headerLine({ id }), 'odd'), asked]),
      examples: () =>
        NO_IDS.map((id) => ({
          name: `the id is ${JSON.stringify(id)}`,
          input: [oddSession(headerLine({ id }), 'odd'), latest()],
        })),
      expect: expectOdd,
    }, // Pi lists such a file.
    'latest',
    'find',
  ),
];
