// Ends at the third request of each life.
import { say, speak } from './speak.mjs';

await speak((request, number, body) => {
  if (number === 3) {
    process.stderr.write('Panic: the third request\n');
    process.exit(7);
  }
  say(request, body);
});
