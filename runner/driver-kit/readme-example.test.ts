import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packageRoot } from '../../schema/package-root.ts';

/** What the examples call: their reader's own functions, as a reader might declare them. */
const OWN = `
declare function readSession(path: string): {
  readonly header: { readonly id: string };
  readonly entries: readonly { readonly type: string; readonly id: string; readonly parentId: string | null }[];
  readonly leafId: string | null;
};
declare function encodeDirectory(cwd: string): string;
`;

const root = packageRoot();
const README = readFileSync(join(root, 'README.md'), 'utf8');
const TEMPLATE = readFileSync(join(root, 'runner/init/templates/typescript/driver.mts.txt'), 'utf8');
const inReadme = [...README.matchAll(/```[jt]s\n(.*?)```/gs)]
  .map(([, code = '']) => code)
  .find((code) => code.includes('await serve({'));

const WRONG = [
  [
    'a name under another member',
    '({ name: encodeDirectory(cwd) })',
    '({ directory: encodeDirectory(cwd) })',
  ],
  ['a reading without its leaf', 'readSession(path)', '({ ...readSession(path), leafId: undefined })'],
  ['another version of the protocol', 'protocol: 1', 'protocol: 2'],
  ['a parameter that there is not', '({ path })', '({ file: path })'],
] as const;

const programs: Readonly<Record<string, string>> = {
  readme: `${inReadme}${OWN}`,
  template: TEMPLATE,
  ...Object.fromEntries(
    WRONG.map(([, right, wrong], index) => [`wrong${index}`, `${inReadme?.replace(right, wrong)}${OWN}`]),
  ),
};

let project: string;
let said: readonly string[];

/** What `tsc` says of one program. */
const errorsIn = (name: string) => said.filter((line) => line.startsWith(`${name}.ts(`));

/** All programs are compiled at once, in a project of their own that depends on this package. */
beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'pi-conform-readme-'));
  mkdirSync(join(project, 'node_modules', '@types'), { recursive: true });
  symlinkSync(root, join(project, 'node_modules', 'pi-session-conformance'), 'junction');
  symlinkSync(
    join(root, 'node_modules', '@types', 'node'),
    join(project, 'node_modules', '@types', 'node'),
    'junction',
  );
  writeFileSync(join(project, 'package.json'), JSON.stringify({ type: 'module' }));
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    target: 'es2023',
    module: 'nodenext',
    noEmit: true,
    types: ['node'],
  };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  for (const [name, code] of Object.entries(programs)) writeFileSync(join(project, `${name}.ts`), code);
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const { stdout } = await execa(process.execPath, [tsc], { cwd: project, reject: false });
  said = stdout.split('\n').filter((line) => line !== '');
}, 60_000);

afterAll(() => rmSync(project, { recursive: true, force: true }));

describe('a driver in TypeScript, under strict', () => {
  test("the README's example compiles, and so does what `init typescript` writes", () => {
    expect([...errorsIn('readme'), ...errorsIn('template')]).toEqual([]);
  });

  test.each(WRONG.map(([what, right], index) => ({ what, right, index })))(
    "with $what the README's example does not compile",
    ({ right, index }) => {
      expect(inReadme).toContain(right);
      expect(errorsIn(`wrong${index}`)).toHaveLength(1);
    },
  );

  test('nothing else is wrong, the types of this package included', () => {
    expect(said.filter((line) => !/^wrong\d\.ts\(| {2}/.test(line))).toEqual([]);
  });
});
