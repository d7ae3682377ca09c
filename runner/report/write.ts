import { accessSync, appendFileSync, constants, type Stats, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileTrouble, messageOf, UsageError } from '../errors.ts';
import type { Document } from './document.ts';
import { type Format, FORMATS, formatted } from './format/index.ts';
import { markdownText } from './format/markdown.ts';
import { reportOf } from './report.ts';

/** A report that was asked for; the file `-` is standard output. */
export interface WantedReport {
  readonly kind: Format;
  readonly file: string;
}

/** Over this a browser is slow to open it, and services refuse to keep it. */
const LARGE = 20_000_000;

/**
 * Reads `kind=file`, and looks whether the file can be written.
 * @throws UsageError, before anything is run
 */
export function parseReports(texts: readonly string[]): readonly WantedReport[] {
  const taken = new Set<string>();
  return texts.map((text) => {
    const [, kind = '', file = ''] = /^([^=]*)=(.*)$/s.exec(text) ?? [];
    const format = FORMATS.find((name) => name === kind);
    if (file === '' || format === undefined)
      throw new UsageError(
        `--report takes kind=file with the kind ${FORMATS.join(', ')}, as in json=report.json; received "${text}".`,
      );
    if (file !== '-') mustBeWritable(file);
    if (taken.has(resolve(file)))
      throw new UsageError(
        `two reports go to ${file === '-' ? 'standard output' : JSON.stringify(file)}: name a file for each.`,
      );
    taken.add(resolve(file));
    return { kind: format, file };
  });
}

/** @throws UsageError for a file whose folder is not there, or that cannot be written */
function mustBeWritable(file: string): void {
  const refuse = (why: string): never => {
    throw new UsageError(`the report ${JSON.stringify(file)} cannot be written: ${why}`);
  };
  let there: Stats | undefined;
  try {
    there = statSync(file, { throwIfNoEntry: false });
    accessSync(there === undefined ? dirname(file) : file, constants.W_OK);
  } catch (thrown) {
    refuse(
      there === undefined
        ? `${fileTrouble(thrown)}, so make its folder ${JSON.stringify(dirname(file))} first.`
        : `${fileTrouble(thrown)}.`,
    );
  }
  if (there?.isDirectory() === true) refuse('it is a folder: name a file in it.');
}

/** Throws `UsageError` for a file that cannot be written. */
export function writeReports(document: Document, wanted: readonly WantedReport[]): void {
  for (const { kind, file } of wanted) {
    writeText(file, formatted(kind, document));
  }
}

/** Writes a text, and warns of one that is large; `-` is standard output. Throws `UsageError` for a file that cannot be written. */
export function writeText(file: string, text: string): void {
  if (file === '-') process.stdout.write(text);
  else writeTo(file, text);
  if (text.length > LARGE)
    console.error(
      `note: ${file} has ${Math.round(text.length / 1e6)} MB and may be slow to open; --only makes a smaller one.`,
    );
}

/**
 * On GitHub Actions, annotations and a step summary without being asked.
 * @param stream where workflow commands may stand
 */
export function reportToActions(
  document: Document,
  stream: NodeJS.WriteStream,
  environment: NodeJS.ProcessEnv = process.env,
): void {
  if (environment['GITHUB_ACTIONS'] !== 'true') return;
  stream.write(formatted('github', document));
  const summary = environment['GITHUB_STEP_SUMMARY'];
  if (summary === undefined || summary === '') return;
  try {
    appendFileSync(summary, markdownText(reportOf(document)));
  } catch (thrown) {
    console.error(`note: the step summary could not be written: ${messageOf(thrown)}`);
  }
}

function writeTo(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (thrown) {
    throw new UsageError(`the report ${JSON.stringify(file)} cannot be written: ${fileTrouble(thrown)}.`);
  }
}
