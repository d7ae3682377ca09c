import { ENTRY_TYPES, readSchema, type EntryType, type SessionEntry } from '../../schema/index.ts';
import { entryOf } from '../builders.ts';

interface Schema {
  readonly $ref?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly examples?: readonly unknown[];
  readonly type?: string | readonly string[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}

const { $defs } = readSchema('v3') as { readonly $defs: Readonly<Record<string, Schema>> };

/** A value that a schema takes: its own example, or the plainest of its type. A place without a type takes anything. */
function exampleOf(schema: Schema): unknown {
  const [given = schema.const ?? schema.enum?.[0]] = schema.examples ?? [];
  if (given !== undefined) return given;
  const other =
    schema.$ref === undefined
      ? (schema.oneOf ?? schema.anyOf)?.[0]
      : $defs[schema.$ref.slice('#/$defs/'.length)];
  if (other !== undefined) return exampleOf(other);
  const { properties = {}, items } = schema;
  switch ([schema.type ?? 'object'].flat()[0]) {
    case 'string':
      return 'text';
    case 'number':
    case 'integer':
      return 1;
    case 'boolean':
      return false;
    case 'array':
      return items === undefined ? [] : [exampleOf(items)];
    default:
      return Object.fromEntries(
        Object.entries(properties).map(([name, member]) => [name, exampleOf(member)]),
      );
  }
}

/** An entry of a type with every member that its schema declares, each with the example that stands there. */
export function fullEntry(type: EntryType, id: string): SessionEntry {
  const { properties = {} } = $defs[ENTRY_TYPES[type].declaration] ?? {};
  const members = Object.entries(properties).map(([name, member]) => [name, exampleOf(member)]);
  return { ...Object.fromEntries(members), ...entryOf(type, id, {}) } as SessionEntry;
}
