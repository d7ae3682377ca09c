import { documented, observed } from '../../rule.ts';
import type { FileRule } from '../fact.ts';

export const namingRules: readonly FileRule[] = [
  {
    id: 'naming/directory',
    level: 'must',
    title: 'the folder of a session is named after its working directory',
    source: documented(
      'docs/session-format.md',
      'File Location',
      'For `<path>`, Pi removes the leading path separator and replaces `/`, `\\\\`, and `:` with `-`.',
    ),
    codes: {
      other: {
        must: 'be the working directory that the folder is named after',
        advice:
          'Move the file into the folder of its own working directory: Pi does not list it there as it is.',
      },
    },
  },
  {
    id: 'naming/file',
    level: 'must',
    title: 'the file is named <timestamp>_<session-id>.jsonl',
    source: documented(
      'docs/session-format.md',
      'File Location',
      '~/.pi/agent/sessions/--<path>--/<timestamp>_<session-id>.jsonl',
    ),
    codes: {
      id: {
        must: 'be the session id that the file is named after',
        advice: 'Rename the file, or put the id back.',
      },
      timestamp: {
        must: 'be the time that the file is named after',
        advice: 'Rename the file, or put the time back.',
      },
    },
  },
  {
    id: 'fork/usage-once',
    level: 'observed',
    title: 'usage counts once, though a fork repeats the entries that hold it',
    source: observed(
      'copies entries with their usage into a fork, so that totals over both files count it twice',
    ),
    codes: {
      repeated: {
        must: 'be counted once',
        advice: 'Count entries of one id once when you add up usage over a session and its forks.',
      },
    },
  },
];
