import type { SessionVersion } from '../../schema/index.ts';
import { isObject, type JsonObject } from '../model/values.ts';
import { factOf, type FileFact, type ReportFact } from './fact.ts';
import { isCommonEntry, isCommonHeader } from './common/fits.ts';
import { Recogniser } from './common/recognise.ts';
import { judgeBytes, judgeUnparsable } from './judge-syntax.ts';
import { judgeHeader, MAX_HEADER } from './judge-header.ts';
import { TreeJudge } from './judge-tree.ts';
import type { Note } from './lost-history.ts';
import { Place } from './line-at-hand.ts';
import { columnOf } from './columns.ts';
import { LineNotes } from './line-notes.ts';
import { describe, received as wordsFor } from './received.ts';
import type { SchemaJudge } from './schema-judge.ts';
import { LineSplitter, type RawLine, SOUND } from './split.ts';
import { HeaderSearch } from './without-header.ts';

export interface InspectOptions {
  /** Facts show what stands at their place, message text included. */
  readonly showContent?: boolean;
  /** Judges what is not certainly right; left out, such lines wait for it (`awaitsSchema`). */
  readonly schema?: SchemaJudge;
  /** How many bytes will come, where that is known: what grows with the file is made large enough at once. */
  readonly size?: number;
}

/** A line that waits for the schema. */
interface Waiting {
  readonly line: number;
  readonly text: string;
  readonly value: JsonObject;
  /** The version of the entry; missing for the header. */
  readonly version?: SessionVersion;
}

/** The header, and the line that it was read from. */
export interface HeaderLine {
  readonly line: number;
  readonly text: string;
  readonly value: JsonObject;
}

/** What a file turned out to be. */
export interface FileSummary {
  readonly lines: number;
  readonly entries: number;
  /** Missing in a file without one. */
  readonly header?: HeaderLine;
  /** As which version the entries were judged. */
  readonly version: SessionVersion;
  /** What is no problem, but worth knowing. */
  readonly notes: readonly Note[];
  /** There is no header, and lines hold objects of which none is like an entry: of another format. */
  readonly foreign: boolean;
}

/** Whether an entry that has an id can only be of version 2. */
const isOfVersion2 = ({ id, message }: JsonObject): boolean =>
  id !== undefined && isObject(message) && message['role'] === 'hookMessage';

/** So many facts are held back until a header comes. */
const MAX_HELD = 100_000;
/** So many bytes a line has usually; a guess, from which nothing but speed depends. */
const USUAL_LINE = 500;
const BOM = '\uFEFF';
const BLANK = /^\s*$/;
/**
 * Judges one session file as its bytes come, in one pass: beside the line at hand it keeps some 30 bytes an entry.
 * Facts come in the order in which they are found; those that need the whole file come from `end`.
 *
 * The schemas are large, and most files need none of them, so they may be handed in late: what waits for them is no
 * more than the lines of a push.
 */
export class Inspection {
  readonly #place: Place;
  readonly #tree: TreeJudge;
  readonly #splitter: LineSplitter;
  readonly #recogniser = new Recogniser();
  #lines = 0;
  /** How many lines hold JSON that Pi keeps. */
  #values = 0;
  #entries = 0;
  #version: SessionVersion = 3;
  #headerVersion: SessionVersion = 3;
  /** The header tells no version that there is, or not that of the entries: they tell themselves what they are. */
  #isUnsure = false;
  /** An entry with an id was met, maybe before the header. */
  #linked = false;
  #header: HeaderLine | undefined;
  readonly #search = new HeaderSearch();
  /** What was found before the header: in a file without one, nothing of it is worth a word. */
  #held: FileFact[] = [];
  readonly #report: ReportFact;
  /** The bytes of the lines before the header. */
  #before = 0;
  #crlfSaid = false;
  readonly #notes = new LineNotes();
  #schema: SchemaJudge | undefined;
  readonly #waiting: Waiting[] = [];

  constructor(report: ReportFact, { showContent, schema, size }: InspectOptions = {}) {
    this.#report = report;
    this.#schema = schema;
    this.#place = new Place((fact) => this.#take(fact), showContent);
    this.#tree = new TreeJudge(this.#place, size === undefined ? undefined : Math.ceil(size / USUAL_LINE));
    this.#splitter = new LineSplitter(
      (text, raw) => this.#judgeLine(text, raw),
      (bytes, start, end, ascii) => this.#takeBytes(bytes, start, end, ascii),
    );
  }

  /** Takes the next bytes of the file. They may be overwritten afterwards. */
  push(bytes: Uint8Array): void {
    this.#splitter.push(bytes);
    // Nearly all files have their header by now, and of those the bytes are not kept.
    if (this.#header === undefined) this.#search.push(bytes);
  }

  /** Whether lines wait for `useSchema`. */
  get awaitsSchema(): boolean {
    return this.#waiting.length > 0;
  }

  /** Judges the lines that wait, and from now on every line at once. */
  useSchema(schema: SchemaJudge): void {
    this.#schema = schema;
    for (const { line, text, value, version } of this.#waiting.splice(0)) {
      Object.assign(this.#place, { line, text, value });
      if (version === undefined) schema.judgeHeader(this.#place, value, this.#headerVersion);
      else schema.judgeEntry(this.#place, value, version);
    }
  }

  /** Takes the end of the last line, which may have none. */
  endOfBytes(): void {
    this.#splitter.end();
  }

  /** Reports what can only be told at the end of the file. No line may wait any more. */
  end(): FileSummary {
    if (this.awaitsSchema) throw new Error('lines still wait for the schema');
    this.#tree.end();
    if (this.#header === undefined) this.#report(this.#search.problem(this.#lines));
    return {
      foreign: this.#header === undefined && this.#search.isForeign,
      lines: this.#lines,
      entries: this.#entries,
      version: this.#version,
      notes: [...this.#notes.found, ...this.#tree.notes()],
      ...(this.#header === undefined ? {} : { header: this.#header }),
    };
  }

  #take(fact: FileFact): void {
    if (this.#header !== undefined) this.#report(fact);
    else if (this.#held.length < MAX_HELD) this.#held.push(fact);
  }

  /** Takes a line that is certainly right by itself, as nearly all are, without parsing it. */
  #takeBytes(bytes: Buffer, start: number, end: number, ascii: boolean): boolean {
    if (this.#header === undefined || this.#version !== 3) return false;
    if (!ascii && this.#notes.isAbout(bytes.subarray(start, end))) return false;
    const entry = this.#recogniser.read(bytes, start, end, ascii);
    if (entry === undefined) return false;
    this.#place.line = ++this.#lines;
    this.#place.takeBytes(bytes, start, end, this.#recogniser.marked, ascii);
    this.#entries++;
    this.#linked = true;
    this.#tree.add(entry);
    return true;
  }

  #judgeLine(text: string, raw: RawLine): void {
    const place = this.#place;
    place.line = ++this.#lines;
    place.text = text;
    place.value = undefined;
    if (raw !== SOUND) this.#crlfSaid = judgeBytes(place, raw, this.#crlfSaid);
    this.#judgeText(text, raw);
    if (this.#header === undefined) this.#before += Buffer.byteLength(text) + 1;
  }

  #judgeText(text: string, raw: RawLine): void {
    const place = this.#place;
    if (raw.tooLong) {
      this.#tree.passUnreadable('');
      return;
    }
    if (this.#lines === 1 && text.startsWith(BOM)) this.#judgeByteOrderMark(text);
    try {
      place.value = JSON.parse(place.text);
    } catch {
      this.#judgeUnparsable(place.text, raw);
      return;
    }
    if (place.value) this.#values++;
    this.#notes.noteSeparator(this.#lines, text);
    if (raw.unended)
      place.reportAt('lines/no-final-newline', 'missing', text.length + 1, {
        received: 'the end of the file',
      });
    if (isObject(place.value)) {
      this.#notes.noteDoubled(this.#lines, place.text, place.value);
      this.#judgeObject(place.value);
    } else {
      const code = place.value ? 'not-an-object' : 'passed-over';
      place.report('lines/json', code, '', { received: describe(place.value) });
    }
  }

  #judgeByteOrderMark(text: string): void {
    this.#place.reportAt('lines/bom', 'bom', 1, { received: 'U+FEFF' });
    this.#place.text = text.slice(BOM.length);
  }

  #judgeUnparsable(text: string, { unended }: RawLine): void {
    const place = this.#place;
    if (BLANK.test(text)) {
      place.reportAt('lines/blank', 'blank', 1, { received: text === '' ? 'nothing' : 'white space' });
      return;
    }
    if (this.#header === undefined) this.#search.passUnparsable(this.#lines, text);
    this.#tree.passUnreadable(text);
    judgeUnparsable(place, unended);
  }

  #judgeObject(value: JsonObject): void {
    const isHeader = value['type'] === 'session';
    if (isHeader && this.#header === undefined) {
      this.#takeHeader(value);
      return;
    }
    if (isHeader) {
      this.#place.report('header/second', 'second', '/type', { received: 'a header' });
      return;
    }
    if (this.#header === undefined && this.#search.passObject(this.#place, value)) return;
    this.#judgeEntry(value);
  }

  #takeHeader(value: JsonObject): void {
    const { line, text } = this.#place;
    this.#header = { line, text, value };
    const late = this.#search.foundOn(line);
    if (late !== undefined) this.#report(late);
    for (const fact of this.#held) this.#report(fact);
    this.#held = [];
    this.#judgeHeaderPlace();
    this.#version = judgeHeader(this.#place, value);
    this.#headerVersion = this.#version;
    this.#isUnsure = this.#version === 3 && value['version'] !== 3;
    this.#judgeHeaderMembers(value);
    this.#tree.hasParentSession = typeof value['parentSession'] === 'string';
    if (this.#version === 1 && this.#linked) this.#reportLinked();
  }

  #judgeEntry(value: JsonObject): void {
    this.#entries++;
    this.#linked ||= typeof value['id'] === 'string';
    if (this.#version === 1 && this.#linked && !this.#isUnsure) this.#reportLinked();
    // Pi takes what is no number of 2 or more for 1, and so may its writer have.
    if (this.#isUnsure && !this.#linked && value['parentId'] === undefined) this.#version = 1;
    if (this.#version !== 3 || !isCommonEntry(value)) this.#judgeMembers(value);
    if (this.#version > 1) this.#tree.add(value);
    else this.#tree.addUnlinked(value, this.#values - 1);
  }

  #judgeMembers(value: JsonObject): void {
    const { line, text } = this.#place;
    const version = this.#isUnsure && isOfVersion2(value) ? 2 : this.#version;
    if (this.#schema !== undefined) this.#schema.judgeEntry(this.#place, value, version);
    else this.#waiting.push({ line, text, value, version });
  }

  #judgeHeaderMembers(value: JsonObject): void {
    const { line, text } = this.#place;
    if (isCommonHeader(value)) return;
    if (this.#schema !== undefined) this.#schema.judgeHeader(this.#place, value, this.#headerVersion);
    else this.#waiting.push({ line, text, value });
  }

  /** The header says version 1, but the entries are linked by ids: judged as what they are. */
  #reportLinked(): void {
    this.#version = 3;
    this.#isUnsure = true;
    if (this.#header === undefined) return;
    const { line, text, value } = this.#header;
    const found = wordsFor(value['version'], '/version');
    const place = { line, column: columnOf(text, '/version'), pointer: '/version', received: found };
    this.#place.emit(factOf('header/version-fits', 'linked', place));
  }

  /** Pi looks for the header in the first MiB only. */
  #judgeHeaderPlace(): void {
    const before = this.#before;
    if (before === 0 || before + this.#place.text.length <= MAX_HEADER) return;
    const received = `a header behind ${before.toLocaleString('en')} bytes`;
    this.#place.report('header/size', 'too-late', '', { received });
  }
}
