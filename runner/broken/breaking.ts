import type { Method } from '../../schema/protocol.ts';
import {
  branchOf,
  contextAnswer,
  contextOf,
  parseLines,
  readSession,
  type Entry,
  type JsonObject,
  type ReadSession,
  type Info,
  type Tree,
} from '../../suites/model/index.ts';
import type { AnyDriver } from '../driver-kit/driver.ts';
import { Rejected } from '../driver-kit/rejected.ts';
import { createModelDriver, orRejected } from '../drivers/model.ts';
import { readFileSync } from 'node:fs';

/**
 * Implementations broken on purpose: the model with one fault. Each shows that the rule it names can fail, that the
 * rule finds the fault, and how small the input becomes.
 */
export interface Broken {
  /** The rule that must find it. */
  readonly rule: string;
  /** What such an implementation does, in its own words. */
  readonly fault: string;
  /** The most entries that the shrunk session may still have; left out where a rule's input is no session. */
  readonly entries?: number;
  /** The most steps that the shrunk program may still have. */
  readonly steps?: number;
  /** It never answers, and is the sooner given up. */
  readonly hangs?: true;
  readonly driver: AnyDriver;
}

/** Milliseconds that one answer is waited for: many of those that never come are waited for in turn. */
export const timeoutFor = ({ hangs }: Broken): number => (hangs === true ? 300 : 2_000);

/** The answers of the reading methods, as the model gives them. */
export interface Answers {
  'session/read': {
    readonly header: JsonObject;
    readonly entries: readonly Entry[];
    readonly leafId: string | null;
  };
  'session/tree': Tree;
  'session/branch': { readonly entryIds: readonly string[] };
  'session/context': {
    readonly messages: readonly { readonly entryId: string; readonly message: JsonObject }[];
    readonly thinkingLevel: unknown;
    readonly model: unknown;
  };
  'session/info': Info;
  'path/directory': { readonly name: string };
  'path/file': { readonly name: string };
  'path/sessionId': { readonly valid: boolean };
}

/** What was asked: the parameters, and the file where there is one. */
export interface Call {
  readonly params: JsonObject;
  /** The session of the file that was asked about, read by the model. @throws where it is none */
  readonly session: () => ReadSession;
  readonly bytes: () => Uint8Array;
}

function callOf(params: JsonObject): Call {
  const bytes = () => readFileSync(String(params['path']));
  return { params, bytes, session: () => readSession(bytes()) };
}

type Handler = (params: never) => unknown;

const changedMethods = new WeakMap<AnyDriver, Method>();

function changedIn(method: Method, driver: AnyDriver): AnyDriver {
  changedMethods.set(driver, method);
  return driver;
}

/** The methods that an implementation answers otherwise than the model; undefined where it may be any. */
export function methodsOf(driver: AnyDriver): ReadonlySet<Method> | undefined {
  const method = changedMethods.get(driver);
  return method === undefined ? undefined : new Set([method]);
}

/** The model, with the answers to one method changed. */
export function answering<Asked extends keyof Answers>(
  method: Asked,
  change: (answer: Answers[Asked], call: Call) => unknown,
): AnyDriver {
  const model = createModelDriver();
  const honest = model[method as Method] as (params: JsonObject) => Answers[Asked];
  const dishonest = (params: JsonObject) => orRejected(() => change(honest(params), callOf(params)));
  return changedIn(method, { ...model, [method]: dishonest as Handler });
}

/** The model, with one method answered without it. */
export function answeringInstead(method: Method, answer: (call: Call) => unknown): AnyDriver {
  return changedIn(method, {
    ...createModelDriver(),
    [method]: (params: JsonObject) => orRejected(() => answer(callOf(params))),
  });
}

/** The model, reading other bytes than those of the file. */
export const readingBytes = (change: (bytes: Buffer) => Uint8Array): AnyDriver =>
  createModelDriver((path) => change(readFileSync(path)));

/** The model, reading other text than that of the file. */
export const readingText = (change: (text: string) => string): AnyDriver =>
  readingBytes((bytes) => Buffer.from(change(bytes.toString())));

/** The model, reading other entries than those of the file. */
export const readingEntries = (change: (entries: readonly Entry[]) => readonly unknown[]): AnyDriver =>
  readingBytes((bytes) => {
    const [header, ...entries] = parseLines(bytes).flatMap(({ value }) => (value ? [value] : []));
    const changed = [header, ...change(entries as Entry[])];
    return Buffer.from(changed.map((value) => `${JSON.stringify(value)}\n`).join(''));
  });

/** The model, refusing files of a kind. */
export const refusing = (why: string, when: (bytes: Buffer) => boolean): AnyDriver =>
  readingBytes((bytes) => {
    if (when(bytes)) throw new Rejected(why);
    return bytes;
  });

/** The lines of a file that hold text. */
export const textLines = (bytes: Uint8Array): string[] =>
  Buffer.from(bytes)
    .toString()
    .split('\n')
    .filter((line) => line !== '');

/** Changes one member of every entry of a type; a change to undefined takes it away. */
export const withMember =
  (type: string, member: string, change: (value: unknown) => unknown = () => undefined) =>
  (answer: Answers['session/read']) => ({
    ...answer,
    entries: answer.entries.map((entry) =>
      entry.type === type ? { ...entry, [member]: change(entry[member]) } : entry,
    ),
  });

/** Changes the messages of a context. */
export const messages =
  (change: (messages: Answers['session/context']['messages'], call: Call) => unknown) =>
  (answer: Answers['session/context'], call: Call) => ({
    ...answer,
    messages: change(answer.messages, call),
  });

export type Message = Answers['session/context']['messages'][number];

export const leafOf = ({ params }: Call) => params['leafId'] as string | null | undefined;
export const isEdit = ({ type }: Entry) => type === 'context_edit';
export const branchIn = (call: Call, session: ReadSession = call.session()) =>
  branchOf(session, leafOf(call));

/** Answers from a session whose entries were changed with the branch in view. */
export const withBranch = (
  change: (entries: readonly Entry[], branch: readonly Entry[]) => readonly Entry[],
) =>
  answeringInstead('session/context', (call) => {
    const session = call.session();
    const entries = change(session.entries, branchIn(call, session));
    const changed = { ...session, entries, byId: new Map(entries.map((entry) => [entry.id, entry])) };
    return contextAnswer(contextOf(changed, leafOf(call) === undefined ? session.leafId : leafOf(call)));
  });
