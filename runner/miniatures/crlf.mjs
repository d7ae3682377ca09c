// Ends its lines as on Windows.
import { lineOf, speak } from './speak.mjs';

await speak((request, _number, body) => {
  process.stdout.write(lineOf(request.id, body).replace('\n', '\r\n'));
});
