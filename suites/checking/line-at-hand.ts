import { factOf, type FileFact, type ReportFact } from './fact.ts';
import type { CodeOf, InspectedId } from './rules/index.ts';
import { columnOf } from './columns.ts';
import { received, valueAt } from './received.ts';

export interface Words {
  /** What must be there, where the code's own words do not tell. */
  readonly expected?: string;
  /** The members that must be there, where several are missing. */
  readonly members?: readonly string[];
  /** What is there; by default the value at the pointer. */
  readonly received?: string;
}

/** The line that is being judged. One object serves all lines of a file, as there may be millions. */
export class Place {
  line = 0;
  #text: string | undefined = '';
  #value: unknown;
  #isParsed = true;
  #bytes: Buffer | undefined;
  #start = 0;
  #end = 0;
  #marked = -1;
  #ascii = false;
  readonly #report: ReportFact;
  readonly #showContent: boolean;

  constructor(report: ReportFact, showContent = false) {
    this.#report = report;
    this.#showContent = showContent;
  }

  /** The text of the line. Of one that was taken by its bytes it is made when somebody asks for it. */
  get text(): string {
    this.#text ??= this.#bytes?.toString('utf8', this.#start, this.#end) ?? '';
    return this.#text;
  }

  set text(text: string) {
    this.#text = text;
    this.#bytes = undefined;
    this.#marked = -1;
  }

  /** What the line holds. */
  get value(): unknown {
    if (!this.#isParsed) this.#value = JSON.parse(this.text);
    this.#isParsed = true;
    return this.#value;
  }

  set value(value: unknown) {
    this.#value = value;
    this.#isParsed = true;
  }

  /**
   * Takes a line by its bytes.
   * @param marked where in the bytes the id of another line stands, or -1
   * @param ascii whether they are known to be ASCII
   */
  takeBytes(bytes: Buffer, start: number, end: number, marked: number, ascii: boolean): void {
    this.#ascii = ascii;
    this.#bytes = bytes;
    this.#start = start;
    this.#end = end;
    this.#marked = marked;
    this.#text = undefined;
    this.#isParsed = false;
  }

  /** The column of the id of another line, where it is known and needs no text to be made. */
  get markedColumn(): number | undefined {
    const bytes = this.#bytes;
    if (this.#marked === -1 || bytes === undefined) return undefined;
    if (!this.#ascii)
      for (let at = this.#start; at < this.#marked; at++) if ((bytes[at] as number) > 0x7f) return undefined;
    return this.#marked - this.#start + 1;
  }

  /** Reports what is wrong at a pointer into the line's value. */
  report<Id extends InspectedId>(rule: Id, code: CodeOf<Id>, pointer: string, words: Words = {}): void {
    this.#report(this.fact(rule, code, pointer, words));
  }

  /** The same at a column, for a line that holds no JSON. */
  reportAt<Id extends InspectedId>(
    rule: Id,
    code: CodeOf<Id>,
    column: number,
    words: Words & { readonly received: string },
  ): void {
    const shown = this.#showContent ? this.text.slice(Math.max(0, column - 20), column + 40) : undefined;
    const what =
      shown === undefined || shown === ''
        ? words.received
        : `${words.received}, near ${JSON.stringify(shown)}`;
    this.#report(factOf(rule, code, { line: this.line, column, pointer: '', ...words, received: what }));
  }

  /** A fact that may only be reported when the whole file is known. */
  fact<Id extends InspectedId>(rule: Id, code: CodeOf<Id>, pointer: string, words: Words = {}): FileFact {
    return factOf(rule, code, {
      line: this.line,
      column: columnOf(this.text, pointer),
      pointer,
      ...(words.expected === undefined ? {} : { expected: words.expected }),
      ...(words.members === undefined ? {} : { members: words.members }),
      received: words.received ?? this.received(pointer),
    });
  }

  received(pointer: string): string {
    return received(valueAt(this.value, pointer), pointer, this.#showContent);
  }

  /** Reports facts that were put off. */
  emit(fact: FileFact): void {
    this.#report(fact);
  }
}
