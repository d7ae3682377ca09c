export type { Code, FileFact, FileRule, ReportFact } from './fact.ts';
export {
  inspectBytes,
  Inspection,
  sortedFacts,
  type FileSummary,
  type HeaderLine,
  type InspectOptions,
} from './inspect.ts';
export { judgeNames, type FileLocation } from './judge-names.ts';
export { fileRule, fileRules } from './rules/index.ts';
export { adviceFor, sentenceOfFact, sourceOfFact } from './sentences.ts';
export { LineSplitter } from './split.ts';
