import { header } from '../builders.ts';
import type { Fault } from './fault.ts';
import { setAt } from './fault.ts';

type Row = readonly [name: string, rule: string, member: string, value: unknown];

/** One member of the header, and what it is changed to; undefined takes it out. */
const MEMBERS: readonly Row[] = [
  ['id-missing', 'header/id', 'id', undefined],
  ['id-empty', 'header/id', 'id', ''],
  ['id-number', 'header/id', 'id', 12],
  ['id-null', 'header/id', 'id', null],
  ['id-with-slash', 'header/id', 'id', '../other'],
  ['id-with-space', 'header/id', 'id', 'my session'],
  ['id-ends-in-dot', 'header/id', 'id', 'a.'],
  ['version-missing', 'header/version-fits', 'version', undefined],
  ['version-1-with-ids', 'header/version-fits', 'version', 1],
  ['version-null', 'header/version-fits', 'version', null],
  ['version-text', 'header/version-fits', 'version', '3'],
  ['version-zero', 'header/version-fits', 'version', 0],
  ['version-negative', 'header/version-fits', 'version', -1],
  ['version-fraction', 'header/version-fits', 'version', 2.5],
  ['version-true', 'header/version-fits', 'version', true],
  ['version-newer', 'migrate/newer', 'version', 99],
  ['timestamp-missing', 'header/fields', 'timestamp', undefined],
  ['timestamp-not-iso', 'header/fields', 'timestamp', 'yesterday'],
  ['timestamp-number', 'header/fields', 'timestamp', 1_790_000_000_000],
  ['cwd-missing', 'header/fields', 'cwd', undefined],
  ['cwd-null', 'header/fields', 'cwd', null],
  ['cwd-number', 'header/fields', 'cwd', 7],
  ['cwd-list', 'header/fields', 'cwd', ['/w']],
  ['cwd-object', 'header/fields', 'cwd', { path: '/w' }],
  ['parent-session-number', 'header/fields', 'parentSession', 5],
  ['parent-session-list', 'header/fields', 'parentSession', []],
  ['in-the-tree', 'header/first', 'parentId', null],
];

const memberFaults = MEMBERS.map(([name, rule, member, value]): Fault => ({
  name: `header/${name}`,
  rule,
  local: true,
  apply: (draft) => setAt(draft.header, `/${member}`, value),
}));

export const headerFaults: readonly Fault[] = [
  ...memberFaults,
  {
    name: 'header/missing',
    rule: 'header/first',
    apply: (draft) => {
      draft.lines.shift();
      return { line: draft.header, pointer: '' };
    },
  },
  {
    name: 'header/not-first',
    rule: 'header/first',
    apply: (draft, pick) => {
      const head = draft.header;
      draft.lines.shift();
      draft.lines.splice(1 + (pick % draft.lines.length), 0, head);
      return { line: draft.header, pointer: '' };
    },
  },
  {
    name: 'header/other-type',
    rule: 'header/first',
    // As an entry, the line lacks what every entry has.
    follows: ['entry/unknown-type', 'entry/base', 'tree/root'],
    apply: (draft) => {
      draft.header.value['type'] = 'Session';
      return { line: draft.header, pointer: '' };
    },
  },
  {
    name: 'header/second',
    rule: 'header/second',
    apply: (draft, pick) => {
      const second = draft.insert(1 + (pick % draft.lines.length), JSON.stringify(header({ id: 'another' })));
      return { line: second, pointer: '/type' };
    },
  },
  {
    name: 'header/behind-a-mebibyte',
    rule: 'header/size',
    follows: ['lines/json'],
    apply: (draft) => {
      const head = draft.header;
      draft.insert(0, 'x'.repeat(1_048_576));
      return { line: head, pointer: '' };
    },
  },
  {
    name: 'header/longer-than-a-mebibyte',
    rule: 'header/size',
    apply: (draft) => {
      draft.header.value['cwd'] = `/${'x'.repeat(1_048_576)}`;
      return { line: draft.header, pointer: '' };
    },
  },
];
