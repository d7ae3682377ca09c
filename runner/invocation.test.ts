import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { invocationOf } from './invocation.ts';

const folder = mkdtempSync(join(tmpdir(), 'invocation-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const onPath = join(folder, 'bin');
mkdirSync(onPath);
writeFileSync(join(onPath, 'pi-conform'), '#!/bin/sh\n');
chmodSync(join(onPath, 'pi-conform'), 0o755);

const PACKAGE = '/home/me/app/node_modules/pi-session-conformance/dist/runner/bin.js';
const PNPM = '/home/me/app/node_modules/.pnpm/pi@1/node_modules/pi-session-conformance/dist/runner/bin.js';

describe('a line that is printed begins as the program was called', () => {
  test.each([
    ['by npx', '/home/me/app/node_modules/.bin/pi-conform', 'npm/11', 'npx pi-conform'],
    ['by its path in a project', '/home/me/app/node_modules/.bin/pi-conform', undefined, 'npx pi-conform'],
    ['by the file of a package', PACKAGE, undefined, 'npx pi-conform'],
    ['by pnpm', PNPM, 'pnpm/10', 'pnpm exec pi-conform'],
    ['by yarn', '/home/me/app/node_modules/.bin/pi-conform', 'yarn/1.22.22', 'yarn pi-conform'],
    ['by bun', '/home/me/app/node_modules/.bin/pi-conform', 'bun/1.3', 'bunx pi-conform'],
    ['by the vitest of a project', '/home/me/app/node_modules/vitest/vitest.mjs', 'npm/11', 'npx pi-conform'],
    ['by nothing at all', undefined, undefined, 'npx pi-conform'],
    [
      'fetched by npx',
      '/home/me/.npm/_npx/1f/node_modules/.bin/pi-conform',
      'npm/11',
      'npx pi-session-conformance',
    ],
    [
      'fetched by pnpm',
      '/home/me/.cache/pnpm/dlx/1f/node_modules/pi-session-conformance/dist/runner/bin.js',
      'pnpm/10',
      'pnpm dlx pi-session-conformance',
    ],
    ['from a clone', '/home/me/app/dist/runner/bin.js', undefined, 'node dist/runner/bin.js'],
    [
      'from a clone elsewhere',
      '/srv/my suite/dist/runner/bin.js',
      undefined,
      "node '/srv/my suite/dist/runner/bin.js'",
    ],
    ['by a link that is not on the path', '/home/me/app/pi-conform', undefined, './pi-conform'],
    [
      'by its path, from elsewhere',
      '/srv/app/node_modules/.bin/pi-conform',
      undefined,
      '/srv/app/node_modules/.bin/pi-conform',
    ],
  ])('%s', (_how, script, agent, expected) => {
    const environment = { npm_config_user_agent: agent, PATH: '/usr/bin' };
    expect(invocationOf({ script, folder: '/home/me/app', environment })).toBe(expected);
  });

  test.each([
    ['by its name', '/usr/local/bin/pi-conform'],
    [
      'by a script of a package manager',
      '/usr/local/lib/node_modules/pi-session-conformance/dist/runner/bin.js',
    ],
  ])('%s, where it is on the path', (_how, script) => {
    const environment = { PATH: `/usr/bin:${onPath}` };
    expect(invocationOf({ script, folder: '/home/me/app', environment })).toBe('pi-conform');
  });
});
