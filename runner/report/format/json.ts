import type { CheckDocument, Document, RunDocument } from '../document.ts';

/** One JSON document. */
export const jsonText = (document: Document): string => `${JSON.stringify(document, null, 2)}\n`;

/** A JSON object a line, told apart by `kind`: what was found one by one, and last the summary with the origin. */
export function ndjsonText(document: Document): string {
  const lines = document.command === 'run' ? runLines(document) : checkLines(document);
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

const runLines = ({ results, rules, stale = [], ...rest }: RunDocument): readonly object[] => [
  ...results.map((result) => ({ kind: 'result', ...result, title: rules[result.rule]?.title })),
  ...stale.map((entry) => ({ kind: 'stale', ...entry })),
  { kind: 'summary', ...rest },
];

const checkLines = ({ findings, files, summary, origin, checker }: CheckDocument): readonly object[] => [
  ...findings.map((finding) => ({ kind: 'finding', ...finding })),
  ...files.map((file) => ({ kind: 'file', ...file })),
  { kind: 'summary', ...summary, checker, origin },
];
