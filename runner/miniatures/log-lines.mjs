// Tells on standard output what it does.
import { say, speak } from './speak.mjs';

await speak((request, number, body) => {
  if (number > 0) process.stdout.write(`INFO ${request.method}\n`);
  say(request, body);
});
