// Answers each second request before the one that came before it.
import { say, speak } from './speak.mjs';

let held;

await speak((request, number, body) => {
  if (number % 2 === 1) held = [request, body];
  else {
    say(request, body);
    if (held !== undefined) say(...held);
    held = undefined;
  }
});
