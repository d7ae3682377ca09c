import fc from 'fast-check';

/** So that a test that failed elsewhere fails here as well; `SEED=12345 npm test` looks at other inputs. */
const DEFAULT_SEED = 20261201;

fc.configureGlobal({ seed: Number(process.env['SEED'] ?? DEFAULT_SEED) });
