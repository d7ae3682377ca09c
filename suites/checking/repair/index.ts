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

/** How each problem is mended, or why it is not. */
const MENDS: { readonly [Id in InspectedId]?: Mend | string } = {
  'header/first': mendHeaderPlace,
  'header/present': 'there is nothing in the file',
  'header/id': mendHeaderId,
  'header/version-fits': mendVersion,
  'header/fields': mendHeaderFields,
  'header/second': drop,
  'header/size': 'only its owner can shorten a header',
  'lines/json': mendLine,
  'lines/bom': (draft, { line }) => {
    draft.setText(line, draft.text(line).replace(/^\uFEFF/, ''));
    return { did: 'the byte-order mark taken off' };
  },
  'lines/crlf': (draft) => {
    for (const [at, bytes] of draft.lines.entries())
      if (bytes.at(-1) === 0x0d) draft.lines[at] = bytes.subarray(0, -1);
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
}

function mendOf({ rule }: FileFact): Mend | string {
  const mend = MENDS[rule];
  if (mend !== undefined) return mend;
  // An entry's own members; what is only unknown is nobody's fault.
  const isDeclared = rule.startsWith('entry/') && fileRule(rule).level === 'must';
  return isDeclared ? mendDeclared : 'it is for its owner to decide';
}

const MAX_ROUNDS = 50;

/**
 * Mends what can be mended by rule, in rounds, until nothing is left to mend. A sound file comes back byte for byte, and
 * no line is touched that has no part in a problem.
 */
export function repair(bytes: Uint8Array): Repair {
  const changes: Change[] = [];
  let current = bytes;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const { facts } = inspectBytes(current);
    const draft = new RepairDraft(current);
    // Lines first: an entry that can be read again is the parent that others only seemed to lack.
    const ofLines = mendRound(
      draft,
      facts.filter(({ rule }) => rule.startsWith('lines/')),
    );
    const made = ofLines.length > 0 ? ofLines : mendRound(draft, facts);
    if (made.length === 0) break;
    changes.push(...made);
    current = draft.bytes();
  }
  const left = inspectBytes(current).facts.map((fact): LeftAlone => {
    const mend = mendOf(fact);
    return { fact, why: typeof mend === 'string' ? mend : 'it cannot be mended without making something up' };
  });
  return { bytes: current, changes, left };
}

/** Mends from the end of the file, one problem a line, so that lines above keep their numbers. */
function mendRound(draft: RepairDraft, facts: readonly FileFact[]): readonly Change[] {
  const changes: Change[] = [];
  let above = Infinity;
  for (const fact of facts.toReversed()) {
    const mend = mendOf(fact);
    if (typeof mend === 'string' || fact.line >= above) continue;
    const lines = draft.lines.length;
    const mended = mend(draft, fact);
    if (mended === undefined) continue;
    changes.push({ ...mended, fact });
    // A line that moved or went changes what the others were judged by.
    above = draft.lines.length === lines && fact.rule !== 'tree/parent-earlier' ? fact.line : -1;
    if (above === -1) break;
  }
  return changes;
}
