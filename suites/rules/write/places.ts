import fc from 'fast-check';
import { sessionBytes, sessionOf, user } from '../../../generators/index.ts';
import { sameBytes } from '../../driving/bytes.ts';
import { CWD_FORMS, hasResolvedCwd } from '../../driving/cwd-forms.ts';
import { programRule } from '../../driving/program-rule.ts';
import type { Steps } from '../../driving/programs.ts';
import { CONVERSATION, CREATED, sent } from '../../driving/sending.ts';
import { requirement } from '../../requirements/index.ts';
import type { RunRule } from '../../rule.ts';

/** Where a new session is: in which directory it works, and what lies already where it is to be stored. */

const inForm = ([cwd]: readonly [string, string]): Steps => [{ ...CREATED, cwd }, ...CONVERSATION];

const cwdResolved = programRule({
  ...requirement('write/cwd-resolved'),
  method: 'session/create',
  needs: ['session/append'],
  maxRuns: 0,
  programs: () => fc.constantFrom(...Object.values(CWD_FORMS)).map(inForm),
  examples: () => Object.entries(CWD_FORMS).map(([name, form]) => ({ name, input: inForm(form) })),
  judge: hasResolvedCwd,
});

const OF_SOMEBODY_ELSE = sessionBytes(sessionOf(user('z9', 'somebody else')));

const OCCUPIED: Steps = [
  CREATED,
  { act: 'occupy', session: 0, bytes: OF_SOMEBODY_ELSE },
  ...CONVERSATION,
  sent(user('c3', 'and now?')),
];

const occupied = programRule({
  ...requirement('write/occupied'),
  method: 'session/create',
  needs: ['session/append'],
  maxRuns: 0,
  programs: () => fc.constant(OCCUPIED),
  examples: () => [{ name: 'another session', input: OCCUPIED }],
  sees: (moments) => moments.some(({ step }) => step.act === 'occupy'),
  judge: ({ disk, request }) => {
    const [file] = [...disk.before].filter(([, bytes]) => sameBytes(bytes, OF_SOMEBODY_ELSE));
    if (request === undefined || file === undefined) return undefined;
    const [name] = file;
    const now = disk.after.get(name);
    return now !== undefined && sameBytes(now, OF_SOMEBODY_ELSE)
      ? undefined
      : { code: 'other-session-changed', file: name };
  },
});

export const places: readonly RunRule[] = [cwdResolved, occupied];
