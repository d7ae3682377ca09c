import { basename } from 'node:path';
import fc from 'fast-check';
import { sessionId } from '../../../generators/index.ts';
import { fileName, type JsonObject } from '../../model/index.ts';
import type { RunRule } from '../../rule.ts';
import { headerOf } from '../../driving/bytes.ts';
import { changesItsOwnFileOnly, hasOneHeader } from '../../driving/judge-files.ts';
import { isIsoTime, wrongMembers, type Judge } from '../../driving/judge.ts';
import type { Complaint } from '../../driving/complaint.ts';
import { resultOf, type Known, type Moment } from '../../driving/moment.ts';
import { programRule } from '../../driving/program-rule.ts';
import { followedBy, programs, type Programs } from '../../driving/programs.ts';
import { FOLDER } from '../../driving/places.ts';
import { BEGUN, CLONED, CONVERSATION, CREATED, FORKED } from '../../driving/sending.ts';
import { withoutReply } from './without-reply.ts';
import { requirement } from '../../requirements/index.ts';

const COPYING = { append: 8, create: 3, close: 2, open: 4, fork: 2, clone: 3, navigate: 2 };

const ownFile = programRule({
  ...requirement('write/own-file'),
  judgesAll: true,
  method: 'session/append',
  programs: programs({ acts: COPYING, session: { maxEntries: 3 }, anySession: true }),
  judge: changesItsOwnFileOnly,
});

const oneHeader = programRule({
  ...requirement('write/one-header'),
  judgesAll: true,
  method: 'session/append',
  programs: programs({ acts: COPYING, session: { roles: ['user'], types: ['message'], maxEntries: 2 } }),
  examples: () => [
    ...withoutReply(),
    { name: 'a new session, and a copy of it', input: [...BEGUN, FORKED, ...CONVERSATION] },
  ],
  judge: hasOneHeader,
});

/** What a caller may choose for a new session. */
const chosen = () =>
  fc.record(
    {
      cwd: fc.constantFrom('/home/u/app', '/', '/home/u/a b/ü'),
      sessionId: fc.oneof({ withCrossShrink: true }, sessionId(), fc.uuid()),
      parentSession: fc.constant('/home/u/sessions/parent.jsonl'),
    },
    { requiredKeys: ['cwd'], noNullPrototype: true },
  );

/** A session that was made as a caller chose it, with a reply, as there may be no file before, and entries. */
const made: Programs = (world) =>
  fc
    .tuple(chosen(), programs({ start: 'create', acts: { append: 1 }, maxSteps: 4 })(world))
    .map(([choice, [, ...rest]]) => [{ act: 'create', ...choice }, ...CONVERSATION, ...rest]);

function wrongHeader(header: JsonObject, { sessionId, made }: Known): readonly Complaint[] {
  if (made?.how !== 'create') return [];
  const wanted = {
    type: 'session',
    version: 3,
    id: made.sessionId ?? sessionId,
    cwd: made.cwd,
    parentSession: made.parentSession,
  };
  const members = wrongMembers(header, wanted);
  return isIsoTime(header['timestamp'])
    ? members
    : [...members, { code: 'header-timestamp-form', received: header['timestamp'] }];
}

const header = programRule({
  ...requirement('write/header'),
  judgesAll: true,
  method: 'session/create',
  programs: made,
  examples: () => [
    { name: 'a new session', input: [CREATED, ...CONVERSATION] },
    {
      name: 'an id with capital letters, and a parent',
      input: [
        { ...CREATED, sessionId: 'Session.1-A_b', parentSession: '/home/u/sessions/older.jsonl' },
        ...CONVERSATION,
      ],
    },
  ],
  judge: ({ after, disk }) => {
    const bytes = after && disk.after.get(after.name);
    if (after === undefined || bytes === undefined) return undefined;
    const first = headerOf(bytes);
    return first === undefined
      ? { code: 'first-line-is-not-a-header', file: after.name }
      : wrongHeader(first, after);
  },
});

/** The path of what was created, relative to the folder of the case where it lies in it. */
const createdPath = (moment: Moment): unknown =>
  moment.step.act === 'create' ? resultOf(moment)?.['path'] : undefined;

const directory = programRule({
  ...requirement('write/directory'),
  judgesAll: true,
  method: 'session/create',
  share: 0.1,
  programs: made,
  examples: () => [{ name: 'a new session', input: [CREATED, ...CONVERSATION] }],
  sees: (moments) => moments.some((one) => createdPath(one) !== undefined),
  judge: (moment) => {
    const path = createdPath(moment);
    return path === undefined || String(path).startsWith(`${FOLDER}/`)
      ? undefined
      : {
          code: 'session-in-another-directory',
          expected: FOLDER,
          received: path,
        };
  },
});

const namesItsFile: Judge = (moment) => {
  const { after, disk } = moment;
  const path = resultOf(moment)?.['path'];
  if (after?.made === undefined) return undefined;
  if (
    moment.step.act === 'create' &&
    typeof path === 'string' &&
    !basename(path).endsWith(`_${after.sessionId}.jsonl`)
  )
    return {
      code: 'file-name-form',
      expected: after.sessionId,
      received: path,
    };
  const bytes = disk.after.get(after.name);
  const first = bytes && headerOf(bytes);
  if (first === undefined) return undefined;
  const expected = fileName(String(first['timestamp']), String(first['id']));
  const received = basename(after.name);
  return received === expected ? undefined : { code: 'file-name-is-not-of-the-header', expected, received };
};

const naming = programRule({
  ...requirement('write/file-name'),
  method: 'session/create',
  programs: followedBy(made, { act: 'fork', session: 0, cwd: '/w' }, { act: 'clone', session: 0 }),
  examples: () => [
    { name: 'a new session, a fork and a clone', input: [CREATED, ...CONVERSATION, FORKED, CLONED] },
  ],
  judge: namesItsFile,
});

export const sessions: readonly RunRule[] = [ownFile, oneHeader, directory, header, naming];
