import {
  entryTypeFacts,
  MESSAGE_ROLES,
  messageRoleFacts,
  type AgentMessage,
  type ContentBlock,
  type MessageRoleFacts,
  type SessionEntry,
  type SessionHeader,
} from '../schema/index.ts';
import {
  answerableCallsOf,
  answeredBy,
  answering,
  callFor,
  CallIds,
  callsOf,
  isSilent,
  type Exchange,
  type OpenCalls,
} from './exchange.ts';
import { MomentWriter } from './clock.ts';
import { derivedId, IdSource } from './ids.ts';
import type { Payload } from './payloads.ts';
import type { ParentChoice } from './shapes.ts';

/** One entry to be, before it is known which others there are. */
export interface Spec {
  readonly payload: Payload | ({ readonly type: 'exchange' } & Exchange);
  readonly parent: ParentChoice;
  /** Which of the possible targets is meant, modulo their number. */
  readonly reference: number;
  readonly id: string;
  /** Milliseconds since the entry before. */
  readonly step: number;
  readonly extra?: object | undefined;
}

export interface Size {
  readonly minEntries: number;
  readonly maxEntries: number;
  /** What stands in place of a spec that finds no target, where the session would be too short without. */
  readonly filler: Payload;
}

/** As far as a reference looks back along the branch: far enough for variety, and never quadratic. */
const REACH = 64;

interface Placed {
  readonly entry: SessionEntry;
  readonly place: number;
  /** The place of the parent in the file, or -1. */
  readonly parent: number;
  /** The calls that the next message may answer. */
  readonly open: OpenCalls | undefined;
  /** The place of the message whose call this result answers. */
  readonly answers: number | undefined;
}

/** An entry without its base members. */
type Members = { readonly type: string } & Readonly<Record<string, unknown>>;

/** Several entries that follow each other, and whether a branch may begin between them. */
interface Group {
  readonly entries: readonly Members[];
  readonly inseparable?: boolean;
}

const group = (...entries: readonly Members[]): Group => ({ entries });

/** The calls that an entry with calls opens; undefined where Pi sends none of them. */
function openedBy(entry: SessionEntry, place: number): OpenCalls | undefined {
  const calls = answerableCallsOf(entry);
  return calls.length > 0 ? { place, calls } : undefined;
}

/**
 * Puts specs into a tree, in file order. A spec whose reference finds no target is left out, unless the session would
 * come out too short; undefined specs are left out in the same way.
 */
export function assemble(
  header: SessionHeader,
  specs: readonly (Spec | undefined)[],
  size: Size,
): SessionEntry[] {
  return new Assembly(header, size).assemble(specs);
}

class Assembly {
  readonly #placed: Placed[] = [];
  readonly #ids = new IdSource();
  readonly #calls = new CallIds();
  readonly #size: Size;
  /** Ends of groups that no branch parts, by the places inside of them. */
  readonly #ends = new Map<number, number>();
  readonly #moments = new MomentWriter();
  #time: number;

  constructor(header: SessionHeader, size: Size) {
    this.#size = size;
    this.#time = Date.parse(header.timestamp);
  }

  assemble(specs: readonly (Spec | undefined)[]): SessionEntry[] {
    const { minEntries, maxEntries, filler } = this.#size;
    for (let index = 0; index < specs.length; index++) {
      const spec = specs[index];
      if (this.#placed.length >= maxEntries) break;
      if (spec !== undefined && this.#place(spec)) continue;
      const left = specs.length - index - 1;
      if (this.#placed.length + left < minEntries) this.#place({ ...(spec ?? PLAIN), payload: filler });
    }
    return this.#placed.map(({ entry }) => entry);
  }

  /** Whether the spec found what it needs. */
  #place(spec: Spec): boolean {
    let parent = this.#parentOf(spec.parent);
    const { entries, inseparable = false } = this.#membersOf(spec, parent);
    const room = this.#size.maxEntries - this.#placed.length;
    if (entries.length === 0 || (inseparable && entries.length > room)) return false;
    const start = this.#placed.length;
    const taken = entries.slice(0, room);
    for (const [index, members] of taken.entries()) {
      if (inseparable && index < taken.length - 1) this.#ends.set(start + index, start + taken.length - 1);
      parent = this.#add(spec, members, parent, index);
    }
    return true;
  }

  /** Adds one entry. @returns its place */
  #add(spec: Spec, members: Members, parent: number, index: number): number {
    this.#time += spec.step;
    const id = this.#ids.take(index === 0 ? spec.id : derivedId(spec.id, index));
    const entry = {
      type: members.type,
      id,
      parentId: this.#placed[parent]?.entry.id ?? null,
      timestamp: this.#moments.write(this.#time),
    } as SessionEntry & Record<string, unknown>;
    Object.assign(entry, members);
    // A compaction that keeps none names itself.
    if ('firstKeptEntryId' in members) entry['firstKeptEntryId'] = members['firstKeptEntryId'] ?? id;
    if (index === 0 && spec.extra !== undefined) Object.assign(entry, spec.extra);
    const place = this.#placed.length;
    const open = parent < 0 ? undefined : this.#placed[parent]?.open;
    const answers = open?.calls.some((call) => call.id === answeredBy(entry)) ? open.place : undefined;
    this.#placed.push({ entry, place, parent, answers, open: this.#openAfter(entry, place, open) });
    return place;
  }

  #parentOf(choice: ParentChoice): number {
    const count = this.#placed.length;
    if (count === 0 || 'root' in choice) return -1;
    const wanted = 'at' in choice ? choice.at : count - 1 - choice.back;
    const place = Math.min(Math.max(wanted, 0), count - 1);
    return this.#ends.get(place) ?? place;
  }

  /** The calls that are open behind an entry. */
  #openAfter(entry: SessionEntry, place: number, open: OpenCalls | undefined): OpenCalls | undefined {
    if (callsOf(entry).length > 0) return openedBy(entry, place);
    if (open === undefined) return undefined;
    const answered = answeredBy(entry);
    if (answered !== undefined)
      return { place: open.place, calls: open.calls.filter(({ id }) => id !== answered) };
    if (entry.type === 'context_edit') return this.#openAfterEdit(entry, open);
    if (entry.type === 'compaction') return this.#keeps(entry.firstKeptEntryId, open) ? open : undefined;
    return isSilent(entry) ? open : undefined;
  }

  /** An edit that takes a call out of the context leaves it without an answer. */
  #openAfterEdit(
    { targetId, replacement }: Extract<SessionEntry, { type: 'context_edit' }>,
    open: OpenCalls,
  ): OpenCalls | undefined {
    if (this.#placed[open.place]?.entry.id !== targetId) return open;
    const content = replacement?.content ?? [];
    const kept = new Set(
      typeof content === 'string' ? [] : content.map((block) => (block.type === 'toolCall' ? block.id : '')),
    );
    return open.calls.every(({ id }) => kept.has(id)) ? open : undefined;
  }

  /** Whether the message that made the calls is among the kept entries. */
  #keeps(firstKept: string, { place }: OpenCalls): boolean {
    for (let at = place, steps = 0; at >= 0 && steps < REACH; steps++) {
      const here = this.#placed[at];
      if (here === undefined) return false;
      if (here.entry.id === firstKept) return true;
      at = here.parent;
    }
    return false;
  }

  #membersOf({ payload, reference }: Spec, parent: number): Group {
    switch (payload.type) {
      case 'plain':
        return group(payload.members);
      case 'message':
        return this.#messageOf(payload.message, reference, parent);
      case 'exchange':
        return this.#exchangeOf(payload);
      case 'label': {
        const targetId = this.#earlier(reference);
        return targetId === undefined ? group() : group({ type: 'label', targetId, ...payload.members });
      }
      case 'branch_summary':
        return group({
          type: 'branch_summary',
          fromId: this.#earlier(reference) ?? 'root',
          ...payload.members,
        });
      case 'compaction': {
        if (payload.keep === 'none')
          return group({ type: 'compaction', firstKeptEntryId: undefined, ...payload.members });
        const kept = pick(cutPoints(this.#ancestors(parent)), reference)?.entry.id;
        return kept === undefined
          ? group()
          : group({ type: 'compaction', firstKeptEntryId: kept, ...payload.members });
      }
      case 'context_edit':
        return this.#editOf(payload.replacement, reference, parent);
      default:
        return payload satisfies never;
    }
  }

  /** A result answers a call that is open; where none is, it brings the message that makes its call. */
  #messageOf(sent: AgentMessage, reference: number, parent: number): Group {
    if (sent.role !== 'toolResult') return group({ type: 'message', message: this.#calls.claim(sent) });
    const open = this.#placed[parent]?.open?.calls ?? [];
    const call = pick(open, reference);
    if (call !== undefined) return group({ type: 'message', message: answering(sent, call) });
    const calling = this.#calls.claim(callFor(sent));
    const [made] = callsOf({ type: 'message', message: calling } as SessionEntry);
    return group(
      { type: 'message', message: calling },
      { type: 'message', message: made === undefined ? sent : answering(sent, made) },
    );
  }

  #exchangeOf({ message, results, order }: Exchange): Group {
    const calling = this.#calls.claim(message);
    const open = [...callsOf({ type: 'message', message: calling } as SessionEntry)];
    const answers = results.flatMap((result, index) => {
      const [call] = open.splice((order[index] ?? 0) % Math.max(1, open.length), 1);
      return call === undefined ? [] : [{ type: 'message', message: answering(result, call) }];
    });
    return group({ type: 'message', message: calling }, ...answers);
  }

  /** What is hidden or brought back of an exchange is so in each of its messages: no result is sent without its call. */
  #editOf(replacement: Replacement, reference: number, parent: number): Group {
    const above = this.#ancestors(parent);
    const target = pick(
      above.filter(({ entry }) => isEditable(entry)),
      reference,
    );
    if (target === undefined) return group();
    const whole = exchangeAround(target, above);
    if (whole === undefined) return group();
    const together = replacement === null || isHidden(target, above) ? whole : [target];
    return {
      inseparable: together.length > 1,
      entries: together.map((one) => ({
        type: 'context_edit',
        targetId: one.entry.id,
        replacement: this.#fitting(replacement, one, whole.length > 1),
      })),
    };
  }

  /** A replacement holds what the content of its target may hold, and the calls that were answered. */
  #fitting(replacement: Replacement, { entry }: Placed, isAnswered: boolean): Replacement {
    if (replacement === null) return null;
    const { content } = replacement;
    const calls = isAnswered ? callsOf(entry) : [];
    if (typeof content === 'string')
      return calls.length === 0
        ? replacement
        : { content: [{ type: 'text', text: content } satisfies ContentBlock, ...calls] };
    // What an extension sends is of the role custom.
    const { blocks }: MessageRoleFacts =
      MESSAGE_ROLES[entry.type === 'message' ? entry.message.role : 'custom'];
    return {
      content: [...this.#calls.claimBlocks(content.filter(({ type }) => blocks.includes(type))), ...calls],
    };
  }

  #earlier(reference: number): string | undefined {
    const { length } = this.#placed;
    return length === 0
      ? undefined
      : this.#placed[length - 1 - (reference % Math.min(length, REACH))]?.entry.id;
  }

  /** The entry at a place and those above it, nearest first, as far as references reach. */
  #ancestors(place: number): Placed[] {
    const found: Placed[] = [];
    for (let at = place; at >= 0 && found.length < REACH;) {
      const here = this.#placed[at];
      if (here === undefined) break;
      found.push(here);
      at = here.parent;
    }
    return found;
  }
}

/** For an entry that must be there, where no spec was drawn. */
const PLAIN = { parent: { back: 0 }, reference: 0, id: '00000000', step: 0 } as const;

const pick = <Value>(values: readonly Value[], number: number): Value | undefined =>
  values[number % values.length];

/** What a context edit may target (`docs/session-format.md`, ContextEditEntry). */
export function isEditable({
  type,
  message,
}: {
  readonly type: string;
  readonly message?: unknown;
}): boolean {
  const editable = entryTypeFacts(type)?.editable ?? false;
  if (editable !== 'by role') return editable;
  const { role } = (message ?? {}) as { readonly role?: unknown };
  return type === 'message' && typeof role === 'string' && messageRoleFacts(role)?.editable === true;
}

type Replacement = Extract<Payload, { readonly type: 'context_edit' }>['replacement'];

/** Where a compaction may begin to keep: not between a call and its results (`docs/compaction.md`, Cut Point Rules). */
function cutPoints(above: readonly Placed[]): readonly Placed[] {
  let oldestCall = Infinity;
  return above.filter(({ place, answers = Infinity }) => {
    oldestCall = Math.min(oldestCall, answers);
    return place <= oldestCall;
  });
}

/** The messages of the exchange that an entry belongs to, oldest first; undefined where it lies too far back. */
function exchangeAround(one: Placed, above: readonly Placed[]): readonly Placed[] | undefined {
  const calling = one.answers ?? one.place;
  const whole = above.filter(({ place, answers }) => place === calling || answers === calling);
  return whole.some(({ place }) => place === calling) ? whole.toReversed() : undefined;
}

/** Whether the latest edit of an entry takes it out of the context. */
function isHidden({ entry: { id } }: Placed, above: readonly Placed[]): boolean {
  const latest = above.find(({ entry }) => entry.type === 'context_edit' && entry.targetId === id)?.entry;
  return latest?.type === 'context_edit' && latest.replacement === null;
}
