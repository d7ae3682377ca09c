import fc from 'fast-check';
import { legacySession } from '../../../generators/index.ts';
import { everyEntry } from '../../asking/every-entry.ts';
import type { Suite } from '../../rule.ts';
import { entriesOf, isSame } from '../../driving/bytes.ts';
import type { Complaint } from '../../driving/complaint.ts';
import { programRule } from '../../driving/program-rule.ts';
import type { Steps } from '../../driving/programs.ts';
import { FOLDER } from '../../driving/places.ts';
import { FORKED, placed } from '../../driving/sending.ts';
import { goingOn } from './going-on.ts';
import { requirement } from '../../requirements/index.ts';
import { copying, judgingCopy, hasNewHeader, sourceRules, type Copy } from './copying.ts';

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
  examples: (world) => [{ name: 'an entry of each type', input: [placed(everyEntry(world)), FORKED] }],
  judge: judgingCopy('fork', sameEntries, true),
});

const forkHeader = programRule({
  ...requirement('fork/header'),
  judgesAll: true,
  method: 'session/fork',
  needs: [],
  programs: copying('fork', { maxEntries: 3 }),
  judge: judgingCopy(
    'fork',
    hasNewHeader(() => '/home/u/other'),
  ),
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
  judge: judgingCopy('fork', ({ bytes, name }) => {
    const old = entriesOf(bytes).find(
      ({ id, message }) =>
        typeof id !== 'string' || (message as { role?: unknown } | undefined)?.role === 'hookMessage',
    );
    return old && { code: 'fork-has-old-entries', file: name, received: old };
  }),
});

export const forkSuite: Suite = {
  area: 'fork',
  title: 'Forks',
  rules: [history, forkHeader, goingOn('fork'), oldVersion, ...sourceRules('fork')],
};
