import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { typesText } from './generate-types.ts';
import { validatorsText } from './generate-validators.ts';
import { packageRoot } from './package-root.ts';

/** What `npm run generate` makes, by file name. Sessions and protocol apart, as nobody needs both at start. */
async function generated(): Promise<Readonly<Record<string, string>>> {
  return {
    'types.ts': await typesText(),
    'session-validators.ts': validatorsText(['v3', 'v2', 'v1']),
    'protocol-validators.ts': validatorsText(['protocol', 'report']),
    'settings-validators.ts': validatorsText(['baseline', 'config']),
    'fixture-validators.ts': validatorsText(['fixture', 'generated']),
  };
}

const folder = join(packageRoot(), 'schema', 'generated');
const files = Object.entries(await generated()).map(([name, text]) => ({
  path: join(folder, name),
  name,
  text,
}));

if (process.argv.includes('--check')) {
  const stale = files.filter(({ path, text }) => !existsSync(path) || readFileSync(path, 'utf8') !== text);
  for (const { name } of stale) {
    process.stderr.write(`schema/generated/${name} is not what the schemas give: run npm run generate\n`);
  }
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  mkdirSync(folder, { recursive: true });
  for (const { path, text } of files) writeFileSync(path, text);
}
