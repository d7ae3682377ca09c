import { posix } from 'node:path';
import fc from 'fast-check';
import { activityOf, isObject } from '../../model/index.ts';
import type { Expectation } from '../../question.ts';
import type { RunRule, Suite } from '../../rule.ts';
import { isSame } from '../../driving/bytes.ts';
import {
  CWDS,
  find,
  headerLine,
  latest,
  list,
  neighbours,
  newestOf,
  oddSession,
  placedSessions,
  sessionFiles,
  type Found,
} from '../../driving/folders.ts';
import { resultOf, type Complaint, type Moment } from '../../driving/moment.ts';
import { programRule } from '../../driving/program-rule.ts';
import type { Programs } from '../../driving/programs.ts';
import type { FindingStep } from '../../driving/step.ts';
import { FOLDER } from '../../driving/writer.ts';
import { requirement } from '../../requirements/index.ts';

const cwdOf = ({ step }: Moment): string | undefined => (step as { cwd?: string }).cwd;

const pathOf = (found: readonly Found[]): Expectation => ({
  anyOf: found.length === 0 ? [{ result: { path: null } }] : found.map(({ path }) => ({ result: { path } })),
});

/** The newest session, of the working directory that was asked for if one was. */
const expectLatest = (moment: Moment): Expectation | undefined => {
  if (moment.step.act !== 'latest') return undefined;
  const cwd = cwdOf(moment);
  return pathOf(newestOf(placedSessions(moment).filter(({ info }) => cwd === undefined || info.cwd === cwd)));
};

const expectFound = (moment: Moment): Expectation | undefined => {
  const { step } = moment;
  return step.act === 'find'
    ? pathOf(placedSessions(moment).filter(({ info }) => info.id === step.sessionId))
    : undefined;
};

const listed = (moment: Moment): readonly Readonly<Record<string, unknown>>[] | undefined => {
  const sessions = moment.step.act === 'list' ? resultOf(moment)?.['sessions'] : undefined;
  return Array.isArray(sessions) ? sessions.filter(isObject) : undefined;
};

/** Every session of the folder is listed once, and nothing else is. */
const listsAll = (moment: Moment): Complaint | undefined => {
  const found = listed(moment);
  const cwd = cwdOf(moment);
  const wanted = placedSessions(moment).filter(({ info }) => cwd === undefined || info.cwd === cwd);
  const expected = wanted.map(({ path }) => path).sort();
  const received = found?.map(({ path }) => String(path)).sort();
  return received === undefined || isSame(expected, received)
    ? undefined
    : { says: 'the sessions of the folder must be listed, and no others', expected, received };
};

const MEMBERS = ['id', 'cwd', 'name', 'messageCount', 'firstMessage'] as const;

const tellsAbout = (moment: Moment): Complaint | undefined => {
  for (const { path, info } of placedSessions(moment)) {
    const one = listed(moment)?.find((session) => session['path'] === path);
    const member = one && MEMBERS.find((name) => Object.hasOwn(one, name) && !isSame(info[name], one[name]));
    if (one !== undefined && member !== undefined)
      return { says: `the ${member} of ${path} must be told`, expected: info[member], received: one[member] };
  }
  return undefined;
};

const standsInOrder = (moment: Moment): Complaint | undefined => {
  const activity = new Map(placedSessions(moment).map((found) => [found.path, activityOf(found.session)]));
  const times = listed(moment)?.map(({ path }) => activity.get(String(path)) ?? 0) ?? [];
  const at = times.findIndex((time, index) => index > 0 && time > (times[index - 1] ?? 0));
  return at === -1
    ? undefined
    : {
        says: 'the session with the newest activity must stand first',
        received: listed(moment)?.map(({ path }) => path),
      };
};

/** The folder that is asked about, where that is a link to one. */
function behindLink({ step, earlier }: Moment): string | undefined {
  const link = earlier
    .map((one) => one.step)
    .find((one) => one.act === 'link' && 'directory' in step && one.name === step.directory);
  return link?.act === 'link' ? posix.join(posix.dirname(link.name), link.to) : undefined;
}

type Made = (world: Parameters<Programs>[0]) => ReturnType<Programs>;

/** Files, and what is asked of their folder. */
const folder =
  (question: fc.Arbitrary<FindingStep>, { beside = false, maxSessions = 4 } = {}): Made =>
  (world) =>
    fc
      .tuple(sessionFiles(world, { maxSessions }), beside ? neighbours() : fc.constant([]), question)
      .map(([files, others, asked]) => [...files, ...others, asked]);

const question = (...steps: readonly FindingStep[]) => fc.constantFrom(...steps);
const IDS_ASKED = ['a', 'a1', 'a1-b', 'b', '7f3c2d1e', '7f3c', 'z-foreign', ''];

const shared = { needs: [] } as const;

/** What is asked of a folder with one odd session in it. */
const odd =
  (line: string, before = ''): Made =>
  (world) =>
    fc
      .tuple(sessionFiles(world, { maxSessions: 2 }), question(latest(), find('odd')))
      .map(([files, asked]) => [...files, oddSession(line, 'odd', before), asked]);

const expectOdd = (moment: Moment): Expectation | undefined => expectLatest(moment) ?? expectFound(moment);

const rules: readonly RunRule[] = [
  programRule({
    ...shared,
    ...requirement('find/latest'),
    method: 'sessions/latest',
    programs: folder(question(latest())),
    expect: expectLatest,
  }),
  programRule({
    ...shared,
    ...requirement('find/cwd'),
    method: 'sessions/latest',
    programs: folder(question(...CWDS.map(latest))),
    expect: expectLatest,
  }),
  programRule({
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
    // It was modified last.
    expect: ({ step }) =>
      step.act === 'latest' ? { anyOf: [{ result: { path: `${FOLDER}/odd.jsonl` } }] } : undefined,
  }),
  programRule({
    ...shared,
    ...requirement('find/list-cwd'),
    method: 'sessions/list',
    programs: folder(question(...CWDS.map(list))),
    judge: listsAll,
  }),
  programRule({
    ...shared,
    ...requirement('find/list'),
    method: 'sessions/list',
    programs: folder(question(list())),
    judge: listsAll,
  }),
  programRule({
    ...shared,
    ...requirement('find/list-members'),
    method: 'sessions/list',
    programs: folder(question(list())),
    judge: tellsAbout,
  }),
  programRule({
    ...shared,
    ...requirement('find/order'),
    method: 'sessions/list',
    programs: folder(question(list())),
    judge: standsInOrder,
  }),
  programRule({
    ...shared,
    ...requirement('find/id'),
    method: 'sessions/find',
    programs: folder(question(...IDS_ASKED.map(find))),
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
  programRule({
    ...shared,
    ...requirement('find/separators'),
    hazard: {
      pi: 'on newer releases of Node a list drops lines with U+2028 or U+2029 raw in them',
      where: 'the release of Node that Pi runs on',
    },
    method: 'sessions/list',
    share: 0.1,
    programs: (world) =>
      fc
        .constantFrom('\u2028', '\u2029', '\u0085')
        .chain((separator) =>
          sessionFiles(world, { maxSessions: 1 }).map((files) => [
            ...files,
            oddSession(headerLine({ note: `a${separator}b` }), 'odd'),
            list(),
          ]),
        ),
    judge: (moment) => listsAll(moment) ?? tellsAbout(moment),
  }),
  programRule({
    ...shared,
    ...requirement('find/none'),
    method: 'sessions/latest',
    share: 0.1,
    programs: () =>
      question(latest(), list(), find('a')).map((asked) => [{ act: 'folder', name: FOLDER }, asked]),
    judge: (moment) => {
      const result = resultOf(moment);
      if (moment.step.act === 'folder') return undefined;
      const isEmpty =
        moment.step.act === 'list' ? isSame(result?.['sessions'], []) : (result?.['path'] ?? null) === null;
      return result !== undefined && isEmpty
        ? undefined
        : { says: 'nothing must be found', received: moment.outcome };
    },
  }),
  programRule({
    ...shared,
    ...requirement('find/linked-folder'),
    method: 'sessions/list',
    share: 0.1,
    programs: (world) =>
      sessionFiles(world, { maxSessions: 2 }).map((files) => [
        { act: 'folder', name: FOLDER },
        ...files,
        { act: 'link', name: 'linked', to: FOLDER },
        { act: 'list', directory: 'linked' },
      ]),
    judge: (moment) => {
      const count = listed(moment)?.length;
      const expected = placedSessions(moment).filter(
        ({ path }) => posix.dirname(path) === behindLink(moment),
      ).length;
      return count === undefined || count === expected
        ? undefined
        : { says: 'as many sessions must be listed as the folder has', expected, received: count };
    },
  }),
  programRule({
    ...shared,
    ...requirement('find/many'),
    method: 'sessions/list',
    maxRuns: 1,
    programs: () =>
      fc.constant([{ act: 'fill', directory: FOLDER, count: 3_000, cwd: CWDS[0] }, latest(), list()]),
    judge: (moment) => {
      if (moment.step.act === 'latest' && resultOf(moment)?.['path'] !== `${FOLDER}/many-2999.jsonl`)
        return { says: 'the newest of all must be found', received: resultOf(moment)?.['path'] };
      const count = listed(moment)?.length;
      return count === undefined || count === 3_000
        ? undefined
        : { says: 'all must be listed', expected: 3_000, received: count };
    },
  }),
];

export const findSuite: Suite = { area: 'find', title: 'Finding', rules };
