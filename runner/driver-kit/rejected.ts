/** Thrown by a driver when the implementation looked at the input and refuses it. */
export class Rejected extends Error {
  override readonly name = 'Rejected';
  /** What the protocol calls `error.data`: where the fault is, if the implementation tells. */
  readonly data?: unknown;

  constructor(message: string, data?: unknown) {
    super(message);
    this.data = data;
  }
}
