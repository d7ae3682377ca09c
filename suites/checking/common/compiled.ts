import type { Blocks, Choice, Kind, Shape } from './shapes.ts';

/** Shapes made ready for reading bytes: names as bytes, found by hash; what must be there as bits. */

export interface CompiledMember {
  readonly name: string;
  /** The name, its quotes and the colon. */
  readonly written: Uint8Array;
  readonly bit: number;
  readonly kind: CompiledKind;
  /** The member that is most likely written next. */
  next: CompiledMember | undefined;
}

export interface CompiledShape {
  readonly first: CompiledMember;
  /** The bit of the member that told the shape and is read already; 0 where there is none. */
  readonly told: number;
  /** The bits of the members that must be there. */
  readonly required: number;
  readonly byName: ReadonlyMap<number, CompiledMember>;
}

export interface CompiledChoice {
  /** The member that tells the shape. */
  readonly by: string;
  /** What is written before the value that tells the shape, the brace included. */
  readonly written: Uint8Array;
  readonly options: readonly {
    readonly word: string;
    readonly written: Uint8Array;
    readonly shape: CompiledShape;
  }[];
}

type Plain = Extract<Kind, string>;

export type CompiledKind =
  | { readonly is: Plain }
  | {
      readonly is: 'word';
      readonly words: readonly { readonly word: string; readonly written: Uint8Array }[];
    }
  | { readonly is: 'shape'; readonly shape: CompiledShape }
  | { readonly is: 'choice'; readonly choice: CompiledChoice }
  | { readonly is: 'blocks'; readonly choice: CompiledChoice; readonly orText: boolean };

const bytesOf = (text: string): Uint8Array => Buffer.from(text, 'latin1');

/** Two names of one shape never have the same: compiling would tell. */
export function hashOf(bytes: Uint8Array, from: number, to: number): number {
  let hash = 0;
  for (let at = from; at < to; at++) hash = (Math.imul(hash, 31) + (bytes[at] as number)) | 0;
  return hash;
}

function compiledShape({ members }: Shape, skipped?: string): CompiledShape {
  const byName = new Map<number, CompiledMember>();
  let required = 0;
  let told = 0;
  let bit = 1;
  let first: CompiledMember | undefined;
  let last: CompiledMember | undefined;
  for (const [written, kind] of Object.entries(members)) {
    const name = written.replace(/\?$/, '');
    const bytes = bytesOf(`"${name}":`);
    const member: CompiledMember = { name, written: bytes, bit, kind: compiledKind(kind), next: undefined };
    const hash = hashOf(bytes, 1, bytes.length - 2);
    if (byName.has(hash)) throw new Error(`two members have the hash of ${name}`);
    byName.set(hash, member);
    if (name === written && name !== skipped) required |= bit;
    if (name === skipped) told = bit;
    bit *= 2;
    if (name === skipped) continue;
    if (last !== undefined) last.next = member;
    first ??= member;
    last = member;
  }
  if (first === undefined) throw new Error('a shape has a member');
  return { first, told, required, byName };
}

export function compiledChoice({ by, shapes }: Choice): CompiledChoice {
  return {
    by,
    written: bytesOf(`{"${by}":`),
    options: Object.entries(shapes).map(([word, shape]) => ({
      word,
      written: bytesOf(`${word}"`),
      shape: compiledShape(shape, by),
    })),
  };
}

const isBlocks = (kind: Shape | Choice | Blocks): kind is Blocks => 'block' in kind;

function compiledKind(kind: Kind): CompiledKind {
  if (typeof kind === 'string') return { is: kind };
  if (Array.isArray(kind))
    return {
      is: 'word',
      words: (kind as readonly string[]).map((word) => ({ word, written: bytesOf(`${word}"`) })),
    };
  const made = kind as Shape | Choice | Blocks;
  if (isBlocks(made)) return { is: 'blocks', choice: compiledChoice(made.block), orText: made.orText };
  if ('by' in made) return { is: 'choice', choice: compiledChoice(made) };
  return { is: 'shape', shape: compiledShape(made) };
}
