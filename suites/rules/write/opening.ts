import fc from 'fast-check';
import { assistant, label, sessionBytes, sessionOf, user } from '../../../generators/index.ts';
import { sameBytes } from '../../driving/bytes.ts';
import { isRefused } from '../../driving/moment.ts';
import { FOLDER } from '../../driving/places.ts';
import { programRule } from '../../driving/program-rule.ts';
import type { Steps } from '../../driving/programs.ts';
import { CONVERSATION } from '../../driving/sending.ts';
import { readSession } from '../../model/index.ts';
import { requirement } from '../../requirements/index.ts';
import type { RunRule } from '../../rule.ts';

/** What becomes of a file that is opened to be continued, whatever lies in it. */

const NAME = `${FOLDER}/lying.jsonl`;
const text = (content: string): Uint8Array => new TextEncoder().encode(content);

/** Files in which something lies, and no session. */
const FOREIGN: Readonly<Record<string, Uint8Array>> = {
  'a document': text('# Notes\n\nnothing to see here\n'),
  'a JSON object': text('{"name":"a document","version":1}\n'),
  'an entry without a header': text('{"type":"message","id":"a1","parentId":null}\n'),
  'a header whose id is a number': text('{"type":"session","version":3,"id":12,"cwd":"/w"}\n'),
  'a list': text('[1,2,3]\n'),
  'bytes that are no text': Uint8Array.of(0, 255, 254, 10, 0, 192, 175),
};

const SESSION = sessionOf(user('a1', 'question'), assistant('b2', 'answer'));
const [HEADER = ''] = Buffer.from(sessionBytes(SESSION)).toString().split('\n');

/** Files that may be taken for a session. */
const DOUBTFUL: Readonly<Record<string, Uint8Array>> = {
  ...FOREIGN,
  'an empty file': new Uint8Array(),
  'a header and nothing else': text(`${HEADER}\n`),
  'a question without a reply': sessionBytes(sessionOf(user('a1', 'question'))),
  'blank and broken lines before the header': text(`\n{"type":"sess\n${HEADER}\n`),
  'a label at its end': sessionBytes(sessionOf(user('a1'), assistant('b2'), label('c3', { target: 'a1' }))),
};

const opening = (bytes: Uint8Array): Steps => [
  { act: 'place', name: NAME, bytes },
  { act: 'open-file', name: NAME },
  ...CONVERSATION,
];

const openingAgain = (bytes: Uint8Array): Steps => [
  ...opening(bytes),
  { act: 'close', session: 0 },
  { act: 'open', session: 0 },
];

const examplesOf = (files: Readonly<Record<string, Uint8Array>>, steps: (bytes: Uint8Array) => Steps) =>
  Object.entries(files).map(([name, bytes]) => ({ name, input: steps(bytes) }));

function isSession(bytes: Uint8Array): boolean {
  try {
    readSession(bytes);
    return true;
  } catch {
    return false;
  }
}

const SHARED = { method: 'session/open', needs: ['session/append'], share: 0.1 } as const;

const foreignFile = programRule({
  ...SHARED,
  ...requirement('write/foreign-file'),
  judgesAll: true,
  programs: () => fc.constantFrom(...Object.values(FOREIGN)).map(opening),
  examples: () => examplesOf(FOREIGN, opening),
  sees: (moments) => moments.some(({ step }) => step.act === 'open-file'),
  judge: ({ request, disk }) => {
    const [before, after] = [disk.before.get(NAME), disk.after.get(NAME)];
    if (request === undefined || before === undefined) return undefined;
    return after !== undefined && sameBytes(before, after)
      ? undefined
      : { code: 'foreign-file-changed', file: NAME };
  },
});

const opensAgain = programRule({
  ...SHARED,
  needs: ['session/append', 'session/close'],
  ...requirement('write/opens-again'),
  judgesAll: true,
  programs: () => fc.constantFrom(...Object.values(DOUBTFUL)).map(openingAgain),
  examples: () => examplesOf(DOUBTFUL, openingAgain),
  sees: (moments) => moments.some((one) => one.step.act === 'open' && one.outcome !== undefined),
  judge: (moment) => {
    const { step, after, disk } = moment;
    if (step.act === 'open' && isRefused(moment))
      return { code: 'not-opened-again', received: moment.outcome };
    const bytes = after && disk.after.get(after.name);
    if (step.act !== 'append' || bytes === undefined || isSession(bytes)) return undefined;
    return { code: 'not-a-session-any-more', file: NAME };
  },
});

export const openingFiles: readonly RunRule[] = [foreignFile, opensAgain];
