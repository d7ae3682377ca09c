import { inspectBytes, fileRule } from '../checking/index.ts';
import { isObject, parseLines } from '../model/index.ts';
import { addedTo, beginsWith, headerOf, linesIn, objectsOf, shown } from './bytes.ts';
import type { Complaint } from './complaint.ts';
import { changedFiles, type Judge } from './judge.ts';
import type { Moment } from './moment.ts';

/** Judges of whole files: what a step did to their bytes. */

export const keepsOldBytes: Judge = ({ request, disk, blocked }) => {
  if (request === undefined || blocked) return undefined;
  for (const [name, before] of disk.before) {
    const after = disk.after.get(name);
    if (after === undefined) return { code: 'file-is-gone', file: name };
    if (beginsWith(after, before)) continue;
    const at = before.findIndex((byte, index) => after[index] !== byte);
    return {
      code: 'old-bytes-change',
      about: { at: String(at) },
      file: name,
      expected: shown(before.subarray(at)),
      received: shown(after.subarray(at)),
    };
  }
  return undefined;
};

const hasBlankLine = (added: Uint8Array): boolean =>
  Buffer.from(added)
    .toString()
    .split('\n')
    .slice(0, -1)
    .some((line) => line.trim() === '');

export const addsWholeLines: Judge = (moment) => {
  if (moment.blocked) return undefined;
  for (const { name, before, after } of changedFiles(moment)) {
    const added = addedTo(before, after);
    if (added.length > 0 && added.at(-1) !== 0x0a)
      return { code: 'unended', file: name, received: shown(added) };
    if (hasBlankLine(added)) return { code: 'blank-line', file: name, received: shown(added) };
    const broken = linesIn(added).find(({ value }) => !isObject(value));
    if (broken !== undefined) return { code: 'line-is-not-an-object', file: name, received: broken.text };
  }
  return undefined;
};

export const changesItsOwnFileOnly: Judge = (moment) => {
  const { before, after } = moment;
  const foreign = changedFiles(moment).find(
    (file) => file.before !== undefined && file.name !== before?.name && file.name !== after?.name,
  );
  return foreign && { code: 'other-session-changed', file: foreign.name };
};

const headersIn = (bytes: Uint8Array) => objectsOf(bytes).filter(({ type }) => type === 'session').length;

export const hasOneHeader: Judge = (moment) => {
  const written = changedFiles(moment).filter(({ name }) => name.endsWith('.jsonl'));
  const late = written.find(({ before, after }) => before === undefined && headerOf(after) === undefined);
  if (late !== undefined)
    return {
      code: 'header-is-not-first',
      file: late.name,
      received: shown(late.after),
    };
  const file = written.find(({ after }) => headersIn(after) !== 1);
  return (
    file && {
      code: 'two-headers',
      file: file.name,
      expected: 1,
      received: headersIn(file.after),
    }
  );
};

/** How often each id stands in a file. */
function countsOf(bytes: Uint8Array | undefined): Map<unknown, number> {
  const counts = new Map<unknown, number>();
  for (const { type, id } of bytes === undefined ? [] : objectsOf(bytes))
    if (type !== 'session' && typeof id === 'string') counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

export const writesEachEntryOnce: Judge = (moment) => {
  for (const { name, before, after } of changedFiles(moment)) {
    const had = countsOf(before);
    const twice = [...countsOf(after)].find(([id, count]) => count > Math.max(1, had.get(id) ?? 0));
    if (twice !== undefined)
      return {
        code: 'entry-stands-twice',
        about: { id: String(twice[0]) },
        file: name,
        expected: 1,
        received: twice[1],
      };
  }
  return undefined;
};

/** No must of the format is broken by a line that was added. */
export const writesValidLines = (moment: Moment): readonly Complaint[] => {
  if (moment.blocked) return [];
  const written = changedFiles(moment).filter(({ name }) => name.endsWith('.jsonl'));
  return written.flatMap(({ name, before, after }) => {
    const old = before === undefined ? 0 : parseLines(before).length;
    const facts = inspectBytes(after).facts.filter(
      ({ rule, line }) => line > old && fileRule(rule)?.level === 'must',
    );
    return facts.map((fact) => ({
      code: 'breaks-a-rule-of-files',
      about: {
        line: String(fact.line),
        rule: fact.rule,
        problem: fact.code,
        place: fact.pointer || 'its beginning',
      },
      file: name,
      received: fact.received,
    }));
  });
};
