import { user } from '../builders.ts';
import type { Draft, DraftLine } from './draft.ts';
import { textOf } from './draft.ts';
import { DANGLING, type Fault, pickEntry } from './fault.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const BOM = bytes('\uFEFF');

/** Lines that hold no entry, put anywhere after the header. */
const STRANGE_LINES: readonly (readonly [name: string, rule: string, line: string])[] = [
  ['plain-text', 'lines/json', 'some notes'],
  ['single-quotes', 'lines/json', "{'type':'message'}"],
  ['trailing-comma', 'lines/json', '{"type":"custom","customType":"x",}'],
  ['not-a-number', 'lines/json', '{"type":"custom","id":"n1","data":NaN}'],
  ['comment', 'lines/json', '// {"type":"custom"}'],
  ['object-not-closed', 'lines/json', '{"type":"custom","data":{"a":1}'],
  ['closed-too-often', 'lines/json', '{"type":"custom"}}'],
  ['nul-bytes', 'lines/json', '\u0000'.repeat(512)],
  ['null', 'lines/json', 'null'],
  ['number', 'lines/json', '42'],
  ['string', 'lines/json', '"x"'],
  ['array', 'lines/json', '[]'],
  ['true', 'lines/json', 'true'],
  ['blank', 'lines/blank', ''],
  ['white-space', 'lines/blank', ' \t '],
];

const insertedFaults = STRANGE_LINES.map(([name, rule, text]): Fault => ({
  name: `lines/${name}`,
  rule,
  apply: (draft, pick) => ({ line: draft.insert(1 + (pick % draft.lines.length), text), pointer: '' }),
}));

/** The bytes of an entry's line, changed. */
const rewritten =
  (change: (text: Uint8Array, pick: number) => Uint8Array) =>
  (draft: Draft, pick: number): { line: DraftLine; pointer: string } | undefined => {
    const line = pickEntry(draft, pick);
    return line && { line: draft.overwrite(line, change(textOf(line), pick)), pointer: '' };
  };

export const lineFaults: readonly Fault[] = [
  ...insertedFaults,
  {
    name: 'lines/cut-in-the-middle',
    rule: 'lines/json',
    follows: DANGLING,
    apply: rewritten((text) => text.subarray(0, Math.floor(text.length / 2))),
  },
  {
    name: 'lines/cut-off-tail',
    rule: 'lines/json',
    apply: (draft, pick) => {
      const line = draft.lines.at(-1) as DraftLine;
      const text = textOf(line);
      draft.finalNewline = false;
      return { line: draft.overwrite(line, text.subarray(0, 1 + (pick % (text.length - 1)))), pointer: '' };
    },
  },
  {
    name: 'lines/two-objects-in-one',
    rule: 'lines/json',
    follows: DANGLING,
    apply: (draft, pick) => {
      const [first, ...rest] = draft.entries;
      const second = rest[pick % rest.length];
      const before = second && draft.lines[draft.lines.indexOf(second) - 1];
      if (first === undefined || second === undefined || before === undefined) return undefined;
      draft.lines.splice(draft.lines.indexOf(second), 1);
      return { line: draft.overwrite(before, Buffer.concat([textOf(before), textOf(second)])), pointer: '' };
    },
  },
  {
    name: 'lines/raw-line-break-in-a-string',
    rule: 'lines/json',
    // The rest of the broken string is a line of its own.
    follows: ['lines/json', ...DANGLING],
    kit: () => [user('k1', 'one\ntwo')],
    apply: (draft) => {
      const line = draft.entry('k1');
      if (line === undefined) return undefined;
      const [before = '', after = ''] = JSON.stringify(line.value).split('\\n');
      const place = draft.lines.indexOf(line);
      draft.overwrite(line, before);
      draft.insert(place + 1, after);
      return { line, pointer: '' };
    },
  },
  {
    name: 'lines/invalid-utf8',
    rule: 'lines/json',
    kit: () => [user('k1', 'caf|')],
    apply: (draft) => {
      const line = draft.entry('k1');
      if (line === undefined) return undefined;
      const [before = '', after = ''] = JSON.stringify(line.value).split('|');
      return {
        line: draft.overwrite(line, Buffer.concat([bytes(before), Uint8Array.of(0xe9), bytes(after)])),
        pointer: '',
      };
    },
  },
  {
    name: 'lines/byte-order-mark',
    rule: 'lines/bom',
    apply: (draft) => {
      draft.prefix = BOM;
      return { line: draft.header, pointer: '' };
    },
  },
  {
    name: 'lines/byte-order-mark-later',
    rule: 'lines/json',
    follows: DANGLING,
    apply: rewritten((text) => Buffer.concat([BOM, text])),
  },
  {
    name: 'lines/no-final-newline',
    rule: 'lines/no-final-newline',
    apply: (draft) => {
      draft.finalNewline = false;
      return { line: draft.lines.at(-1) as DraftLine, pointer: '' };
    },
  },
  {
    name: 'lines/crlf',
    rule: 'lines/crlf',
    apply: (draft) => {
      draft.newline = '\r\n';
      return { line: draft.header, pointer: '' };
    },
  },
  {
    name: 'lines/blank-before-the-header',
    rule: 'lines/blank',
    apply: (draft) => ({ line: draft.insert(0, ''), pointer: '' }),
  },
  {
    name: 'lines/plain-text-before-the-header',
    rule: 'lines/json',
    apply: (draft) => ({ line: draft.insert(0, 'some notes'), pointer: '' }),
  },
  {
    name: 'lines/empty-file',
    rule: 'header/present',
    apply: (draft) => {
      const line = draft.header;
      draft.lines.length = 0;
      draft.finalNewline = false;
      return { line, pointer: '' };
    },
  },
];
