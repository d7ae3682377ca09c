import { spawn } from 'node:child_process';
import fc from 'fast-check';
import { rule } from '../../../suites/rule.ts';
import { observed } from '../../../suites/source.ts';
import { run } from '../../run.ts';
import { figuresOf, sideBySide, type Figure } from './measure.ts';

const CASES = 1_000;
/** Answers at once, and always the same: what is left is the runner's own cost. */
const DRIVER = `
  const initialize = { protocol: 1, implementation: { name: 'echo', version: '1' }, follows: '1.6.0', methods: ['path/sessionId'] };
  let rest = '';
  process.stdin.setEncoding('utf8').on('data', (chunk) => {
    const lines = (rest + chunk).split('\\n');
    rest = lines.pop();
    for (const line of lines) {
      const { id, method } = JSON.parse(line);
      const result = method === 'initialize' ? initialize : { valid: true };
      process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id, result }) + '\\n');
    }
  });`;
/** The same program is asked for the bare echo, by lines that are made beforehand. */
const WINDOW = 16;

const idRule = rule<string>({
  kind: 'asked',
  id: 'bench/session-id',
  level: 'must',
  title: 'every session id is valid',
  source: observed('in this benchmark'),
  method: 'path/sessionId',
  inputs: () => fc.constant('an-id'),
  requests: (sessionId) => [{ method: 'path/sessionId', params: { sessionId } }],
  expect: () => ({ anyOf: [{ result: { valid: true } }] }),
});

/** Sends the same bytes through a pipe and back, in windows, and judges nothing. */
function echo(): Promise<void> {
  const child = spawn(process.execPath, ['-e', DRIVER], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = Array.from({ length: CASES }, (_, id) => {
    const question = { jsonrpc: '2.0', id, method: 'path/sessionId', params: { sessionId: 'an-id' } };
    return `${JSON.stringify(question)}\n`;
  });
  let [sent, received] = [0, 0];
  const send = (): void => {
    while (sent < lines.length && sent - received < WINDOW) child.stdin.write(lines[sent++] ?? '');
    if (received === lines.length) child.stdin.end();
  };
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      for (const byte of chunk) if (byte === 0x0a) received++;
      send();
    });
    child.on('error', reject).on('close', () => resolve());
    send();
  });
}

async function judged(): Promise<void> {
  const { results } = await run({
    tested: { command: [process.execPath, '-e', DRIVER] },
    suites: [{ area: 'bench', title: 'Bench', rules: [idRule] }],
    seed: 1,
    runs: CASES,
    jobs: 1,
  });
  const [result] = results;
  if (result?.verdict !== 'pass' || result.cases !== CASES)
    throw new Error(`the driver of the benchmark came to ${JSON.stringify(result)}`);
}

/** What the runner itself costs: cases over stdio against the same bytes through the same pipe. */
export async function overStdio(rounds: number): Promise<readonly Figure[]> {
  const medians = await sideBySide(
    {
      'a bare echo of 1,000 questions': echo,
      '1,000 cases, judged': judged,
    },
    rounds,
  );
  return figuresOf('stdio', medians, 'a bare echo of 1,000 questions', 'time', {
    '1,000 cases, judged': { most: 2 },
  });
}
