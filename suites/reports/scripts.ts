import type { RequirementId } from '../requirements/index.ts';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { roleOf, type JsonObject } from '../model/index.ts';
import { reportFile, withExamplesOf } from './reports.ts';
import type { RunRule } from '../rule.ts';
import type { Draft, Step } from '../driving/step.ts';
import type { Steps } from '../driving/programs.ts';
import { FOLDER } from '../driving/places.ts';

/**
 * Bug reports about writing and finding, as scripts: each is an example of the rules below. Beside each script stands what
 * Pi 1.6.0 was observed to do with it; a test drives the real Pi and compares.
 */
export const SCRIPTS: Readonly<Record<string, readonly RequirementId[]>> = {
  'B17-fork-kept-boundary-is-label': ['clone/kept-label', 'clone/context', 'clone/labels', 'clone/links'],
  'B19-fork-keeps-writing-to-new-file': ['write/own-file', 'clone/branch-only'],
  'B21-forkFrom-v1-source': ['fork/old-version'],
  'B21-v1-open-then-append': ['migrate/stored'],
  'B59-fork-repeats-usage': ['write/own-file', 'clone/branch-only'],
  'B77-find-by-id': ['find/id', 'find/header-id-only'],
  'B81-default-folder-collision': ['find/latest', 'find/order'],
  'B81-shared-folder-cwd-filter': ['find/list'],
  'B83-symlinked-session-folder': ['find/linked-folder'],
  'B89-branch-in-memory-then-reopen': ['write/reopen'],
  'B89-branch-then-append': ['write/navigate', 'write/child-of-leaf'],
  'B91-when-the-file-appears': ['write/deferred-file'],
};

interface ScriptFile {
  readonly name: string;
  readonly mtime?: string;
  readonly lines?: readonly JsonObject[];
  readonly symlinkTo?: string;
}

export interface Script {
  readonly op: string;
  readonly cwd?: string;
  readonly lines?: readonly JsonObject[];
  readonly files?: readonly ScriptFile[];
  readonly findId?: readonly string[];
  /** A call, and what it is given. */
  readonly steps?: readonly (readonly [string, ...unknown[]])[];
}

export const scriptOf = (report: string): Script =>
  JSON.parse(readFileSync(reportFile(report, '.script.json'), 'utf8')) as Script;

const bytesOf = (lines: readonly JsonObject[]): Uint8Array =>
  new TextEncoder().encode(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));

const plain = (members: JsonObject): Draft => ({
  payload: { type: 'plain', members: members as { readonly type: string } },
  reference: 0,
});

/** Members of a reply that no report is about. Scripts leave them out; an entry without them is none that a writer must take. */
const REPLY = {
  api: 'api-a',
  usage: {
    input: 1,
    output: 1,
    cacheRead: 0,
    cacheWrite: 0,
    totalTokens: 2,
    cost: { input: 0, output: 0, cacheRead: 0, cacheWrite: 0, total: 0 },
  },
  stopReason: 'stop',
};

/** A message of a script, whole: with the members that the format demands of its role. */
export const wholeMessage = (message: unknown): unknown =>
  roleOf({ type: 'message', message }) === 'assistant' ? { ...REPLY, ...(message as JsonObject) } : message;

/** The entries that the calls of a script append. */
const APPENDED: Readonly<Record<string, (...given: readonly unknown[]) => Draft>> = {
  appendMessage: (message) => plain({ type: 'message', message: wholeMessage(message) }),
  appendModelChange: (provider, modelId) => plain({ type: 'model_change', provider, modelId }),
  appendThinkingLevelChange: (thinkingLevel) => plain({ type: 'thinking_level_change', thinkingLevel }),
  appendCustomEntry: (customType, data) => plain({ type: 'custom', customType, data }),
  appendSessionInfo: (name) => plain({ type: 'session_info', name }),
};

/** The calls of a script as steps; entries are counted from the newest. */
function stepsOf({ lines = [], steps = [] }: Script): readonly Step[] {
  const ids = lines.slice(1).map(({ id }) => id);
  const nth = (id: unknown) => ids.length - 1 - ids.indexOf(id);
  return steps.flatMap(([call, ...given]): Step[] => {
    const draft = APPENDED[call]?.(...given);
    if (draft !== undefined) return [{ act: 'append', session: 0, draft }];
    switch (call) {
      case 'createBranchedSession':
        // Pi goes on in the new file; under the protocol it is opened.
        return [
          { act: 'close', session: 0 },
          { act: 'clone', session: 0, leaf: nth(given[0]) },
          { act: 'open', session: 0 },
        ];
      case 'forkFrom':
        return [{ act: 'fork', session: 0, cwd: String(given[1]) }];
      case 'branch':
        return [{ act: 'navigate', session: 0, to: nth(given[0]) }];
      case 'reopenCurrent':
        return [
          { act: 'close', session: 0 },
          { act: 'open', session: 0 },
        ];
      default:
        throw new Error(`a script calls ${call}, which is no step`);
    }
  });
}

const seconds = (time: string | undefined, index: number) =>
  time === undefined ? 1_700_000_000 + index : Date.parse(time) / 1_000;

function placed({ name, mtime, lines, symlinkTo }: ScriptFile, index: number): Step {
  const to = `${FOLDER}/${name}`;
  if (lines === undefined) return { act: 'link', name: to, to: symlinkTo ?? '' };
  return { act: 'place', name: to, bytes: bytesOf(lines), modified: seconds(mtime, index) };
}

/** What a script asks of the folder that it lays out: the one behind the first link, or the one of the first file. */
function questionsOf({ findId = [] }: Script, files: readonly ScriptFile[]): readonly Step[] {
  const link = files.find(({ symlinkTo }) => symlinkTo !== undefined && !symlinkTo.startsWith('/'));
  if (link !== undefined) return [{ act: 'list', directory: `${FOLDER}/${link.name}` }];
  const directory = posix.dirname(`${FOLDER}/${files[0]?.name ?? ''}`);
  return [
    { act: 'latest', directory },
    { act: 'list', directory },
    ...findId.map((sessionId): Step => ({ act: 'find', directory, sessionId })),
  ];
}

/** A script as a program. */
export function programOf(report: string): Steps {
  const script = scriptOf(report);
  const { lines, files, steps = [] } = script;
  if (files !== undefined) return [...files.map(placed), ...questionsOf(script, files)];
  if (lines === undefined) return [{ act: 'create', cwd: '/w/demo' }, ...stepsOf(script)];
  const opening: Steps = steps.some(([call]) => call === 'forkFrom') ? [] : [{ act: 'open', session: 0 }];
  return [{ act: 'place', name: `${FOLDER}/s.jsonl`, bytes: bytesOf(lines) }, ...opening, ...stepsOf(script)];
}

/** The same rule with its scripts among the examples. */
export const withScripts = (rule: RunRule): RunRule => withExamplesOf(rule, SCRIPTS, programOf);
