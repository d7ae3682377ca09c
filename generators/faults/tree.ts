import { assistant, user } from '../builders.ts';
import type { Draft, DraftLine } from './draft.ts';
import { DANGLING, type Fault, PARTED, pickEntry, pickOf, setAt } from './fault.ts';

const idOf = ({ value }: DraftLine): unknown => value['id'];

/** Entries that hang, nearer or farther, below one. */
const descendants = (draft: Draft, line: DraftLine): DraftLine[] =>
  draft.entries.filter((other) => other !== line && draft.branchOf(other).includes(idOf(line)));

/** Hangs an entry below one of those that a choice allows, where there is one. */
const rehung =
  (choices: (draft: Draft, line: DraftLine) => readonly DraftLine[]): Fault['apply'] =>
  (draft, pick) => {
    const line = pickEntry(draft, pick, (one) => choices(draft, one).length > 0);
    const parent = line && pickOf(choices(draft, line), pick);
    return line && parent && setAt(line, '/parentId', idOf(parent));
  };

const after = (draft: Draft, line: DraftLine): DraftLine[] =>
  draft.lines.slice(draft.lines.indexOf(line) + 1);
const isFirst = (draft: Draft, line: DraftLine): boolean => draft.entries[0] === line;
const isChild = (line: DraftLine, parent: DraftLine): boolean => line.value['parentId'] === idOf(parent);

/** A chain of three and a sibling branch. */
const BRANCHED = () => [user('k1'), assistant('k2'), user('k3'), assistant('k4', 'other', { parent: 'k1' })];

export const treeFaults: readonly Fault[] = [
  {
    name: 'tree/line-doubled',
    rule: 'tree/unique-ids',
    follows: PARTED,
    apply: (draft, pick) => {
      const line = pickEntry(draft, pick);
      if (line === undefined) return undefined;
      const copy = { value: structuredClone(line.value) };
      draft.lines.splice(draft.lines.indexOf(line) + 1, 0, copy);
      return { line: copy, pointer: '/id' };
    },
  },
  {
    name: 'tree/id-of-another-entry',
    rule: 'tree/unique-ids',
    // The id of an ancestor closes a cycle.
    follows: [...DANGLING, 'tree/acyclic'],
    apply: (draft, pick) => {
      const line = pickEntry(draft, pick, (one) => !isFirst(draft, one));
      const before = line && pickOf(draft.entries.slice(0, draft.entries.indexOf(line)), pick);
      return line && before && setAt(line, '/id', idOf(before));
    },
  },
  {
    name: 'tree/parent-unknown',
    rule: 'tree/parent-exists',
    follows: PARTED,
    apply: (draft, pick) => {
      const line = pickEntry(draft, pick, (one) => !isFirst(draft, one));
      return line && setAt(line, '/parentId', 'no-such-entry');
    },
  },
  {
    name: 'tree/parent-empty',
    rule: 'tree/parent-exists',
    follows: PARTED,
    apply: (draft, pick) => {
      const line = pickEntry(draft, pick, (one) => !isFirst(draft, one));
      return line && setAt(line, '/parentId', '');
    },
  },
  {
    name: 'tree/parent-is-the-session',
    rule: 'tree/parent-exists',
    follows: PARTED,
    apply: (draft, pick) => {
      const line = pickEntry(draft, pick, (one) => !isFirst(draft, one));
      return line && setAt(line, '/parentId', `session-${String(idOf(draft.header))}`);
    },
  },
  {
    name: 'tree/parent-later',
    rule: 'tree/parent-earlier',
    follows: PARTED,
    kit: BRANCHED,
    apply: rehung((draft, line) => {
      const below = new Set(descendants(draft, line));
      return after(draft, line).filter((other) => !below.has(other));
    }),
  },
  {
    name: 'tree/parent-itself',
    rule: 'tree/acyclic',
    follows: PARTED,
    apply: rehung((_draft, line) => [line]),
  },
  {
    name: 'tree/cycle-of-two',
    rule: 'tree/acyclic',
    follows: PARTED,
    apply: rehung((draft, line) => descendants(draft, line).filter((other) => isChild(other, line))),
  },
  {
    name: 'tree/cycle-of-many',
    rule: 'tree/acyclic',
    follows: PARTED,
    apply: rehung((draft, line) => descendants(draft, line).filter((other) => !isChild(other, line))),
  },
  {
    name: 'tree/no-root',
    rule: 'tree/root',
    apply: (draft) => {
      const [first] = draft.entries;
      return first && setAt(first, '/parentId', 'cut-off-before');
    },
  },
  {
    name: 'tree/first-entry-lost',
    rule: 'tree/root',
    follows: DANGLING,
    kit: () => [user('k1', 'question', { parent: null }), assistant('k2', 'answer'), user('k3', 'go on')],
    apply: (draft) => {
      // Everything before the last kit is lost with it, so that the entry after it is the first.
      const lost = draft.entry('k1');
      const next = draft.entry('k2');
      if (lost === undefined || next === undefined) return undefined;
      draft.lines.splice(1, draft.lines.indexOf(lost));
      return { line: next, pointer: '/parentId' };
    },
  },
];
