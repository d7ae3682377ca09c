// Claims every method there is, and has none.
import { say, speak } from './speak.mjs';

const NONE = { error: { code: -32601, message: 'not yet' } };

await speak((request, number, body) => say(request, number === 0 ? body : NONE));
