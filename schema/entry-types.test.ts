import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ENTRY_TYPES, ID_MEMBERS, type EntryTypeFacts } from './entry-types.ts';
import { readSchema } from './files.ts';
import { MESSAGE_ROLES, storedRoles, type MessageRoleFacts } from './message-roles.ts';
import { packageRoot } from './package-root.ts';

/** The tables against what they describe: the JSON Schemas, and the declarations and pages of the installed Pi. */

interface Definition {
  readonly properties?: Readonly<Record<string, { readonly const?: string }>>;
  readonly oneOf?: readonly { readonly $ref: string }[];
}

const { $defs, ...v3 } = readSchema('v3') as {
  readonly $defs: Readonly<Record<string, Definition>>;
} & Definition;
const PI = join(packageRoot(), 'node_modules/@earendil-works/pi-coding-agent');
const inPi = (file: string): string => readFileSync(join(PI, file), 'utf8');
const { version } = JSON.parse(inPi('package.json')) as { version: string };

const numbersOf = (release: string) => release.split('.').map(Number);
/** Whether the installed Pi is too old for a row. */
const isAhead = (since = '0.0.0'): boolean => {
  const [ours, installed] = [numbersOf(since), numbersOf(version)];
  const at = ours.findIndex((number, place) => number !== installed[place]);
  return at !== -1 && (ours[at] ?? 0) > (installed[at] ?? 0);
};

const namesIn = (definition: Definition | undefined) =>
  definition?.oneOf?.map(({ $ref }) => $ref.slice('#/$defs/'.length)) ?? [];

describe('entry types', () => {
  const rows = Object.entries<EntryTypeFacts>(ENTRY_TYPES);
  const declarations = inPi('dist/core/session-manager.d.ts');
  /** The text between the braces of a declaration, in one line and without comments. */
  const declared = (name: string): string | undefined =>
    new RegExp(`export interface ${name}(?:<[^>]*>)? extends SessionEntryBase \\{\n([^]*?)\n\\}`)
      .exec(declarations)?.[1]
      ?.replaceAll(/\/\*\*[^]*?\*\//g, '')
      .replaceAll(/\s+/g, ' ');

  test('the schema has the same ones, in the list of lines and in that of entries', () => {
    const names = rows.map(([, { declaration }]) => declaration);
    expect(new Set(namesIn($defs['SessionEntry']))).toEqual(new Set(names));
    expect(new Set(namesIn(v3))).toEqual(new Set(['SessionHeader', ...names]));
  });

  test.each(rows)('%s is what its schema says', (type, { declaration, references, editable, sends }) => {
    const { properties = {} } = $defs[declaration] ?? {};
    expect(properties['type']?.const, `the type of ${declaration} in schema/session.v3.schema.json`).toBe(
      type,
    );
    const needed = [
      ...references.map(({ member }) => member),
      ...(editable === true ? ['content'] : []),
      ...(sends === 'nothing' ? [] : [sends]),
    ];
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(needed));
  });

  test('every member of the schemas that holds the id of an entry stands in a row', () => {
    const members = rows.flatMap(([, { declaration }]) => Object.keys($defs[declaration]?.properties ?? {}));
    expect(new Set(members.filter((member) => /Id$|^id$/.test(member) && member !== 'modelId'))).toEqual(
      new Set(ID_MEMBERS),
    );
  });

  test('rows name the release and the feature, or neither', () => {
    expect(
      rows.filter(([, { since, feature }]) => (since === undefined) !== (feature === undefined)),
    ).toEqual([]);
  });

  test.each(rows.filter(([, { since }]) => !isAhead(since)))('%s is declared by Pi', (type, row) => {
    const members = declared(row.declaration);
    expect(members, `Pi ${version} declares no ${row.declaration}`).toContain(`type: "${type}";`);
    expect(members).toContain(row.quote);
  });

  test('what is newer than the installed Pi is not declared there', () => {
    const newer = rows.filter(([, { since }]) => isAhead(since)).map(([, { declaration }]) => declaration);
    expect(newer.filter((declaration) => declared(declaration) !== undefined)).toEqual([]);
  });

  test('what may be edited is what Pi names', () => {
    const page = inPi('docs/session-format.md');
    const [, named = ''] = /Targets may be (.*?) entries\./.exec(page) ?? [];
    const editable = [
      ...Object.entries<MessageRoleFacts>(MESSAGE_ROLES).flatMap(([role, row]) =>
        row.editable ? [role] : [],
      ),
      ...rows.flatMap(([type, row]) => (row.editable === true ? [type] : [])),
    ];
    const inWords = (name: string) =>
      name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace('_', '-');
    expect(new Set(named.split(/,? or |, (?!or )/))).toEqual(new Set(editable.map(inWords)));
  });
});

describe('message roles', () => {
  const rows = Object.entries<MessageRoleFacts>(MESSAGE_ROLES);

  test('the schema has the same ones', () => {
    expect(new Set(namesIn($defs['AgentMessage']))).toEqual(
      new Set(rows.map(([, { declaration }]) => declaration)),
    );
  });

  test.each(rows)('%s is what its schema says', (role, { declaration }) => {
    expect($defs[declaration]?.properties?.['role']?.const).toBe(role);
  });

  test('the two that are made of entries are not stored', () => {
    expect(rows.map(([role]) => role).filter((role) => !storedRoles.some((one) => one === role))).toEqual([
      'branchSummary',
      'compactionSummary',
    ]);
  });
});
