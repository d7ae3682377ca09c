type Cleanup = () => void;

const cleanups = new Set<Cleanup>();
let listening = false;

function runAll(): void {
  for (const cleanup of cleanups) cleanup();
  cleanups.clear();
}

/**
 * Has `cleanup` run when the process ends, however it ends short of SIGKILL. It must be synchronous and not throw.
 * @returns takes it back, once the thing is cleaned up in the ordinary way.
 */
export function onExit(cleanup: Cleanup): () => void {
  if (!listening) {
    listening = true;
    process.on('exit', runAll);
  }
  cleanups.add(cleanup);
  return () => cleanups.delete(cleanup);
}

const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

let interrupted: ((code: number) => void) | undefined;

/**
 * Has the first signal call this, with the exit code that belongs to it, in place of ending the process; the second ends it
 * at once.
 * @returns takes it back
 */
export function onSignal(listener: (code: number) => void): () => void {
  interrupted = listener;
  return () => {
    if (interrupted === listener) interrupted = undefined;
  };
}

/** Lets signals end the process through `exit`, so that children are stopped and scratch folders removed. */
export function exitOnSignals(): void {
  for (const [signal, code] of Object.entries(SIGNALS))
    process.on(signal, () => {
      const listener = interrupted;
      interrupted = undefined;
      if (listener === undefined) process.exit(code);
      listener(code);
    });
}
