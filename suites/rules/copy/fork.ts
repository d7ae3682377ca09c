import fc from 'fast-check';
import { legacySession, sessionOf, user } from '../../../generators/index.ts';
import type { Suite } from '../../rule.ts';
import { entriesOf, isSame } from '../../driving/bytes.ts';
import type { Complaint } from '../../driving/complaint.ts';
import { programRule } from '../../driving/program-rule.ts';
import type { Steps } from '../../driving/programs.ts';
import { FOLDER } from '../../driving/places.ts';
import { CWD_FORMS, hasResolvedCwd } from '../../driving/cwd-forms.ts';
import { FORKED, placed } from '../../driving/sending.ts';
import { goingOn } from './going-on.ts';
import { requirement } from '../../requirements/index.ts';
import { copying, judgingCopy, hasNewHeader, sourceRules, type Copy } from './copying.ts';
import { branched, headed, old, whole } from './sources.ts';

const sameEntries = ({ sourceBytes, bytes, name }: Copy): Complaint | undefined => {
  const [wanted, found] = [entriesOf(sourceBytes), entriesOf(bytes)];
  const at = wanted.findIndex((entry, index) => !isSame(entry, found[index]));
  if (at !== -1)
    return {
      code: 'entry-is-not-of-the-source',
      about: { number: String(at + 1) },
      file: name,
      expected: wanted[at],
      received: found[at],
    };
  return found.length > wanted.length
    ? { code: 'fork-has-more', file: name, received: found.at(-1) }
    : undefined;
};

const history = programRule({
  ...requirement('fork/history'),
  method: 'session/fork',
  needs: [],
  programs: (world) =>
    fc.oneof(
      copying('fork', { unknownTypes: true })(world),
      copying('fork', {}, { finalNewline: false })(world),
    ),
  examples: (world) => [...whole(world, FORKED), ...branched(FORKED)],
  judge: judgingCopy('fork', sameEntries, true),
});

const forkHeader = programRule({
  ...requirement('fork/header'),
  judgesAll: true,
  method: 'session/fork',
  needs: [],
  programs: copying('fork', { maxEntries: 3 }),
  examples: (world) => [...headed(FORKED), ...old(world, FORKED)],
  judge: judgingCopy(
    'fork',
    hasNewHeader(() => '/home/u/other'),
  ),
});

const inForm = ([cwd]: readonly [string, string]): Steps => [
  placed(sessionOf(user('a1', 'question'))),
  { act: 'fork', session: 0, cwd },
];

const cwdResolved = programRule({
  ...requirement('fork/cwd-resolved'),
  method: 'session/fork',
  needs: [],
  maxRuns: 0,
  programs: () => fc.constantFrom(...Object.values(CWD_FORMS)).map(inForm),
  examples: () => Object.entries(CWD_FORMS).map(([name, form]) => ({ name, input: inForm(form) })),
  judge: hasResolvedCwd,
});

const oldVersion = programRule({
  ...requirement('fork/old-version'),
  judgesAll: true,
  hazard: { pi: 'a fork of an older session is written as it is, under a header of version 3' },
  method: 'session/fork',
  needs: [],
  share: 0.1,
  programs: () =>
    fc
      .oneof(legacySession(1), legacySession(2))
      .map(({ bytes }): Steps => [{ act: 'place', name: `${FOLDER}/old.jsonl`, bytes }, FORKED]),
  examples: (world) => old(world, FORKED),
  judge: judgingCopy('fork', ({ bytes, name }) => {
    const older = entriesOf(bytes).find(
      ({ id, message }) =>
        typeof id !== 'string' || (message as { role?: unknown } | undefined)?.role === 'hookMessage',
    );
    return older && { code: 'fork-has-old-entries', file: name, received: older };
  }),
});

export const forkSuite: Suite = {
  area: 'fork',
  title: 'Forks',
  rules: [history, forkHeader, cwdResolved, goingOn('fork'), oldVersion, ...sourceRules('fork')],
};
