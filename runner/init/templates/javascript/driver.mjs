// A driver for pi-conform: `serve` reads requests on standard input and answers on standard output.
//
// Next: call your own implementation in 'path/directory', then add 'session/read'.
// What each method takes and answers is in PROTOCOL.md of this package.
import { serve } from 'pi-session-conformance';
// import { Rejected, serve } from 'pi-session-conformance';   throw new Rejected(why) for what you refuse

const methods = {
  'path/directory': ({ cwd }) => ({
    name: `--${cwd.replace(/^[/\\]/, '').replaceAll(/[/\\:]/g, '-')}--`,
  }),
  // 'session/read': ({ path }) => ({ header, entries, leafId }),
};

await serve({
  initialize: () => ({
    protocol: 1,
    implementation: { name: 'mine', version: '0.1.0', language: 'JavaScript' },
    follows: '1.6.0', // the Pi release whose format you follow
    methods: Object.keys(methods),
  }),
  ...methods,
});
