// Does not come back from the third request of each life.
import { hang, say, speak } from './speak.mjs';

await speak((request, number, body) => (number === 3 ? hang() : say(request, body)));
