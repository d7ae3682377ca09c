// A sound writer whose first life ends at its nth question, and whose later lives take their time to start.
// Arguments: a file that marks that it has lived, which question, and how many milliseconds.
import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { createModelWriter } from '../../dist/runner/drivers/model-writer.js';
import { serve } from '../../dist/runner/driver-kit/serve.js';

const [mark, last, wait] = process.argv.slice(2);
const isFirst = !existsSync(mark);
writeFileSync(mark, '');
let questions = 0;

/** @param {string} name of the method, and what answers it */
const counted = ([name, answer]) => [
  name,
  async (params) => {
    if (name === 'initialize') {
      if (!isFirst) await setTimeout(Number(wait));
    } else if (isFirst && ++questions === Number(last)) process.exit(7);
    return answer(params);
  },
];

await serve(Object.fromEntries(Object.entries(createModelWriter()).map(counted)));
