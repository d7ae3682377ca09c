import { cutOfTwo, printable } from '../../printable.ts';
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
  mayHaveMore: boolean,
): string {
  if (expected === undefined && received === undefined) return '';
  const [first, ...others] = expected ?? [];
  const more =
    others.length === 0
      ? ''
      : ` (one of ${others.length + 1} that are; the smallest difference is to the nearest)`;
  const free = mayHaveMore ? ' <small>(objects may have other members, too)</small>' : '';
  const pointers = new Set(differences.map(({ pointer }) => pointer));
  const right = expected === undefined ? undefined : { answer: first, heading: `expected${more}${free}` };
  const came = received === undefined ? undefined : { answer: received, heading: 'received' };
  return [
    '<div class="answers">',
    right === undefined ? '' : sideHtml(right, came, pointers),
    came === undefined ? '' : sideHtml(came, right, pointers),
    '</div>',
  ].join('');
}

interface Side {
  readonly answer: unknown;
  readonly heading: string;
}

function sideHtml({ answer, heading }: Side, other: Side | undefined, pointers: ReadonlySet<string>): string {
  return `<div><h4>${heading}</h4>${answerHtml(answer, other?.answer, pointers)}</div>`;
}

function answerHtml(answer: unknown, other: unknown, pointers: ReadonlySet<string>): string {
  if (isRefusal(answer))
    return `<p>a refusal${typeof answer.rejected === 'string' ? `: “${escaped(answer.rejected)}”` : ' (-32000)'}</p>`;
  const lines = jsonLines(answer);
  const marked = lines.map(({ pointer }) => pointers.has(pointer));
  const first = Math.max(0, marked.indexOf(true));
  const from = Math.max(0, Math.min(first - BEFORE, lines.length - MAX_LINES));
  const shown = lines.slice(from, from + MAX_LINES);
  const left = lines.length - from - shown.length;
  // A long line is shown where it differs from the line of the other side.
  const others = new Map(
    shown.some(({ text }) => text.length > MAX_LINE)
      ? jsonLines(other).map(({ pointer, text }) => [pointer, text])
      : [],
  );
  const body = shown.map(({ text, pointer }, at) => {
    const [short] = cutOfTwo(text, others.get(pointer) ?? '', MAX_LINE);
    const line = escaped(printable(short));
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
