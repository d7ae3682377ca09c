import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onExit } from '../../target/cleanup.ts';
import type { Fate } from './fate.ts';
import type { Mutant } from './mutate.ts';
import type { FromWorker, ToWorker, Work } from './worker.ts';

/** A worker ended, or asks nothing any more though it computes. */
export class Held extends Error {}

/** Milliseconds between two looks. */
const LOOK = 2_000;
/** Seconds of computing without a sign of life: no case takes as long. Counted by the processor, so that a busy machine does not matter. */
const MOST_SECONDS = 20;
/** Where that cannot be counted, seconds by the clock. */
const MOST_BY_CLOCK = 600;
const TICKS_A_SECOND = 100;

/** The seconds that a process computed; undefined where the system does not tell. */
function secondsOf(id: number | undefined): number | undefined {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8');
    const members = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return (Number(members[11]) + Number(members[12])) / TICKS_A_SECOND;
  } catch {
    return undefined;
  }
}

/** A worker as its parent sees it. */
export class WorkerProcess {
  readonly #child: ChildProcess;
  readonly #removeFolder: () => void;

  private constructor(child: ChildProcess, removeFolder: () => void) {
    this.#child = child;
    this.#removeFolder = removeFolder;
  }

  static async start(file: string, work: Work): Promise<WorkerProcess> {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'pi-strength-')));
    const remove = (): void => rmSync(folder, { recursive: true, force: true });
    const forget = onExit(remove);
    const child = fork(file, [folder], { serialization: 'advanced' });
    const worker = new WorkerProcess(child, () => {
      remove();
      forget();
    });
    await worker.#ask({ work });
    return worker;
  }

  /** @throws Held where the mutant broke the worker; Error where the worker failed */
  async examine(mutant: Mutant, apart: boolean): Promise<Fate> {
    const answer = await this.#ask({ mutant, apart });
    if (!('fate' in answer)) throw new Error('a worker gave an answer without a fate');
    return answer.fate;
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    }
    this.#removeFolder();
  }

  #ask(message: ToWorker): Promise<FromWorker> {
    const child = this.#child;
    return new Promise((resolve, reject) => {
      let beat = { at: performance.now(), seconds: secondsOf(child.pid) };
      const settled = (): void => {
        clearInterval(looking);
        child.off('exit', ended);
        child.off('message', answered);
      };
      const ended = (code: number | null): void => {
        settled();
        reject(new Held(`a worker ended with exit code ${code}`));
      };
      const answered = (answer: FromWorker): void => {
        beat = { at: performance.now(), seconds: secondsOf(child.pid) };
        if ('beat' in answer) return;
        settled();
        if ('failed' in answer) reject(new Error(`a worker failed: ${answer.failed}`));
        else resolve(answer);
      };
      const looking = setInterval(() => {
        const now = secondsOf(child.pid);
        const held =
          now === undefined || beat.seconds === undefined
            ? performance.now() - beat.at > MOST_BY_CLOCK * 1_000
            : now - beat.seconds > MOST_SECONDS;
        if (!held) return;
        settled();
        reject(new Held('a worker gives no sign of life'));
      }, LOOK);
      child.on('exit', ended);
      child.on('message', answered);
      child.send(message);
    });
  }
}
