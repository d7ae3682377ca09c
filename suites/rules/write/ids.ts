import { sessionOf, user } from '../../../generators/index.ts';
import { resultOf } from '../../driving/moment.ts';
import { programRule } from '../../driving/program-rule.ts';
import { programs } from '../../driving/programs.ts';
import { BEGUN, CLOSED, CONVERSATION, OPENED, placed } from '../../driving/sending.ts';
import { namesNoEntry } from '../../driving/unfit.ts';
import { requirement } from '../../requirements/index.ts';

/** Ids of new entries. */

/** Ids that a writer comes to who counts entries, or lines, from either end. */
const NUMBERED = [2, 3, 4, 5].map((number) => user(`0000000${number}`, `question ${number}`));

export const freshIds = programRule({
  ...requirement('write/fresh-ids'),
  judgesAll: true,
  method: 'session/append',
  programs: programs({ start: 'place', acts: { append: 6, close: 3, open: 4 } }),
  examples: () => [
    {
      name: 'opened twice, and appended to each time',
      input: [
        placed(sessionOf(user('a1', 'question'))),
        OPENED,
        ...CONVERSATION,
        CLOSED,
        OPENED,
        ...CONVERSATION,
      ],
    },
    {
      name: 'a session whose ids are numbers, where a writer may count',
      input: [placed(sessionOf(...NUMBERED)), OPENED, ...CONVERSATION, ...CONVERSATION],
    },
  ],
  judge: (moment) => {
    const result = resultOf(moment);
    if (result !== undefined && namesNoEntry(moment))
      return { code: 'id-is-not-told', received: result['entryId'] ?? result['leafId'] };
    const entryId = result?.['entryId'];
    return moment.before?.entries.some(({ id }) => id === entryId)
      ? { code: 'id-is-used-again', received: entryId }
      : undefined;
  },
});

const ONE_OF_TWO = /^(?:[0-9a-f]{8}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export const ids = programRule({
  ...requirement('write/ids'),
  method: 'session/append',
  sees: (moments) => moments.some((one) => resultOf(one)?.['entryId'] !== undefined),
  programs: programs({ acts: { append: 1 }, maxSteps: 6 }),
  examples: () => [{ name: 'a question and its answer', input: BEGUN }],
  judge: (moment) => {
    const entryId = resultOf(moment)?.['entryId'];
    return typeof entryId !== 'string' || ONE_OF_TWO.test(entryId)
      ? undefined
      : { code: 'id-form', received: entryId };
  },
});
