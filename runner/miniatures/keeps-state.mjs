// Answers, from the second time on that a method is asked, as it did the first time.
import { say, speak } from './speak.mjs';

const first = new Map();

await speak((request, _number, body) => {
  if (!first.has(request.method)) first.set(request.method, body);
  say(request, first.get(request.method));
});
