import * as validators from './generated/settings-validators.ts';
import { problemsOf, type SchemaProblem, type Validator } from './problems.ts';

/** Judges a baseline, as it is parsed from YAML. */
export const validateBaseline = (value: unknown): SchemaProblem[] =>
  problemsOf(validators.BaselineDocument as Validator, value);

/** Judges a configuration file, as it is parsed from JSON or YAML. */
export const validateConfiguration = (value: unknown): SchemaProblem[] =>
  problemsOf(validators.Configuration as Validator, value);
