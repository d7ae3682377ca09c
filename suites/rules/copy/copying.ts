import fc from 'fast-check';
import {
  assistant,
  sessionBytes,
  sessionFrom,
  user,
  type Framing,
  type SessionConstraints,
} from '../../../generators/index.ts';
import { readSession, type JsonObject, type ReadSession } from '../../model/index.ts';
import { rule, type RunRule } from '../../rule.ts';
import { headerOf, shown } from '../../driving/bytes.ts';
import { changedFiles, isIsoTime, wrongMembers, type Judge } from '../../driving/judge.ts';
import type { Complaint, Complaints } from '../../driving/complaint.ts';
import { isRefused, resultOf, type Moment } from '../../driving/moment.ts';
import { programRule } from '../../driving/program-rule.ts';
import { programs, type Programs, type Steps } from '../../driving/programs.ts';
import { CLONED, FORKED } from '../../driving/sending.ts';
import { FOLDER, OTHER_FOLDER } from '../../driving/places.ts';
import { requirement } from '../../requirements/index.ts';

export type Copying = 'fork' | 'clone';

/** A session in a file, of which a copy is made. */
export const copying =
  (how: Copying, session: SessionConstraints = {}, framing: Framing = {}): Programs =>
  (world) => {
    const lying = programs({
      start: 'place',
      session: { maxEntries: 10, ...session, minEntries: how === 'clone' ? 1 : 0 },
      framing,
      maxSteps: 0,
    })(world);
    const leaf = fc.option(fc.nat({ max: 9 }), { nil: undefined, freq: 2 });
    return fc.tuple(lying, leaf).map(([[placed], from]): Steps => {
      if (placed === undefined) return [];
      if (how === 'fork') return [placed, FORKED];
      return [placed, from === undefined ? CLONED : { ...CLONED, leaf: from }];
    });
  };

/** The source of a copy as it was, and the copy. */
export interface Copy {
  readonly moment: Moment;
  readonly source: ReadSession;
  readonly sourceBytes: Uint8Array;
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Judges the copy that a step made; a copy of no conversation may have no file yet. That it must be made is said by the
 * rule of what is in it: to all others a copy that was refused shows nothing.
 */
export const judgingCopy =
  (how: Copying, judge: (copy: Copy) => Complaints, mustBeMade = false): Judge =>
  (moment) => {
    const { step, before, disk } = moment;
    const sourceBytes = before && disk.before.get(before.name);
    if (step.act !== how || sourceBytes === undefined) return undefined;
    if (isRefused(moment))
      return mustBeMade
        ? { code: 'copy-is-refused', about: { copy: how }, received: moment.outcome }
        : undefined;
    const name = resultOf(moment)?.['path'];
    if (typeof name !== 'string')
      return before !== undefined && how === 'fork' ? { code: 'fork-has-no-file' } : undefined;
    const bytes = disk.after.get(name);
    if (bytes === undefined) return { code: 'copy-is-not-at-its-path', received: name };
    return judge({ moment, source: readSession(sourceBytes), sourceBytes, name, bytes });
  };

const keepsSource: Judge = (moment) => {
  const { step, before } = moment;
  if (step.act !== 'fork' && step.act !== 'clone') return undefined;
  const file = changedFiles(moment).find(({ name }) => name === before?.name);
  return file && { code: 'source-changed', file: file.name };
};

/** The header of a copy: its own id, its place, and where it comes from. */
export const hasNewHeader =
  (cwd: (source: JsonObject) => unknown) =>
  ({ source, moment, name, bytes }: Copy): Complaints => {
    const header = headerOf(bytes);
    if (header === undefined) return { code: 'copy-has-no-header', file: name, received: shown(bytes) };
    const complaints: Complaint[] = [];
    const from = String(header['parentSession']).replaceAll('\\', '/');
    if (header['id'] === source.header['id'] || typeof header['id'] !== 'string')
      complaints.push({ code: 'copy-has-the-same-id', file: name, received: header['id'] });
    if (!from.endsWith(`/${moment.before?.name ?? ''}`))
      complaints.push({
        code: 'parent-session-is-another',
        expected: moment.before?.name,
        received: header['parentSession'],
      });
    complaints.push(...wrongMembers(header, { version: 3, cwd: cwd(source.header) }));
    const { timestamp } = header;
    if (!isIsoTime(timestamp))
      complaints.push({ code: 'header-timestamp-form', file: name, received: timestamp });
    else if (timestamp === source.header['timestamp'])
      complaints.push({ code: 'copy-has-the-same-time', file: name, received: timestamp });
    return complaints;
  };

const QUESTION_AND_ANSWER = sessionBytes(sessionFrom([user('a1', 'question'), assistant('b2', 'answer')]));

/** A file, and a copy of it. */
const lying = (how: Copying, bytes: Uint8Array): Steps => [
  { act: 'place', name: `${FOLDER}/lying.jsonl`, bytes },
  how === 'fork' ? FORKED : CLONED,
];

export const NO_SESSION = new TextEncoder().encode('{"type":"message","id":"a1","parentId":null}\n');

/** A copy of what is no session is refused, and leaves it as it was. */
const refusesNonSession = (area: Copying): RunRule =>
  rule<Uint8Array>({
    kind: 'asked',
    ...requirement(`${area}/not-a-session`),
    // Before, Pi wrote a header of its own over it.
    method: `session/${area}`,
    share: 0.1,
    inputs: () => fc.constantFrom(NO_SESSION, new TextEncoder().encode('no JSON\n')),
    examples: () => [
      { name: 'a file that is no session', input: NO_SESSION },
      {
        name: 'a session',
        input: QUESTION_AND_ANSWER,
        expected: { anyOf: [{ result: {} }], unchanged: true },
      },
    ],
    requests: (bytes) => [
      {
        method: `session/${area}`,
        params: {
          path: 'source.jsonl',
          directory: OTHER_FOLDER,
          ...(area === 'fork' && { cwd: '/home/u/other' }),
        },
        files: { 'source.jsonl': bytes },
      },
    ],
    expect: () => ({ anyOf: [{ rejected: true }], unchanged: true }),
  });

export const sourceRules = (area: Copying): readonly RunRule[] => [
  programRule({
    ...requirement(`${area}/source`),
    judgesAll: true,
    method: `session/${area}`,
    needs: [],
    programs: copying(area),
    examples: () => [{ name: 'a conversation', input: lying(area, QUESTION_AND_ANSWER) }],
    judge: keepsSource,
  }),
  programRule({
    ...requirement(`${area}/source-newline`),
    judgesAll: true,
    hazard: { pi: 'opening or forking a file without a final line break writes one to it' },
    method: `session/${area}`,
    needs: [],
    share: 0.1,
    programs: copying(area, { maxEntries: 4 }, { finalNewline: false }),
    examples: () => [
      { name: 'no line break at the end', input: lying(area, QUESTION_AND_ANSWER.subarray(0, -1)) },
    ],
    judge: keepsSource,
  }),
  programRule({
    ...requirement(`${area}/directory`),
    judgesAll: true,
    method: `session/${area}`,
    needs: [],
    share: 0.1,
    programs: copying(area, { maxEntries: 2, types: ['message'] }),
    examples: () => [{ name: 'a conversation', input: lying(area, QUESTION_AND_ANSWER) }],
    sees: (moments) => moments.some((one) => copyOf(one, area) !== undefined),
    judge: (moment) => {
      const path = copyOf(moment, area);
      return path === undefined || path.startsWith(`${OTHER_FOLDER}/`)
        ? undefined
        : {
            code: 'copy-in-another-directory',
            expected: OTHER_FOLDER,
            received: path,
          };
    },
  }),
  refusesNonSession(area),
];

/** The path of a copy, as it was told. */
function copyOf(moment: Moment, area: Copying): string | undefined {
  const path = moment.step.act === area ? resultOf(moment)?.['path'] : undefined;
  return typeof path === 'string' ? path : undefined;
}
