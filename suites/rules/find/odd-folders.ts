import fc from 'fast-check';
import type { RunRule } from '../../rule.ts';
import { find, headerLine, latest, list, oddSession, sessionFiles } from '../../driving/folders.ts';
import { programRule } from '../../driving/program-rule.ts';
import { FOLDER } from '../../driving/places.ts';
import { requirement } from '../../requirements/index.ts';
import { expectLatest, expectOdd, folder, listsAll, odd, question, shared } from './finding.ts';

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
  programRule({
    ...shared,
    ...requirement('find/long-header'),
    method: 'sessions/latest',
    share: 0.1,
    programs: odd(headerLine({ cwd: `/${'deep/'.repeat(130)}end` })),
    expect: expectOdd,
  }),
  programRule({
    ...shared,
    ...requirement('find/huge-header'),
    hazard: { pi: 'a session whose header is longer than a mebibyte is opened and listed, and not found' },
    method: 'sessions/latest',
    share: 0.03,
    programs: odd(headerLine({ note: 'x'.repeat(2_000_000) })),
    expect: expectOdd,
  }),
  programRule({
    ...shared,
    ...requirement('find/leading-noise'),
    method: 'sessions/latest',
    share: 0.1,
    programs: odd(headerLine({}), '\n{"type":"sess\n  \n'),
    expect: expectOdd,
  }),
  programRule({
    ...shared,
    ...requirement('find/header-types'),
    method: 'sessions/latest',
    share: 0.1,
    programs: (world) =>
      fc
        .tuple(
          sessionFiles(world, { maxSessions: 2 }),
          fc.constantFrom(7, null, ['odd'], { id: 'odd' }),
          question(latest(), find('odd')),
        )
        .map(([files, id, asked]) => [...files, oddSession(headerLine({ id }), 'odd'), asked]),
    expect: expectOdd,
  }),
];
