// Keeps its answers until the end of its input.
import { lineOf, speak } from './speak.mjs';

const lines = [];

await speak((request, _number, body) => void lines.push(lineOf(request.id, body)));
process.stdout.write(lines.join(''));
