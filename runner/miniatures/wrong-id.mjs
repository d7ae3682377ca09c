// Answers with ids of its own.
import { say, speak } from './speak.mjs';

await speak((request, number, body) => say({ id: number === 0 ? request.id : request.id + 1_000 }, body));
