import fc from 'fast-check';
import {
  compaction,
  edit,
  label,
  modelChange,
  session,
  sessionOf,
  system,
  user,
  type Session,
  type SessionConstraints,
} from '../../../generators/index.ts';
import { caseOf, readingRule } from '../../asking/reading-rule.ts';
import { everyEntry, isMessageOf } from '../../asking/every-entry.ts';
import type { Cases } from '../../asking/sessions-to-read.ts';
import type { World } from '../../rule.ts';
import { requirement } from '../../requirements/index.ts';
import { IN_ANY_FORM, said } from '../../asking/said.ts';
import { spoken } from '../../asking/spoken.ts';
import { EDITED, wholeOfEdited, type Entry } from './editing.ts';

/** A session, and an edit of a made-up kind at its end. */
const withEdit =
  (
    constraints: SessionConstraints,
    target: (made: Session) => readonly string[],
    replacement: fc.Arbitrary<unknown>,
  ): Cases =>
  ({ features }) =>
    fc
      .tuple(
        session({ ...constraints, features }).filter((made) => target(made).length > 0),
        fc.nat({ max: 20 }),
        replacement,
      )
      .map(([made, choice, value]) => {
        const targets = target(made);
        const parent = made.entries.at(-1)?.id ?? null;
        const plain = edit('0ddedd17', {
          target: targets[choice % targets.length] ?? '',
          replacement: null,
          parent,
        });
        return caseOf({ ...made, entries: [...spoken(made).entries, odd(plain, value)] });
      });

const odd = (one: Entry, replacement: unknown): Entry => ({ ...one, replacement }) as Entry;

const anyEntry = ({ entries }: Session) => entries.map(({ id }) => id);
const ofKind = (wanted: (entry: Entry) => boolean) => (made: Session) =>
  made.entries.filter(wanted).map(({ id }) => id);
const isUneditable = (entry: Entry) =>
  entry.type === 'branch_summary' ||
  entry.type === 'compaction' ||
  (entry.type === 'message' && !['user', 'assistant', 'toolResult', 'custom'].includes(entry.message.role));

const MIXED: SessionConstraints = {
  types: ['message', 'branch_summary', 'compaction', 'custom'],
  minEntries: 1,
  maxEntries: 5,
  text: 'plain',
  shape: 'chain',
};
/** An edit of one entry of each kind that no edit may be about, with the question before it. */
const ofEachUneditable = (replacement: ReturnType<typeof edit>['replacement']) => (world: World) => {
  const made = everyEntry(world, (entry) => isUneditable(entry) || isMessageOf(entry, ['user']));
  return made.entries.filter(isUneditable).map((target) => ({
    name: `a ${target.type === 'message' ? `message of role ${target.message.role}` : target.type}, after others`,
    input: caseOf(sessionOf(...made.entries, edit('0ddedd17', { target: target.id, replacement }))),
  }));
};

const content = fc.constantFrom({ content: 'x' }, { content: [{ type: 'text', text: 'x' }] });

export const nullOnAny = readingRule({
  ...requirement('edit/null-on-any'),
  expected: said,
  view: IN_ANY_FORM,
  method: 'session/context',
  cases: withEdit(MIXED, ofKind(isUneditable), fc.constant(null)),
  examples: (world) => [
    ...ofEachUneditable(null)(world),
    {
      name: 'a system message',
      input: caseOf(
        sessionOf(system('a1', 'prompt'), user('b2'), edit('c3', { target: 'a1', replacement: null })),
      ),
    },
    {
      name: 'a compaction',
      input: caseOf(
        sessionOf(
          user('a1'),
          compaction('b2', { firstKept: 'a1' }),
          edit('c3', { target: 'b2', replacement: null }),
        ),
      ),
    },
  ],
});

export const missingTarget = readingRule({
  ...requirement('edit/missing-target'),
  expected: said,
  view: IN_ANY_FORM,
  method: 'session/context',
  cases: withEdit(
    { ...EDITED, types: ['message', 'custom_message'], minEntries: 1 },
    () => ['no-such-entry'],
    fc.oneof(fc.constant(null), content),
  ),
  examples: () => [
    {
      name: 'off the branch',
      input: caseOf(
        sessionOf(
          user('a1'),
          user('b2'),
          user('c3', 'again', { parent: 'a1' }),
          edit('d4', { target: 'b2', replacement: null }),
        ),
      ),
    },
  ],
});

export const replaceUneditable = readingRule({
  ...requirement('edit/replace-uneditable'),
  expected: wholeOfEdited(undefined),
  view: IN_ANY_FORM,
  method: 'session/context',
  cases: withEdit(MIXED, ofKind(isUneditable), content),
  examples: (world) => [
    ...ofEachUneditable({ content: 'x' })(world),
    {
      name: 'a system message, before others',
      input: caseOf(
        sessionOf(
          system('a1', 'prompt'),
          user('b2', 'question'),
          edit('c3', { target: 'a1', replacement: { content: 'x' } }),
        ),
      ),
    },
  ],
});

export const silentTarget = readingRule({
  ...requirement('edit/silent-target'),
  expected: said,
  view: IN_ANY_FORM,
  method: 'session/context',
  cases: withEdit(
    { ...MIXED, types: ['message', 'label', 'model_change', 'custom'], roles: ['user'] },
    ofKind(({ type }) => type !== 'message'),
    content,
  ),
  examples: () => [
    {
      name: 'a label',
      input: caseOf(
        sessionOf(
          user('a1'),
          label('b2', { target: 'a1', label: 'mark' }),
          modelChange('c3'),
          edit('d4', { target: 'b2', replacement: { content: 'x' } }),
        ),
      ),
    },
  ],
});

export const malformed = readingRule({
  ...requirement('edit/malformed-replacement'),
  expected: said,
  view: IN_ANY_FORM,
  hazard: {
    pi: 'an edit without replacement throws while the context is built, and one with a bare string or number leaves a message without content',
  },
  method: 'session/context',
  maxRuns: 20,
  cases: withEdit(
    { ...EDITED, types: ['message'], roles: ['user'], minEntries: 1 },
    anyEntry,
    fc.constantFrom(undefined, 'REDACTED', 5, {}, [], true),
  ),
  orRejected: true,
});
