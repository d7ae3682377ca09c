import { describe, expect, test } from 'vitest';
import { pictureOf } from './picture.ts';

const HEADER = { type: 'session', version: 3, id: 's', timestamp: '2025-01-01T00:00:00.000Z', cwd: '/p' };

const user = (id: string, parentId: string | null, text: string) => ({
  type: 'message',
  id,
  parentId,
  message: { role: 'user', content: text },
});

const bytesOf = (...lines: readonly unknown[]): Uint8Array =>
  Buffer.from(lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join(''));

const linesOf = (...args: Parameters<typeof pictureOf>): readonly string[] => pictureOf(...args).split('\n');

describe('pictureOf', () => {
  test('shows branches, the active one, the leaf and edits', () => {
    const bytes = bytesOf(
      HEADER,
      user('a', null, 'question A'),
      {
        type: 'message',
        id: 'b',
        parentId: 'a',
        message: { role: 'assistant', content: [{ type: 'text', text: 'B' }] },
      },
      user('c', 'b', 'question C'),
      user('d', 'b', 'question D'),
      { type: 'context_edit', id: 'e', parentId: 'd', targetId: 'b', replacement: null },
      { type: 'context_edit', id: 'f', parentId: 'c', targetId: 'c', replacement: { content: 'new' } },
    );
    expect(linesOf(bytes, { leafId: 'e' })).toEqual([
      'session, version 3, cwd "/p"',
      '● a user "question A"',
      '● b assistant "B"  ← edited by e',
      '├─○ c user "question C"  ← edited by f, off the branch',
      '│ ○ f context_edit replaces c "new"',
      '└─● d user "question D"',
      '  ● e context_edit omits b  ← leaf',
    ]);
  });

  test('the leaf on load is the last entry; before the first there is none', () => {
    const bytes = bytesOf(HEADER, user('a', null, 'A'), user('b', 'a', 'B'));
    expect(linesOf(bytes).at(-1)).toBe('● b user "B"  ← leaf');
    expect(linesOf(bytes, { leafId: null }).slice(1)).toEqual(['○ a user "A"', '○ b user "B"']);
  });

  test('chains the entries of version 1', () => {
    const message = { type: 'message', message: { role: 'user', content: 'x' } };
    expect(linesOf(bytesOf({ ...HEADER, version: undefined }, message, message))).toEqual([
      'session, version none, cwd "/p"',
      '● line 2 user "x"',
      '● line 3 user "x"  ← leaf',
    ]);
  });

  test('shows what is broken: lines, orphans, circles', () => {
    const bytes = bytesOf('{"cut', HEADER, user('a', 'gone', 'A'), user('b', 'c', 'B'), user('c', 'b', 'C'));
    expect(linesOf(bytes)).toEqual([
      'session, version 3, cwd "/p" (line 2)',
      String.raw`✗ line 1 is not a JSON object: "{\"cut"`,
      '○ a user "A"  ← parent "gone" is missing',
      '● b user "B"  (in a circle, under no root)',
      '● c user "C"  ← leaf  (in a circle, under no root)',
    ]);
  });

  test('lets nothing act on a terminal', () => {
    const bytes = bytesOf(HEADER, {
      ...user('\u001b[2Ja', null, '\u001b]0;x\u0007\u202e\ud800\u009b'),
      type: 'message',
    });
    // eslint-disable-next-line no-control-regex
    expect(pictureOf(bytes)).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e\ud800-\udbff]/);
    expect(pictureOf(bytes)).toContain(String.raw`\u001b[2Ja`);
  });

  test('of values of any kind', () => {
    for (const odd of [null, 1, [], {}, [null], { content: [null, 1, {}] }, { role: { toString: 1 } }]) {
      const bytes = bytesOf(
        HEADER,
        { type: 'message', id: 'a', message: odd },
        { type: 'context_edit', id: 'b', replacement: odd },
      );
      expect(linesOf(bytes)).toHaveLength(3);
    }
  });

  test('cuts large sessions, deep or wide', () => {
    const chain = Array.from({ length: 50_000 }, (_, i) =>
      user(`e${i}`, i === 0 ? null : `e${i - 1}`, 'x'.repeat(500)),
    );
    const bush = Array.from({ length: 2000 }, (_, i) =>
      user(`e${i}`, i < 2 ? null : `e${Math.floor(i / 2) - 1}`, 'x'),
    );
    for (const entries of [chain, bush]) {
      const lines = linesOf(bytesOf(HEADER, ...entries));
      expect(lines).toHaveLength(41);
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(200);
    }
  });
});
