import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ENTRY_TYPES,
  entryTypes,
  LATEST,
  MESSAGE_ROLES,
  messageRoles,
  storedRoles,
  type Reference,
  type SessionEntry,
} from '../schema/index.ts';
import { packageRoot } from '../schema/package-root.ts';
import { faults, faulty, featuresOf, isKnown, session, SHAPES, type Session, type Shape } from './index.ts';

/**
 * Whatever the format declares is made: every type of entry, role, block, member, stop reason, shape and fault. The names
 * come from where they are declared, so that a new one fails here until something makes it.
 */

interface Schema {
  readonly $ref?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}

const { $defs: DEFINITIONS } = JSON.parse(
  readFileSync(join(packageRoot(), 'schema', 'session.v3.schema.json'), 'utf8'),
) as { readonly $defs: Readonly<Record<string, Schema>> };

const nameOf = (ref: string) => ref.slice('#/$defs/'.length);
const branchesOf = ({ oneOf, anyOf }: Schema) => oneOf ?? anyOf ?? [];

/** What a session may not hold though the schema declares it, as the tables and the schema's own words have it. */
const NEVER_STORED: ReadonlySet<string> = new Set([
  ...entryTypes
    .filter((type) => !isKnown(type, featuresOf(LATEST)))
    .map((type) => ENTRY_TYPES[type].declaration),
  ...messageRoles
    .filter((role) => !MESSAGE_ROLES[role].stored)
    .map((role) => MESSAGE_ROLES[role].declaration),
  // A type that must name an entry above it cannot come first.
  ...entryTypes
    .filter((type) =>
      ENTRY_TYPES[type].references.some((one: Reference) => one.onBranch && one.otherwise === undefined),
    )
    .map((type) => `${ENTRY_TYPES[type].declaration}.parentId as null`),
  // "A partial answer (pending) is never stored."
  'AssistantMessage.stopReason "pending"',
]);

/** The names that a schema declares: definitions, their members, the values of an enumeration, the types of a union. */
function declaredBy(schema: Schema, name: string, names: Set<string>): void {
  if (schema.$ref !== undefined) {
    const own = nameOf(schema.$ref);
    if (names.has(own) || NEVER_STORED.has(own)) return;
    names.add(own);
    declaredBy(DEFINITIONS[own] ?? {}, own, names);
    return;
  }
  for (const value of schema.enum ?? []) names.add(`${name} ${JSON.stringify(value)}`);
  if (Array.isArray(schema.type)) for (const type of schema.type) names.add(`${name} as ${type}`);
  for (const branch of branchesOf(schema)) {
    if (branch.const !== undefined) names.add(`${name} ${JSON.stringify(branch.const)}`);
    declaredBy(branch, name, names);
  }
  if (schema.items !== undefined) declaredBy(schema.items, name, names);
  for (const [member, inner] of Object.entries(schema.properties ?? {})) {
    names.add(`${name}.${member}`);
    declaredBy(inner, `${name}.${member}`, names);
  }
}

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

/** The same names, as far as a value has them. */
function seenIn(schema: Schema, value: unknown, name: string, names: Set<string>): void {
  if (schema.$ref !== undefined) {
    const own = nameOf(schema.$ref);
    names.add(own);
    seenIn(DEFINITIONS[own] ?? {}, value, own, names);
    return;
  }
  if (schema.enum?.includes(value)) names.add(`${name} ${JSON.stringify(value)}`);
  if (Array.isArray(schema.type)) names.add(`${name} as ${typeOf(value)}`);
  for (const branch of branchesOf(schema)) {
    if (!isMeant(branch, value)) continue;
    if (branch.const !== undefined) names.add(`${name} ${JSON.stringify(branch.const)}`);
    seenIn(branch, value, name, names);
  }
  if (Array.isArray(value)) for (const item of value) seenIn(schema.items ?? {}, item, name, names);
  if (typeOf(value) !== 'object') return;
  for (const [member, inner] of Object.entries(schema.properties ?? {})) {
    if (!Object.hasOwn(value as object, member)) continue;
    names.add(`${name}.${member}`);
    seenIn(inner, (value as Record<string, unknown>)[member], `${name}.${member}`, names);
  }
}

/** Whether a branch of a union is the one for a value: all of its constants are those of the value. */
function isMeant(branch: Schema, value: unknown): boolean {
  const own = branch.$ref === undefined ? branch : (DEFINITIONS[nameOf(branch.$ref)] ?? {});
  if (own.const !== undefined) return own.const === value;
  if (typeOf(value) !== 'object') return false;
  return Object.entries(own.properties ?? {}).every(
    ([member, inner]) =>
      inner.const === undefined || inner.const === (value as Record<string, unknown>)[member],
  );
}

const HEADER: Schema = { $ref: '#/$defs/SessionHeader' };
const ENTRY: Schema = { $ref: '#/$defs/SessionEntry' };

const declared = new Set<string>();
for (const line of [HEADER, ENTRY]) declaredBy(line, '', declared);
for (const name of NEVER_STORED) declared.delete(name);

const sessions = fc.sample(session(), { seed: 1, numRuns: 2_000 });
const entries = sessions.flatMap((made) => made.entries);

describe('every name that the schema declares occurs', () => {
  const seen = new Set<string>();
  for (const made of sessions) {
    seenIn(HEADER, made.header, '', seen);
    for (const entry of made.entries) seenIn(ENTRY, entry, '', seen);
  }

  test('there are some of every kind', () => {
    expect([...declared]).toEqual(
      expect.arrayContaining([
        'ThinkingContent',
        'AssistantMessage.deferred',
        'AssistantMessage.stopReason "aborted"',
        'SessionMessageEntry.parentId as null',
      ]),
    );
  });

  test.each([...declared])('%s', (name) => {
    expect(seen.has(name)).toBe(true);
  });
});

/** The types of the blocks of a message, each with its role. */
function blocksOf(entry: SessionEntry): string[] {
  if (entry.type !== 'message' || !('content' in entry.message)) return [];
  const { role, content } = entry.message;
  return typeof content === 'string' ? [] : content.map(({ type }) => `${role} ${type}`);
}

describe('every name of a table occurs', () => {
  const types = new Set(entries.map(({ type }) => type));
  const roles = new Set(entries.flatMap((entry) => (entry.type === 'message' ? [entry.message.role] : [])));
  const blocks = new Set(entries.flatMap(blocksOf));

  test.each(entryTypes.filter((type) => isKnown(type, featuresOf(LATEST))))('the type %s', (type) => {
    expect(types.has(type)).toBe(true);
  });

  test.each(storedRoles)('the role %s', (role) => {
    expect(roles.has(role)).toBe(true);
  });

  test.each(storedRoles.flatMap((role) => MESSAGE_ROLES[role].blocks.map((block) => [role, block] as const)))(
    'a message of role %s with a block of type %s',
    (role, block) => {
      expect(blocks.has(`${role} ${block}`)).toBe(true);
    },
  );

  test('and no others', () => {
    expect([...types].filter((type) => !entryTypes.includes(type))).toEqual([]);
    expect([...roles].filter((role) => !(storedRoles as readonly string[]).includes(role))).toEqual([]);
  });
});

const ENTRIES = 40;

/** How far the entry that is parent to the most stands out, how many roots there are, and how many entries the longest branch has. */
function pictureOf({ entries: lines }: Session) {
  const children = new Map<string | null, number>();
  const depths = new Map<string | null, number>();
  for (const { id, parentId } of lines) {
    children.set(parentId, (children.get(parentId) ?? 0) + 1);
    depths.set(id, (depths.get(parentId) ?? 0) + 1);
  }
  const roots = children.get(null) ?? 0;
  children.delete(null);
  const counts = [...children.values()];
  return {
    roots,
    most: Math.max(...counts),
    forks: counts.filter((count) => count > 1).length,
    longest: Math.max(...depths.values()),
  };
}

/** What shows a shape; a new one has to say it here. */
const SHOWN_BY: Readonly<Record<Shape, (picture: ReturnType<typeof pictureOf>) => boolean>> = {
  any: ({ roots, forks, longest }) => roots > 1 && forks > 1 && longest > 8,
  chain: ({ longest }) => longest === ENTRIES,
  bush: ({ roots, forks }) => roots === 1 && forks > ENTRIES / 5,
  roots: ({ roots }) => roots > ENTRIES / 5,
  deep: ({ roots, forks, longest }) => roots === 1 && forks > 0 && longest > ENTRIES * 0.7,
  wide: ({ most, longest }) => most > ENTRIES / 4 && longest < ENTRIES / 2,
};

describe('every shape occurs', () => {
  test.each(SHAPES)('%s', (shape) => {
    const made = fc.sample(session({ shape, minEntries: ENTRIES, maxEntries: ENTRIES, types: ['message'] }), {
      seed: 1,
      numRuns: 20,
    });
    expect(made.map(pictureOf).filter(SHOWN_BY[shape]).length).toBeGreaterThan(5);
  });
});

describe('every fault occurs', () => {
  const files = fc.sample(faulty(faults), { seed: 1, numRuns: 4_000 });
  const put = new Set(files.flatMap(({ places }) => places.map(({ fault }) => fault.name)));

  test.each(faults.map(({ name }) => name))('%s', (name) => {
    expect(put.has(name)).toBe(true);
  });
});
