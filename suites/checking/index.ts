export type { Code } from './code.ts';
export type { FileFact, ReportFact } from './fact.ts';
export { inspectBytes, sortedFacts } from './inspect.ts';
export { Inspection, type FileSummary, type HeaderLine, type InspectOptions } from './inspection.ts';
export { bySchema } from './schema-judge.ts';
export { judgeNames, type FileLocation } from './judge-names.ts';
export { fileRule, fileRules, type CodeOf, type InspectedId } from './rules/index.ts';
export { adviceFor, sentenceOfFact, sourceOfFact } from './sentences.ts';
export { LineSplitter } from './split.ts';
