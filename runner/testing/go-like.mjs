// A reader as a newcomer may write one in Go, with four faults that are common there. Plain JavaScript, as it is started
// as a process of its own.
import { readFileSync } from 'node:fs';
import { createModelDriver } from '../../dist/runner/drivers/model.js';
import { Rejected } from '../../dist/runner/driver-kit/rejected.js';
import { serve } from '../../dist/runner/driver-kit/serve.js';

/** `bufio.Scanner` gives up at lines over 64 kB. */
const MAX_LINE = 65_536;

const lines = (text) => text.split('\n').filter((line) => line !== '');

/** `omitempty` leaves out what is empty, false, zero or null. */
const isEmpty = (value) =>
  value === null ||
  value === '' ||
  value === 0 ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

function omitEmpty(value) {
  if (Array.isArray(value)) return value.map(omitEmpty);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => (isEmpty(member) ? [] : [[name, omitEmpty(member)]])),
  );
}

/** A map of edits by target, filled from the whole file: those of other branches act as well. */
function withAllEdits(answer, path) {
  const edits = new Map();
  for (const line of lines(readFileSync(path, 'utf8'))) {
    const { type, targetId, replacement } = JSON.parse(line);
    if (type === 'context_edit') edits.set(targetId, replacement);
  }
  return {
    ...answer,
    messages: answer.messages.filter(({ entryId }) => edits.get(entryId) !== null),
  };
}

const model = createModelDriver((path) => {
  const bytes = readFileSync(path);
  if (lines(bytes.toString()).some((line) => Buffer.byteLength(line) > MAX_LINE))
    throw new Rejected('bufio.Scanner: token too long');
  return bytes;
});

await serve({
  ...model,
  initialize: () => ({
    ...model.initialize(),
    implementation: { name: 'go-like', version: '0.1.0', language: 'Go' },
    methods: [
      'session/read',
      'session/tree',
      'session/branch',
      'session/context',
      'session/info',
      'path/directory',
      'path/file',
      'path/sessionId',
    ],
  }),
  'session/read': (params) => {
    const answer = model['session/read'](params);
    return { ...answer, entries: answer.entries.map(omitEmpty) };
  },
  'session/context': (params) => {
    const answer = model['session/context'](params);
    try {
      return withAllEdits(answer, params.path);
    } catch {
      return answer;
    }
  },
  // `filepath.Clean` before the name is made: a slash at the end is lost, and `..` is resolved.
  'path/directory': ({ cwd, platform }) =>
    model['path/directory']({ cwd: platform === 'posix' ? cwd.replace(/(?<=.)\/+$/, '') : cwd, platform }),
});
