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
import type { Step } from '../../driving/step.ts';
import { requirement } from '../../requirements/index.ts';
import { folder, listed, listsAll, question, shared } from './finding.ts';

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
  const times = listed(moment)?.map(({ path }) => activity.get(String(path)) ?? 0) ?? [];
  const at = times.findIndex((time, index) => index > 0 && time > (times[index - 1] ?? 0));
  return at === -1
    ? undefined
    : {
        code: 'newest-is-not-first',
        received: listed(moment)?.map(({ path }) => path),
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

const at = (day: number): string => `2026-10-0${day}T09:00:00.000Z`;

/** A session of messages, each with the day on which it was said; the later it is placed, the younger the file. */
function saidOn(name: string, begun: number, said: readonly (readonly [role: string, day: number])[]): Step {
  const lines = [
    headerLine({ id: name, timestamp: at(begun) }),
    ...said.map(([role, day], place) =>
      JSON.stringify({
        type: 'message',
        id: `a${place}`,
        parentId: place === 0 ? null : `a${place - 1}`,
        timestamp: at(day),
        message: {
          role,
          content: role === 'user' ? name : [{ type: 'text', text: name }],
          ...(role === 'toolResult' && { toolCallId: 'call_1', toolName: 'bash', isError: false }),
          timestamp: Date.parse(at(day)),
        },
      }),
    ),
  ];
  return {
    act: 'place',
    name: `${FOLDER}/${name}.jsonl`,
    bytes: new TextEncoder().encode(`${lines.join('\n')}\n`),
    modified: 1_790_000_000 - begun,
  };
}

/** What was said last in the first of two sessions tells no time but that of its entry. */
const WITHOUT_TIME: Steps = (['2026-10-05', '2026-10-03'] as const).map((day, at) => {
  const [name, time] = [at === 0 ? 'untimed' : 'timed', `${day}T09:00:00.000Z`];
  const message = { role: 'user', content: name, ...(at === 1 && { timestamp: Date.parse(time) }) };
  const entry = { type: 'message', id: 'a1', parentId: null, timestamp: time, message };
  const text = `${headerLine({ id: name, timestamp: '2026-10-01T09:00:00.000Z' })}\n${JSON.stringify(entry)}\n`;
  return {
    act: 'place',
    name: `${FOLDER}/${name}.jsonl`,
    bytes: new TextEncoder().encode(text),
    // The other one was modified last.
    modified: 1_790_000_000 + at,
  };
});

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
    examples: () => [{ name: 'sessions of two projects', input: [...OF_TWO_PROJECTS, list(CWDS[0])] }],
    judge: listsAll,
  }),
  programRule({
    ...shared,
    ...requirement('find/list'),
    method: 'sessions/list',
    programs: folder(question(list())),
    judge: firstOf(isListed, listsAll),
  }),
  programRule({
    ...shared,
    ...requirement('find/list-members'),
    method: 'sessions/list',
    programs: folder(question(list())),
    examples: () => [
      { name: 'sessions without a name', input: [sessionFile('a', 0), sessionFile('b', 1, CWDS[1]), list()] },
    ],
    judge: tellsAbout,
  }),
  programRule({
    ...shared,
    ...requirement('find/order'),
    method: 'sessions/list',
    programs: folder(question(list())),
    examples: () => [
      { name: 'a message without a time of its own', input: [...WITHOUT_TIME, list()] },
      {
        name: 'sessions in which nothing was said',
        input: [saidOn('old', 1, []), saidOn('asked', 2, [['user', 2]]), saidOn('new', 3, []), list()],
      },
      {
        name: 'a tool result is nothing that somebody said',
        input: [
          saidOn('worked', 1, [
            ['user', 2],
            ['toolResult', 9],
          ]),
          saidOn('asked', 1, [['user', 3]]),
          list(),
        ],
      },
    ],
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
