import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { validateLine } from '../../../schema/index.ts';
import { packageRoot } from '../../../schema/package-root.ts';
import { LineSplitter } from '../../../suites/checking/index.ts';
import { contextOf, readSession, treeOf } from '../../../suites/model/index.ts';
import { checkFile } from '../../check/check-file.ts';
import { figuresOf, sideBySide, type Figure } from './measure.ts';

const PI = 'node_modules/@earendil-works/pi-coding-agent/dist/core/session-manager.js';

/** Gives the lines of a file to a function, by the checker's own splitter. */
function eachLine(path: string, onLine: (text: string) => void): void {
  const splitter = new LineSplitter(onLine);
  const file = openSync(path, 'r');
  const chunk = Buffer.allocUnsafe(256 * 1024);
  for (let read = readSync(file, chunk); read > 0; read = readSync(file, chunk))
    splitter.push(chunk.subarray(0, read));
  splitter.end();
  closeSync(file);
}

export async function mustBeFine(path: string): Promise<void> {
  const { facts, unreadable } = await checkFile(path);
  if (unreadable !== undefined || facts.length > 0)
    throw new Error(`the file of the benchmark has a problem: ${JSON.stringify(facts[0] ?? unreadable)}`);
}

/** What somebody would write with zod for the same lines: the members that all entries have, and the messages. */
function zodLine(): z.ZodType {
  const base = { id: z.string(), parentId: z.string().nullable(), timestamp: z.iso.datetime() };
  const block = z.discriminatedUnion('type', [
    z.looseObject({ type: z.literal('text'), text: z.string() }),
    z.looseObject({ type: z.literal('thinking'), thinking: z.string() }),
    z.looseObject({ type: z.literal('image'), data: z.string(), mimeType: z.string() }),
    z.looseObject({
      type: z.literal('toolCall'),
      id: z.string(),
      name: z.string(),
      arguments: z.looseObject({}),
    }),
  ]);
  const message = z.looseObject({
    role: z.string(),
    content: z.union([z.string(), z.array(block)]),
    timestamp: z.number(),
  });
  return z.discriminatedUnion('type', [
    z.looseObject({
      type: z.literal('session'),
      id: z.string(),
      timestamp: z.iso.datetime(),
      cwd: z.string(),
    }),
    z.looseObject({ type: z.literal('message'), ...base, message }),
    z.looseObject({ type: z.literal('custom'), ...base, customType: z.string() }),
    z.looseObject({
      type: z.literal('context_edit'),
      ...base,
      targetId: z.string(),
      replacement: z.unknown(),
    }),
  ]);
}

/** Ways to read one file, in one process, against the floor: `JSON.parse` of each line. */
export async function reading(path: string, rounds: number): Promise<readonly Figure[]> {
  const line = zodLine();
  const pi = (await import(pathToFileURL(join(packageRoot(), PI)).href)) as {
    loadEntriesFromFile: (path: string) => readonly unknown[];
  };
  const medians = await sideBySide(
    {
      'JSON.parse of each line': () => eachLine(path, (text) => void JSON.parse(text)),
      'splitting alone': () => eachLine(path, () => undefined),
      'JSON.parse and the schema': () =>
        eachLine(path, (text) => {
          if (validateLine(JSON.parse(text)).length > 0)
            throw new Error('a line of the benchmark is invalid');
        }),
      'JSON.parse and zod': () => eachLine(path, (text) => void line.parse(JSON.parse(text))),
      "Pi's own loader, which judges nothing": () => void pi.loadEntriesFromFile(path),
      'check, whole': () => mustBeFine(path),
    },
    rounds,
  );
  return figuresOf('reading', medians, 'JSON.parse of each line', 'speed', {
    'check, whole': { least: 0.9 },
  });
}

/** What the reference reader takes for an answer, against parsing. */
export async function answering(path: string, rounds: number): Promise<readonly Figure[]> {
  const bytes = readFileSync(path);
  const session = readSession(bytes);
  const medians = await sideBySide(
    {
      'JSON.parse of each line': () => eachLine(path, (text) => void JSON.parse(text)),
      'reading a session': () => readSession(bytes),
      'its context': () => contextOf(session),
      'its tree': () => treeOf(session),
    },
    rounds,
  );
  return figuresOf('model', medians, 'JSON.parse of each line', 'time');
}
