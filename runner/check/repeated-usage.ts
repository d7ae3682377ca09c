import { closeSync, openSync, readSync } from 'node:fs';
import { resolve } from 'node:path';
import { type FileFact, fileRule, LineSplitter } from '../../suites/checking/index.ts';
import { isObject, type JsonObject } from '../../suites/model/values.ts';
import type { FileReport } from './file-report.ts';

/**
 * A fork holds the entries of its parent, usage included: totals over both files count it twice. Adds a fact to each fork
 * whose parent is among the files.
 */
export function withRepeatedUsage(reports: readonly FileReport[]): readonly FileReport[] {
  const byPath = new Map(reports.map((report) => [resolve(report.path), report]));
  return reports.map((report) => {
    const parent = report.parentSession === undefined ? undefined : byPath.get(resolve(report.parentSession));
    if (parent === undefined || parent === report || isUnread(parent) || isUnread(report)) return report;
    const fact = repeatedUsage(report, parent);
    if (fact === undefined) return report;
    const level = fileRule(fact.rule).level;
    return {
      ...report,
      facts: [fact, ...report.facts],
      counts: { ...report.counts, [level]: report.counts[level] + 1 },
    };
  });
}

const isUnread = ({ path, unreadable }: FileReport): boolean => unreadable !== undefined || path === '-';

interface Spent {
  readonly entries: number;
  readonly tokens: number;
}

function repeatedUsage(fork: FileReport, parent: FileReport): FileFact | undefined {
  const ids = new Set<string>();
  eachUsage(parent.path, (id) => ids.add(id));
  let spent: Spent = { entries: 0, tokens: 0 };
  eachUsage(fork.path, (id, tokens) => {
    if (ids.has(id)) spent = { entries: spent.entries + 1, tokens: spent.tokens + tokens };
  });
  if (spent.entries === 0) return undefined;
  const received = `${spent.tokens.toLocaleString('en')} tokens of ${spent.entries} entries that ${JSON.stringify(parent.path)} holds as well`;
  return {
    rule: 'fork/usage-once',
    code: 'repeated',
    line: 1,
    column: 1,
    pointer: '/parentSession',
    received,
  };
}

/** Tells each entry of a file that holds usage, and its tokens. */
function eachUsage(path: string, tell: (id: string, tokens: number) => void): void {
  const splitter = new LineSplitter((text) => {
    // Most lines of a large file need not be parsed.
    if (!text.includes('"usage"')) return;
    const entry = parsed(text);
    const usage =
      entry && (entry['usage'] ?? (isObject(entry['message']) ? entry['message']['usage'] : undefined));
    if (!isObject(usage) || typeof entry?.['id'] !== 'string') return;
    tell(entry['id'], typeof usage['totalTokens'] === 'number' ? usage['totalTokens'] : 0);
  });
  const file = openSync(path, 'r');
  try {
    const chunk = Buffer.allocUnsafe(256 * 1024);
    for (let read = readSync(file, chunk); read > 0; read = readSync(file, chunk))
      splitter.push(chunk.subarray(0, read));
    splitter.end();
  } finally {
    closeSync(file);
  }
}

function parsed(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
