import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { packageRoot } from '../../schema/package-root.ts';
import { BIN, conform, started, type Ended } from '../testing/command.ts';

const folder = mkdtempSync(join(tmpdir(), 'pi-conform-templates-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The options that take crates from Debian's packages, where they are installed (librust-serde-json-dev). */
function crates(): readonly string[] {
  const installed = '/usr/share/cargo/registry';
  if (!existsSync(installed)) return [];
  return [
    '--offline',
    '--config',
    'source.crates-io.replace-with="debian"',
    '--config',
    `source.debian.directory="${installed}"`,
  ];
}

/** How each template is built and started here, without a registry where that can be. */
const MACHINES: Readonly<
  Record<
    string,
    { readonly has: readonly string[]; readonly build?: readonly string[]; readonly run: readonly string[] }
  >
> = {
  javascript: { has: ['node', '--version'], run: ['node', 'driver.mjs'] },
  typescript: {
    has: ['node', '--version'],
    // The package's own types must fit it; the compiler then makes JavaScript of it.
    build: [
      'node',
      join(packageRoot(), 'node_modules', 'typescript', 'bin', 'tsc'),
      '--module',
      'nodenext',
      '--target',
      'es2023',
      '--strict',
      '--skipLibCheck',
      '--types',
      '',
      'driver.mts',
    ],
    run: ['node', 'driver.mjs'],
  },
  python: { has: ['python3', '--version'], run: ['python3', 'driver.py'] },
  ruby: { has: ['ruby', '--version'], run: ['ruby', 'driver.rb'] },
  go: { has: ['go', 'version'], build: ['go', 'build', '-o', 'driver', '.'], run: ['./driver'] },
  java: { has: ['javac', '-version'], build: ['javac', 'Driver.java'], run: ['java', '-cp', '.', 'Driver'] },
  rust: {
    has: ['cargo', '--version'],
    build: ['cargo', 'build', '--quiet', ...crates()],
    run: ['./target/debug/driver'],
  },
  csharp: {
    has: ['dotnet', '--version'],
    build: ['dotnet', 'build', '-o', 'bin'],
    run: ['dotnet', 'bin/driver.dll'],
  },
};

const inFolder = ([file = '', ...args]: readonly string[], cwd: string): Promise<Ended> =>
  started(file, args, { cwd });

describe('a template runs as it is', () => {
  test.for(Object.entries(MACHINES))('%s', async ([language, { has, build, run }], { skip }) => {
    const out = join(folder, language);
    const written = await conform(['init', language, '--out', out]);
    expect(written).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^wrote [^]*\nnext:\n[^]*pi-conform doctor -- /),
    });
    skip((await inFolder(has, folder)).code !== 0, `${has[0] ?? language} is not here`);
    // What `npm install` would do.
    mkdirSync(join(out, 'node_modules'), { recursive: true });
    symlinkSync(packageRoot(), join(out, 'node_modules', 'pi-session-conformance'));
    // As `npm init` and `npm install` make it: without a type, or as CommonJS. A driver needs nothing else.
    writeFileSync(join(out, 'package.json'), '{ "type": "commonjs" }');
    const built = build === undefined ? undefined : await inFolder(build, out);
    const isOffline =
      language === 'rust' && /registry|download|network|resolve host/i.test(built?.stderr ?? '');
    skip(isOffline, 'its dependency could not be fetched');
    expect({ code: 0, ...built }).toMatchObject({ code: 0 });
    const doctor = await started(process.execPath, [BIN, 'doctor', '--timeout', '30000', '--', ...run], {
      cwd: out,
    });
    expect(doctor.stdout).not.toMatch(/\[[✗!]\]/u);
    const ran = await started(
      process.execPath,
      [BIN, 'run', '--seed', '1', '--runs', '20', '--jobs', '1', '--only', 'path/directory', '--', ...run],
      { cwd: out },
    );
    expect({ code: ran.code, stdout: ran.stdout }).toMatchObject({ code: 0 });
    expect(ran.stdout).toMatch(/must rules +\d+ pass/);
  });
});
