import type { Method } from '../../schema/protocol.ts';
import { headerOf, isUnended, objectsOf } from '../driving/bytes.ts';
import { fromFile } from '../driving/known.ts';
import { hasConversation } from '../driving/judge.ts';
import type { Known } from '../driving/moment.ts';
import { isObject } from '../model/index.ts';
import type { Request } from '../question.ts';
import { requirement, type RequirementId } from '../requirements/index.ts';
import type { Age } from './age.ts';

/** What is asked of an implementation, with all that it may meet on the way. */
export interface Doing {
  readonly request: Request;
  /** The files that lie there when it is asked, by name relative to the scratch folder. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** The session that it is about, where a writer is driven. */
  readonly session?: Known | undefined;
}

/** A thing that older releases did otherwise: whoever is led to it is held to the requirement that says so, whatever else is asked. */
interface Behaviour {
  /** Its `since` counts. */
  readonly requirement: RequirementId;
  readonly words: string;
  readonly methods: readonly Method[];
  /** By default, each such request shows it. */
  readonly shows?: (doing: Doing) => boolean;
}

const LF = 0x0a;

const COPIES = ['session/fork', 'session/clone'] as const satisfies readonly Method[];
const FINDS = ['sessions/latest', 'sessions/find'] as const satisfies readonly Method[];

/** The file that a request names. */
function fileOf({ request: { params }, files }: Doing): Uint8Array | undefined {
  return typeof params['path'] === 'string' ? files.get(params['path']) : undefined;
}

const roleOf = ({ message }: { readonly message?: unknown }): unknown =>
  isObject(message) ? message['role'] : undefined;

const hasReply = (bytes: Uint8Array): boolean =>
  objectsOf(bytes).some((line) => roleOf(line) === 'assistant');

const holds = (doing: Doing, type: string): boolean => {
  const bytes = fileOf(doing);
  return bytes !== undefined && objectsOf(bytes).some((line) => line['type'] === type);
};

/** So many bytes older releases looked at to find a header. */
const OLD_WINDOW = 512;

const isFarFromStart = (bytes: Uint8Array): boolean =>
  headerOf(bytes) === undefined || bytes.subarray(0, OLD_WINDOW).indexOf(LF) === -1;

const hasOddDirectory = (bytes: Uint8Array): boolean => {
  const header = headerOf(bytes);
  return header !== undefined && typeof header['cwd'] !== 'string';
};

const amongFiles =
  (is: (bytes: Uint8Array) => boolean): Behaviour['shows'] =>
  ({ files }) =>
    [...files].some(
      ([name, bytes]) => name.endsWith('.jsonl') && is(bytes) && fromFile(name, files) !== undefined,
    );

const forOneDirectory: Behaviour['shows'] = ({ request }) => request.params['cwd'] !== undefined;

const BEHAVIOURS: readonly Behaviour[] = [
  {
    requirement: 'header/version',
    words: 'a new session of version 3',
    methods: ['session/create', 'session/new', ...COPIES],
  },
  { requirement: 'write/new-session', words: 'a new session in the same writer', methods: ['session/new'] },
  {
    requirement: 'write/once',
    words: 'a session that is continued before its first reply',
    methods: ['session/open'],
    shows: (doing) => {
      const bytes = fileOf(doing);
      return bytes !== undefined && !hasReply(bytes);
    },
  },
  {
    requirement: 'fork/goes-on',
    words: 'a copy that is continued before its first reply',
    methods: ['session/append', 'session/navigate'],
    shows: ({ session }) =>
      (session?.made?.how === 'fork' || session?.made?.how === 'clone') &&
      !hasConversation(session, ['assistant']),
  },
  {
    requirement: 'write/no-final-newline',
    words: 'a last line without a line break',
    methods: ['session/open', ...COPIES],
    shows: (doing) => {
      const bytes = fileOf(doing);
      return bytes !== undefined && isUnended(bytes);
    },
  },
  {
    requirement: 'write/branch-summary',
    words: 'a move with a summary',
    methods: ['session/navigate'],
    shows: ({ request }) => request.params['summary'] !== undefined,
  },
  {
    requirement: 'write/session-name',
    words: 'a name of several lines',
    methods: ['session/append'],
    shows: ({ request: { params } }) =>
      isObject(params['entry']) && /[\r\n]/.test(String(params['entry']['name'] ?? '')),
  },
  { requirement: 'write/own-file', words: 'a clone', methods: ['session/clone'] },
  {
    requirement: 'clone/links',
    words: 'a clone of a branch with labels',
    methods: ['session/clone'],
    shows: (doing) => holds(doing, 'label'),
  },
  {
    requirement: 'clone/when-stored',
    words: 'a clone of a branch without a reply',
    methods: ['session/clone'],
    shows: (doing) => {
      const bytes = fileOf(doing);
      return bytes !== undefined && !hasReply(bytes);
    },
  },
  {
    requirement: 'clone/context',
    words: 'a clone of a branch with a compaction and labels',
    methods: ['session/clone'],
    shows: (doing) => holds(doing, 'compaction') && holds(doing, 'label'),
  },
  {
    requirement: 'find/list-cwd',
    words: 'a list for one working directory',
    methods: ['sessions/list'],
    shows: forOneDirectory,
  },
  {
    requirement: 'find/cwd',
    words: 'the latest session of one working directory',
    methods: ['sessions/latest'],
    shows: forOneDirectory,
  },
  {
    requirement: 'find/long-header',
    words: 'a session whose header is long, or not the first line',
    methods: FINDS,
    shows: amongFiles(isFarFromStart),
  },
  {
    requirement: 'find/header-cwd',
    words: 'a header whose working directory is not a string',
    methods: [...FINDS, 'sessions/list'],
    shows: amongFiles(hasOddDirectory),
  },
];

/** What a request leads to that older releases did otherwise. */
export function* agesOfDoing(doing: Doing): Generator<Age> {
  for (const { requirement: id, words, methods, shows } of BEHAVIOURS) {
    const { since } = requirement(id);
    if (since !== undefined && methods.includes(doing.request.method) && (shows?.(doing) ?? true))
      yield { since, words };
  }
}
