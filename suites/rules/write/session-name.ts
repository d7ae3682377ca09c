import fc from 'fast-check';
import { appendedEntry, payloadIn } from '../../driving/judge.ts';
import { oneLine } from '../../model/index.ts';
import type { RunRule } from '../../rule.ts';
import { programRule } from '../../driving/program-rule.ts';
import { programs, type Programs } from '../../driving/programs.ts';
import { BEGUN } from '../../driving/sending.ts';
import type { Step } from '../../driving/step.ts';
import { requirement } from '../../requirements/index.ts';

/** Names of several lines, also with nothing but line breaks in them. */
const names = () =>
  fc
    .tuple(
      fc.array(fc.constantFrom('Refactor', 'auth module', '学术', ''), { minLength: 2, maxLength: 3 }),
      fc.constantFrom('\n', '\r\n', '\r', '\n\n'),
    )
    .map(([lines, separator]) => lines.join(separator));

/** Gives the session a name. */
function naming(name: string): Step {
  const members = { type: 'session_info' as const, name };
  return { act: 'append', session: 0, draft: { payload: { type: 'plain', members }, reference: 0 } };
}

/** A session with a message, that is given names. */
const named: Programs = (world) =>
  fc
    .tuple(
      programs({
        start: 'place',
        session: { types: ['message'], minEntries: 1, maxEntries: 2 },
        acts: { append: 1 },
        maxSteps: 0,
      })(world),
      fc.array(names(), { minLength: 1, maxLength: 2 }),
    )
    .map(([beginning, given]) => [...beginning, ...given.map(naming)]);

export const sessionName: RunRule = programRule({
  ...requirement('write/session-name'),
  method: 'session/append',
  share: 0.1,
  programs: named,
  examples: () => [
    { name: 'a name of two lines', input: [...BEGUN, naming('Refactor\nauth module'), naming('a\r\nb')] },
  ],
  judge: (moment) => {
    const name = appendedEntry(moment)?.['name'];
    return typeof name === 'string' && /[\r\n]/.test(name)
      ? {
          code: 'name-has-line-breaks',
          expected: oneLine(payloadIn(moment)['name']),
          received: name,
        }
      : undefined;
  },
});
