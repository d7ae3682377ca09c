// A module driver, each method of which ends in a way of its own.
let asked = 0;

class Rejected extends Error {
  name = 'Rejected';
  data = { line: 3 };
}

export default {
  initialize: async () => ({
    protocol: 1,
    implementation: { name: 'module', version: '0.0.1' },
    follows: '1.6.0',
    methods: ['path/directory', 'path/file', 'path/sessionId', 'session/read', 'session/tree'],
    platforms: ['posix', 'win32'],
  }),
  'path/directory': ({ cwd }) => ({ name: `${cwd} ${++asked}` }),
  'path/file': async () => {
    throw new Rejected('no such file name');
  },
  'path/sessionId': () => new Promise(() => undefined),
  'session/read': async () => {
    throw new TypeError('broken inside');
  },
  'session/info': () => {
    setTimeout(() => {
      throw new Error('stray');
    });
    return new Promise(() => undefined);
  },
  'session/branch': () => ({ entryIds: 'none' }),
  'session/context': () => {
    for (;;);
  },
  'session/fork': () => process.exit(7),
  'session/clone': () => ({ path: '/copy.jsonl', function: () => undefined }),
};
