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

/** Lets signals end the process through `exit`, so that children are stopped and scratch folders removed. */
export function exitOnSignals(): void {
  for (const [signal, code] of Object.entries(SIGNALS)) process.once(signal, () => process.exit(code));
}
