import { afterAll, bench, describe } from 'vitest';
import { ProcessTarget } from '../target/process-target.ts';
import { misbehaving } from '../testing/rules.ts';
import { inOrder } from '../judge/in-order.ts';

const target = new ProcessTarget({ command: misbehaving('good'), env: {} });
await target.initialize();
afterAll(async () => void (await target.stop()));

const QUESTIONS = Array.from({ length: 1000 }, (_, i) => `id-${i}`);
const ask = (sessionId: string) => target.ask('path/sessionId', { sessionId }, { deadline: 10_000 });

async function askAll(window: number): Promise<void> {
  for await (const reply of inOrder(QUESTIONS, window, ask))
    if (!('result' in reply)) throw new Error('no result');
}

describe('1,000 questions over stdio', () => {
  bench('one at a time', () => askAll(1));
  bench('a window of 16', () => askAll(16));
});
