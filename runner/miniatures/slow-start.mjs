// Takes longer to start than an answer may take.
import { setTimeout } from 'node:timers/promises';
import { say, speak } from './speak.mjs';

await setTimeout(2_000);
await speak((request, _number, body) => say(request, body));
