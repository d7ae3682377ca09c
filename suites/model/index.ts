export * from './answer.ts';
export * from './context.ts';
export * from './info.ts';
export * from './lines.ts';
export * from './naming.ts';
export * from './read.ts';
export * from './tree.ts';
export * from './values.ts';
