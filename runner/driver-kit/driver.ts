import type { Method } from '../../schema/protocol.ts';

/** The parameters of a method, as the protocol page lists them. */
export type Params = Readonly<Record<string, unknown>>;

/**
 * An implementation under test as a JavaScript object: one function a method, `initialize` included. Each takes the
 * parameters and returns the result, or a promise of it; a refusal is thrown as `Rejected`.
 */
export type Driver = {
  readonly initialize: (params: Params) => unknown;
} & { readonly [name in Method]?: (params: Params) => unknown };
