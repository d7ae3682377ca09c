import type { RunRule } from '../../rule.ts';
import { assistant, compaction, edit, label, sessionOf, user } from '../../../generators/index.ts';
import { branchOf, labelsOf, readSession, type Entry } from '../../model/index.ts';
import { entriesOf, isSame, shown } from '../../driving/bytes.ts';
import { programRule } from '../../driving/program-rule.ts';
import { CLONED, placed } from '../../driving/sending.ts';
import { requirement } from '../../requirements/index.ts';
import { copying, judgingCopy } from './copying.ts';
import { clonedBranch, isLabel, LABELLED, KEEPING } from './cloning.ts';

/** What becomes of labels in a clone, and of what hung below them. */

const links = programRule({
  ...requirement('clone/links'),
  method: 'session/clone',
  needs: [],
  share: 1,
  programs: copying('clone', LABELLED),
  examples: () => [
    {
      name: 'a label between two messages',
      input: [
        placed(
          sessionOf(
            user('a1', 'question'),
            label('b2', { target: 'a1', label: 'start' }),
            assistant('c3', 'answer'),
          ),
        ),
        CLONED,
      ],
    },
    {
      name: 'a label before a compaction',
      input: [
        placed(
          sessionOf(
            user('a1', 'question'),
            assistant('b2', 'answer'),
            label('c3', { target: 'a1', label: 'start' }),
            compaction('d4', { firstKept: 'b2' }),
            user('e5', 'and now?'),
          ),
        ),
        CLONED,
      ],
    },
  ],
  judge: judgingCopy('clone', (copy) => {
    const clone = readSession(copy.bytes);
    const walked = branchOf(clone, undefined).filter((entry) => !isLabel(entry));
    const all = clone.entries.filter((entry) => !isLabel(entry));
    const lost = all.find((entry) => !walked.includes(entry));
    return (
      lost && {
        code: 'entry-is-off-the-branch',
        about: { id: lost.id },
        file: copy.name,
        expected: all.map(({ id }) => id),
        received: walked.map(({ id }) => id),
      }
    );
  }),
});

const labels = programRule({
  ...requirement('clone/labels'),
  method: 'session/clone',
  needs: [],
  share: 1,
  programs: copying('clone', LABELLED),
  examples: () => [
    {
      name: 'two labels',
      input: [
        placed(
          sessionOf(
            user('a1'),
            assistant('b2'),
            label('c3', { target: 'a1', label: 'question' }),
            label('d4', { target: 'b2', label: 'answer' }),
          ),
        ),
        CLONED,
      ],
    },
    {
      name: 'a label that was set on another branch',
      input: [
        placed(
          sessionOf(
            user('a1'),
            assistant('b2'),
            label('c3', { target: 'a1', label: 'question' }),
            assistant('d4', 'another', { parent: 'a1' }),
          ),
        ),
        CLONED,
      ],
    },
  ],
  judge: judgingCopy('clone', (copy) => {
    const clone = readSession(copy.bytes);
    const own = new Set(clone.entries.filter((entry) => !isLabel(entry)).map(({ id }) => id));
    const kept = (all: Record<string, string | null>) =>
      Object.fromEntries(Object.entries(all).filter(([id, label]) => label !== null && own.has(id)));
    const [wanted, found] = [kept(labelsOf(copy.source)), kept(labelsOf(clone))];
    if (!isSame(wanted, found)) return { code: 'labels-are-lost', expected: wanted, received: found };
    const first = clone.entries.findIndex(isLabel);
    return first !== -1 && clone.entries.slice(first).some((entry) => !isLabel(entry))
      ? { code: 'labels-stand-too-early', received: shown(copy.bytes) }
      : undefined;
  }),
});

/** When the label that counts for an entry was set. */
const timesOf = (entries: readonly Entry[]) =>
  new Map(entries.filter(isLabel).map(({ targetId, timestamp }) => [targetId, timestamp]));

const labelTime = programRule({
  ...requirement('clone/label-time'),
  method: 'session/clone',
  needs: [],
  share: 0.1,
  programs: copying('clone', LABELLED),
  examples: () => [
    {
      name: 'a label',
      input: [
        placed(sessionOf(user('a1'), assistant('b2'), label('c3', { target: 'a1', label: 'mark' }))),
        CLONED,
      ],
    },
    {
      name: 'labels of two entries, one of them set twice, and an edit',
      input: [
        placed(
          sessionOf(
            user('a1'),
            assistant('b2'),
            label('c3', { target: 'a1', label: 'mark' }),
            label('d4', { target: 'a1', label: 'another mark' }),
            label('e5', { target: 'b2', label: 'answer' }),
            edit('f6', { target: 'a1', replacement: { content: 'shorter' } }),
          ),
        ),
        CLONED,
      ],
    },
  ],
  judge: judgingCopy('clone', ({ source, bytes, name }) => {
    const times = timesOf(source.entries);
    const wrong = readSession(bytes).entries.find(
      (entry) => isLabel(entry) && entry['timestamp'] !== times.get(entry['targetId']),
    );
    return (
      wrong && {
        code: 'label-time-is-another',
        about: { id: String(wrong['targetId']) },
        file: name,
        expected: times.get(wrong['targetId']),
        received: wrong['timestamp'],
      }
    );
  }),
});

/** The first entry that is no label, from this place of the branch on. */
const firstKept = (own: readonly Entry[], id: unknown) => {
  const at = own.findIndex((entry) => entry.id === id);
  return at === -1 ? id : (own.slice(at).find((entry) => !isLabel(entry))?.id ?? id);
};

const keptLabel = programRule({
  ...requirement('clone/kept-label'),
  method: 'session/clone',
  needs: [],
  share: 1,
  programs: copying('clone', KEEPING),
  examples: () => [
    {
      name: 'a compaction that keeps from a label on',
      input: [
        placed(
          sessionOf(
            user('a1'),
            label('b2', { target: 'a1', label: 'mark' }),
            assistant('c3'),
            compaction('d4', { firstKept: 'b2' }),
            user('e5'),
          ),
        ),
        CLONED,
      ],
    },
    ...(['b2', 'c3'] as const).map((firstKept, at) => ({
      name: `a compaction that keeps from the ${at === 0 ? 'first' : 'second'} of two labels on`,
      input: [
        placed(
          sessionOf(
            user('a1'),
            label('b2', { target: 'a1', label: 'mark' }),
            label('c3', { target: 'a1', label: 'another mark' }),
            assistant('d4'),
            compaction('e5', { firstKept }),
            user('f6'),
          ),
        ),
        CLONED,
      ],
    })),
    {
      name: 'a compaction that keeps from an entry on that is not there',
      input: [
        placed(sessionOf(user('a1'), assistant('b2'), compaction('c3', { firstKept: 'gone' }), user('d4'))),
        CLONED,
      ],
    },
  ],
  judge: judgingCopy('clone', (copy) => {
    const own = clonedBranch(copy);
    const wrong = entriesOf(copy.bytes).find(({ id, type, firstKeptEntryId }) => {
      const before = own.find((entry) => entry.id === id);
      return type === 'compaction' && firstKeptEntryId !== firstKept(own, before?.['firstKeptEntryId']);
    });
    if (wrong === undefined) return undefined;
    const before = own.find(({ id }) => id === wrong['id']);
    return {
      code: 'boundary-is-not-in-the-clone',
      about: { id: String(wrong['id']) },
      expected: firstKept(own, before?.['firstKeptEntryId']),
      received: wrong['firstKeptEntryId'],
    };
  }),
});

export const cloneLabels: readonly RunRule[] = [links, labels, labelTime, keptLabel];
