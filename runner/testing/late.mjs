// A writer that acknowledges an entry before it is on the disk: what a kill takes away.
import { HONEST } from '../../dist/runner/drivers/model/habits.js';
import { createModelWriter } from '../../dist/runner/drivers/model-writer.js';
import { serve } from '../../dist/runner/driver-kit/serve.js';

await serve(
  createModelWriter({
    addLines: (path, text, session) => void setTimeout(() => HONEST.addLines(path, text, session), 200),
  }),
);
