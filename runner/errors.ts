/** The command or its options cannot be used as given: exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The driver never came to answer `initialize` as the protocol asks: exit code 3. */
export class DriverStartError extends Error {
  override readonly name = 'DriverStartError';
  /** What the driver last wrote to standard error. */
  readonly stderr: string;

  constructor(message: string, stderr: string) {
    super(message);
    this.stderr = stderr;
  }
}

/** The words of anything thrown. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
