import { readFileSync } from 'node:fs';
import { validateReport } from '../../schema/index.ts';
import { fileTrouble, messageOf, UsageError } from '../errors.ts';
import { PROGRAM } from '../invocation.ts';
import { cut, shortJson } from '../printable.ts';
import type { ReadReport } from '../run-report.ts';
import { type CheckDocument, type Document, DOCUMENT_FORMAT, type RunDocument } from './document.ts';

/**
 * A JSON report as `run` or `check` wrote it; the file `-` is standard input.
 * @throws UsageError for what is not one, with what to do
 */
export function readDocument(file: string): Document {
  const refuse = (why: string): never => {
    throw new UsageError(`${JSON.stringify(file)} is not a JSON report of pi-conform: ${why}`);
  };
  const value = parsed(textOf(file), refuse);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse(`it holds ${cut(shortJson(value), 60)}.`);
  const { format, command } = value as { readonly format?: unknown; readonly command?: unknown };
  if (typeof format === 'number' && format > DOCUMENT_FORMAT)
    throw new UsageError(
      `${JSON.stringify(file)} is the report of a newer pi-conform, of format ${format}; this one reads up to ${DOCUMENT_FORMAT}. Use a newer pi-session-conformance.`,
    );
  if (command === 'check') return isCheck(value) ? value : refuse('it has no files or findings.');
  if (command !== 'run')
    return refuse('it says neither run nor check as its command. Make it again with --report json=<file>.');
  const [first] = validateReport(value);
  return first === undefined
    ? (value as RunDocument)
    : refuse(`${first.pointer === '' ? 'it' : first.pointer} must be ${first.expected}.`);
}

/**
 * The JSON report of a run.
 * @throws UsageError for what is not one
 */
export function readRun(file: string): RunDocument {
  const document = readDocument(file);
  if (document.command !== 'run')
    throw new UsageError(`${JSON.stringify(file)} is the report of check; one of run is needed.`);
  return document;
}

/**
 * The same as a report that can be merged, or made a baseline of.
 * @throws UsageError for what is not one
 */
export function readReport(file: string): ReadReport & Pick<RunDocument, 'origin'> {
  // The schema was held against it; what it leaves open, as exhibits, is passed on as it is.
  const value = readRun(file) as unknown as ReadReport & Pick<RunDocument, 'origin'>;
  return { ...value, notes: value.notes ?? [], milliseconds: value.origin?.milliseconds ?? 0 };
}

function textOf(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (thrown) {
    throw new UsageError(
      `the report ${JSON.stringify(file)} cannot be read: ${fileTrouble(thrown)}. ${PROGRAM} run --report json=<file> writes one.`,
    );
  }
}

/** What the parser quotes may hold line breaks. */
const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

function parsed(text: string, refuse: (why: string) => never): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (thrown) {
    return refuse(`${onOneLine(messageOf(thrown))}.`);
  }
}

const LISTS = ['files', 'findings'] as const;
const OBJECTS = ['origin', 'summary', 'checker'] as const;

const isCheck = (value: object): value is CheckDocument => {
  const members = value as Readonly<Record<string, unknown>>;
  return (
    LISTS.every((name) => Array.isArray(members[name])) &&
    OBJECTS.every((name) => typeof members[name] === 'object' && members[name] !== null)
  );
};
