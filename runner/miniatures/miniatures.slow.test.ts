import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { RunDocument } from '../report/document.ts';
import { conformAlone } from '../testing/command.ts';

/** Small drivers, each bad in a way of its own, and what is reported of each. UPDATE=1 writes the reports anew. */
const HERE = fileURLToPath(new URL('.', import.meta.url));
const NAMES = readdirSync(HERE)
  .filter((name) => name.endsWith('.mjs') && name !== 'speak.mjs')
  .map((name) => basename(name, '.mjs'))
  .sort();

/** A rule of each kind: naming, reading, refusing, writing. */
const RULES = ['naming/file', 'header/id', 'tree/branch', 'tree/unknown-leaf', 'write/header'];
const OPTIONS = [
  '--timeout',
  '1500',
  '--start-timeout',
  '20000',
  '--seed',
  '1',
  '--runs',
  '8',
  '--jobs',
  '1',
  '--shrink-time',
  '0',
  '--time',
  '0',
];

/** Numbers that depend on the machine. */
const timeless = (text: string): string => text.replaceAll(/\d+(?:\.\d+)? m?s\b/g, 'TIME');

/** What a report says, without times and without the inputs that were made. */
function essence({ results, notes = [] }: RunDocument): unknown {
  return {
    results: results.map(({ rule, verdict, reason, cases, skipped, finding, incomplete }) => ({
      rule,
      verdict,
      cases,
      ...(reason !== undefined && { reason: timeless(reason) }),
      ...(skipped !== undefined && { skipped }),
      ...(incomplete !== undefined && { incomplete }),
      ...(finding !== undefined && {
        code: finding.code,
        method: finding.method,
        ...(finding.message !== undefined && { message: timeless(finding.message) }),
        ...(finding.exitCode !== undefined && { exitCode: finding.exitCode }),
        ...(finding.line !== undefined && { line: finding.line.slice(0, 12) }),
        ...(finding.stderr !== undefined && { stderr: finding.stderr }),
      }),
    })),
    notes: notes.map(timeless),
  };
}

async function reportOn(name: string): Promise<unknown> {
  const driver = join(HERE, `${name}.mjs`);
  const { code, stdout, stderr } = await conformAlone([
    'run',
    '--only',
    RULES.join(','),
    ...OPTIONS,
    '--quiet',
    '--report',
    'json=-',
    '--',
    process.execPath,
    driver,
  ]);
  if (stdout === '') return { code, stderr: timeless(stderr) };
  return { code, ...(essence(JSON.parse(stdout) as RunDocument) as object) };
}

describe('a driver that', () => {
  test.concurrent.each(NAMES)(
    '%s is reported as it is',
    async (name) => {
      const file = join(HERE, 'expected', `${name}.json`);
      const report = await reportOn(name);
      if (process.env['UPDATE']) writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
      expect(report).toEqual(JSON.parse(readFileSync(file, 'utf8')));
    },
    300_000,
  );
});
