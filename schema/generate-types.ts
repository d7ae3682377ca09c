import { compile } from 'json-schema-to-typescript';
import { readSchema, SCHEMA_FILES, type SchemaName } from './files.ts';

const BANNER = '/* Made from the JSON Schemas by `npm run generate`: change those, and never this file. */';

/** All definitions in one document, so that each becomes one type, however many files refer to it. */
function merged(): object {
  const names = Object.keys(SCHEMA_FILES) as SchemaName[];
  const definitions = names.flatMap((name) => {
    const { $schema: _draft, $id: _id, $defs, title, ...root } = readSchema(name);
    return [...Object.entries($defs), [String(title), root] as const];
  });
  const text = JSON.stringify(Object.fromEntries(definitions));
  const local = text.replaceAll(/"\$ref":"[^"#]*#/g, '"$ref":"#');
  return { title: 'Everything', $defs: JSON.parse(local) as object };
}

/** Asked with `SessionReadParams`, answered with `SessionReadResult`: the names of both begin with the method's. */
const definitionOf = (method: string): string =>
  method
    .split('/')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** Each method of the protocol with the types of its parameters and of its result. */
function methodsText(): string {
  const { RpcRequest } = readSchema('protocol').$defs as {
    RpcRequest: { properties: { method: { enum: readonly string[] } } };
  };
  const members = RpcRequest.properties.method.enum.map((method) => {
    const name = definitionOf(method);
    return `  '${method}': { params: ${name}Params; result: ${name}Result };\n`;
  });
  return `/**\n * What each method of the driver protocol is asked with, and what it answers.\n */\nexport interface ProtocolMethods {\n${members.join('')}}\n`;
}

/** The types of all schemas, as the text of a TypeScript module. */
export async function typesText(): Promise<string> {
  const text = `${await compile(merged(), 'Everything', {
    bannerComment: BANNER,
    unreachableDefinitions: true,
    additionalProperties: false,
    style: { singleQuote: true, printWidth: 110 },
  })}${methodsText()}`;
  return (
    text
      // The document that holds the definitions together is no type of anybody's, nor of interest.
      .replace(/export interface Everything \{[^}]*\}\n/, '')
      .replaceAll(
        / \*\n \* This interface was referenced by `Everything`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g,
        '',
      )
      .replaceAll(
        /\/\*\*\n \* This interface was referenced by `Everything`'s JSON-Schema\n \* via the `definition` "\w+"\.\n \*\/\n/g,
        '',
      )
  );
}
