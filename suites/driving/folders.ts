import fc from 'fast-check';
import {
  assistant,
  header,
  session,
  sessionBytes,
  sessionFrom,
  user,
  type SessionConstraints,
} from '../../generators/index.ts';
import { infoOf, readSession, type Info, type ReadSession } from '../model/index.ts';
import type { World } from '../rule.ts';
import type { Moment } from './moment.ts';
import { onceFor } from './once.ts';
import type { DiskStep, FindingStep } from './step.ts';
import { FOLDER } from './places.ts';

/** Folders of sessions, for the rules of finding: each file is a step of its own, so that it falls away by itself. */

type Placed = DiskStep & { readonly act: 'place' };

export const CWDS = ['/home/u/app', '/home/u/app-two', '/home/u'] as const;

/** 2026, in seconds; files are some seconds younger, and may be equally young. */
const YOUNG = 1_790_000_000;
const modified = () => fc.nat({ max: 6 }).map((seconds) => YOUNG + seconds);

const utf8 = new TextEncoder();
const place = (name: string, bytes: Uint8Array | string, time: number): Placed => ({
  act: 'place',
  name: `${FOLDER}/${name}`,
  bytes: typeof bytes === 'string' ? utf8.encode(bytes) : bytes,
  modified: time,
});

export interface FolderConstraints {
  readonly maxSessions?: number;
  readonly session?: SessionConstraints;
  readonly ids?: readonly string[];
}

const IDS = ['a', 'a1', 'a1-b', 'b', '7f3c2d1e'];

/** Sessions in one folder, each with an id of its own. */
export const sessionFiles = (
  { features }: World,
  { maxSessions = 4, session: wanted, ids = IDS }: FolderConstraints = {},
): fc.Arbitrary<Placed[]> =>
  fc
    .uniqueArray(
      fc.record({
        id: fc.constantFrom(...ids),
        cwd: fc.constantFrom(...CWDS),
        made: session({ maxEntries: 4, types: ['message', 'session_info'], ...wanted, features }),
        time: modified(),
      }),
      { maxLength: maxSessions, selector: ({ id }) => id },
    )
    .map((files) =>
      files.map(({ id, cwd, made, time }) =>
        place(`${id}.jsonl`, sessionBytes({ ...made, header: { ...made.header, id, cwd } }), time),
      ),
    );

const HEADER = JSON.stringify(header({ id: 'of-no-session', cwd: CWDS[0] }));

/** Files that are no sessions, all younger than any session. */
export const NEIGHBOURS: readonly DiskStep[] = [
  place('z-empty.jsonl', '', YOUNG + 90),
  place('z-blank.jsonl', '\n \n\n', YOUNG + 91),
  place('z-cut.jsonl', HEADER.slice(0, 40), YOUNG + 92),
  place('z-foreign.jsonl', '{"event":"login","user":7}\n{"event":"logout"}\n', YOUNG + 93),
  place('z-binary.jsonl', Uint8Array.of(0, 255, 254, 10, 0, 192, 175), YOUNG + 94),
  place('z-text.jsonl', 'notes about a session\n', YOUNG + 95),
  place('z-huge.jsonl', `{"filler":"${'x'.repeat(2_000_000)}"}\n`, YOUNG + 96),
  place('z-list.jsonl', '[1,2,3]\n', YOUNG + 97),
  place('z-entry-first.jsonl', `{"type":"message","id":"e1","parentId":null}\n${HEADER}\n`, YOUNG + 98),
  place('z-notes.txt', `${HEADER}\n`, YOUNG + 99),
  place('z-copy.jsonl.bak', `${HEADER}\n`, YOUNG + 100),
  { act: 'folder', name: `${FOLDER}/z-folder.jsonl` },
];

export const neighbours = (): fc.Arbitrary<DiskStep[]> =>
  fc.uniqueArray(fc.constantFrom(...NEIGHBOURS), { minLength: 1, maxLength: 4 });

const ASKED = sessionFrom([user('a1', 'question'), assistant('b2', 'answer', { parent: 'a1' })]);

/** A question and its answer, in a file named by the id; the later the second, the younger the file. */
export function sessionFile(id: string, second: number, cwd: string = CWDS[0]): Placed {
  const named = { ...ASKED, header: { ...ASKED.header, id, cwd } };
  return place(`${id}.jsonl`, sessionBytes(named), YOUNG + second);
}

/** A header that is followed by one question and its answer. */
export const oddSession = (line: string, id: string, before = ''): Placed => {
  const [, ...rest] = new TextDecoder().decode(sessionBytes(ASKED)).split('\n');
  return place(`${id}.jsonl`, `${before}${line}\n${rest.join('\n')}`, YOUNG + 50);
};

export const headerLine = (members: object): string =>
  JSON.stringify({ ...header({ id: 'odd', cwd: CWDS[0] }), ...members });

/** A session of a folder, by the model. */
export interface Found {
  readonly path: string;
  readonly info: Info;
  readonly session: ReadSession;
  readonly modified: number;
}

const readAndTold = onceFor((bytes) => {
  const session = readSession(bytes);
  return { session, info: infoOf(session) };
});

/** The sessions that were placed before a step, oldest step first. */
export function placedSessions({ earlier }: Moment): Found[] {
  return earlier.flatMap(({ step }) => {
    if (step.act !== 'place' || !step.name.endsWith('.jsonl')) return [];
    try {
      return [{ path: step.name, modified: step.modified ?? 0, ...readAndTold(step.bytes) }];
    } catch {
      return [];
    }
  });
}

/** Those that were modified last. */
export function newestOf(found: readonly Found[]): readonly Found[] {
  const last = Math.max(...found.map(({ modified: time }) => time));
  return found.filter(({ modified: time }) => time === last);
}

export const latest = (cwd?: string): FindingStep => ({
  act: 'latest',
  directory: FOLDER,
  ...(cwd !== undefined && { cwd }),
});
export const list = (cwd?: string): FindingStep => ({
  act: 'list',
  directory: FOLDER,
  ...(cwd !== undefined && { cwd }),
});
export const find = (sessionId: string): FindingStep => ({ act: 'find', directory: FOLDER, sessionId });
