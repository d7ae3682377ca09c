import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { readSchema, SCHEMA_FILES, type SchemaName } from './files.ts';
import { EXPECTED } from './problems.ts';

const HEAD = `// @ts-nocheck: ajv made this from the JSON Schemas (\`npm run generate\`): change those, and never this file.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
`;

/** An ajv that knows all schemas of this package. */
export function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    allErrors: true,
    discriminator: true,
    allowUnionTypes: true,
    code: { source: true, esm: true, lines: true },
  });
  // Told to json-schema-to-typescript, which takes a value without a type for an object.
  ajv.addVocabulary(['tsType']);
  addFormats.default(ajv, ['date-time', 'date', 'uri']);
  for (const name of Object.keys(SCHEMA_FILES) as SchemaName[]) ajv.addSchema(readSchema(name));
  return ajv;
}

/** The exported validators of a file: a name each, and the schema that it stands for. */
function exportsOf(schemas: readonly SchemaName[]): Record<string, string> {
  const pairs = schemas.flatMap((name) => {
    const { $id, $defs, title } = readSchema(name);
    const definitions = Object.keys($defs).map(
      (definition) => [definition, `${$id}#/$defs/${definition}`] as const,
    );
    return [...definitions, [String(title), $id] as const];
  });
  return Object.fromEntries(pairs);
}

/** How ajv notes an error: seven lines, 1,500 times. */
const NOTED =
  /const (err\d+) = (\{.*\});\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\n/g;
/** Keywords that `problems.ts` has words of its own for: nobody reads those of ajv. */
const OWN_WORDS = new RegExp(`keyword:"(?:${Object.keys(EXPECTED).join('|')})"`);

/** The same in one line and without words that nobody reads: a third fewer bytes to load, and as fast. */
const shortened = (code: string): string =>
  code.replaceAll(NOTED, (_all, _name, error: string) => {
    const kept = OWN_WORDS.test(error) ? error.replace(/,message:.*\}$/, '}') : error;
    return `(vErrors ??= []).push(${kept});\n`;
  });

/** The compiled validators of some schemas, as the text of an ES module; what ajv asks for with `require` is had by one. */
export function validatorsText(schemas: readonly SchemaName[]): string {
  const code = standalone.default(createAjv(), exportsOf(schemas));
  return `${HEAD}${shortened(code).replace('"use strict";', '')}\n`;
}
