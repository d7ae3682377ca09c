// Claims no method.
import { say, speak } from './speak.mjs';

await speak((request, _number, body) => say(request, body), { methods: [] });
