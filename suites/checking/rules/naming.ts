import type { CodeTable } from '../code.ts';

export const namingCodes = {
  'naming/directory': {
    other: {
      must: 'be the working directory that the folder is named after',
      advice:
        'Move the file into the folder of its own working directory: Pi does not list it there as it is.',
    },
  },
  'naming/file': {
    id: {
      must: 'be the session id that the file is named after',
      advice: 'Rename the file, or put the id back.',
    },
    timestamp: {
      must: 'be the time that the file is named after',
      advice: 'Rename the file, or put the time back.',
    },
  },
  'fork/usage-once': {
    repeated: {
      must: 'be counted once',
      advice: 'Count entries of one id once when you add up usage over a session and its forks.',
    },
  },
} as const satisfies CodeTable;
