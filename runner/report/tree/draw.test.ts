import { describe, expect, test } from 'vitest';
import { compaction, edit, label, sessionBytes, sessionOf, user } from '../../../generators/index.ts';
import { HOSTILE } from '../../testing/reports.ts';
import { drawTree } from './draw.ts';
import type { TreeDrawing } from './rows.ts';

const shown = ({ rows }: TreeDrawing): readonly string[] =>
  rows.map(({ id, lane, active, fate = 'sent', notes, kind }) =>
    [kind === 'entry' ? id : kind, lane, active ? 'on' : 'off', fate, ...notes].join(' '),
  );

const chain = (length: number) =>
  Array.from({ length }, (_, at) => user(`e${at}`, 'x', at === 0 ? {} : { parent: `e${at - 1}` }));

describe('drawTree', () => {
  test('the branch runs straight down, another beside it, with what edits and compactions do', () => {
    const bytes = sessionBytes(
      sessionOf(
        user('a', 'first'),
        user('b', 'kept', { parent: 'a' }),
        user('c', 'hidden', { parent: 'b' }),
        compaction('k', { parent: 'c', firstKept: 'b' }),
        edit('e', { parent: 'k', target: 'c', replacement: null }),
        user('d', 'aside', { parent: 'b' }),
        edit('f', { parent: 'd', target: 'b', replacement: null }),
      ),
    );
    expect(shown(drawTree(bytes, { leafId: 'e' }))).toEqual([
      'a 0 on summarized',
      'b 0 on kept first kept edited by f, which is off the branch',
      'd 1 off sent',
      'f 1 off sent',
      'c 0 on hidden hidden by e',
      'k 0 on sent',
      'e 0 on sent leaf',
    ]);
  });

  test('what the two answers say of an entry stands beside it', () => {
    const bytes = sessionBytes(sessionOf(user('a', '1'), user('b', '2'), user('c', '3')));
    const answer = (...ids: readonly string[]) => ({ messages: ids.map((entryId) => ({ entryId })) });
    const { rows, compared } = drawTree(bytes, {
      expected: answer('a', 'b', 'c'),
      received: answer('a', 'c'),
    });
    expect(compared).toBe(true);
    expect(rows.map(({ expected, received, differs }) => [expected, received, differs])).toEqual([
      ['messages 1', 'messages 1', false],
      ['messages 2', '', true],
      ['messages 3', 'messages 2', false],
    ]);
    const turned = drawTree(bytes, { expected: answer('a', 'b', 'c'), received: answer('a', 'c', 'b') });
    expect(turned.rows.map(({ differs }) => differs)).toEqual([false, true, true]);
  });

  test('messages that do not say where they come from are not compared', () => {
    const bytes = sessionBytes(sessionOf(user('a', '1')));
    const expected = { messages: [{ entryId: 'a' }] };
    expect(drawTree(bytes, { expected, received: { messages: [{ message: {} }] } }).compared).toBe(false);
    expect(drawTree(bytes, { expected, received: { messages: [] } }).compared).toBe(true);
  });

  test('of a long chain, its ends and what is special stand for themselves', () => {
    const bytes = sessionBytes(
      sessionOf(...chain(20_000), edit('last', { parent: 'e19999', target: 'e8000', replacement: null })),
    );
    expect(shown(drawTree(bytes))).toEqual([
      'e0 0 on sent',
      'folded 0 on sent',
      'e8000 0 on hidden hidden by last',
      'folded 0 on sent',
      'last 0 on sent leaf',
    ]);
  });

  test.each([
    [
      'a star',
      Array.from({ length: 5_000 }, (_, at) => user(`e${at}`, 'x', at === 0 ? {} : { parent: 'e0' })),
    ],
    ['a comb', chain(3_000).flatMap((one, at) => [one, user(`side${at}`, 'x', { parent: `e${at}` })])],
    [
      'a chain of labels',
      chain(2_000).flatMap((one, at) => [
        one,
        label(`l${at}`, { parent: `e${at}`, target: `e${at}`, label: 'x' }),
      ]),
    ],
  ])('never more than 500 rows: %s', (_name, entries) => {
    const { rows, entries: count } = drawTree(sessionBytes(sessionOf(...entries)));
    expect(rows.length).toBeLessThanOrEqual(500);
    expect(rows.length).toBeGreaterThan(200);
    expect(count).toBe(entries.length);
    for (const [at, { parent = -1 }] of rows.entries()) expect(parent).toBeLessThanOrEqual(at);
  });

  test('nothing in a file can stop it', () => {
    const lines = [
      HOSTILE,
      '{"type":"message","id":"a","parentId":"b"}',
      '{"type":"message","id":"b","parentId":"a"}',
      '{"id":"__proto__","parentId":null,"type":"toString","message":7}',
      '[]',
    ];
    const { rows, header } = drawTree(Buffer.from(lines.join('\n')), {
      leafId: 'a',
      expected: 7,
      received: null,
    });
    expect(header).toBe('no header');
    expect(rows.map(({ kind }) => kind)).toEqual(['odd', 'odd', 'entry', 'entry', 'entry']);
  });

  test('an entry with a problem is not folded, and what people wrote may be left out', () => {
    const bytes = sessionBytes(sessionOf(...chain(100)));
    const drawing = drawTree(bytes, { problems: new Map([[50, ['tree/parent']]]), withoutContent: true });
    expect(drawing.rows.filter(({ problems }) => problems !== undefined)).toMatchObject([
      { kind: 'entry', line: 50, text: 'user', problems: ['tree/parent'] },
    ]);
    expect(drawing.rows.length).toBeLessThan(20);
  });
});
