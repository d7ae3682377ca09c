import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { packageRoot } from '../../schema/package-root.ts';
import { inspectBytes } from '../checking/index.ts';
import {
  branchOf,
  contextOf,
  infoOf,
  NotASession,
  readSession,
  treeOf,
  type ReadSession,
} from '../model/index.ts';
import { reportBytes, reportObserved, REPORTS } from './reports.ts';

/** What was observed of a report; each part may be an error or a hang instead. */
type Observed = Readonly<Record<string, unknown>> & { readonly extra?: Readonly<Record<string, unknown>> };

/** What Pi does not show of an entry: it sends nothing. */
type Sent = readonly { readonly sourceId: string; readonly messages: readonly unknown[] }[];

const PARTS = {
  entryIds: ({ entries }: ReadSession) => entries.map(({ id }) => id),
  leafId: ({ leafId }: ReadSession) => leafId,
  header: ({ header }: ReadSession) => header,
  roots: (session: ReadSession) => treeOf(session).roots,
  branch: (session: ReadSession) => branchOf(session, undefined).map(({ id }) => id),
  context: (session: ReadSession) =>
    contextOf(session).messages.map(({ entry, message }) => ({ sourceId: entry.id, messages: [message] })),
  sent: (session: ReadSession) =>
    contextOf(session).messages.map(({ entry, message }) => `${String(message['role'])}:${entry.id}`),
  thinkingLevel: (session: ReadSession) => contextOf(session).thinkingLevel,
  model: (session: ReadSession) => contextOf(session).model,
  name: (session: ReadSession) => infoOf(session).name,
  labels: (session: ReadSession) =>
    Object.fromEntries(Object.entries(infoOf(session).labels).filter(([, label]) => label !== null)),
  messageCount: (session: ReadSession) => infoOf(session).messageCount,
  firstMessage: (session: ReadSession) => infoOf(session).firstMessage,
} as const;
type Part = keyof typeof PARTS;
const ALL = Object.keys(PARTS) as Part[];

/** Where the model answers something else than Pi 1.6.0 was seen to, and why: hazards of Pi, and what is left open. */
const EXCEPTIONS: Readonly<Record<string, { readonly parts: readonly Part[]; readonly why: string }>> = {
  'B01-duplicate-setup-entries': {
    parts: ['roots'],
    why: 'Pi shows an id that stands twice as two roots; an answer by ids can tell it only once',
  },
  'B03-two-entry-cycle': {
    parts: ['branch', 'context', 'thinkingLevel', 'model'],
    why: 'Pi never returns from a cycle on the branch; a reader ends',
  },
  'B25-labels-whole-file': {
    parts: ['labels'],
    why: 'Pi also keeps the label of an entry that is not there; the answer lists those of entries',
  },
  'B49-message-missing': {
    parts: ['context', 'thinkingLevel', 'model', 'messageCount', 'firstMessage'],
    why: 'Pi throws at a message entry without a message, and does not list the session; a reader sends nothing for it',
  },
  'B49-user-content-null': {
    parts: ['messageCount', 'firstMessage'],
    why: 'Pi opens a session with null content and does not list it',
  },
};

/** Reports that the model refuses, and what Pi does instead of refusing them, if it does. */
const REFUSED: Readonly<Record<string, string | undefined>> = {
  'B37-blank-lines-only': undefined,
  'B37-empty-file': 'writes a new header into an empty file; a question about a file changes none',
  'B39-header-id-not-string': undefined,
};

const errorIn = (value: unknown): boolean => typeof value === 'object' && value !== null && 'error' in value;

/** One message an item, as the model has it; a checkpoint gives two messages of one entry. */
function flat(context: unknown): unknown {
  return (context as Sent).flatMap(({ sourceId, messages }) =>
    messages.map((message) => ({ sourceId, messages: [message] })),
  );
}

function observedPart({ extra = {}, ...observed }: Observed, part: Part): unknown {
  const [listed] = (extra['listed'] ?? []) as Readonly<Record<string, unknown>>[];
  if (part === 'labels') return extra['labels'];
  if (part === 'messageCount') return listed?.['messageCount'];
  if (part === 'firstMessage') {
    const first = listed?.['firstMessage'];
    return first === '(no messages)' ? null : first;
  }
  const value = observed[part];
  return part === 'context' && !errorIn(value) ? flat(value) : value;
}

const asJson = (value: unknown): unknown =>
  value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown);

test('every report that lies in the folder is an example of a rule', () => {
  const files = readdirSync(join(packageRoot(), 'suites', 'reports'));
  const reports = files
    .filter((file) => file.endsWith('.jsonl'))
    .map((file) => file.slice(0, -'.jsonl'.length));
  expect(new Set(reports)).toEqual(new Set(Object.keys(REPORTS)));
});

describe('a report that is no session', () => {
  test.each(Object.entries(REFUSED))('%s is refused', (report, instead) => {
    expect(() => readSession(reportBytes(report))).toThrow(NotASession);
    expect('error' in (reportObserved(report) as Observed)).toBe(instead === undefined);
  });
});

/** What the model says of a part of a report, and what Pi was seen to. */
function bothOf(report: string, part: Part): { readonly answer: unknown; readonly seen: unknown } {
  const answer = PARTS[part](readSession(reportBytes(report)));
  return { answer: asJson(answer), seen: asJson(observedPart(reportObserved(report) as Observed, part)) };
}

const read = Object.keys(REPORTS).filter((report) => !(report in REFUSED));
const excepted = (report: string) => EXCEPTIONS[report]?.parts ?? [];

/** The parts that were looked at: all of them where the whole answer was recorded. */
function recorded(report: string): readonly Part[] {
  const { extra, ...parts } = reportObserved(report) as Observed;
  return ALL.filter((part) => part in parts || (extra !== undefined && part !== 'sent'));
}

const shown = read
  .map((report) => [report, recorded(report).filter((part) => !excepted(report).includes(part))] as const)
  .filter(([, parts]) => parts.length > 0);

describe.each(shown)('%s', (report, parts) => {
  test.each(parts)('%s is what Pi shows', (part) => {
    const { answer, seen } = bothOf(report, part);
    expect(answer).toEqual(seen);
  });
});

// An exception that is none any more has to go from the table.
describe.each(Object.entries(EXCEPTIONS))('%s, where $why', (report, { parts }) => {
  test.each(parts)('%s is not what Pi shows', (part) => {
    const { answer, seen } = bothOf(report, part);
    expect(answer).not.toEqual(seen);
  });
});

/** What a checker should say of the later reports: a problem on each of these lines and on no other, and a note. */
interface Checked {
  readonly check?: { readonly problems: readonly number[]; readonly note?: number };
}

const checked = Object.keys(REPORTS).flatMap((report) => {
  const { check } = reportObserved(report) as Checked;
  return check === undefined ? [] : [[report, check] as const];
});

test.each(checked)('%s is checked as it should be', (report, { problems, note }) => {
  const { facts, summary } = inspectBytes(reportBytes(report));
  expect([...new Set(facts.map(({ line }) => line))].toSorted((one, other) => one - other)).toEqual(problems);
  expect(summary.notes.map(({ line }) => line)).toEqual(note === undefined ? [] : [note]);
});
