import type fc from 'fast-check';
import { sessionBytes, type Session } from '../../generators/index.ts';
import type { Method } from '../../schema/protocol.ts';
import {
  branchOf,
  documentedMessages,
  infoOf,
  NotASession,
  readAnswer,
  readSession,
  transcriptOf,
  treeOf,
  UnknownEntry,
  usageOf,
  type ReadSession,
} from '../model/index.ts';
import { type AskedRule, rule, type Example, type RunRule, type World } from '../rule.ts';
import type { Expectation, Request, View } from '../question.ts';

/** The input of every reading rule: a file, and the leaf to read it from (undefined: the leaf on load). */
export interface SessionCase {
  readonly bytes: Uint8Array;
  readonly leafId?: string | null | undefined;
}

/** The name under which the session of a case lies in the scratch folder. */
const SESSION_FILE = 'session.jsonl';

/** A case from a session. */
export function caseOf(session: Session, leafId?: string | null): SessionCase {
  return { bytes: sessionBytes(session), leafId };
}

/** A case from lines of text, each ended by LF. */
export function caseOfLines(lines: readonly string[], leafId?: string | null): SessionCase {
  return { bytes: new TextEncoder().encode(lines.map((line) => `${line}\n`).join('')), leafId };
}

/** Makes the expected result from the model's reading of a case. */
export type Expected = (session: ReadSession, leafId: SessionCase['leafId']) => unknown;

/** The model's whole answer to each reading method, as far as the documentation goes. */
export const EXPECTED = {
  'session/read': readAnswer,
  'session/tree': treeOf,
  'session/branch': (session, leafId) => ({ entryIds: branchOf(session, leafId).map((entry) => entry.id) }),
  'session/context': documentedMessages,
  'session/info': infoOf,
  'session/usage': usageOf,
  'session/transcript': (session, leafId) => ({ items: transcriptOf(session, leafId) }),
} satisfies Partial<Record<Method, Expected>>;

export type ReadingMethod = keyof typeof EXPECTED;

/** Tells from a session what of an answer is compared. */
export type ViewOf = (session: ReadSession, leafId: SessionCase['leafId']) => View;

export function requestFor(method: Method, { bytes, leafId }: SessionCase, name = SESSION_FILE): Request {
  const params = leafId === undefined ? { path: name } : { path: name, leafId };
  return { method, params, files: { [name]: bytes } };
}

/** What the model answers to a case: a result, or a refusal where the file is no session or the leaf unknown. */
export function expectationFor({ bytes, leafId }: SessionCase, expected: Expected): Expectation {
  try {
    return { anyOf: [{ result: expected(readSession(bytes), leafId) }] };
  } catch (error) {
    if (error instanceof NotASession || error instanceof UnknownEntry) return { anyOf: [{ rejected: true }] };
    throw error;
  }
}

type Shared = 'id' | 'level' | 'title' | 'since' | 'source' | 'hazard' | 'maxRuns' | 'deadline';

interface ReadingRule extends Pick<RunRule, Shared> {
  readonly method: ReadingMethod;
  readonly cases: (world: World) => fc.Arbitrary<SessionCase>;
  readonly smaller?: () => SessionCase;
  readonly growth?: AskedRule<SessionCase>['growth'];
  readonly examples?: (world: World) => readonly Example<SessionCase>[];
  /** What is asked for; by default the model's whole documented answer. */
  readonly expected?: Expected;
  /** What of the answer is compared, the same for all inputs or for each its own; by default all that is expected. */
  readonly view?: View | ViewOf;
  /** The file must hold the same bytes afterwards. */
  readonly unchanged?: boolean;
  readonly idsByPosition?: boolean;
  /** Refusing the file is right as well. */
  readonly orRejected?: boolean;
}

/** A rule that lays out one file, asks one reading method, and expects the model's answer. */
export function readingRule(definition: ReadingRule): RunRule {
  const { cases, expected, view, unchanged, idsByPosition, orRejected, growth, ...shared } = definition;
  const wanted = expected ?? EXPECTED[shared.method];
  return rule<SessionCase>({
    ...shared,
    ...(growth !== undefined && { growth }),
    kind: 'asked',
    inputs: cases,
    requests: (input) => [requestFor(shared.method, input)],
    expect: (input) => {
      const { anyOf } = expectationFor(input, wanted);
      return {
        anyOf: orRejected ? [...anyOf, { rejected: true }] : anyOf,
        ...(unchanged ? { unchanged } : {}),
        ...(idsByPosition ? { idsByPosition } : {}),
        ...(view === undefined ? {} : { view: viewOf(view, input) }),
      };
    },
  });
}

function viewOf(view: View | ViewOf, { bytes, leafId }: SessionCase): View {
  if (typeof view !== 'function') return view;
  try {
    return view(readSession(bytes), leafId);
  } catch {
    return {}; // refused, so that there is nothing to be seen
  }
}

/** Two readings of related files, of which the second must answer as the first did. */
export interface TwinCase {
  readonly before: SessionCase;
  readonly after: SessionCase;
}

interface TwinRule extends Pick<RunRule, Shared> {
  readonly method: ReadingMethod;
  readonly cases: (world: World) => fc.Arbitrary<TwinCase>;
  readonly examples?: (world: World) => readonly Example<TwinCase>[];
  /** The part of the first answer that must come again, in the words of the second file. */
  readonly carries: (result: Record<string, unknown>, twins: TwinCase) => unknown;
}

/** A metamorphic rule: it needs no model, only the implementation's own answer to the twin. */
export function twinRule({ cases, carries, ...shared }: TwinRule): RunRule {
  return rule<TwinCase>({
    ...shared,
    kind: 'asked',
    inputs: cases,
    requests: ({ before, after }) => [
      requestFor(shared.method, before, 'before.jsonl'),
      requestFor(shared.method, after, 'after.jsonl'),
    ],
    expect: (twins, [first]) => {
      if (first === undefined || 'rejected' in first) return { anyOf: [{ rejected: true }] };
      return { anyOf: [{ result: carries(first.result as Record<string, unknown>, twins) }] };
    },
  });
}

/** The messages of a context, or the entries that they come from where only those are offered. */
export const sameMessages: TwinRule['carries'] = ({ messages, entryIds }) =>
  messages === undefined ? { entryIds } : { messages };
