// One answer has 50 MB more than anybody wants.
import { say, speak } from './speak.mjs';

const MUCH = 'x'.repeat(50_000_000);

await speak((request, number, body) =>
  say(request, number === 3 && 'result' in body ? { result: { ...body.result, much: MUCH } } : body),
);
