// A driver that misbehaves as its first argument says. Plain JavaScript, as it is started as a process of its own.
import { spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import process from 'node:process';

const mode = process.argv[2] ?? 'good';
let hanging = false;
/** Stays, and answers nothing more. */
const HANG = () => {
  hanging = true;
  return setInterval(() => undefined, 1000);
};
const write = (text) => process.stdout.write(text);
const answer = (id, result) => write(`${JSON.stringify({ jsonrpc: '2.0', id, result })}\n`);
const fail = (id, code, message) =>
  write(`${JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } })}\n`);

const INITIALIZE = {
  protocol: 1,
  implementation: { name: 'misbehaving', version: '0.0.1', language: 'JavaScript' },
  follows: '1.6.0',
  methods: ['path/sessionId', 'path/file', 'path/directory'],
};

const right = ({ method, params }) => {
  if (method === 'path/sessionId') return { valid: true };
  if (method === 'path/file') return { name: `${params.sessionId}.jsonl` };
  return { name: params.cwd };
};

/** What each mode does with the nth request after `initialize`; `true` when it has dealt with it. */
const MODES = {
  good: () => false,
  chosen: ({ id, params }) => {
    const valid = /^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?$/.test(params.sessionId);
    answer(id, { valid });
    return true;
  },
  'crash-at-3': (_request, n) => {
    if (n !== 3) return false;
    process.stderr.write('about to crash\nPanic: the third request\n');
    return process.exit(7);
  },
  'crash-on-boom': ({ params }) => {
    if (!params.sessionId.includes('boom')) return false;
    process.stderr.write('Panic: boom\n');
    return process.exit(9);
  },
  'hang-on-boom': ({ params }) => params.sessionId.includes('boom') && HANG(),
  // In time when it is asked alone.
  'late-on-boom': ({ params }, n) => {
    if (n > 1 && params.sessionId.includes('boom'))
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500);
    return false;
  },
  'hang-at-file': ({ method }) => method === 'path/file' && HANG(),
  'hang-behind-others': ({ params }, n) => n > 1 && params.sessionId.includes('boom') && HANG(),
  // What it takes grows in proportion to the id, or with its square.
  linear: ({ id, params }) => setTimeout(answer, params.sessionId.length * 2, id, { valid: true }),
  square: ({ id, params }) => setTimeout(answer, params.sessionId.length ** 2 / 40, id, { valid: true }),
  'refuse-on-boom': ({ id, params }) =>
    params.sessionId.includes('boom') && (fail(id, -32000, 'will not'), true),
  'internal-on-boom': ({ id, params }) =>
    params.sessionId.includes('boom') && (fail(id, -32603, 'it broke'), true),
  'wrong-on-boom': ({ id, params }) =>
    params.sessionId.includes('boom') && (answer(id, { valid: false }), true),
  'wrong-once': ({ id }, n) => n === 5 && (answer(id, { valid: false }), true),
  'hang-at-3': (_request, n) => n === 3 && HANG(),
  'ignore-sigterm': (_request, n) => {
    if (n !== 3) return false;
    process.on('SIGTERM', () => process.stderr.write('not today\n'));
    return HANG();
  },
  grandchild: (_request, n) => {
    if (n !== 3) return false;
    const script = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['-e', script], { stdio: 'inherit' });
    process.stderr.write(`grandchild ${child.pid}\n`);
    return HANG();
  },
  'garbage-at-3': ({ id }, n) => {
    if (n !== 3) return false;
    write('DEBUG handling a request\n');
    answer(id, { valid: true });
    return true;
  },
  'garbage-after-answer': ({ id }) => {
    write(`${JSON.stringify({ jsonrpc: '2.0', id, result: { valid: true } })}\nDEBUG answered\n`);
    return true;
  },
  'wrong-id': ({ id }, n) => n === 3 && (answer(id + 1000, { valid: true }), true),
  malformed: ({ id }) => (answer(id, { valid: 'yes' }), true),
  'not-supported': ({ id }) => (fail(id, -32601, 'no such method'), true),
  'out-of-order': (request, n) => {
    if (n % 2 === 1) {
      MODES.held = request;
      return true;
    }
    answer(request.id, { valid: true });
    answer(MODES.held.id, { valid: true });
    return true;
  },
  separators: ({ id }) => {
    const raw = `{"jsonrpc":"2.0","id":${id},"result":{"name":"a\u2028b\u2029c\u0085d"}}`;
    write(`${raw}\r\n`);
    return true;
  },
  huge: ({ id }) => (answer(id, { name: 'x'.repeat(50_000_000) }), true),
  chunked: ({ id }) => {
    const bytes = Buffer.from(`${JSON.stringify({ jsonrpc: '2.0', id, result: { name: 'é😀' } })}\n`);
    for (const byte of bytes) process.stdout.write(Buffer.of(byte));
    return true;
  },
  'close-stdout': (_request, n) => n === 3 && (closeSync(1), HANG()),
  slow: ({ id }) => setTimeout(answer, 60 * (MODES.waiting = (MODES.waiting ?? 0) + 1), id, { valid: true }),
};

function onRequest(request, n) {
  if (n > 0) {
    if (!MODES[mode]?.(request, n)) answer(request.id, right(request));
    return;
  }
  if (mode === 'silent') return;
  answer(request.id, mode === 'old-protocol' ? { ...INITIALIZE, protocol: 0 } : INITIALIZE);
}

if (mode === 'exit-at-once') {
  process.stderr.write('no module named session\n');
  process.exit(1);
}

let count = 0;
let pending = '';
process.stdin.setEncoding('utf8');
process.stdin.on('data', (chunk) => {
  const lines = (pending + chunk).split('\n');
  pending = lines.pop();
  for (const line of lines) if (!hanging) onRequest(JSON.parse(line), count++);
});
process.stdin.on('end', () => {
  if (mode === 'bad-end') process.exitCode = 3;
  if (mode === 'endless') HANG();
});
