// Leaves a line break behind in each file that it reads.
import { appendFileSync } from 'node:fs';
import { say, speak } from './speak.mjs';

await speak((request, number, body) => {
  if (number > 0 && request.params.path !== undefined) appendFileSync(request.params.path, ' \n');
  say(request, body);
});
