import fc from 'fast-check';
import { session, sessionOf, user, type Session } from '../../../generators/index.ts';
import { caseOfLines, readingRule } from '../../asking/reading-rule.ts';
import { IN_ANY_FORM, said, saidOf } from '../../asking/said.ts';
import { requirement } from '../../requirements/index.ts';

type Entry = Session['entries'][number];

const withContent = (content: unknown) => (entry: Entry) =>
  entry.type === 'message' ? { ...entry, message: { ...entry.message, content } } : entry;

export const nullContent = readingRule({
  ...requirement('context/null-content'),
  method: 'session/context',
  cases: ({ features }) =>
    fc
      .tuple(
        session({
          features,
          types: ['message'],
          roles: ['user', 'assistant', 'toolResult', 'system'],
          minEntries: 1,
          maxEntries: 3,
          text: 'plain',
          shape: 'chain',
        }),
        fc.constantFrom(null, undefined),
      )
      .map(([made, content]) =>
        caseOfLines([
          JSON.stringify(made.header),
          ...made.entries.map((entry) => JSON.stringify(withContent(content)(entry))),
        ]),
      ),
  expected: saidOf(({ role, content }) => ({ role, content })),
});

export const withoutMessage = readingRule({
  ...requirement('context/message-missing'),
  hazard: { pi: 'a message entry without message throws while the context is built' },
  method: 'session/context',
  maxRuns: 4,
  cases: () =>
    fc.constantFrom(undefined, null).map((none) => {
      const made = sessionOf(user('a1'), user('b2'), user('c3'));
      const lines = made.entries.map((entry) =>
        JSON.stringify(entry.id === 'b2' ? { ...entry, message: none } : entry),
      );
      return caseOfLines([JSON.stringify(made.header), ...lines]);
    }),
  expected: said,
  view: IN_ANY_FORM,
  orRejected: true,
});
