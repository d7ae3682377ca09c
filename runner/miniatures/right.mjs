// Answers as it should.
import { say, speak } from './speak.mjs';

await speak((request, _number, body) => say(request, body));
