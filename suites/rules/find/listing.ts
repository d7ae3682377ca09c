import { posix } from 'node:path';
import fc from 'fast-check';
import { activityOf } from '../../model/index.ts';
import type { RunRule } from '../../rule.ts';
import { isSame } from '../../driving/bytes.ts';
import {
  CWDS,
  headerLine,
  list,
  oddSession,
  placedSessions,
  sessionFile,
  sessionFiles,
} from '../../driving/folders.ts';
import type { Complaint } from '../../driving/complaint.ts';
import { allOf, firstOf, type Judge } from '../../driving/judge.ts';
import { isRefused, type Moment } from '../../driving/moment.ts';
import { programRule } from '../../driving/program-rule.ts';
import { FOLDER } from '../../driving/places.ts';
import type { Steps } from '../../driving/programs.ts';
import { requirement } from '../../requirements/index.ts';
import { ALIKE, headerAlone, OF_EACH_VERSION, OTHER_NAMES } from './alike.ts';
import { folder, listed, listsAll, question, shared } from './finding.ts';
import { ORDERS, saidOn } from './said-on.ts';

const MEMBERS = ['id', 'cwd', 'name', 'messageCount', 'firstMessage'] as const;

/** A count that is null is none: that it says so is no matter of what is listed. */
const isTold = (listed: object, member: (typeof MEMBERS)[number]): boolean =>
  Object.hasOwn(listed, member) &&
  (member !== 'messageCount' || (listed as { messageCount: unknown }).messageCount !== null);

const tellsAbout = (moment: Moment): readonly Complaint[] =>
  placedSessions(moment).flatMap(({ path, info }) => {
    const one = listed(moment)?.find((session) => session['path'] === path);
    if (one === undefined) return [];
    const members = MEMBERS.filter((name) => isTold(one, name) && !isSame(info[name], one[name]));
    return members.map((member) => ({
      code: 'listed-member-is-another',
      about: { member, path },
      expected: info[member],
      received: one[member],
    }));
  });

const standsInOrder = (moment: Moment): Complaint | undefined => {
  const activity = new Map(placedSessions(moment).map((found) => [found.path, activityOf(found.session)]));
  const paths = listed(moment)?.map(({ path }) => String(path)) ?? [];
  const times = paths.map((path) => activity.get(path) ?? 0);
  const at = times.findIndex((time, index) => index > 0 && time > (times[index - 1] ?? 0));
  return at === -1
    ? undefined
    : {
        code: 'newest-is-not-first',
        expected: paths.toSorted((one, other) => (activity.get(other) ?? 0) - (activity.get(one) ?? 0)),
        received: paths,
      };
};

/** A folder of sessions is listed; whoever refuses that shows nothing to the other rules of lists. */
const isListed: Judge = (moment) =>
  moment.step.act === 'list' && isRefused(moment)
    ? { code: 'list-is-refused', received: moment.outcome }
    : undefined;

/** The folder that is asked about, where that is a link to one. */
function behindLink({ step, earlier }: Moment): string | undefined {
  const link = earlier
    .map((one) => one.step)
    .find((one) => one.act === 'link' && 'directory' in step && one.name === step.directory);
  return link?.act === 'link' ? posix.join(posix.dirname(link.name), link.to) : undefined;
}

const OF_TWO_PROJECTS: Steps = [
  oddSession(headerLine({ id: 'mine', cwd: CWDS[0] }), 'mine'),
  oddSession(headerLine({ id: 'other', cwd: CWDS[1] }), 'other'),
];

/** What a list has, what it tells of each session, and in which order. */
export const listing: readonly RunRule[] = [
  programRule({
    ...shared,
    ...requirement('find/list-cwd'),
    method: 'sessions/list',
    programs: folder(question(...CWDS.map(list))),
    examples: () => [
      { name: 'sessions of two projects', input: [...OF_TWO_PROJECTS, list(CWDS[0])] },
      ...ALIKE.map(([name, files]) => ({ name, input: [...files, list(CWDS[0])] })),
    ],
    judge: listsAll,
  }),
  programRule({
    ...shared,
    ...requirement('find/list'),
    method: 'sessions/list',
    programs: folder(question(list())),
    examples: () => [
      { name: 'a session of each version', input: [...OF_EACH_VERSION, list()] },
      { name: 'a session without entries', input: [headerAlone('new'), list()] },
      { name: 'beside files of other names', input: [...OTHER_NAMES, list()] },
    ],
    judge: firstOf(isListed, listsAll),
  }),
  programRule({
    ...shared,
    ...requirement('find/list-members'),
    method: 'sessions/list',
    programs: folder(question(list())),
    examples: () => [
      { name: 'sessions without a name', input: [sessionFile('a', 0), sessionFile('b', 1, CWDS[1]), list()] },
      { name: 'a long first message', input: [saidOn('q'.repeat(150), 1, [['user', 1]]), list()] },
      { name: 'nobody asked anything', input: [saidOn('answered', 1, [['assistant', 1]]), list()] },
    ],
    judge: tellsAbout,
  }),
  programRule({
    ...shared,
    ...requirement('find/order'),
    method: 'sessions/list',
    programs: folder(question(list())),
    examples: () => ORDERS.map(([name, files, asked = list()]) => ({ name, input: [...files, asked] })),
    judge: standsInOrder,
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
    judge: allOf(listsAll, tellsAbout),
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
        : { code: 'wrong-number-is-listed', expected, received: count };
    },
  }),
];
