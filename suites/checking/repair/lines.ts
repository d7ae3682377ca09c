import { parsed, type RepairDraft } from './draft.ts';
import type { Mend } from './mend.ts';

const BOM = '\uFEFF';

/** A line that is not one JSON object. */
export const mendLine: Mend = (draft, { line }) => {
  const text = draft.text(line);
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

/** A raw line break in a string: both lines are one. */
function join(draft: RepairDraft, line: number): ReturnType<Mend> {
  const whole = `${draft.text(line)}\\n${draft.text(line + 1)}`;
  if (parsed(whole) === undefined) return undefined;
  draft.remove(line + 1);
  draft.setText(line, whole);
  return { did: 'joined with the next line, with the line break escaped' };
}

function takeOut(draft: RepairDraft, line: number): ReturnType<Mend> {
  const { length } = draft.text(line);
  draft.remove(line);
  return {
    did: 'taken out',
    lost: `a line of ${length.toLocaleString('en')} characters that nothing can read`,
  };
}
