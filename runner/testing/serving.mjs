// A driver behind the package's own serve(). Plain JavaScript, as it is started as a process of its own.
import { setTimeout } from 'node:timers/promises';
import { Rejected } from '../../dist/runner/driver-kit/rejected.js';
import { NotSupported, serve } from '../../dist/runner/driver-kit/serve.js';

await serve({
  initialize: () => ({ protocol: 1 }),
  // The first of many is the slowest, and must be answered first all the same.
  'path/sessionId': async ({ sessionId, wait = 0 }) => {
    await setTimeout(wait);
    return { valid: sessionId };
  },
  'session/read': () => {
    throw new Rejected('no session', { line: 3, rule: 'header/first' });
  },
  'session/tree': () => {
    throw new NotSupported('no trees here');
  },
  'session/info': () => {
    console.log('printed by the implementation');
    console.info('and told');
    console.dir({ and: 'shown' });
    return undefined;
  },
  'session/branch': () => {
    throw new TypeError('broken inside');
  },
  // What JSON cannot hold.
  'session/context': () => 1n,
  'session/state': () => {
    const cycle = {};
    cycle.itself = cycle;
    return cycle;
  },
  // What is no error.
  'session/close': () => {
    throw null;
  },
  // As an implementation may do that ends its own commands so.
  'session/fork': () => {
    process.exitCode = 3;
    return {};
  },
});
