import { writeFileSync } from 'node:fs';
import { suites } from '../../suites/index.ts';
import { factsFile, factsOf } from './rule-facts.ts';

// The last step of the build.
writeFileSync(factsFile(), `${JSON.stringify(factsOf(suites))}\n`);
