import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

/** What a driver process said until it ended. */
export interface Talk {
  /** The lines of standard output, each as JSON. */
  readonly answers: readonly unknown[];
  readonly stderr: string;
  readonly code: number | null;
}

/** Starts a driver, writes the pieces to its standard input one after the other, ends the input, and waits for its end. */
export async function talk(
  command: readonly string[],
  pieces: readonly (string | Uint8Array)[],
): Promise<Talk> {
  const [program = '', ...args] = command;
  const child = spawn(program, args);
  const ended = once(child, 'close') as Promise<[number | null]>;
  const stdout = text(child.stdout);
  const stderr = text(child.stderr);
  for (const piece of pieces) {
    child.stdin.write(piece);
    // So that pieces do not arrive as one.
    if (pieces.length > 1) await setTimeout(5);
  }
  child.stdin.end();
  const [code] = await ended;
  const lines = (await stdout).split('\n');
  return {
    answers: lines.filter((line) => line !== '').map((line) => JSON.parse(line) as unknown),
    stderr: await stderr,
    code,
  };
}

/** One request as a line of the protocol. */
export const request = (id: number, method: string, params: object = {}): string =>
  `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`;
