import { writeFileSync } from 'node:fs';
import { factsFile, makeFacts } from './rule-facts.ts';

// The last step of the build.
writeFileSync(factsFile(), `${JSON.stringify(await makeFacts())}\n`);
