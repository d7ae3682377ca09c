import * as validators from './generated/fixture-validators.ts';
import { problemsOf, type SchemaProblem, type Validator } from './problems.ts';

/** Judges the `case.json` of a golden case. */
export const validateFixtureCase = (value: unknown): SchemaProblem[] =>
  problemsOf(validators.FixtureCase as Validator, value);

/** Judges the `manifest.json` of a set of golden cases. */
export const validateFixtureManifest = (value: unknown): SchemaProblem[] =>
  problemsOf(validators.FixtureManifest as Validator, value);

/** Judges the `manifest.json` of generated files. */
export const validateGeneratedManifest = (value: unknown): SchemaProblem[] =>
  problemsOf(validators.GeneratedManifest as Validator, value);
