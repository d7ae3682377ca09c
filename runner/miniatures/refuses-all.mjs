// Refuses whatever it is asked.
import { say, speak } from './speak.mjs';

const REFUSAL = { error: { code: -32000, message: 'no' } };

await speak((request, number, body) => say(request, number === 0 ? body : REFUSAL));
