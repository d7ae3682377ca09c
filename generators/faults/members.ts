import { readSchema } from '../../schema/index.ts';
import type { SessionEntry } from '../../schema/index.ts';
import { assistant, toolCall, user } from '../builders.ts';
import { answeredBy } from '../exchange.ts';
import { fullEntries } from './examples.ts';
import { type Fault, PARTED, setAt } from './fault.ts';

/** Faults of single members, read off the JSON Schemas: every required one missing, every one of a wrong type. */

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
}

const ENTRY = 'k3';
const TARGET = 'k1';

const definitions = readSchema('v3').$defs as Readonly<Record<string, Schema>>;
const nameOf = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);
const kebab = (name: string): string => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

/** A value of a type that a schema does not allow; undefined where it allows any. */
function wrongValue(schema: Schema): unknown {
  if (schema.$ref !== undefined) return wrongValue(definitions[nameOf(schema.$ref)] ?? {});
  if (schema.const !== undefined || schema.enum !== undefined) return 'something else';
  if (schema.anyOf !== undefined) return 7;
  const types = [schema.type ?? []].flat();
  if (types.length === 0) return undefined;
  return [7, 'text', true].find((value) => !types.includes(typeof value));
}

/** A definition, and an example of it somewhere in an entry. */
interface Found {
  readonly definition: string;
  readonly pointer: string;
  readonly entry: SessionEntry;
}

/** Every definition that an entry holds an example of, each with its first place. */
function* definitionsIn(
  entry: SessionEntry,
  schema: Schema,
  value: unknown,
  pointer: string,
): Generator<Found> {
  if (schema.$ref !== undefined) {
    const definition = nameOf(schema.$ref);
    if (definitions[definition]?.properties !== undefined) yield { definition, pointer, entry };
    yield* definitionsIn(entry, definitions[definition] ?? {}, value, pointer);
    return;
  }
  const meant = schema.oneOf?.find((one) => matches(one, value));
  if (meant !== undefined) yield* definitionsIn(entry, meant, value, pointer);
  if (typeof value !== 'object' || value === null) return;
  for (const [member, inner] of Object.entries(value)) {
    const own = Array.isArray(value) ? schema.items : schema.properties?.[member];
    if (own !== undefined) yield* definitionsIn(entry, own, inner, `${pointer}/${member}`);
  }
}

/** Whether a value has the constants of a choice, such as its `type` or `role`. */
function matches({ $ref = '' }: Schema, value: unknown): boolean {
  const constants = Object.entries(definitions[nameOf($ref)]?.properties ?? {}).filter(
    ([, { const: right }]) => right !== undefined,
  );
  return constants.every(
    ([member, { const: right }]) => (value as Record<string, unknown>)[member] === right,
  );
}

function everyDefinition(): readonly Found[] {
  const found = new Map<string, Found>();
  for (const entry of fullEntries(ENTRY, TARGET)) {
    for (const one of definitionsIn(entry, definitions['SessionEntry'] ?? {}, entry, '')) {
      if (!found.has(one.definition)) found.set(one.definition, one);
    }
  }
  return [...found.values()];
}

const BASE = new Set(['/type', '/id', '/parentId', '/timestamp']);

/** The rule that a faulty member breaks. */
function ruleOf({ type }: SessionEntry, pointer: string, isMissing: boolean): string {
  if (BASE.has(pointer)) return 'entry/base';
  if (pointer === '/message/timestamp' && !isMissing) return 'entry/two-timestamps';
  if (type === 'context_edit' && pointer.startsWith('/replacement')) return 'edit/shape';
  return `entry/${type}`;
}

/** A result needs its call. */
const contentBefore = (entry: SessionEntry) => {
  const call = answeredBy(entry);
  return call === undefined ? 'answer' : [toolCall(call)];
};

function memberFault(name: string, { entry }: Found, pointer: string, value: unknown): Fault {
  return {
    name,
    rule: ruleOf(entry, pointer, value === undefined),
    ...(answeredBy(entry) !== undefined && { follows: PARTED }),
    // Without its links, nothing is certain of what hangs below the entry.
    local: pointer !== '/id' && pointer !== '/parentId',
    kit: () => [user(TARGET, 'question'), assistant('k2', contentBefore(entry)), entry],
    apply: (draft) => {
      const line = draft.ofKit(ENTRY);
      return line && setAt(line, pointer, value);
    },
  };
}

/** Members whose text says what the object is: another text makes it an unknown one, which is a fault of its own. */
const KINDS = new Set(['type', 'role']);

function faultsOf(found: Found): readonly Fault[] {
  const { properties = {}, required = [] } = definitions[found.definition] ?? {};
  return Object.entries(properties).flatMap(([member, schema]) => {
    const name = `${kebab(found.definition)}/${kebab(member)}`;
    const pointer = `${found.pointer}/${member}`;
    const wrong = KINDS.has(member) ? 7 : wrongValue(schema);
    return [
      ...(required.includes(member) ? [memberFault(`${name}-missing`, found, pointer, undefined)] : []),
      ...(wrong === undefined ? [] : [memberFault(`${name}-wrong`, found, pointer, wrong)]),
    ];
  });
}

export const memberFaults: readonly Fault[] = everyDefinition().flatMap(faultsOf);
