import type { SessionEntry, SessionHeader } from '../schema/index.ts';
import { IdSource } from './ids.ts';
import type { Payload } from './payloads.ts';
import type { ParentChoice } from './shapes.ts';

/** One entry to be, before it is known which others there are. */
export interface Spec {
  readonly payload: Payload;
  readonly parent: ParentChoice;
  /** Which of the possible targets is meant, modulo their number. */
  readonly reference: number;
  readonly id: string;
  /** Milliseconds since the entry before. */
  readonly step: number;
  readonly extra?: object | undefined;
}

/** As far as a reference looks back along the branch: far enough for variety, and never quadratic. */
const REACH = 64;

interface Placed {
  readonly entry: SessionEntry;
  /** The place of the parent in the file, or -1. */
  readonly parent: number;
}

/** Puts specs into a tree, in file order. A spec whose reference finds no target is left out. */
export function assemble(header: SessionHeader, specs: readonly Spec[]): SessionEntry[] {
  const placed: Placed[] = [];
  const ids = new IdSource();
  let time = Date.parse(header.timestamp);
  for (const spec of specs) {
    const parent = parentOf(spec.parent, placed.length);
    const own = membersOf(spec, parent, placed);
    if (own === undefined) continue;
    time += spec.step;
    const { type, ...members } = own;
    const id = ids.take(spec.id);
    const base = {
      type,
      id,
      parentId: placed[parent]?.entry.id ?? null,
      timestamp: new Date(time).toISOString(),
    };
    // A compaction that keeps none names itself.
    const self =
      'firstKeptEntryId' in members && members['firstKeptEntryId'] === undefined
        ? { firstKeptEntryId: id }
        : {};
    placed.push({ parent, entry: { ...base, ...members, ...self, ...spec.extra } as SessionEntry });
  }
  return placed.map(({ entry }) => entry);
}

function parentOf(choice: ParentChoice, count: number): number {
  if (count === 0 || 'root' in choice) return -1;
  const wanted = 'at' in choice ? choice.at : count - 1 - choice.back;
  return Math.min(Math.max(wanted, 0), count - 1);
}

type Members = { readonly type: string } & Readonly<Record<string, unknown>>;

function membersOf(
  { payload, reference }: Spec,
  parent: number,
  placed: readonly Placed[],
): Members | undefined {
  const ancestor = (allowed: (entry: SessionEntry) => boolean) =>
    pick(ancestors(parent, placed).filter(allowed), reference);
  const earlier = () =>
    placed.length === 0
      ? undefined
      : placed[placed.length - 1 - (reference % Math.min(placed.length, REACH))]?.entry.id;
  switch (payload.type) {
    case 'plain':
      return payload.members;
    case 'message':
      return { type: 'message', message: payload.message };
    case 'label': {
      const targetId = earlier();
      return targetId === undefined ? undefined : { type: 'label', targetId, ...payload.members };
    }
    case 'branch_summary':
      return { type: 'branch_summary', fromId: earlier() ?? 'root', ...payload.members };
    case 'compaction': {
      if (payload.keep === 'none')
        return { type: 'compaction', firstKeptEntryId: undefined, ...payload.members };
      const firstKeptEntryId = ancestor(() => true)?.id;
      return firstKeptEntryId === undefined
        ? undefined
        : { type: 'compaction', firstKeptEntryId, ...payload.members };
    }
    case 'context_edit': {
      const target = ancestor(isEditable);
      return target === undefined
        ? undefined
        : { type: 'context_edit', targetId: target.id, replacement: fitting(payload.replacement, target) };
    }
    default:
      return payload satisfies never;
  }
}

/** The entry at a place and those above it, nearest first, as far as references reach. */
function ancestors(place: number, placed: readonly Placed[]): SessionEntry[] {
  const found: SessionEntry[] = [];
  for (let at = place; at >= 0 && found.length < REACH;) {
    const here = placed[at];
    if (here === undefined) break;
    found.push(here.entry);
    at = here.parent;
  }
  return found;
}

const pick = <Value>(values: readonly Value[], number: number): Value | undefined =>
  values[number % values.length];

const EDITABLE_ROLES = new Set(['user', 'assistant', 'toolResult']);

/** What a context edit may target (`docs/session-format.md`, ContextEditEntry). */
export function isEditable(entry: SessionEntry): boolean {
  return (
    entry.type === 'custom_message' || (entry.type === 'message' && EDITABLE_ROLES.has(entry.message.role))
  );
}

type Replacement = Extract<Payload, { readonly type: 'context_edit' }>['replacement'];

/** A replacement holds what the content of its target may hold. */
function fitting(replacement: Replacement, target: SessionEntry): Replacement {
  if (replacement === null || typeof replacement.content === 'string') return replacement;
  const isAssistant = target.type === 'message' && target.message.role === 'assistant';
  const allowed = isAssistant ? ['text', 'thinking', 'toolCall'] : ['text', 'image'];
  return { content: replacement.content.filter(({ type }) => allowed.includes(type)) };
}
