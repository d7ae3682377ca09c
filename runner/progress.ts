/** A line that is written over on a terminal; nothing anywhere else. */
export interface CheckProgress {
  readonly done: (path: string) => void;
  readonly clear: () => void;
}

/** Milliseconds between two looks of the line. */
const PAUSE = 100;

export function checkProgress(stream: NodeJS.WriteStream, total: number): CheckProgress {
  if (!stream.isTTY) return { done: () => undefined, clear: () => undefined };
  let count = 0;
  let last = 0;
  return {
    done: () => {
      count++;
      const now = performance.now();
      if (now - last < PAUSE) return;
      last = now;
      stream.write(`\r\u001b[2K${count} of ${total} files`);
    },
    clear: () => {
      stream.write('\r\u001b[2K');
    },
  };
}
