import { posix } from 'node:path';
import fc from 'fast-check';
import { activityOf, isObject } from '../../model/index.ts';
import { declared, documented, observed, type Expectation, type Rule, type Suite } from '../../rule.ts';
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

const MOST_RECENT = documented(
  'docs/sessions.md',
  'Continue or switch sessions',
  '`--continue` opens the most recent session for the current directory.',
);
const SCOPED = documented(
  'CHANGELOG.md',
  '0.77.0, Fixed',
  'Fixed custom session directories so current-folder resume/continue lookups stay scoped to the active cwd',
);
const EXACT_ID = declared(
  'dist/core/session-manager.d.ts',
  'SessionManager.findById',
  'Find an exact session ID without loading transcript bodies.',
);
const LISTED = declared(
  'dist/core/session-manager.d.ts',
  'SessionManager.list',
  'List all sessions for a directory.',
);

const pathOf = (found: readonly Found[]): Expectation => ({
  anyOf: found.length === 0 ? [{ result: { path: null } }] : found.map(({ path }) => ({ result: { path } })),
});

const cwdOf = ({ step }: Moment): string | undefined => (step as { cwd?: string }).cwd;

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

const rules: readonly Rule[] = [
  programRule({
    ...shared,
    id: 'find/latest',
    level: 'must',
    title: 'the latest session is the one whose file was modified last',
    source: MOST_RECENT,
    method: 'sessions/latest',
    programs: folder(question(latest())),
    expect: expectLatest,
  }),
  programRule({
    ...shared,
    id: 'find/cwd',
    level: 'must',
    title:
      'in a folder that several working directories share, only sessions of the one that is asked for count',
    since: '0.78.0',
    source: SCOPED,
    method: 'sessions/latest',
    programs: folder(question(...CWDS.map(latest))),
    expect: expectLatest,
  }),
  programRule({
    ...shared,
    id: 'find/cwd-resolved',
    level: 'observed',
    title: 'a working directory with a separator at its end is the same one',
    since: '0.78.0',
    source: observed('resolves the working directory of a header before it is compared'),
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
    id: 'find/list-cwd',
    level: 'must',
    title: 'a list of one working directory has the sessions of that one, and no others',
    since: '0.78.0',
    source: SCOPED,
    method: 'sessions/list',
    programs: folder(question(...CWDS.map(list))),
    judge: listsAll,
  }),
  programRule({
    ...shared,
    id: 'find/list',
    level: 'must',
    title: 'a list has every session of the folder',
    source: LISTED,
    method: 'sessions/list',
    programs: folder(question(list())),
    judge: listsAll,
  }),
  programRule({
    ...shared,
    id: 'find/list-members',
    level: 'observed',
    since: '0.45.7',
    title:
      'a list tells the id, the working directory, the name, the first message and the number of messages',
    source: observed('lists what the session itself holds'),
    method: 'sessions/list',
    programs: folder(question(list())),
    judge: tellsAbout,
  }),
  programRule({
    ...shared,
    id: 'find/order',
    level: 'observed',
    title: 'a list begins with the session in which somebody last said something',
    since: '0.50.3',
    source: observed('sorts by the time of the last user or assistant message, newest first'),
    method: 'sessions/list',
    programs: folder(question(list())),
    judge: standsInOrder,
  }),
  programRule({
    ...shared,
    id: 'find/id',
    level: 'must',
    title: 'a session is found by its exact id, and by nothing less',
    since: '0.86.1',
    source: EXACT_ID,
    method: 'sessions/find',
    programs: folder(question(...IDS_ASKED.map(find))),
    expect: expectFound,
  }),
  programRule({
    ...shared,
    id: 'find/header-id-only',
    level: 'observed',
    title: 'the id is that of the header, whatever the file is named',
    since: '0.86.1',
    source: observed('looks at headers alone to find an id'),
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
      id: act === 'latest' ? 'find/corrupt-neighbour' : `find/corrupt-neighbour-${act}`,
      level: 'observed',
      title: `files that are empty, cut off, foreign or huge hide no session (sessions/${act})`,
      source: observed('passes over files that are no sessions'),
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
      id: act === 'latest' ? 'find/dangling-link' : 'find/dangling-link-list',
      level: 'observed',
      title: `a link that leads nowhere hides no session (sessions/${act})`,
      source: observed('reads each file of a folder by itself'),
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
    id: 'find/long-header',
    level: 'observed',
    title: 'a session whose header has more than 512 bytes is found',
    since: '0.81.1',
    source: observed('reads headers of up to a mebibyte'),
    method: 'sessions/latest',
    share: 0.1,
    programs: odd(headerLine({ cwd: `/${'deep/'.repeat(130)}end` })),
    expect: expectOdd,
  }),
  programRule({
    ...shared,
    id: 'find/huge-header',
    level: 'observed',
    title: 'a session whose header has 2 MB is found',
    source: observed('opens and lists such a session'),
    hazard: { pi: 'a session whose header is longer than a mebibyte is opened and listed, and not found' },
    method: 'sessions/latest',
    share: 0.03,
    programs: odd(headerLine({ note: 'x'.repeat(2_000_000) })),
    expect: expectOdd,
  }),
  programRule({
    ...shared,
    id: 'find/leading-noise',
    level: 'observed',
    title: 'a session is found whose header stands behind blank and broken lines',
    since: '0.81.1',
    source: observed('skips blank and unparsable lines before the header'),
    method: 'sessions/latest',
    share: 0.1,
    programs: odd(headerLine({}), '\n{"type":"sess\n  \n'),
    expect: expectOdd,
  }),
  programRule({
    ...shared,
    id: 'find/header-types',
    level: 'observed',
    title: 'a header whose id is no string makes no session, and hides none',
    source: observed('finds only sessions whose id is a string'),
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
    id: 'find/separators',
    level: 'observed',
    title: 'U+2028, U+2029 and U+0085 in a line end none in a list',
    source: observed('lists what opens, on Node 20'),
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
    id: 'find/none',
    level: 'observed',
    title: 'in an empty folder nothing is found, and that is no error',
    source: observed('answers null, and an empty list'),
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
    id: 'find/linked-folder',
    level: 'observed',
    title: 'sessions are listed through a link to their folder',
    since: '0.84.0',
    source: observed('follows links to folders of sessions'),
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
    id: 'find/many',
    level: 'must',
    title: 'among 3,000 sessions the newest is found, and all are listed',
    source: LISTED,
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
