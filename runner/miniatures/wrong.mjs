// Every answer but the first is an empty object.
import { say, speak } from './speak.mjs';

await speak((request, number, body) => say(request, number === 0 ? body : { result: { handle: 'h' } }));
