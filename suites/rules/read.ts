import fc from 'fast-check';
import { framing, session, sessionBytes, sessionOf, user } from '../../generators/index.ts';
import { FINDING_METHODS, type Method, READING_METHODS } from '../../schema/protocol.ts';
import { everyEntry } from '../asking/every-entry.ts';
import type { Expectation } from '../question.ts';
import { requirement } from '../requirements/index.ts';
import { rule, type RunRule, type Suite, type World } from '../rule.ts';

/** A file among others in a folder, and how it is looked at. */
interface Looked {
  readonly method: Method;
  readonly bytes: Uint8Array;
  /** What lies beside it as well. */
  readonly beside?: Readonly<Record<string, Uint8Array>>;
}

const FOLDER = 'sessions';
const FILE = `${FOLDER}/session.jsonl`;

const text = (content: string): Uint8Array => new TextEncoder().encode(content);

/** What lies beside the file that is looked at. */
const NEIGHBOURS = {
  [`${FOLDER}/neighbour.jsonl`]: sessionBytes(sessionOf(user('a1', 'beside it'))),
  [`${FOLDER}/notes.txt`]: text('not a session\n'),
};

/** What somebody who tidies up, or mends what lies about, may lay hands on. */
const ODD_NEIGHBOURS = {
  [`${FOLDER}/empty.jsonl`]: text(''),
  [`${FOLDER}/blank.jsonl`]: text('\n \n'),
  [`${FOLDER}/cut.jsonl`]: text('{"type":"session","version":3,"id":"cu'),
  [`${FOLDER}/torn.jsonl`]: sessionBytes(sessionOf(user('a1', 'torn'))).subarray(0, -9),
  [`${FOLDER}/session.jsonl.bak`]: text('a copy\n'),
  [`${FOLDER}/session.jsonl.lock`]: text(''),
  [`${FOLDER}/lock.tmp`]: text('hidden\n'),
  [`${FOLDER}/nested/empty.txt`]: text(''),
};

const METHODS: readonly Method[] = [
  ...READING_METHODS,
  ...FINDING_METHODS,
  'compaction/plan',
  'session/usage',
  'session/transcript',
];

/** What each kind of method is asked with. */
function paramsFor(method: Method): Readonly<Record<string, unknown>> {
  if (method === 'sessions/find') return { directory: FOLDER, sessionId: 'session' };
  if (method.startsWith('sessions/')) return { directory: FOLDER };
  return { path: FILE, ...(method === 'compaction/plan' && { keepRecentTokens: 10 }) };
}

const requestsOf = ({ method, bytes, beside }: Looked) => [
  { method, params: paramsFor(method), files: { [FILE]: bytes, ...NEIGHBOURS, ...beside } },
];

/** Whatever is answered, all files are as they were. */
const UNCHANGED: Expectation = { anyOf: [{ result: {} }, { rejected: true }], unchanged: true };

const NO_SESSIONS = [
  '# Notes\n\nnothing to see here\n',
  '{"name":"a document","version":1}\n',
  '{"type":"message","id":"a1","parentId":null}\n',
  '{"type":"session","version":3,"id":12,"cwd":"/w"}\n',
  '[1,2,3]\n',
];

const anyFile = ({ features }: World): fc.Arbitrary<Uint8Array> =>
  fc.oneof(
    { weight: 3, arbitrary: session({ features, maxEntries: 8 }).map((made) => sessionBytes(made)) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(session({ features, maxEntries: 4 }), framing())
        .map(([made, style]) => sessionBytes(made, style)),
    },
    { weight: 1, arbitrary: fc.constantFrom(...NO_SESSIONS).map(text) },
  );

const lookedAt = (bytes: fc.Arbitrary<Uint8Array>): fc.Arbitrary<Looked> =>
  fc.record({ method: fc.constantFrom(...METHODS), bytes });

const examplesOf = (name: string, bytes: Uint8Array) =>
  METHODS.map((method) => ({ name: `${method} of ${name}`, input: { method, bytes } }));

const SMALL = sessionBytes(sessionOf(user('a1', 'question')));

const unchanged = rule<Looked>({
  ...requirement('read/unchanged'),
  kind: 'asked',
  method: 'session/read',
  inputs: (world) => lookedAt(anyFile(world).filter((bytes) => bytes.at(-1) === 0x0a)),
  examples: (world) => [
    ...examplesOf('a session', SMALL),
    ...examplesOf('a session with an entry of each type', sessionBytes(everyEntry(world))),
    ...examplesOf('a file that is not a session', text(NO_SESSIONS[0] ?? '')),
    ...examplesOf('a session beside files of all kinds', SMALL).map(({ name, input }) => ({
      name,
      input: { ...input, beside: ODD_NEIGHBOURS },
    })),
  ],
  requests: requestsOf,
  expect: () => UNCHANGED,
});

const unended = rule<Looked>({
  ...requirement('read/unended'),
  kind: 'asked',
  hazard: {
    pi: 'opening a file ends its last line, and puts a header into an empty one; a file that may only be read cannot be opened',
  },
  method: 'session/read',
  inputs: ({ features }) =>
    lookedAt(session({ features, maxEntries: 4 }).map((made) => sessionBytes(made, { finalNewline: false }))),
  examples: (world) => [
    ...examplesOf('a session without a last line break', SMALL.subarray(0, -1)),
    {
      name: 'an entry of each type, without a last line break',
      input: { method: 'session/read', bytes: sessionBytes(everyEntry(world), { finalNewline: false }) },
    },
    ...examplesOf('an empty file', new Uint8Array()),
  ],
  requests: requestsOf,
  expect: () => UNCHANGED,
});

const rules: readonly RunRule[] = [unchanged, unended];

export const readSuite: Suite = { area: 'read', title: 'Reading leaves the disk as it is', rules };
