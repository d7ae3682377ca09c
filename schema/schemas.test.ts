import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSchema, SCHEMA_FILES, type JsonSchema, type SchemaName } from './files.ts';
import { createAjv } from './generate-validators.ts';
import { packageRoot } from './package-root.ts';
import { validateEntry, validateHeader, validateLine } from './validate.ts';

const names = Object.keys(SCHEMA_FILES) as SchemaName[];

test.each(names)('%s compiles in strict mode', (name) => {
  const schema = readSchema(name);
  expect(schema['$schema']).toBe('https://json-schema.org/draft/2020-12/schema');
  expect(createAjv().getSchema(schema.$id)).toBeTypeOf('function');
});

/** What stands for something longer in the documentation's examples. */
const PLACEHOLDERS: readonly (readonly [string, string])[] = [
  [
    '"usage":{...}',
    '"usage":{"input":0,"output":0,"cacheRead":0,"cacheWrite":0,"totalTokens":0,"cost":{"input":0,"output":0,"cacheRead":0,"cacheWrite":0,"total":0}}',
  ],
];

describe("the examples of Pi's session-format.md", () => {
  const page = join(packageRoot(), 'node_modules/@earendil-works/pi-coding-agent/docs/session-format.md');
  const lines = readFileSync(page, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{"type":'))
    .map((line) => PLACEHOLDERS.reduce((text, [short, long]) => text.replace(short, long), line));

  test('are all found', () => expect(lines.length).toBeGreaterThanOrEqual(16));

  test.each(lines)('%s', (line) => expect(validateLine(JSON.parse(line))).toEqual([]));
});

interface Definition {
  readonly properties: Readonly<Record<string, { const?: string; type?: string | string[]; $ref?: string }>>;
  readonly required: readonly string[];
}

const { $defs } = readSchema('v3') as JsonSchema & { $defs: Record<string, Definition> };

/** A value that a property's schema takes, as small as can be. */
function valueFor(
  property: Definition['properties'][string] & {
    format?: string;
    enum?: unknown[];
    oneOf?: { $ref: string }[];
  },
): unknown {
  if (property.const !== undefined) return property.const;
  if (property.enum !== undefined) return property.enum.at(-1);
  const reference = property.$ref ?? property.oneOf?.[0]?.$ref;
  if (reference !== undefined) return smallest(reference.slice('#/$defs/'.length));
  if (property.format === 'date-time') return '2026-10-01T09:00:00.000Z';
  const types = [property.type].flat();
  const type = types.includes('null') ? 'null' : types[0];
  return { string: 'x', number: 1, boolean: true, array: [], object: {}, null: null }[String(type)];
}

function smallest(name: string): unknown {
  const definition = $defs[name] as Definition & { oneOf?: { $ref: string }[] };
  if (definition.oneOf !== undefined)
    return smallest(String(definition.oneOf[0]?.$ref.slice('#/$defs/'.length)));
  return Object.fromEntries(
    definition.required.map((member) => [member, valueFor(definition.properties[member] ?? {})]),
  );
}

/** A value of no JSON type that the property takes. */
const WRONG = { wrong: ['type'] };
const wrongFor = (type: string | string[] | undefined): unknown =>
  [type].flat().includes('object') ? 'x' : WRONG;

const entryTypes = Object.keys($defs).filter(
  (name) => name.endsWith('Entry') && !['SessionEntry', 'UnknownRoleEntry'].includes(name),
);

describe.each(entryTypes)('%s', (name) => {
  const { properties, required } = $defs[name] as Definition;
  const valid = smallest(name) as Record<string, unknown>;

  test('is valid with its required members alone', () => expect(validateEntry(valid)).toEqual([]));

  test.each(required.filter((member) => member !== 'type'))('without %s it is not', (member) => {
    const { [member]: _left, ...rest } = valid;
    expect(validateEntry(rest).map(({ pointer }) => pointer)).toContain(`/${member}`);
  });

  const typed = Object.entries(properties).filter(
    ([member, { type }]) => type !== undefined && member !== 'type',
  );
  test.each(typed)('%s must have its type', (member, { type }) => {
    const pointers = validateEntry({ ...valid, [member]: wrongFor(type) }).map(({ pointer }) => pointer);
    expect(pointers).toContain(`/${member}`);
  });
});

const messages = Object.keys($defs).filter((name) => name.endsWith('Message') && name !== 'AgentMessage');

describe.each(messages)('%s', (name) => {
  const { required } = $defs[name] as Definition;
  const valid = smallest(name) as Record<string, unknown>;
  const inEntry = (message: unknown) => ({ ...(smallest('SessionMessageEntry') as object), message });

  test('is valid with its required members alone', () => expect(validateEntry(inEntry(valid))).toEqual([]));

  test.each(required.filter((member) => member !== 'role'))('without %s it is not', (member) => {
    const { [member]: _left, ...rest } = valid;
    expect(validateEntry(inEntry(rest)).map(({ pointer }) => pointer)).toContain(`/message/${member}`);
  });
});

test('a faulty block is named by its place', () => {
  const message = {
    ...(smallest('UserMessage') as object),
    content: [{ type: 'text', text: 'a' }, { type: 'text' }],
  };
  const entry = { ...(smallest('SessionMessageEntry') as object), message };
  expect(validateEntry(entry)).toMatchObject([{ pointer: '/message/content/1/text', keyword: 'required' }]);
});

test('unknown types and roles are judged by what all entries have', () => {
  const base = smallest('SessionEntryBase') as object;
  expect(validateEntry({ ...base, type: 'from_the_future' })).toEqual([]);
  expect(validateEntry({ ...base, type: 'message', message: { role: 'artifact' } })).toEqual([]);
  expect(validateEntry({ type: 'from_the_future', id: 1 }).map(({ pointer }) => pointer)).toEqual([
    '/parentId',
    '/timestamp',
    '/id',
  ]);
});

const HEADER = { type: 'session', id: 'a', timestamp: '2026-10-01T09:00:00.000Z', cwd: '/' };

test.each([
  [1, HEADER, true],
  [1, { ...HEADER, version: 1 }, true],
  [2, { ...HEADER, version: 2 }, true],
  [3, { ...HEADER, version: 3 }, true],
  [3, HEADER, false],
  [3, { ...HEADER, version: '3' }, false],
] as const)('a header of version %i: %j', (version, header, valid) => {
  expect(validateHeader(header, version).length === 0).toBe(valid);
});
