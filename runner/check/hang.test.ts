import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { assistant, sessionBytes, sessionOf, user, type Session } from '../../generators/index.ts';
import { packageRoot } from '../../schema/package-root.ts';

const folder = mkdtempSync(join(tmpdir(), 'pi-conform-hang-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PI = 'node_modules/@earendil-works/pi-coding-agent/dist/core/session-manager.js';

/** Lets Pi open a session and build its context, in a process that is ended after some seconds. */
function piAnswers(name: string, session: Session, timeout: number): boolean {
  const file = join(folder, name);
  writeFileSync(file, sessionBytes(session));
  const script = `import { SessionManager } from ${JSON.stringify(pathToFileURL(join(packageRoot(), PI)).href)};
    SessionManager.open(${JSON.stringify(file)}).buildSessionContext();
    console.log('answered');`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    timeout,
    killSignal: 'SIGKILL',
  });
  return stdout.includes('answered');
}

test('Pi never returns from a branch whose ids are doubled so that it leads back to itself', () => {
  const doubled = sessionOf(user('u1', 'a'), assistant('a2', 'b'), user('u1', 'c', { parent: 'a2' }));
  const sound = sessionOf(user('u1', 'a'), assistant('a2', 'b'), user('u3', 'c', { parent: 'a2' }));
  expect(piAnswers('sound.jsonl', sound, 60_000)).toBe(true);
  expect(piAnswers('doubled.jsonl', doubled, 4_000)).toBe(false);
});
