import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { packageRoot } from '../../schema/package-root.ts';
import { UsageError } from '../errors.ts';
import { writingTo } from '../make-folder.ts';

/** The languages that there is a template for, with what starts the driver that is made. */
export const LANGUAGES = {
  typescript: { run: 'npx tsx driver.mts', needs: 'npm install pi-session-conformance tsx' },
  javascript: { run: 'node driver.mjs', needs: 'npm install pi-session-conformance' },
  python: { run: 'python3 driver.py' },
  go: { run: './driver', needs: 'go build -o driver .' },
  rust: { run: 'target/release/driver', needs: 'cargo build --release' },
  java: { run: 'java Driver.java' },
  csharp: { run: 'dotnet bin/driver.dll', needs: 'dotnet build -o bin' },
  ruby: { run: 'ruby driver.rb' },
} as const satisfies Readonly<Record<string, { readonly run: string; readonly needs?: string }>>;

/**
 * What has to be done before the driver in a folder can be started.
 * @returns nothing where this package is all that is needed, and can be imported from there already
 */
export function preparationOf(language: TemplateLanguage, folder: string): string | undefined {
  const { needs }: { readonly run: string; readonly needs?: string } = LANGUAGES[language];
  return needs === LANGUAGES.javascript.needs && canImport(folder) ? undefined : needs;
}

function canImport(folder: string): boolean {
  try {
    createRequire(join(resolve(folder), 'driver.mjs')).resolve('pi-session-conformance/package.json');
    return true;
  } catch {
    return false;
  }
}

export type TemplateLanguage = keyof typeof LANGUAGES;

const folderOf = (language: TemplateLanguage): string =>
  join(packageRoot(), 'runner', 'init', 'templates', language);

/** A TypeScript template is no source of this package. */
const writtenName = (name: string): string => name.replace(/\.txt$/, '');

/**
 * Writes a first driver into a folder, which is made if it is not there.
 * @returns the files written, relative to it
 * @throws UsageError, before anything is written, where one of the files is there already
 */
export function writeDriver(language: TemplateLanguage, folder: string): readonly string[] {
  const from = folderOf(language);
  const names = readdirSync(from, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(from, name)).isFile())
    .sort();
  const written = names.map(writtenName);
  const there = written.find((name) => existsSync(join(folder, name)));
  if (there !== undefined)
    throw new UsageError(
      `${join(folder, there)} is there already, and nothing is written over: name another folder with --out.`,
    );
  for (const [index, name] of names.entries()) {
    const path = join(folder, written[index] ?? name);
    writingTo(path, (to) => writeFileSync(to, readFileSync(join(from, name)), { flag: 'wx' }));
  }
  return written;
}
