import { whyUnrepaired } from '../../../generators/faults/repairs.ts';
import type { FileFact } from '../fact.ts';
import { inspectBytes } from '../inspect.ts';
import type { InspectedId } from '../rules/index.ts';
import { fileRule } from '../rules/index.ts';
import { RepairDraft } from './draft.ts';
import {
  mendDeclared,
  mendDuplicate,
  mendEdit,
  mendEntry,
  mendImage,
  mendKept,
  mendKeptRange,
  mendOrder,
  mendParent,
  mendPending,
  mendReplacement,
  mendRoot,
  mendTime,
} from './entries.ts';
import { mendHeaderFields, mendHeaderId, mendHeaderPlace, mendVersion } from './header.ts';
import { mendLine } from './lines.ts';
import type { Mend, Mended } from './mend.ts';

const drop: Mend = (draft, { line }) => {
  draft.remove(line);
  return { did: 'taken out: readers leave it aside' };
};

/** How each problem is mended; or why it is not, where no fault of the catalogue has it. */
const MENDS: { readonly [Id in InspectedId]?: Mend | string } = {
  'header/first': mendHeaderPlace,
  'header/id': mendHeaderId,
  'header/version-fits': mendVersion,
  'header/fields': mendHeaderFields,
  'header/second': drop,
  'lines/json': mendLine,
  'lines/bom': (draft, { line }) => {
    draft.setText(line, draft.text(line).replace(/^\uFEFF/, ''));
    return { did: 'the byte-order mark taken off' };
  },
  'lines/crlf': (draft) => {
    for (let line = 1; line <= draft.size; line++) {
      const bytes = draft.line(line);
      if (bytes.at(-1) === 0x0d) draft.setBytes(line, bytes.subarray(0, -1));
    }
    return { did: 'every CR before a line break taken off' };
  },
  'lines/blank': drop,
  'lines/no-final-newline': (draft) => {
    draft.endsInNewline = true;
    return { did: 'the last line ended' };
  },
  'lines/length': 'the line is too long to be read',
  'entry/base': mendEntry,
  'entry/two-timestamps': mendTime,
  'entry/pending': mendPending,
  'entry/image': mendImage,
  'tree/unique-ids': mendDuplicate,
  'tree/root': mendRoot,
  'tree/parent-exists': mendParent,
  'tree/parent-earlier': mendOrder,
  // A doubled id is mended as what it is, and the cycle goes with it.
  'tree/acyclic': (draft, fact) => (fact.code === 'doubled' ? undefined : mendParent(draft, fact)),
  'edit/shape': mendReplacement,
  'edit/targets': mendEdit,
  'edit/on-branch': mendEdit,
  'compaction/kept-exists': mendKept,
  'exchange/kept-range': mendKeptRange,
  'naming/file': 'the name of a file is no part of it',
  'naming/directory': 'the folder of a file is no part of it',
};

/** One change that a repair makes. */
export interface Change extends Mended {
  readonly fact: FileFact;
}

/** A problem that a repair leaves, and why. */
export interface LeftAlone {
  readonly fact: FileFact;
  readonly why: string;
}

export interface Repair {
  /** The file after the repair: the very bytes where nothing was to be done. */
  readonly bytes: Uint8Array;
  /** In the order in which they are made; lines are counted as they were before each. */
  readonly changes: readonly Change[];
  readonly left: readonly LeftAlone[];
  /** How often the file was gone through. */
  readonly rounds: number;
}

function mendOf({ rule }: FileFact): Mend | string {
  const mend = MENDS[rule];
  if (mend !== undefined) return mend;
  const why = whyUnrepaired(rule);
  if (why !== undefined) return why;
  // An entry's own members; what is only unknown is nobody's fault.
  const isDeclared = rule.startsWith('entry/') && fileRule(rule).level === 'must';
  return isDeclared ? mendDeclared : 'it is for its owner to decide';
}

/** A file takes a few rounds, however large: each mends all problems of a phase. */
const MAX_ROUNDS = 100;

/**
 * What is mended first: an entry that can be read again, or has its id again, is the parent that others only seemed to
 * lack; and what an entry names is known when the tree is whole.
 */
const PHASES: readonly ((rule: InspectedId) => boolean)[] = [
  (rule) => rule.startsWith('lines/'),
  (rule) => rule.startsWith('header/') || rule === 'entry/base' || rule === 'tree/unique-ids',
  (rule) => rule.startsWith('tree/') && rule !== 'tree/parent-earlier',
  () => true,
];

/**
 * Mends what can be mended by rule, in rounds, until nothing is left to mend. A sound file comes back byte for byte, and
 * no line is touched that has no part in a problem.
 */
export function repair(bytes: Uint8Array): Repair {
  const changes: Change[] = [];
  let current = bytes;
  let { facts } = inspectBytes(current);
  let rounds = 0;
  for (; rounds < MAX_ROUNDS && facts.length > 0; rounds++) {
    const draft = new RepairDraft(current);
    const made = firstPhase(draft, facts);
    if (made.length === 0) break;
    changes.push(...made);
    current = draft.bytes();
    ({ facts } = inspectBytes(current));
  }
  const left = facts.map((fact): LeftAlone => {
    const mend = mendOf(fact);
    if (typeof mend === 'string') return { fact, why: mend };
    return { fact, why: whyUnrepaired(fact.rule) ?? 'something would have to be made up' };
  });
  return { bytes: current, changes, left, rounds };
}

/** The changes of the first phase in which there are any. */
function firstPhase(draft: RepairDraft, facts: readonly FileFact[]): readonly Change[] {
  for (const isOfPhase of PHASES) {
    const made = mendRound(
      draft,
      facts.filter(({ rule }) => isOfPhase(rule)),
    );
    if (made.length > 0) return made;
  }
  return [];
}

/** Mends from the end of the file, one problem a line. */
function mendRound(draft: RepairDraft, facts: readonly FileFact[]): readonly Change[] {
  const changes: Change[] = [];
  let above = Infinity;
  for (const fact of facts.toReversed()) {
    const mend = mendOf(fact);
    if (typeof mend === 'string' || fact.line >= above) continue;
    const mended = mend(draft, fact);
    if (mended === undefined) continue;
    changes.push({ ...mended, fact });
    // Where lines have other places now, the others are judged again first.
    if (fact.rule === 'tree/parent-earlier' || fact.rule === 'header/first') break;
    above = fact.line;
  }
  return changes;
}
