import { Rejected } from '../../driver-kit/rejected.ts';

/** Pi's own words where it looked at what it was given and will not take it. */
const REFUSALS = [
  /is not a valid .* session/,
  /^Entry .* not found/,
  /is not on the active branch/,
  /does not contribute editable/,
  /replacement must be/,
  /^Session id must be/,
  /^Cannot fork/,
];

/** What a file system answers when it cannot take what it was given. */
const REFUSED_BY_THE_DISK = new Set([
  'ENAMETOOLONG',
  'ENOENT',
  'EEXIST',
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOSPC',
  'EFBIG',
  'EISDIR',
  'ENOTDIR',
]);

/** Runs a call on Pi; its refusals come out as `Rejected`, and everything else as it was thrown. */
export function asking<Value>(call: () => Value): Value {
  try {
    return call();
  } catch (thrown) {
    const { message = '', code = '' } = thrown as { message?: string; code?: string };
    if (REFUSED_BY_THE_DISK.has(code) || REFUSALS.some((words) => words.test(message)))
      throw new Rejected(message);
    throw thrown;
  }
}
