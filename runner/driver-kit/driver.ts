import type { ProtocolMethods } from '../../schema/generated/types.ts';

/** The parameters of any method, as one that takes them all sees them. */
export type Params = Readonly<Record<string, unknown>>;

/**
 * A result as an implementation may give it: its lists and objects may be read-only, and what is undefined is left out,
 * as JSON does it. Members beyond those of the protocol are ignored.
 */
type Result<Value> = Value extends readonly (infer Item)[]
  ? readonly Result<Item>[]
  : object extends Value
    ? Value extends Readonly<Record<string, never>>
      ? Value
      : ResultMembers<Value>
    : Value extends object
      ? ResultMembers<Value>
      : Value;

type ResultMembers<Value> = {
  readonly [Member in keyof Value]: Result<Value[Member]> | LeftOut<Value, Member>;
};

/** Undefined for a member that may be left out, else nothing. */
type LeftOut<Value, Member extends keyof Value> = object extends Pick<Value, Member> ? undefined : never;

type Answering<Name extends keyof ProtocolMethods> = (
  params: Readonly<ProtocolMethods[Name]['params']>,
) => Result<ProtocolMethods[Name]['result']> | Promise<Result<ProtocolMethods[Name]['result']>>;

/**
 * An implementation under test as a JavaScript object: one function a method, `initialize` included. Each takes the
 * parameters and returns the result, or a promise of it; a refusal is thrown as `Rejected`.
 */
export type Driver = { readonly initialize: Answering<'initialize'> } & {
  readonly [Name in Exclude<keyof ProtocolMethods, 'initialize'>]?: Answering<Name>;
};

/** A driver whatever it answers: one of ours that is broken on purpose, or a module that was loaded. */
export type AnyDriver = { readonly initialize: AnyAnswering } & {
  readonly [Name in Exclude<keyof ProtocolMethods, 'initialize'>]?: AnyAnswering;
};

/** Declared as a method, so that functions of narrower parameters are among them. */
type AnyAnswering = { answer(params: Params): unknown }['answer'];
