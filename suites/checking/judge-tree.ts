import { ENTRY_TYPES, type EntryType, type Reference as EntryReference } from '../../schema/entry-types.ts';
import type { JsonObject } from '../model/values.ts';
import { factOf, type FileFact } from './fact.ts';
import { IdIndex } from './id-index.ts';
import { ExchangeJudge } from './judge-exchange.ts';
import { isEditable, kindOf, kindWords } from './kinds.ts';
import { LostEntries } from './lost-entries.ts';
import { lostHistory, type Note } from './lost-history.ts';
import { NumberList } from './growing.ts';
import type { Place } from './line-at-hand.ts';
import { quoted } from './received.ts';
import { NO_ENTRY, TreeIndex } from './tree-index.ts';

/** The walk from this entry to a root is not sound, so nothing can be said about what stands on its branch. */
const UNSURE = 0x80;

/** A member that names another entry of the file: a row's, so that the compiler knows its rule. */
type Reference = Pick<EntryReference, 'otherwise'> & (typeof ENTRY_TYPES)[EntryType]['references'][number];

/** The references of the types that have any: one each. */
const REFERENCES: ReadonlyMap<unknown, Reference> = new Map(
  Object.entries(ENTRY_TYPES).flatMap(([type, { references }]) =>
    references.map((reference): [string, Reference] => [type, reference]),
  ),
);

/** Whether text names no entry and is right as well. */
const isOtherwiseRight = ({ otherwise }: Reference, id: string, entry: JsonObject): boolean =>
  otherwise !== undefined && (otherwise === 'itself' ? id === entry['id'] : id === otherwise);

/** Something that names an entry which has not come yet. */
interface Open {
  readonly entry: number;
  readonly id: string;
  /** The fact, should the entry never come. */
  readonly fact: FileFact;
}

/** A reference of that kind. */
interface OpenReference extends Open {
  readonly reference: Reference;
}

/** Judges how the entries of one file hang together, as they come. */
export class TreeJudge {
  readonly #ids: IdIndex;
  readonly #tree: TreeIndex;
  readonly #openParents: Open[] = [];
  readonly #openReferences: OpenReference[] = [];
  readonly #place: Place;
  readonly #exchanges: ExchangeJudge;
  readonly #lost = new LostEntries();
  /** The entry before, which is the parent of most. */
  #lastId: string | undefined;
  #last = NO_ENTRY;
  #isTold = true;
  /** Of entries without ids: the place of each among the lines that hold JSON, by which compactions of version 1 name them. */
  readonly #unlinked = new NumberList();
  /** The last entry has an id: else Pi has no leaf, and an empty context. */
  #hasLeaf = false;
  /** Whether the header names a parent session. */
  hasParentSession = false;

  /** @param expected about how many entries will come */
  constructor(place: Place, expected?: number) {
    this.#place = place;
    this.#ids = new IdIndex(expected);
    this.#tree = new TreeIndex(expected);
    this.#exchanges = new ExchangeJudge(place, this.#tree);
  }

  /** Takes a line that is not JSON, and may have held an entry. */
  passUnreadable(text: string): void {
    this.#lost.passUnreadable(this.#place.line, text);
  }

  /** Judges an entry that has an id; one without has no place in the tree, and its own rule says so. */
  add(entry: JsonObject): void {
    const { id } = entry;
    if (typeof id !== 'string' || id === '') {
      this.#lost.passNameless(this.#place.line);
      this.#hasLeaf = false;
      return;
    }
    this.#hasLeaf = true;
    const number = this.#tree.size;
    const known = this.#ids.take(id, number);
    const parent = this.#parentOf(entry, id, number);
    this.#lost.passEntry(
      this.#openParents.at(-1)?.entry === number ? this.#openParents.at(-1)?.id : undefined,
    );
    const isSure = entry['parentId'] === null || (parent !== NO_ENTRY && this.#isSure(parent));
    const kind = kindOf(entry);
    this.#tree.add(this.#place.line, kind | (isSure ? 0 : UNSURE), parent);
    if (known !== NO_ENTRY) this.#duplicate(id, known, parent);
    this.#lastId = id;
    this.#last = known === NO_ENTRY ? number : known;
    this.#exchanges.add(number, kind, entry['message'], parent === number - 1);
    // Nearly all entries are messages, which name no other entry.
    if (entry['type'] === 'message') return;
    const reference = REFERENCES.get(entry['type']);
    if (reference !== undefined) this.#judgeReference(entry, reference, number);
  }

  /**
   * Takes an entry of version 1, which has no id and follows the one before it.
   * @param at its place among the lines that hold JSON; that of the header is 0
   */
  addUnlinked(entry: JsonObject, at: number): void {
    const number = this.#tree.size;
    const kind = kindOf(entry);
    this.#tree.add(this.#place.line, kind, number - 1);
    this.#unlinked.push(at);
    this.#hasLeaf = true;
    this.#exchanges.add(number, kind, entry['message'], true);
    const index = entry['firstKeptEntryIndex'];
    if (entry['type'] !== 'compaction' || typeof index !== 'number') return;
    const kept = this.#unlinked.firstFrom(index);
    // What comes later has no id yet when Pi gives this one its own: nothing is kept.
    if (kept < number && this.#unlinked.at(kept) === index)
      this.#exchanges.addCompaction(number, kept, 'firstKeptEntryIndex');
  }

  /** Judges what could not be told before every entry had come. */
  end(): void {
    const later = this.#openParents.filter(({ id, entry }) => {
      const parent = this.#ids.get(id);
      if (parent !== NO_ENTRY) this.#tree.relink(entry, parent);
      return parent !== NO_ENTRY;
    });
    const isLater = new Set(later.map(({ entry }) => entry));
    // Where the tree itself is broken, that is what there is to say.
    this.#isTold = this.#openParents.length === 0;
    const cycles = later.length === 0 ? isLater : this.#tree.cycles(isLater);
    for (const { entry, id, fact } of this.#openParents) {
      if (cycles.has(entry)) this.#place.emit(factOf('tree/acyclic', 'cycle', fact));
      else if (isLater.has(entry)) this.#place.emit(factOf('tree/parent-earlier', 'later', fact));
      else if (this.#lost.explains(id, fact.line)) continue;
      else if (entry === 0) this.#place.emit(factOf('tree/root', 'not-root', fact));
      else this.#place.emit(fact);
    }
    for (const { id, fact, reference } of this.#openReferences) {
      const isMissing = this.#ids.get(id) === NO_ENTRY;
      // A forked session lacks what stood on the other branches of its parent.
      if (isMissing && this.#lost.explains(id, fact.line)) continue;
      if (isMissing && this.hasParentSession && fact.rule === 'entry/branch-summary-source') continue;
      this.#place.emit(isMissing ? fact : factOf(reference.rule, 'later', fact));
    }
    if (this.#hasLeaf) this.#exchanges.end(this.#tree.size - 1);
  }

  /** What is no problem, but worth knowing; after `end`. */
  notes(): readonly Note[] {
    const note = this.#hasLeaf && this.#isTold ? lostHistory(this.#tree) : undefined;
    return [...this.#lost.notes(), ...(note === undefined ? [] : [note])];
  }

  #isSure(entry: number): boolean {
    return (this.#tree.kindOf(entry) & UNSURE) === 0;
  }

  #parentOf({ parentId }: JsonObject, id: string, entry: number): number {
    // What is neither null nor text breaks `entry/base`, and that is said there.
    if (typeof parentId !== 'string') return NO_ENTRY;
    if (parentId === this.#lastId) return this.#last;
    const parent = this.#ids.get(parentId);
    if (parent === entry) {
      this.#place.report('tree/acyclic', 'itself', '/parentId', { received: `${quoted(id)}, its own id` });
      return NO_ENTRY;
    }
    if (parent === NO_ENTRY) {
      const fact = this.#place.fact('tree/parent-exists', 'missing', '/parentId');
      this.#openParents.push({ entry, id: parentId, fact });
    }
    return parent;
  }

  #duplicate(id: string, known: number, parent: number): void {
    const line = this.#tree.lineOf(known);
    this.#place.report('tree/unique-ids', 'duplicate', '/id', {
      received: `${quoted(id)}, the id of line ${line}`,
    });
    this.#lost.passNameless(this.#place.line);
    // Of two entries with one id Pi takes the later: whoever hangs below the first now hangs below this one.
    if (parent !== NO_ENTRY && (parent === known || this.#tree.isAncestor(known, parent)))
      this.#place.report('tree/acyclic', 'doubled', '/parentId', {
        received: `${this.#place.received('/parentId')}, which hangs below line ${line} and so below this entry`,
      });
  }

  #judgeReference(entry: JsonObject, reference: Reference, number: number): void {
    const { member, rule } = reference;
    const id = entry[member];
    if (typeof id !== 'string' || isOtherwiseRight(reference, id, entry)) return;
    const pointer = `/${member}`;
    const target = this.#ids.get(id);
    if (target === NO_ENTRY || target === number) {
      const fact = this.#place.fact(rule, 'missing', pointer);
      this.#openReferences.push({ entry: number, id, fact, reference });
      return;
    }
    if (reference.onBranch && this.#isSure(number) && !this.#tree.isAncestor(target, number)) {
      const received = `${quoted(id)}, which line ${this.#tree.lineOf(target)} puts on another branch`;
      this.#place.report(reference.rule, 'off-branch', pointer, { received });
      return;
    }
    if (entry['type'] === 'compaction') this.#exchanges.addCompaction(number, target);
    if (entry['type'] !== 'context_edit') return;
    const kind = this.#tree.kindOf(target) & ~UNSURE;
    this.#exchanges.addEdit(number, target, entry['replacement']);
    if (!isEditable(kind)) {
      const received = `${quoted(id)}, ${kindWords(kind)} on line ${this.#tree.lineOf(target)}`;
      this.#place.report('edit/targets', 'uneditable', pointer, { received });
    }
  }
}
