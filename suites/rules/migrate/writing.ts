import fc from 'fast-check';
import { legacySession } from '../../../generators/index.ts';
import { readSession, type JsonObject, type ReadSession } from '../../model/index.ts';
import type { Example, RunRule } from '../../rule.ts';
import { entriesOf, headerOf, isSame, sameBytes } from '../../driving/bytes.ts';
import { writesValidLines } from '../../driving/judge-files.ts';
import type { Complaint } from '../../driving/complaint.ts';
import { isRefused, resultOf, type Known, type Moment } from '../../driving/moment.ts';
import { programRule } from '../../driving/program-rule.ts';
import { draft, type Programs, type Steps } from '../../driving/programs.ts';
import { CLOSED, OPENED } from '../../driving/sending.ts';
import { FOLDER } from '../../driving/places.ts';
import { requirement } from '../../requirements/index.ts';

/** What a writer leaves of a session of version 1 or 2 that it opened and went on with. */

const old = (bytes: Uint8Array): Steps => [
  { act: 'place', name: `${FOLDER}/old.jsonl`, bytes },
  { act: 'open', session: 0 },
];

/** Lines that are no JSON between the others, but never before the header. */
const withBrokenLines = (bytes: Uint8Array, places: readonly number[]): Uint8Array => {
  const lines = new TextDecoder().decode(bytes).split('\n');
  for (const place of places) lines.splice(1 + (place % Math.max(1, lines.length - 1)), 0, '{"type":"mess');
  return new TextEncoder().encode(lines.join('\n'));
};

const continued: Programs = (world) =>
  fc
    .tuple(
      fc.oneof(legacySession(1), legacySession(2)),
      fc.array(fc.nat({ max: 9 }), { maxLength: 2 }),
      draft(world, { kinds: { message: 1 }, roles: ['user'] }),
    )
    .map(([{ bytes }, places, next]) => [
      ...old(withBrokenLines(bytes, places)),
      { act: 'append', session: 0, draft: next },
      { act: 'close', session: 0 },
      { act: 'open', session: 0 },
    ]);

const utf8 = (...lines: readonly object[]) =>
  new TextEncoder().encode(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
const OLD_HEADER = { type: 'session', id: 'old', timestamp: '2025-11-01T09:00:00.000Z', cwd: '/w' };
const said = (content: string) => ({
  type: 'message',
  timestamp: '2025-11-01T09:00:01.000Z',
  message: { role: 'user', content, timestamp: 1_761_987_601_000 },
});
const compacted = (firstKeptEntryIndex: number) => ({
  type: 'compaction',
  timestamp: '2025-11-01T09:00:02.000Z',
  summary: 'so far',
  firstKeptEntryIndex,
  tokensBefore: 100,
});

const next = {
  act: 'append',
  session: 0,
  draft: { payload: { type: 'message', message: said('next').message as never }, reference: 0 },
} as const;

const kept = (name: string, index: number): Example<Steps> => ({
  name,
  input: [...old(utf8(OLD_HEADER, said('old'), said('kept'), compacted(index), said('after'))), next],
});

/** Of version 2, whose entries have their places: the newer branch hangs below the question. */
const BRANCHED = [
  { ...OLD_HEADER, version: 2 },
  ...[
    ['a1', null, 'question'],
    ['b2', 'a1', 'wrong turn'],
    ['c3', 'a1', 'right turn'],
  ].map(([id, parentId, text]) => ({ ...said(text ?? ''), id, parentId })),
];

const EXAMPLES = () => [
  kept('the second message is kept', 2),
  kept('the index of the header', 0),
  kept('the index of a later line', 4),
  kept('an index out of range', 9),
  kept('the index of the compaction itself', 3),
  { name: 'two branches of version 2', input: [...old(utf8(...BRANCHED)), next] },
];

interface Continued {
  readonly before: ReadSession;
  readonly bytes: Uint8Array;
  /** How many entries were appended. */
  readonly appended: number;
}

/** The session as it lay there, by the model, and what the file holds after an entry was appended to it. */
function continuedFrom(moment: Moment): Continued | undefined {
  const { step, after, disk, earlier } = moment;
  const placed = earlier[0]?.step;
  const bytes = after && disk.after.get(after.name);
  if (step.act !== 'append' || placed?.act !== 'place' || bytes === undefined) return undefined;
  const { appended } = after as Known;
  return isRefused(moment)
    ? undefined
    : { before: readSession(placed.bytes), bytes, appended: appended.length };
}

const placeOf = (entries: readonly JsonObject[], id: unknown) =>
  entries.findIndex((entry) => entry['id'] === id);

function wrongChain({ before, bytes, appended }: Continued): Complaint | undefined {
  const found = entriesOf(bytes);
  if (headerOf(bytes)?.['version'] !== 3)
    return { code: 'version-is-not-3', expected: 3, received: headerOf(bytes)?.['version'] };
  const count = before.entries.length + appended;
  if (found.length !== count)
    return { code: 'migration-loses-entries', expected: count, received: found.length };
  for (const [index, entry] of before.entries.entries()) {
    const given = found[index] as JsonObject;
    const parents = [before.entries, found].map((all, side) =>
      placeOf(all, [entry, given][side]?.['parentId']),
    );
    if (
      given['type'] !== entry.type ||
      !isSame(given['message'], entry['message']) ||
      parents[0] !== parents[1]
    )
      return {
        code: 'entry-is-not-migrated',
        about: { number: String(index + 1) },
        expected: entry,
        received: given,
      };
  }
  const last = found.at(-1);
  const parentId = found.at(-2)?.['id'] ?? null;
  return last?.['parentId'] === parentId
    ? undefined
    : {
        code: 'parent-is-not-the-last',
        expected: parentId,
        received: last?.['parentId'],
      };
}

/** Where the kept range of each compaction begins, as a place in the file; -1 where it keeps none. */
const boundaries = (entries: readonly JsonObject[]) =>
  entries
    .filter(({ type }) => type === 'compaction')
    .map(({ firstKeptEntryId }) => placeOf(entries, firstKeptEntryId));

export const migratingRules: readonly RunRule[] = [
  programRule({
    ...requirement('migrate/stored'),
    judgesAll: true,
    method: 'session/append',
    programs: continued,
    examples: EXAMPLES,
    judge: (moment) => {
      const after = continuedFrom(moment);
      return after && (wrongChain(after) ?? writesValidLines(moment));
    },
  }),
  programRule({
    ...requirement('migrate/stored-kept-index'),
    judgesAll: true,
    method: 'session/append',
    programs: continued,
    examples: EXAMPLES,
    judge: (moment) => {
      const after = continuedFrom(moment);
      if (after === undefined) return undefined;
      const found = entriesOf(after.bytes);
      if (found.some((entry) => Object.hasOwn(entry, 'firstKeptEntryIndex')))
        return { code: 'kept-index-stays' };
      const [expected, received] = [boundaries(after.before.entries), boundaries(found)];
      return isSame(expected, received) ? undefined : { code: 'kept-entry-is-another', expected, received };
    },
  }),
  programRule({
    ...requirement('migrate/once'),
    judgesAll: true,
    method: 'session/open',
    programs: continued,
    examples: () => EXAMPLES().map(({ name, input }) => ({ name, input: [...input, CLOSED, OPENED] })),
    judge: (moment) => {
      const { step, before, disk, index } = moment;
      if (step.act !== 'open' || index < 3 || before === undefined || resultOf(moment) === undefined)
        return undefined;
      const [was, is] = [disk.before.get(before.name), disk.after.get(before.name)];
      return was !== undefined && is !== undefined && !sameBytes(was, is)
        ? { code: 'opening-again-changes-the-file', file: before.name }
        : undefined;
    },
  }),
];
