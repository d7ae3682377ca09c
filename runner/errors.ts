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

const FILE_TROUBLE: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is a file, and not a folder',
  EACCES: 'it may not be read or written by this user',
  EPERM: 'it may not be read or written by this user',
  EEXIST: 'there is something else of this name',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
  ELOOP: 'its links lead in a circle',
  ENAMETOOLONG: 'its name is too long',
};

/** Why a file could not be read or written, in plain words where they are known. */
export function fileTrouble(thrown: unknown): string {
  const { code } = (thrown ?? {}) as { readonly code?: unknown };
  return (typeof code === 'string' ? FILE_TROUBLE[code] : undefined) ?? messageOf(thrown);
}
