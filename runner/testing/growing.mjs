// A module driver that adds to the files that hold the word "grow", as no reader may.
import { appendFileSync, readFileSync } from 'node:fs';

export default {
  initialize: () => ({
    protocol: 1,
    implementation: { name: 'growing', version: '0.0.1' },
    follows: '1.6.0',
    methods: ['session/branch'],
  }),
  'session/branch': async ({ path }) => {
    if (readFileSync(path, 'utf8').includes('grow')) appendFileSync(path, 'more');
    return { entryIds: ['root'] };
  },
};
