import { printable } from '../../printable.ts';
import type { Difference } from '../../case/compare.ts';
import { escaped } from './escape.ts';

/** So many lines of an answer are shown, around its first difference. */
const MAX_LINES = 240;
const BEFORE = 40;
const MAX_LINE = 1_000;

interface JsonLine {
  readonly text: string;
  readonly pointer: string;
}

/** A JSON value a line a member, each with its pointer. Keeps its own stack, as answers may be nested deeply. */
function jsonLines(value: unknown): readonly JsonLine[] {
  const lines: JsonLine[] = [];
  type Task = { readonly line: JsonLine } | { readonly value: unknown; readonly at: Place };
  interface Place {
    readonly pointer: string;
    readonly indent: string;
    readonly label: string;
    readonly comma: string;
  }
  const open: Task[] = [{ value, at: { pointer: '', indent: '', label: '', comma: '' } }];
  for (let task = open.pop(); task !== undefined && lines.length < 20_000; task = open.pop()) {
    if ('line' in task) {
      lines.push(task.line);
      continue;
    }
    const { pointer, indent, label, comma } = task.at;
    const one = task.value;
    if (typeof one !== 'object' || one === null || Object.keys(one).length === 0) {
      lines.push({ text: `${indent}${label}${JSON.stringify(one) ?? 'undefined'}${comma}`, pointer });
      continue;
    }
    const isList = Array.isArray(one);
    lines.push({ text: `${indent}${label}${isList ? '[' : '{'}`, pointer });
    const members = Object.entries(one);
    open.push({ line: { text: `${indent}${isList ? ']' : '}'}${comma}`, pointer: '\0' } });
    const inner = indent.length > 60 ? indent : `${indent}  `;
    for (const [at, [key, member]] of [...members.entries()].toReversed())
      open.push({
        value: member,
        at: {
          pointer: `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`,
          indent: inner,
          label: isList ? '' : `${JSON.stringify(key)}: `,
          comma: at === members.length - 1 ? '' : ',',
        },
      });
  }
  return lines;
}

/** What would be right and what came, side by side; the lines at which they differ are marked. */
export function answersHtml(
  expected: readonly unknown[] | undefined,
  received: unknown,
  differences: readonly Difference[],
): string {
  if (expected === undefined && received === undefined) return '';
  const [first, ...others] = expected ?? [];
  const more =
    others.length === 0
      ? ''
      : ` (one of ${others.length + 1} that are; the smallest difference is to the nearest)`;
  return [
    '<div class="answers">',
    expected === undefined
      ? ''
      : `<div><h4>expected${more}</h4>${answerHtml(
          first,
          differences.map(({ pointer }) => pointer),
        )}</div>`,
    received === undefined
      ? ''
      : `<div><h4>received</h4>${answerHtml(
          received,
          differences.map(({ pointer }) => pointer),
        )}</div>`,
    '</div>',
  ].join('');
}

function answerHtml(answer: unknown, pointers: readonly string[]): string {
  if (isRefusal(answer))
    return `<p>a refusal${typeof answer.rejected === 'string' ? `: “${escaped(answer.rejected)}”` : ' (-32000)'}</p>`;
  const lines = jsonLines(answer);
  const marked = lines.map(({ pointer }) => pointers.includes(pointer));
  const first = Math.max(0, marked.indexOf(true));
  const from = Math.max(0, Math.min(first - BEFORE, lines.length - MAX_LINES));
  const shown = lines.slice(from, from + MAX_LINES);
  const left = lines.length - from - shown.length;
  const body = shown.map(({ text }, at) => {
    const line = escaped(printable(text.length > MAX_LINE ? `${text.slice(0, MAX_LINE)}…` : text));
    return marked[from + at] === true ? `<mark><span class="sign">≠ </span>${line}</mark>` : `  ${line}`;
  });
  return [
    '<pre tabindex="0">',
    ...(from === 0 ? [] : [`… ${from} lines before\n`]),
    body.join('\n'),
    ...(left === 0 ? [] : [`\n… ${left} lines after`]),
    '</pre>',
  ].join('');
}

const isRefusal = (answer: unknown): answer is { readonly rejected: unknown } =>
  typeof answer === 'object' && answer !== null && Object.keys(answer).join() === 'rejected';
