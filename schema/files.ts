import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from './package-root.ts';

/** The JSON Schemas of this package (draft 2020-12), by what they describe. */
export const SCHEMA_FILES = {
  /** A line of a session file of version 3; `$defs` has each entry type, message role and block by itself. */
  v3: 'session.v3.schema.json',
  v2: 'session.v2.schema.json',
  v1: 'session.v1.schema.json',
  /** A line of the driver protocol; `$defs` has parameters and result of each method. */
  protocol: 'protocol.schema.json',
  /** The JSON report of a run. */
  report: 'report.schema.json',
  /** A golden case; `$defs` has the manifest of a set. */
  fixture: 'fixture.schema.json',
  /** What the command `generate` made. */
  generated: 'generated.schema.json',
  /** The known failures of an implementation; `$defs` has one entry. */
  baseline: 'baseline.schema.json',
  /** A configuration file. */
  config: 'config.schema.json',
} as const;

export type SchemaName = keyof typeof SCHEMA_FILES;

/** A JSON Schema, as parsed JSON. */
export interface JsonSchema {
  readonly $id: string;
  readonly $defs: Readonly<Record<string, object>>;
  readonly [keyword: string]: unknown;
}

/** Reads one of the schemas from its file. */
export function readSchema(name: SchemaName): JsonSchema {
  return JSON.parse(readFileSync(join(packageRoot(), 'schema', SCHEMA_FILES[name]), 'utf8')) as JsonSchema;
}
