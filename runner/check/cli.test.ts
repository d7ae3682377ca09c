import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { assistant, header, sessionBytes, sessionOf, user, type Session } from '../../generators/index.ts';
import { conform, type Ended, type StartOptions } from '../testing/command.ts';

const folder = mkdtempSync(join(tmpdir(), 'pi-conform-check-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const check = (args: readonly string[], options: StartOptions = {}): Promise<Ended> =>
  conform(['check', ...args], { cwd: folder, ...options });

/** Lays a file into the test's folder; gives its bytes. */
function lay(name: string, content: Uint8Array | string): Buffer {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
  return readFileSync(join(folder, name));
}

const SECRET = 'the password is swordfish';
const good = sessionOf(user('a1', SECRET), assistant('b2', 'answer'));
const orphan: Session = sessionOf(user('a1', SECRET), assistant('b2', SECRET, { parent: 'a9' }));
const badContent = JSON.stringify({
  ...good.entries[0],
  message: { role: 'user', content: { text: SECRET }, timestamp: 1 },
});
const headerLine = JSON.stringify(header());

lay('good.jsonl', sessionBytes(good));
lay('orphan.jsonl', sessionBytes(orphan));
lay('content.jsonl', `${headerLine}\n${badContent}\n`);
lay('warned.jsonl', sessionBytes(good, { finalNewline: false }));
lay(
  'control.jsonl',
  `${headerLine}\n${JSON.stringify({ ...good.entries[0], parentId: '\u0000\u001b[31m<&>"\n' })}\n`,
);
const CWD_FOLDER = 'tree/--home-u-app--';
const named = (timestamp: string, id: string) =>
  `${CWD_FOLDER}/${timestamp.replaceAll(/[:.]/g, '-')}_${id}.jsonl`;
const { timestamp, id } = good.header;
lay(named(timestamp, id), sessionBytes(good));

describe('exit codes', () => {
  test.each([
    ['0, fine', ['good.jsonl'], 0],
    ['0, warnings alone', ['warned.jsonl'], 0],
    ['1, a must is broken', ['orphan.jsonl'], 1],
    ['1, a warning that is enforced', ['--enforce', 'observed', 'warned.jsonl'], 1],
    ['0, a level above what is enforced', ['--enforce', 'should', 'warned.jsonl'], 0],
    ['2, no such file', ['missing.jsonl'], 2],
    ['2, no such format', ['--format', 'xml', 'good.jsonl'], 2],
    ['4, nothing was checked', ['none-*.jsonl'], 4],
  ])('%s', async (_, args, code) => {
    expect((await check(args)).code).toBe(code);
  });

  test.skipIf(process.platform !== 'linux')('1, a file that cannot be read', async () => {
    const { code, stdout } = await check(['good.jsonl', '/proc/self/mem']);
    expect(code).toBe(1);
    expect(stdout).toContain('/proc/self/mem could not be read: ');
  });
});

describe.skipIf(process.platform === 'win32')('odd files', () => {
  test('a link to itself is told, and is not our fault', async () => {
    symlinkSync('loop.jsonl', join(folder, 'loop.jsonl'));
    const { code, stderr } = await check(['loop.jsonl']);
    expect(code).toBe(2);
    expect(stderr).toContain('"loop.jsonl" cannot be looked at');
  });

  test('a named pipe is not waited for', async () => {
    execFileSync('mkfifo', [join(folder, 'pipe.jsonl')]);
    const { code, stdout } = await check(['pipe.jsonl']);
    expect(code).toBe(1);
    expect(stdout).toContain('pipe.jsonl could not be read: it is a named pipe');
  });

  test('a device that never ends is not read', async () => {
    const { code, stdout } = await check(['/dev/zero']);
    expect(code).toBe(1);
    expect(stdout).toContain('/dev/zero could not be read: it is a device');
    expect(stdout).toMatch(/\n✗ 1 of 1 file is broken or cannot be read\n$/);
  });
});

test('a file of another format is passed over in a folder, and told where it is named', async () => {
  lay('mixed/good.jsonl', sessionBytes(good));
  lay('mixed/transcript.jsonl', '{"recordType":"message"}\n'.repeat(3));
  const { code, stdout } = await check(['mixed']);
  expect(code).toBe(0);
  expect(stdout).toBe(
    '✓ 1 file, 2 entries: 0 errors, 0 warnings\npassed over 1 file of another format:\n  mixed/transcript.jsonl (no session header)\n',
  );
  const named = await check(['mixed/transcript.jsonl']);
  expect(named.code).toBe(1);
  expect(named.stdout).toContain('Nothing needs to be done if the file is of another format');
});

describe('what is checked', () => {
  test('a finding says where, what must be, what came, what to do and where it is written', async () => {
    const { stdout } = await check(['orphan.jsonl']);
    const column = Buffer.from(sessionBytes(orphan)).toString().split('\n')[2]?.indexOf('"a9"') ?? 0;
    expect(stdout).toBe(
      [
        'History or content is lost: 1 file',
        '',
        'orphan.jsonl',
        `  3:${column + 1} must tree/parent-exists must be the id of an earlier entry, received "a9" (/parentId)`,
        '      Put the entry back, or hang this one below another: all history above is cut off.',
        '      documented: docs/session-format.md, Tree Structure: "Each non-root entry points to its parent via `parentId`"',
        '',
        '1 file, 2 entries: 1 error, 0 warnings (1 must)',
        '✗ 1 of 1 file is broken',
        '',
      ].join('\n'),
    );
  });

  test('standard input', async () => {
    const { code, stdout } = await check(['-'], { input: Buffer.from(sessionBytes(orphan)).toString() });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^-\n {2}3:\d+ must tree\/parent-exists/m);
  });

  test('folders and patterns, each file once', async () => {
    // A folder that is named like a session is none of the files.
    mkdirSync(join(folder, 'tree', 'folder.jsonl'), { recursive: true });
    const { stdout } = await check(['tree', 'tree/**/*.jsonl', 'g*.jsonl']);
    expect(stdout).toBe('✓ 2 files, 4 entries: 0 errors, 0 warnings\n');
  });

  test("without arguments, Pi's own folder, of which nothing is changed", async () => {
    const before = lay(
      'agent/sessions/--home-u-app--/x.jsonl',
      sessionBytes(orphan, { finalNewline: false }),
    );
    const { code, stdout } = await check([], { env: { PI_CODING_AGENT_DIR: join(folder, 'agent') } });
    expect(code).toBe(1);
    expect(stdout).toContain(`checking ${join(folder, 'agent/sessions')} (PI_CODING_AGENT_DIR)`);
    expect(stdout).toContain('1 file, 2 entries');
    expect(readFileSync(join(folder, 'agent/sessions/--home-u-app--/x.jsonl'))).toEqual(before);
    const empty = await check([], { env: { PI_CODING_AGENT_DIR: join(folder, 'nobody') } });
    expect(empty.code).toBe(4);
    expect(empty.stderr).toContain('nothing was checked');
  });

  test('without arguments, what Pi does not list is passed over, and told', async () => {
    lay(named(timestamp, id).replace('tree', 'beside/sessions'), sessionBytes(good));
    lay('beside/sessions/--home-u-app--/deeper/y.jsonl', '{"recordType":"message"}\n');
    lay('beside/sessions/artifacts/transcript.jsonl', '{"recordType":"message"}\n'.repeat(3));
    const env = { PI_CODING_AGENT_DIR: join(folder, 'beside') };
    const { code, stdout } = await check([], { env });
    expect(code).toBe(0);
    expect(stdout).toContain('✓ 1 file, 2 entries');
    expect(stdout).toContain('passed over 2 files that Pi does not list:');
    expect(stdout).toContain('artifacts/transcript.jsonl (no session header)');
    // A session that lost its header is no foreign file.
    const lost = '{"type":"message"}\n';
    lay('beside/sessions/--home-u-app--/2026-10-01T09-00-00-000Z_s9.jsonl', lost);
    expect((await check([], { env })).stdout).toMatch(
      /^--home-u-app--\/2026-10-01T09-00-00-000Z_s9\.jsonl\n {2}1:1 must header\/first/m,
    );
  });

  test('without arguments, the folder is the one that Pi would look in', async () => {
    lay('chosen/x.jsonl', sessionBytes(orphan));
    lay('set/.pi/settings.json', JSON.stringify({ sessionDir: '../chosen' }));
    const chosen = join(folder, 'chosen');
    const cwd = join(folder, 'set');
    const calls: readonly (readonly [readonly string[], StartOptions])[] = [
      [['--session-dir', chosen], {}],
      [[], { env: { PI_CODING_AGENT_SESSION_DIR: chosen } }],
      [[], { cwd }],
    ];
    for (const [args, options] of calls) {
      const { code, stdout } = await check(args, options);
      expect(stdout).toContain(`checking ${chosen} (`);
      expect(code).toBe(1);
    }
  });

  test('names of folder and file, against the header', async () => {
    const moved = named(timestamp, id).replace('home-u-app', 'home-u-other');
    lay(moved, sessionBytes(good));
    lay(named('2020-01-01T00:00:00.000Z', id), sessionBytes(good));
    lay(named(timestamp, 'other'), sessionBytes(good));
    const { stdout } = await check(['--quiet', 'tree']);
    expect(stdout.match(/naming\/\w+/g)?.sort()).toEqual(['naming/directory', 'naming/file', 'naming/file']);
  });

  test('usage that a fork repeats', async () => {
    const fork = { ...good, header: header({ id: 's2', parentSession: join(folder, 'forks/parent.jsonl') }) };
    lay('forks/parent.jsonl', sessionBytes(good));
    lay('forks/fork.jsonl', sessionBytes(fork));
    expect((await check(['forks'])).stdout).toBe('✓ 2 files, 4 entries: 0 errors, 0 warnings\n');
    const { code, stdout } = await check(['--only', 'fork/usage-once', 'forks']);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^forks\/fork\.jsonl\n {2}1:1 observed fork\/usage-once must be counted once, received 0 tokens of 1 entries/m,
    );
  });

  test('many files on several threads, as on one', async () => {
    const large = sessionOf(
      user('a1'),
      ...Array.from({ length: 12_000 }, (_, at) => user(`u${at}`, 'x'.repeat(200))),
    );
    for (const name of ['one', 'two', 'three']) lay(`many/${name}.jsonl`, sessionBytes(large));
    lay('many/bad.jsonl', sessionBytes(orphan));
    const { code, stdout } = await check(['--quiet', 'many']);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^many\/bad\.jsonl:3/);
    expect(stdout).toContain('4 files, 36,005 entries: 1 error');
  });
});

describe('for the owner of many files', () => {
  const unreadableHeader = '{"type":"message"}\n';
  for (let at = 0; at < 60; at++) lay(`owner/sound-${at}.jsonl`, sessionBytes(good));
  for (let at = 0; at < 40; at++) lay(`owner/cut-${at}.jsonl`, sessionBytes(orphan));
  lay('owner/unended.jsonl', sessionBytes(good, { finalNewline: false }));
  lay('owner/z-refused.jsonl', unreadableHeader);

  test('files stand by what becomes of them, the worst first, and the broken ones are counted', async () => {
    const { stdout } = await check(['--max-problems', '0', 'owner']);
    const titles = stdout.split('\n').filter((line) => /: \d+ files?$/.test(line));
    expect(titles).toEqual([
      'Pi or the provider refuses the session, or Pi hangs: 1 file',
      'History or content is lost: 40 files',
      'Nothing is lost: 1 file',
    ]);
    expect(stdout).toMatch(/\n✗ 41 of 102 files are broken\n$/);
    expect(stdout.match(/Put the entry back/g)).toHaveLength(1);
  });

  test('no more is shown than a few screens hold, and what is left out is counted', async () => {
    const { stdout } = await check(['owner']);
    expect(stdout.split('\n').length).toBeLessThan(110);
    expect(stdout).toContain(
      'not shown (--max-problems 0 shows all):\n  tree/parent-exists: 11 problems in 11 files\n',
    );
    expect((await check(['--max-problems', '1', 'owner'])).stdout).toContain(
      '  tree/parent-exists: 40 problems in 40 files\n  lines/no-final-newline: 1 problem in 1 file\n',
    );
  });

  test('problems of one kind in one file are one line', async () => {
    const entries = good.entries.flatMap((entry) => [entry, { ...entry }, { ...entry }]);
    lay('doubled.jsonl', sessionBytes({ ...good, entries }));
    const { stdout } = await check(['doubled.jsonl']);
    expect(stdout).toMatch(/tree\/unique-ids .*, and 3 more: lines 4, 6, 7$/m);
  });

  test('paths are relative to where one stands', async () => {
    const { stdout } = await check(['--quiet', join(folder, 'owner')]);
    expect(stdout).toMatch(/^owner\/z-refused\.jsonl:1:1 must header\/first/m);
    expect(stdout).not.toContain(folder);
  });
});

describe('message text', () => {
  const formats = ['text', 'json', 'ndjson', 'sarif', 'github', 'junit'];

  test.each(formats)('is not shown in the format %s', async (format) => {
    const { stdout } = await check(['--format', format, 'orphan.jsonl', 'content.jsonl', 'control.jsonl']);
    expect(stdout).not.toContain('swordfish');
    expect(stdout).toContain('entry/message');
  });

  test('is shown when it is asked for', async () => {
    expect((await check(['--show-content', 'content.jsonl'])).stdout).toContain(SECRET);
  });
});

describe('formats', () => {
  const all = ['good.jsonl', 'orphan.jsonl', 'control.jsonl', 'warned.jsonl'];

  test('--quiet shows what binds alone', async () => {
    const { stdout } = await check(['--quiet', ...all]);
    const findings = stdout.split('\n').filter((line) => line.includes('.jsonl:'));
    expect(findings).toHaveLength(2);
    expect((await check(['--quiet', 'good.jsonl', 'warned.jsonl'])).stdout).toBe('');
  });

  test('json', async () => {
    const report = JSON.parse((await check(['--format', 'json', ...all])).stdout) as Record<string, unknown>;
    expect(report['summary']).toMatchObject({ files: 4, binding: 2, warnings: 1, unreadable: 0 });
    expect(report['findings']).toMatchObject([
      {
        path: 'orphan.jsonl',
        line: 3,
        level: 'must',
        binds: true,
        rule: 'tree/parent-exists',
        pointer: '/parentId',
      },
      { path: 'control.jsonl', line: 2, rule: 'tree/root' },
      { path: 'warned.jsonl', line: 3, level: 'observed', binds: false, rule: 'lines/no-final-newline' },
    ]);
  });

  test('ndjson', async () => {
    const { stdout } = await check(['--format', 'ndjson', ...all]);
    const kinds = stdout
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { kind: string }).kind);
    expect(kinds).toEqual(['finding', 'finding', 'finding', 'file', 'file', 'file', 'file', 'summary']);
  });

  test('html draws the tree of a file with problems, without what people wrote', async () => {
    const page = join(folder, 'drawn.html');
    lay('drawn.jsonl', sessionBytes(orphan));
    const drawn = async (...more: readonly string[]): Promise<string> => {
      await check(['--report', `html=${page}`, ...more, join(folder, 'drawn.jsonl')]);
      const [, base64 = ''] = /id="block-1">([^<]*)</.exec(readFileSync(page, 'utf8')) ?? [];
      return gunzipSync(Buffer.from(base64, 'base64')).toString();
    };
    expect(await drawn()).toMatch(/svg[^]*✗ [a-z-]+\//);
    expect(await drawn()).not.toContain(SECRET);
    expect(await drawn('--show-content')).toContain(SECRET);
  });

  test('sarif', async () => {
    const { stdout } = await check(['--format', 'sarif', ...all]);
    const sarif = JSON.parse(stdout) as {
      version: string;
      runs: { tool: { driver: { rules: { id: string }[] } }; results: Record<string, unknown>[] }[];
    };
    expect(sarif.version).toBe('2.1.0');
    const [run] = sarif.runs;
    expect(run).toMatchObject({ columnKind: 'utf16CodeUnits', invocations: [{ executionSuccessful: true }] });
    expect(run?.results).toHaveLength(3);
    for (const result of run?.results ?? []) {
      expect(run?.tool.driver.rules[Number(result['ruleIndex'])]?.id).toBe(result['ruleId']);
      expect(result).toMatchObject({
        level: expect.stringMatching(/^(?:error|warning|note)$/),
        message: { text: expect.stringContaining('must') },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: expect.any(String) },
              region: { startLine: expect.any(Number), startColumn: expect.any(Number) },
            },
          },
        ],
      });
    }
  });

  test('github', async () => {
    const { stdout } = await check(['--format', 'github', ...all]);
    const lines = stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(
      /^::error file=orphan\.jsonl,line=3,col=\d+,title=tree\/parent-exists::must be the id of an earlier entry/,
    );
    expect(lines[2]).toMatch(/^::notice file=warned\.jsonl/);
  });

  test('junit, well-formed whatever stands in the file', async () => {
    const { stdout } = await check(['--format', 'junit', ...all]);
    // eslint-disable-next-line no-control-regex
    expect(stdout).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/);
    expect(stdout).toContain('<testsuites tests="4" failures="2" errors="0">');
    expect(stdout.match(/<failure /g)).toHaveLength(2);
    expect(stdout.match(/<system-out>/g)).toHaveLength(1);
    const bare = stdout.replaceAll(/"[^"<>]*"/g, '""').replaceAll(/&(?:amp|lt|gt|quot|#\d+);/g, '');
    expect(bare).not.toMatch(/&/);
  });
});
