import { describe, expect, test } from 'vitest';
import { rules } from '../../suites/index.ts';
import { bank } from '../report/causes/bank.ts';
import { accusedBy } from './accused.ts';
import { broken } from './index.ts';

/** How many must rules one fault may fail. */
const MOST = 3;

/**
 * Faults that fail more must rules than that, as they break what each of them says. All others fail three at most; what
 * each of them fails stands in the bank of causes (`npm run causes -- --write` asks all of them every example).
 */
const BREAKS_MORE: Readonly<Record<string, string>> = {
  'what an assistant message used is lost':
    'a message is neither read nor sent as stored, and what replies used is missing from each sum',
  'a label is sent as text':
    'what sends nothing is sent, beside what is hidden and between a call and its result as well',
  'the second plan is another': 'a plan that comes late is none of those that are asked for',
  'message is lost':
    'text, times and escapes are told by messages alone: each member of an entry is there but this one',
  'a user message loses its time':
    'what a message holds is said of each type, of the two times, of a replacement and of what is sent',
  'the leading separator becomes a dash': 'each name of a POSIX directory is another',
  'session/read breaks at a file with a fault':
    'it ends as a process, so nothing that is asked of such a file is answered',
  'what a compaction keeps is not sent':
    'the kept range, the order behind the summary, edits of what is kept and kept results are one sentence each',
  'the plan begins at the message at which the tokens are reached, whatever it is':
    'one place is planned, and four sentences say where it may not be',
  'the whole file is written anew at each append':
    'old bytes change behind a copy and behind an unended line as well',
  'the leaf that is told is no entry': 'what a refusal left behind is told by the leaf alone',
  'edits are stored and not applied':
    'an omission, a replacement, the latest of several and an edit of what is kept are one sentence each',
  'what was read is written again with the first new entry':
    'entries are written twice, ids are not unique, and so it goes with copies and migrated files',
  'the header is written again with the first new entry':
    'a file has two headers, be it a new one, an old one or a copy',
  'the last compaction of the file counts on every branch':
    'the compaction of another branch stands in the place of that of this one, which is said of the branch, of the latest, of the one summary and of the order',
  'timestamps have no milliseconds': 'a header has its time too, be it of a new session, a fork or a clone',
  'the file is written anew when it is opened':
    'old bytes change at each opening, be it of a new session, an old one or one that was opened before',
  'a copy has the version of none':
    'a copy without its version is not valid, and is read as version 1: what it holds is not what was copied',
  'a title goes before the header when a session is opened':
    'the file is not a session any more: it cannot be opened, cloned or migrated',
};

/** Faults that failed rules which are not about them, and how many musts each of them failed. */
const ONCE_ACCUSED: readonly (readonly [fault: string, once: number, musts: readonly string[]])[] = [
  [
    'a user message loses its time',
    15,
    ['entry/message', 'entry/two-timestamps', 'edit/replace', 'context/message'],
  ],
  ['lone surrogates become U+FFFD', 11, []],
  ['a file with a lone surrogate is refused', 11, []],
  ['unknown members are dropped', 16, []],
  ['the time of an entry is cut to seconds', 17, ['entry/base', 'entry/two-timestamps']],
  [
    'an older compaction in the kept range sends its summary too',
    6,
    ['compaction/latest', 'compaction/one-summary'],
  ],
  ['the checkpoint comes after the summary', 8, ['compaction/order']],
  ['an omitted message is sent without content', 10, ['edit/omit', 'exchange/edited']],
  ['every message names the leaf', 24, []],
  ['session/context reads nothing of a file with a fault', 24, []],
  [
    'what stands beside the leaf that was asked for is sent as well',
    16,
    ['context/active-branch', 'edit/branch-relative'],
  ],
  ['what stands before a label is not sent', 11, ['context/silent-append', 'context/silent-types']],
];

const musts = new Set(
  rules.filter(({ level, hazard }) => level === 'must' && hazard === undefined).map(({ id }) => id),
);
const there = new Set(broken.map(({ fault }) => fault));

/** Each kind of fault of the bank, with the must rules that it fails. */
const measured = bank()
  .filter(({ faults }) => faults.some((fault) => there.has(fault)))
  .map(({ faults, wrong }) => {
    const failed = new Set([...wrong.keys()].map((id) => id.slice(0, id.indexOf('#'))));
    return { faults, musts: [...failed].filter((rule) => musts.has(rule)) };
  });

describe('a rule is failed only by what its title says', () => {
  test('one must rule for a fault in the median', () => {
    const counts = measured.map((one) => one.musts.length).sort((one, other) => one - other);
    expect(counts.length).toBeGreaterThan(150);
    expect(counts[Math.floor((counts.length - 1) / 2)]).toBeLessThanOrEqual(1);
  });

  test('never more than three, unless a fault breaks more', () => {
    const more = measured.filter(
      (one) => one.musts.length > MOST && !one.faults.some((fault) => Object.hasOwn(BREAKS_MORE, fault)),
    );
    expect(more).toEqual([]);
  });

  test('what breaks more is in the bank', () => {
    expect(Object.keys(BREAKS_MORE).filter((fault) => !there.has(fault))).toEqual([]);
  });

  test.each(ONCE_ACCUSED)('%s (once %d musts)', async (fault, _once, expected) => {
    const one = broken.find((each) => each.fault === fault);
    if (one === undefined) throw new Error(`no implementation is broken like this: ${fault}`);
    const accused = await accusedBy(one);
    expect(accused.isFound).toBe(true);
    expect(accused.musts.filter((rule) => !expected.includes(rule))).toEqual([]);
  });
});
