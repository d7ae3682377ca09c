import { parsed, type RepairDraft } from './draft.ts';
import type { Mend } from './mend.ts';

const BOM = '\uFEFF';

/** A line that is not one JSON object. */
export const mendLine: Mend = (draft, { line, code }) => {
  if (code === 'conflict') {
    draft.remove(line);
    return { did: 'the mark of a merge conflict taken out; of the lines around it both versions stay' };
  }
  const text = draft.text(line);
  // A line below may have been joined with this one.
  if (parsed(text) !== undefined && !text.includes('\uFFFD')) return undefined;
  const stripped = text.replace(/^\uFEFF/, '').replaceAll('\u0000', '');
  if (stripped !== text && parsed(stripped) !== undefined) {
    draft.setText(line, stripped);
    return { did: `${text.startsWith(BOM) ? 'a byte-order mark' : 'NUL bytes'} taken off` };
  }
  if (text.includes('\uFFFD') && parsed(text) !== undefined) {
    draft.setText(line, text);
    return { did: 'bytes that are not UTF-8 written as U+FFFD', lost: 'those bytes' };
  }
  return split(draft, line) ?? join(draft, line) ?? takeOut(draft, line);
};

/** Two objects in one line: a line break between them. */
function split(draft: RepairDraft, line: number): ReturnType<Mend> {
  const text = draft.text(line);
  for (let at = text.indexOf('}{'); at !== -1; at = text.indexOf('}{', at + 1)) {
    const [before, after] = [text.slice(0, at + 1), text.slice(at + 1)];
    if (parsed(before) === undefined || parsed(after) === undefined) continue;
    draft.setText(line, before, after);
    return { did: 'parted into two lines' };
  }
  return undefined;
}

/** So many lines are joined at most. */
const MAX_JOINED = 100;

/** Raw line breaks in a string: the lines above, back to where the object begins, and this one are one. */
function join(draft: RepairDraft, line: number): ReturnType<Mend> {
  let whole = draft.text(line);
  for (let first = line - 1; first > 0 && line - first < MAX_JOINED; first--) {
    const text = draft.text(first);
    if (parsed(text) !== undefined) return undefined;
    whole = `${text}\\n${whole}`;
    if (!text.startsWith('{') || parsed(whole) === undefined) continue;
    for (let rest = first + 1; rest <= line; rest++) draft.remove(rest);
    draft.setText(first, whole);
    return { did: `joined with line ${first}, with the line break escaped` };
  }
  return undefined;
}

function takeOut(draft: RepairDraft, line: number): ReturnType<Mend> {
  const { length } = draft.text(line);
  draft.remove(line);
  return {
    did: 'taken out',
    lost: `a line of ${length.toLocaleString('en')} characters that nothing can read`,
  };
}
