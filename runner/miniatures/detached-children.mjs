// Starts a process that leaves its group and goes on for ever.
import { spawn } from 'node:child_process';
import { say, speak } from './speak.mjs';

spawn('sleep', ['987654'], { detached: true, stdio: 'ignore' }).unref();

await speak((request, _number, body) => say(request, body));
