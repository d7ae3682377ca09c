// Writes bytes that are no UTF-8.
import { lineOf, speak } from './speak.mjs';

await speak((request, number, body) => {
  const line = Buffer.from(lineOf(request.id, { ...body, note: 'X' }));
  if (number > 0) line[line.lastIndexOf('X')] = 0xff;
  process.stdout.write(line);
});
