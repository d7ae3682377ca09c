import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { NAMING_METHODS, READING_METHODS, type Platform } from '../../schema/protocol.ts';
import {
  branchOf,
  contextAnswer,
  contextOf,
  directoryName,
  fileName,
  infoOf,
  isValidSessionId,
  MAX_NAME_BYTES,
  NotASession,
  readAnswer,
  readSession,
  planOf,
  transcriptOf,
  treeOf,
  UnknownEntry,
  usageOf,
  usageOfAll,
  type LeafId,
  type ReadSession,
} from '../../suites/model/index.ts';
import type { AnyDriver } from '../driver-kit/driver.ts';
import { sessionsIn } from './model-finder.ts';
import { Rejected } from '../driver-kit/rejected.ts';

/**
 * The suite's own model as an implementation: what is measured when only the suite's cost counts, and what the
 * implementations broken on purpose are made from. It proves nothing about the rules, which take their
 * expectations from the same model.
 * @param bytesOf reads a session file; the real file system unless told otherwise.
 */
export function createModelDriver(bytesOf: (path: string) => Uint8Array = readFileSync): AnyDriver {
  const open = (path: unknown): ReadSession => orRejected(() => readSession(bytesOf(String(path))));
  return {
    initialize: () => ({
      protocol: 1,
      implementation: { name: 'model', version: '1', language: 'TypeScript' },
      follows: '1.6.0',
      methods: [
        ...READING_METHODS.filter((method) => method !== 'session/validate'),
        ...NAMING_METHODS,
        'compaction/plan',
        'session/usage',
        'session/transcript',
      ],
      platforms: ['posix', 'win32'],
    }),
    'session/read': ({ path }) => readAnswer(open(path)),
    'session/tree': ({ path }) => treeOf(open(path)),
    'session/branch': ({ path, leafId }) => ({
      entryIds: orRejected(() => branchOf(open(path), leafId as LeafId)).map(({ id }) => id),
    }),
    'session/context': ({ path, leafId }) =>
      contextAnswer(orRejected(() => contextOf(open(path), leafId as LeafId))),
    'session/info': ({ path }) => infoOf(open(path)),
    'compaction/plan': ({ path, leafId, keepRecentTokens }) => ({
      firstKeptEntryId: orRejected(() => planOf(open(path), leafId as LeafId, Number(keepRecentTokens))),
    }),
    'session/usage': ({ path, directory }) =>
      directory === undefined
        ? usageOf(open(path))
        : usageOfAll(sessionsIn({ directory }).map(({ session }) => session)),
    'session/transcript': ({ path, leafId }) => ({
      items: orRejected(() => transcriptOf(open(path), leafId as LeafId)),
    }),
    'path/directory': ({ cwd, platform }) => ({ name: directoryFor(String(cwd), platform as Platform) }),
    'path/file': ({ timestamp, sessionId }) => ({ name: fileName(String(timestamp), String(sessionId)) }),
    'path/sessionId': ({ sessionId }) => ({ valid: isValidSessionId(String(sessionId)) }),
  };
}

/** A `file:` URL, and what is told from the home folder on, as a path. */
function fullPath(cwd: string): string {
  if (cwd.startsWith('file://')) return decodeURI(cwd.slice('file://'.length));
  return /^~(?:\/|$)/.test(cwd) ? `${homedir()}${cwd.slice(1)}` : cwd;
}

function directoryFor(cwd: string, platform: Platform): string {
  const name = directoryName(fullPath(cwd), platform);
  if (Buffer.byteLength(name) > MAX_NAME_BYTES)
    throw new Rejected(`the name has more than ${MAX_NAME_BYTES} bytes`);
  return name;
}

/** What the model throws for a file or an entry that it does not take, as a refusal. */
export function orRejected<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof NotASession || error instanceof UnknownEntry) throw new Rejected(error.message);
    throw error;
  }
}

export default createModelDriver();
