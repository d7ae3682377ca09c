/** One sentence, table row or example of a page of Pi's documentation. */
export interface Sentence {
  /** The file in the npm package of Pi. */
  readonly file: string;
  /** The heading above it. */
  readonly section: string;
  /** The line of the page, counted from 1. */
  readonly line: number;
  readonly kind: 'sentence' | 'row' | 'example';
  readonly words: string;
}

/** A piece of a page: a paragraph, a list item, a table row or a block of code. */
interface Piece {
  readonly section: string;
  readonly line: number;
  readonly kind: Sentence['kind'];
  readonly text: string;
}

const FENCE = /^\s*(?:```|~~~)/;
const HEADING = /^#{1,6}\s+(.*?)\s*#*\s*$/;
const ITEM = /^\s*(?:[-*+]|\d+[.)])\s+/;
const RULER = /^\s*\|?[\s:|-]+\|?\s*$/;

/** Cuts a page of Markdown into its pieces. */
function* piecesOf(page: string): Generator<Piece> {
  let section = '';
  let open: { line: number; words: string[] } | undefined;
  let code: { line: number; lines: string[] } | undefined;
  const close = function* (): Generator<Piece> {
    if (open !== undefined) yield { section, line: open.line, kind: 'sentence', text: open.words.join(' ') };
    open = undefined;
  };
  for (const [index, text] of page.split(/\r?\n/).entries()) {
    const line = index + 1;
    if (code !== undefined) {
      if (FENCE.test(text)) {
        yield { section, line: code.line, kind: 'example', text: code.lines.join('\n') };
        code = undefined;
      } else code.lines.push(text);
      continue;
    }
    if (FENCE.test(text)) {
      yield* close();
      code = { line: line + 1, lines: [] };
      continue;
    }
    const heading = HEADING.exec(text)?.[1];
    if (heading !== undefined || text.trim() === '') {
      yield* close();
      section = heading ?? section;
    } else if (text.trimStart().startsWith('|')) {
      yield* close();
      if (!RULER.test(text)) yield { section, line, kind: 'row', text: text.trim() };
    } else {
      if (ITEM.test(text)) yield* close();
      open ??= { line, words: [] };
      open.words.push(text.replace(ITEM, '').trim());
    }
  }
  yield* close();
}

/** Ends of sentences in English; a full stop inside of a name or a number is none. */
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * The sentences of a page, its table rows and its blocks of code, in their order.
 * @param file what the page is called in the package of Pi
 */
export function sentencesOf(file: string, page: string): readonly Sentence[] {
  return [...piecesOf(page)].flatMap(({ text, ...piece }): Sentence[] => {
    if (piece.kind !== 'sentence') return [{ file, ...piece, words: text }];
    return [...segmenter.segment(text)]
      .map(({ segment }) => segment.trim())
      .filter((words) => words !== '')
      .map((words) => ({ file, ...piece, words }));
  });
}

const NORMATIVE = /\b(?:must|never|only|always|cannot|can't|required|requires|exactly)\b/i;

/** Whether a sentence binds: it says "must", "never", "only" or "always", or it is an example. */
export const isBinding = ({ kind, words }: Sentence): boolean => kind === 'example' || NORMATIVE.test(words);
