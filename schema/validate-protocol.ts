import * as validators from './generated/protocol-validators.ts';
import { problemsOf, type SchemaProblem, type Validator } from './problems.ts';
import type { Method } from './protocol.ts';

const BY_NAME = validators as Readonly<Record<string, Validator>>;

/** `session/read` is described by `SessionReadParams` and `SessionReadResult`. */
const nameOf = (method: string) =>
  method
    .split('/')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

function validatorOf(method: Method | 'initialize', side: 'Params' | 'Result'): Validator {
  const validator = BY_NAME[nameOf(method) + side];
  if (validator === undefined) throw new Error(`the protocol has no method ${method}`);
  return validator;
}

/** Judges the parameters of a method by its schema. @throws for a method that the protocol does not have */
export const validateParams = (method: Method | 'initialize', value: unknown): SchemaProblem[] =>
  problemsOf(validatorOf(method, 'Params'), value);

/** Judges the result of a method by its schema. @throws for a method that the protocol does not have */
export const validateResult = (method: Method | 'initialize', value: unknown): SchemaProblem[] =>
  problemsOf(validatorOf(method, 'Result'), value);

/** Judges a JSON report of a run. */
export const validateReport = (value: unknown): SchemaProblem[] =>
  problemsOf(validators.Report as Validator, value);
