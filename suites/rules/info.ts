import fc from 'fast-check';
import {
  assistant,
  custom,
  customMessage,
  edit,
  header,
  label,
  session,
  sessionInfo,
  sessionOf,
  toolCall,
  toolResult,
  user,
  type SessionConstraints,
} from '../../generators/index.ts';
import { linesOf, loaded, SHORT } from '../asking/sessions-to-read.ts';
import { everyEntry } from '../asking/every-entry.ts';
import { infoOf, type Info } from '../model/index.ts';
import { caseOf, caseOfLines, readingRule, type Expected } from '../asking/reading-rule.ts';
import type { Suite } from '../rule.ts';
import { requirement } from '../requirements/index.ts';

/** Text without U+2028 and its kind: Pi's own list splits lines there on newer releases of Node. */
const NAMED: SessionConstraints = { text: 'plain', maxEntries: 8 };

const only =
  (...members: (keyof Info)[]): Expected =>
  (read) => {
    const info = infoOf(read);
    return Object.fromEntries(members.map((member) => [member, info[member]]));
  };

/** A session that is renamed to this. */
const named = (text: string) =>
  caseOf(sessionOf(user('a1'), sessionInfo('b2', 'one'), sessionInfo('c3', text)));

const name = readingRule({
  ...requirement('info/name'),
  method: 'session/info',
  cases: () =>
    fc
      .array(
        fc.option(fc.constantFrom('', 'Refactor auth module', '学术', 'a'), {
          nil: undefined,
        }),
        {
          maxLength: 4,
        },
      )
      .map((names) =>
        caseOf(sessionOf(user('a0'), ...names.map((text, index) => sessionInfo(`b${index}`, text)))),
      ),
  examples: () => [
    {
      name: 'an empty name clears',
      input: caseOf(sessionOf(user('a1'), sessionInfo('b2', 'one'), sessionInfo('c3', ''))),
    },
    { name: 'never named', input: caseOf(sessionOf(user('a1'))) },
    {
      name: 'a long name',
      input: caseOf(sessionOf(user('a1'), sessionInfo('b2', 'Refactor the auth module '.repeat(6).trim()))),
    },
  ],
  expected: only('name'),
});

/** Sessions whose name is not shown as it is stored, and one whose name is. */
const PADDED = {
  'white space around it': caseOf(sessionOf(user('a1'), sessionInfo('b2', ' \t a name\u00a0 '))),
  'white space alone': named('  '),
  'a byte-order mark and a wide space around it': named('\ufeffa name\u3000'),
  'white space in it': named('a  name\tof\ntwo lines'),
};

const trimmed = readingRule({
  ...requirement('info/name-trimmed'),
  method: 'session/info',
  maxRuns: 0,
  cases: () => fc.constantFrom(...Object.values(PADDED)),
  examples: () => Object.entries(PADDED).map(([title, input]) => ({ name: title, input })),
  expected: only('name'),
});

const labels = readingRule({
  ...requirement('info/label'),
  method: 'session/info',
  cases: loaded({ ...NAMED, types: { message: 1, label: 3 }, roles: ['user'], spoken: true }),
  examples: () => [
    {
      name: 'set, then cleared',
      input: caseOf(
        sessionOf(user('a1'), label('b2', { target: 'a1', label: 'mark' }), label('c3', { target: 'a1' })),
      ),
    },
    {
      name: 'a label of two words, with white space and capital letters',
      input: caseOf(sessionOf(user('a1'), label('b2', { target: 'a1', label: ' Mark Two ' }))),
    },
    {
      name: 'two labels for two entries',
      input: caseOf(
        sessionOf(
          user('a1'),
          user('b2'),
          label('c3', { target: 'a1', label: 'one' }),
          label('d4', { target: 'b2', label: 'two' }),
        ),
      ),
    },
  ],
  expected: only('labels'),
});

const odd = ['', null] as const;

const clearedLabel = readingRule({
  ...requirement('info/label-cleared-oddly'),
  method: 'session/info',
  maxRuns: 4,
  cases: () =>
    fc.constantFrom(...odd).map((value) => {
      const made = sessionOf(
        user('a1'),
        label('b2', { target: 'a1', label: 'mark' }),
        label('c3', { target: 'a1' }),
      );
      const lines = linesOf(made);
      return caseOfLines([...lines.slice(0, -1), JSON.stringify({ ...made.entries[2], label: value })]);
    }),
  expected: only('labels'),
});

/** Data of an extension that looks like a message: only an entry of the type `message` is one. */
function withMessageElsewhere(): readonly string[] {
  const [header = '', first = '', second = ''] = linesOf(sessionOf(custom('a1'), user('b2', 'question')));
  const message = { role: 'user', content: 'not said', timestamp: 1_790_845_200_000 };
  return [header, JSON.stringify({ ...JSON.parse(first), message }), second];
}

/** What an extension sent before anybody asked, as older releases stored it. */
function afterExtension(): readonly string[] {
  const [header = '', first = '', second = ''] = linesOf(sessionOf(user('a1'), user('b2', 'question')));
  const message = { role: 'custom', customType: 'note', content: 'noted', display: true, timestamp: 1 };
  return [header, JSON.stringify({ ...JSON.parse(first), message }), second];
}

const firstMessage = readingRule({
  ...requirement('info/first-message'),
  method: 'session/info',
  cases: loaded({ ...NAMED, types: ['message'], roles: ['user', 'assistant', 'toolResult'] }),
  examples: () => [
    { name: 'white space around it', input: caseOf(sessionOf(user('a1', '  question\n'))) },
    { name: 'the first of two', input: caseOf(sessionOf(user('a1', 'question'), user('b2', 'another'))) },
    { name: 'one without text before it', input: caseOf(sessionOf(user('a1', ''), user('b2', 'question'))) },
    {
      name: 'on a branch that was left',
      input: caseOf(sessionOf(user('a1', 'question'), user('b2', 'another', { parent: null }))),
    },
    { name: 'a long one', input: caseOf(sessionOf(user('a1', 'a long question '.repeat(80).trim()))) },
    { name: 'after a message of an extension', input: caseOfLines(afterExtension()) },
    {
      name: 'not on the first line',
      input: caseOf(sessionOf(assistant('a1', 'hello'), user('b2', 'question'))),
    },
    {
      name: 'after a tool result',
      input: caseOf(sessionOf(assistant('a1', [toolCall()]), toolResult('b2'), user('c3', 'question'))),
    },
    {
      name: 'after an entry that is not a message, and holds one',
      input: caseOfLines(withMessageElsewhere()),
    },
    {
      name: 'a picture before the text',
      input: caseOf(
        sessionOf(
          user('a1', [
            { type: 'image', data: 'iVBORw0KGgo=', mimeType: 'image/png' },
            { type: 'text', text: 'question' },
          ]),
        ),
      ),
    },
    {
      name: 'two text blocks',
      input: caseOf(
        sessionOf(
          user('a1', [
            { type: 'text', text: 'one' },
            { type: 'text', text: 'two' },
          ]),
        ),
      ),
    },
  ],
  expected: only('firstMessage'),
});

const scope = readingRule({
  ...requirement('info/scope'),
  method: 'session/info',
  cases: loaded({
    ...NAMED,
    types: { message: 2, label: 1, session_info: 1 },
    roles: ['user'],
    shape: 'bush',
    spoken: true,
  }),
  examples: () => [
    {
      name: 'a name on a branch that was left',
      input: caseOf(
        sessionOf(user('a1'), sessionInfo('b2', 'the name'), user('c3', 'again', { parent: 'a1' })),
      ),
    },
  ],
  expected: only('name', 'labels'),
});

const messageCount = readingRule({
  ...requirement('info/message-count'),
  method: 'session/info',
  cases: loaded({ ...NAMED, types: { message: 3, custom_message: 1, label: 1 }, spoken: true }),
  examples: (world) => [
    { name: 'an entry of each type', input: caseOf(everyEntry(world)) },
    {
      name: 'a message on another branch counts',
      input: caseOf(sessionOf(user('a1'), user('b2'), user('c3', 'again', { parent: 'a1' }))),
    },
    {
      name: 'a hidden message counts, and a custom message does not',
      input: caseOf(
        sessionOf(
          user('a1'),
          customMessage('b2', 'injected'),
          ...(world.features.has('contextEdit') ? [edit('c3', { target: 'a1', replacement: null })] : []),
        ),
      ),
    },
  ],
  expected: only('messageCount'),
});

const COPIED = { cwd: '/home/u/./App/', parentSession: '/home/u/sessions/older.jsonl' };

const ofHeader = readingRule({
  ...requirement('info/header'),
  method: 'session/info',
  cases: loaded({ ...SHORT, maxEntries: 2 }),
  examples: () => [
    {
      name: 'an id with capital letters, a parent, and a working directory that could be told in a shorter way',
      input: caseOf({ ...sessionOf(user('a1')), header: header({ id: 'Session.1-A_b', ...COPIED }) }),
    },
  ],
  expected: only('id', 'cwd', 'parentSession'),
});

/** A user message without content, before a question. */
const withoutContent = () => {
  const made = sessionOf(user('a1'), user('b2', 'question'));
  const [first, ...rest] = made.entries;
  const broken = { ...first, message: { ...(first as { message: object }).message, content: null } };
  return caseOfLines([made.header, broken, ...rest].map((line) => JSON.stringify(line)));
};

const nullContent = readingRule({
  ...requirement('info/null-content'),
  hazard: { pi: 'a user message with null content opens but is not listed' },
  method: 'session/info',
  maxRuns: 0,
  cases: () => fc.constant(withoutContent()),
  examples: () => [{ name: 'a question after it', input: withoutContent() }],
  expected: only('id', 'firstMessage'),
});

const separators = readingRule({
  ...requirement('info/separators'),
  hazard: {
    pi: 'U+2028 raw in a line drops it from the session list on newer Node releases',
    where: 'the release of Node that Pi runs on',
  },
  method: 'session/info',
  maxRuns: 10,
  cases: ({ features }) =>
    fc
      .tuple(
        session({ features, ...NAMED, types: ['message'], roles: ['user'], maxEntries: 3 }),
        fc.constantFrom('\u2028', '\u2029'),
      )
      .map(([made, separator]) =>
        caseOf(
          sessionOf(
            ...made.entries,
            user('a0a0a0a0', `one${separator}two`),
            sessionInfo('b1b1b1b1', `a${separator}name`),
          ),
        ),
      ),
  expected: only('name', 'messageCount'),
});

export const infoSuite: Suite = {
  area: 'info',
  title: 'Names and labels',
  rules: [
    name,
    trimmed,
    labels,
    clearedLabel,
    firstMessage,
    scope,
    messageCount,
    ofHeader,
    nullContent,
    separators,
  ],
};
