import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { shellQuoted } from './shell.ts';

test('a quoted command comes back word by word from a shell', () => {
  const words = ['plain', 'two words', "it's", '$HOME', '~/x', 'a"b', '', '*', 'é', '--flag=x,y'];
  const script = `printf '%s\\n' ${shellQuoted(words)}`;
  expect(execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\n').slice(0, -1)).toEqual(words);
});
