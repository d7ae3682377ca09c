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
  text = '';
  value: unknown;
  readonly #report: ReportFact;
  readonly #showContent: boolean;

  constructor(report: ReportFact, showContent = false) {
    this.#report = report;
    this.#showContent = showContent;
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
