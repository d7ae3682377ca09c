export type { Code } from './code.ts';
export type { FileFact, ReportFact } from './fact.ts';
export { inspectBytes } from './inspect.ts';
export { Inspection, type FileSummary, type HeaderLine, type InspectOptions } from './inspection.ts';
export { bySchema } from './schema-judge.ts';
export { fileRule, fileRules, type CodeOf, type InspectedId } from './rules/index.ts';
export { sentenceOfFact } from './sentences.ts';
export { LineSplitter } from './split.ts';
