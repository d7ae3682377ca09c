export * from './files.ts';
export type * from './generated/types.ts';
export type { SchemaProblem } from './problems.ts';
export * from './protocol.ts';
export * from './validate.ts';
export * from './validate-fixture.ts';
export * from './validate-protocol.ts';
export * from './validate-settings.ts';
