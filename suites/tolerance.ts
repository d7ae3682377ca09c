import type fc from 'fast-check';
import { namedFaults, memberFaults, faulty, fits, smallest, type Fault } from '../generators/index.ts';
import {
  EXPECTED,
  expectationFor,
  requestFor,
  type Expected,
  type ReadingMethod,
  type SessionCase,
} from './reading.ts';
import { documented, observed, rule, type Rule, type Suite, type World } from './rule.ts';

/**
 * Readers on broken sessions: no crash, no hang, no changed bytes where refusal is right, and the answer that a tolerant
 * reader still gives, from the model. A crash is an error, whatever the level; what Pi itself trips over is named.
 */

interface Tolerance extends Pick<Rule, 'title' | 'level' | 'source' | 'hazard' | 'deadline' | 'since'> {
  readonly name: string;
  readonly method: ReadingMethod;
  /** Which faults are put in. */
  readonly of: readonly Fault[];
  /** What is asked of the answer; by default all that the model answers. */
  readonly expected?: Expected;
  /** The file must hold the same bytes afterwards. */
  readonly unchanged?: boolean;
  /** Refusing the file is right as well. */
  readonly orRejected?: boolean;
  readonly maxRuns?: number;
}

/** Random inputs of each rule: the faults themselves are all tried as examples. */
const RUNS = 60;

function tolerating(definition: Tolerance): Rule {
  const { name, of, expected, unchanged, orRejected, maxRuns = RUNS, ...shared } = definition;
  const known = ({ features }: World): readonly Fault[] => of.filter((fault) => fits(fault, features));
  const wanted = expected ?? EXPECTED[shared.method];
  return rule<SessionCase>({
    ...shared,
    id: `tolerance/${name}`,
    maxRuns,
    inputs: (world): fc.Arbitrary<SessionCase> =>
      faulty(known(world), { features: world.features, maxEntries: 6 }),
    examples: (world) => known(world).map((fault) => ({ name: fault.name, input: smallest(fault) })),
    requests: (input) => [requestFor(shared.method, input)],
    expect: (input) => {
      const { anyOf } = expectationFor(input, wanted);
      return {
        anyOf: orRejected ? [...anyOf, { rejected: true }] : anyOf,
        ...(unchanged ? { unchanged } : {}),
      };
    },
  });
}

/** Any answer will do. */
const anything: Expected = () => ({});
/** The ids of the entries, as far as they have any, and the leaf. */
const ids: Expected = ({ entries, leafId }) => ({ entries: entries.map(({ id }) => ({ id })), leafId });

const named = (...patterns: readonly RegExp[]): readonly Fault[] =>
  namedFaults.filter(({ name }) => patterns.some((pattern) => pattern.test(name)));

/** A message with a member that is wrong; one that is no message at all is apart. */
const BROKEN_MESSAGES = /^entry\/(message-(of|time)|user|assistant|tool|block|stop|usage|cost)/;

const refused: readonly Tolerance[] = [
  {
    name: 'no-session',
    level: 'must',
    title: 'a file without a header, or with a header whose id is no string, is refused and left as it was',
    since: '0.80.3',
    source: documented(
      'CHANGELOG.md',
      '0.80.3',
      'reject non-empty invalid session files without overwriting them',
    ),
    method: 'session/read',
    of: named(/^header\/(missing|not-first|other-type)$/, /^header\/id-(missing|number|null)$/),
    unchanged: true,
  },
  {
    name: 'byte-order-mark',
    level: 'observed',
    title: 'a file with a byte-order mark before the header is refused and left as it was',
    since: '0.78.1',
    source: observed('refuses a file with a byte-order mark before the header'),
    method: 'session/read',
    of: named(/^lines\/byte-order-mark$/),
    unchanged: true,
  },
];

const lines: readonly Tolerance[] = [
  {
    name: 'strange-lines',
    level: 'observed',
    title: 'lines that hold no JSON are skipped, and those around them are read',
    source: observed('skips lines that it cannot parse'),
    method: 'session/read',
    of: named(
      /^lines\/(plain-text|single-quotes|trailing-comma|not-a-number|comment|object-not-closed|closed-too-often)/,
      /^lines\/(nul-bytes|null|blank|white-space|cut|two-objects|raw-line-break|invalid-utf8|byte-order-mark-later|no-final|crlf)/,
    ),
    expected: ids,
  },
  {
    name: 'values-that-are-no-objects',
    level: 'observed',
    title: 'a line that holds JSON but no object is no entry',
    source: observed('takes a number, string, true or array for an entry without an id'),
    hazard: {
      pi: 'a last line of 42, "x", true or [] becomes the leaf, so the next append loses the history',
    },
    method: 'session/read',
    of: named(/^lines\/(number|string|array|true)$/),
    expected: ids,
  },
];

const headers: readonly Tolerance[] = [
  {
    name: 'header-members',
    level: 'observed',
    title: 'a header with a member that is missing or wrong is read, and so are the entries',
    source: observed('looks at the type, id and version of a header alone when it opens a file'),
    method: 'session/read',
    of: named(
      /^header\/(id-empty|id-with|id-ends|timestamp|cwd|in-the-tree|second|longer|version-newer|version-text)/,
    ),
    expected: ids,
  },
  {
    name: 'header-versions',
    level: 'observed',
    title: 'a header whose version is missing or wrong is answered or refused',
    source: observed('takes what is no number of 2 or more for version 1'),
    hazard: { pi: '`version: null` counts as 1 and flattens existing branches on disk' },
    method: 'session/read',
    of: named(/^header\/version-(missing|1|null|zero|negative|fraction|true)/),
    expected: anything,
    orRejected: true,
  },
];

const entries: readonly Tolerance[] = [
  {
    name: 'entry-members',
    level: 'observed',
    title: 'an entry with a member that is missing or of a wrong type is read as it stands',
    source: observed('looks at no members but ids when it reads a file'),
    method: 'session/read',
    of: [
      ...named(BROKEN_MESSAGES, /^entry\/(message-(null|text|empty)|of-unknown|timestamp)/),
      ...memberFaults.filter(isBesideLinks),
    ],
    expected: ({ entries: all }) => ({ entries: all }),
  },
  {
    name: 'entry-without-id',
    level: 'observed',
    title: 'a session in which an entry has no id is answered or refused',
    source: observed('keeps entries without an id'),
    hazard: { pi: 'a last line without an id loses the history at the next append' },
    method: 'session/branch',
    of: [...named(/^entry\/(id-|empty-object|message-without)/)],
    expected: anything,
    orRejected: true,
  },
];

function isBesideLinks({ name }: Fault): boolean {
  return !/-entry\/(id|type|parent-id)-/.test(name);
}

const trees: readonly Tolerance[] = [
  {
    name: 'parents',
    level: 'observed',
    title: 'the walk follows parents on whatever line they stand, and ends where one is missing',
    source: observed('ends the walk at an entry whose parent is not in the file'),
    method: 'session/branch',
    of: named(/^tree\/(parent-(unknown|empty|is|later)|no-root|first-entry)/),
  },
  {
    name: 'cycles',
    level: 'should',
    title: 'a session with a parent cycle is answered or refused in time',
    source: documented(
      'docs/session-format.md',
      'Session File Format',
      'Session entries form a tree structure',
    ),
    hazard: { pi: 'a parent cycle or self-parent on the active branch never returns' },
    method: 'session/branch',
    deadline: 1_500,
    maxRuns: 3,
    of: named(/^tree\/(parent-itself|cycle)/),
    expected: anything,
    orRejected: true,
  },
  {
    name: 'cycles-off-the-branch',
    level: 'observed',
    title: 'a session with a parent cycle is read',
    source: observed('reads the entries of a session with a parent cycle'),
    method: 'session/read',
    of: named(/^tree\/(parent-itself|cycle)/),
    expected: ids,
  },
  {
    name: 'duplicate-ids',
    level: 'observed',
    title: 'of two entries with one id the later line counts',
    source: observed('indexes entries by id, so that a later line takes the place of an earlier one'),
    method: 'session/branch',
    of: named(/^tree\/line-doubled/),
  },
];

const references: readonly Tolerance[] = [
  {
    name: 'edits-of-nothing',
    level: 'observed',
    title: 'an edit of an entry that is not on its branch changes nothing',
    since: '0.87.0',
    source: observed('applies edits to the entries of the branch alone'),
    method: 'session/context',
    of: named(/^edit\/target-(missing|off-branch|itself)$/),
  },
  {
    name: 'edits-of-what-is-not-editable',
    level: 'observed',
    title: 'an omission hides whatever it targets',
    since: '0.87.0',
    source: observed('leaves out every target of an edit whose replacement is null'),
    method: 'session/context',
    of: named(/^edit\/target-(system|bash|compaction|branch|model|usage|custom|label|edit|session|later)/),
  },
  {
    name: 'edits-without-a-shape',
    level: 'observed',
    title:
      'a replacement that is neither null nor an object with content leaves the message as it was, or the file is refused',
    since: '0.87.0',
    source: documented(
      'docs/session-format.md',
      'ContextEditEntry',
      'A non-null `replacement` replaces only the target message content.',
    ),
    hazard: { pi: 'an edit with a bare string or number leaves a message without content' },
    method: 'session/context',
    of: named(/^edit\/replacement-(?!missing)/),
    orRejected: true,
  },
  {
    name: 'edits-without-replacement',
    level: 'observed',
    title: 'an edit without a replacement leaves the message as it was, or the file is refused',
    since: '0.87.0',
    source: documented(
      'docs/session-format.md',
      'ContextEditEntry',
      '`replacement: null` omits the target from model context.',
    ),
    hazard: { pi: 'an edit without replacement throws while the context is built' },
    method: 'session/context',
    of: named(/^edit\/replacement-missing/),
    orRejected: true,
  },
  {
    name: 'kept-entries',
    level: 'observed',
    title: 'a compaction whose first kept entry is not on its branch keeps nothing',
    source: observed('keeps nothing where the first kept entry is not on the branch before the compaction'),
    method: 'session/context',
    of: named(/^compaction\//),
  },
  {
    name: 'dangling-labels-and-summaries',
    level: 'observed',
    title: 'a label of an entry that is not there labels nothing',
    source: observed('shows labels on entries alone'),
    method: 'session/info',
    of: named(/^(label|branch-summary)\//),
  },
];

const contexts: readonly Tolerance[] = [
  {
    name: 'context-of-broken-messages',
    level: 'observed',
    title: 'the context of a session with a broken message is answered or refused',
    source: observed('sends messages as they are stored'),
    method: 'session/context',
    of: named(BROKEN_MESSAGES),
    expected: anything,
    orRejected: true,
  },
  {
    name: 'context-of-no-message',
    level: 'observed',
    title: 'the context of a session in which an entry has no message is answered or refused',
    source: observed('throws while it builds the context'),
    hazard: { pi: 'a message entry without message throws while the context is built' },
    method: 'session/context',
    of: named(/^entry\/message-(null|text|empty)/),
    expected: anything,
    orRejected: true,
  },
  {
    name: 'info-of-broken-messages',
    level: 'observed',
    title: 'the name, labels and counts of a session with a broken message are answered or refused',
    source: observed('lists sessions by their names, labels and counts'),
    method: 'session/info',
    of: named(BROKEN_MESSAGES, /^entry\/message-(null|text|empty)/),
    expected: anything,
    orRejected: true,
  },
  {
    name: 'tree-of-broken-links',
    level: 'observed',
    title: 'the tree of a session with broken parents or doubled ids is answered or refused',
    source: observed('shows orphans as roots'),
    method: 'session/tree',
    of: named(/^tree\//),
    expected: anything,
    orRejected: true,
  },
  {
    name: 'tree-without-ids',
    level: 'observed',
    title: 'the tree of a session in which an entry has no id is answered or refused',
    source: observed('keeps entries without an id'),
    hazard: { pi: 'an entry without an id stands in the tree as it is' },
    method: 'session/tree',
    of: named(/^entry\/id-/),
    expected: anything,
    orRejected: true,
  },
];

export const toleranceSuite: Suite = {
  area: 'tolerance',
  title: 'Broken sessions',
  rules: [...refused, ...headers, ...lines, ...entries, ...trees, ...references, ...contexts].map(tolerating),
};
