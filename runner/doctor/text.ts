import { METHODS } from '../../schema/protocol.ts';
import { printable } from '../printable.ts';
import { shellQuoted } from '../shell.ts';
import type { Style } from '../report/style.ts';
import type { CheckUp, Examination, Seen } from './check.ts';
import { remedyFor } from './remedies.ts';
import { PROGRAM } from '../invocation.ts';

const SIGNS = {
  fine: ['[✓]', 'green'],
  warning: ['[!]', 'yellow'],
  wrong: ['[✗]', 'red'],
  blocked: ['[-]', 'gray'],
} as const satisfies Record<Seen['sign'], readonly [string, string]>;

const INITIALIZE =
  '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocol":1,"runner":{"name":"me","version":"1"}}}';

/** What was seen, a line a check, with a remedy where one is needed; the last line is the next command. */
export function examinationText(examination: Examination, command: readonly string[], style: Style): string {
  const { checks } = examination;
  const quoted = shellQuoted(command);
  const count = (sign: Seen['sign']): number => checks.filter(({ seen }) => seen.sign === sign).length;
  const wrong = count('wrong');
  const tried = checks.filter(({ seen }) => seen.sign !== 'blocked');
  const lines = [
    ...tried.flatMap((check) => linesOf(check, examination, quoted, style)),
    ...blockedLines(checks, style),
    '',
    `${count('fine')} fine, ${count('warning')} to look at, ${wrong} wrong${count('blocked') > 0 ? `, ${count('blocked')} not tried` : ''}`,
    ...methodLines(examination),
    wrong > 0
      ? `next: mend the first [✗], then ${PROGRAM} doctor -- ${quoted}`
      : `next: ${PROGRAM} run -- ${quoted}`,
  ];
  return `${lines.join('\n')}\n`;
}

/** What was not tried, a line for each reason. */
function blockedLines(checks: readonly CheckUp[], style: Style): readonly string[] {
  const some = checks.filter(({ seen }) => seen.sign === 'blocked');
  const facts = [...new Set(some.map(({ seen }) => seen.fact))];
  const [sign, colour] = SIGNS.blocked;
  return facts.map((fact) => {
    const names = some.filter(({ seen }) => seen.fact === fact).map(({ name }) => name);
    return `${style(colour, sign)} ${names.join(', ')}: ${fact}`;
  });
}

function linesOf(
  { name, seen }: CheckUp,
  { language }: Examination,
  quoted: string,
  style: Style,
): readonly string[] {
  const [sign, colour] = SIGNS[seen.sign];
  const { fact, line, why, remedy } = seen;
  const isAtStart = ['start', 'handshake', 'flushing', 'standard output'].includes(name);
  const bad = seen.sign === 'wrong' || seen.sign === 'warning';
  return [
    `${style(colour, sign)} ${name}: ${printable(fact)}`,
    ...(line === undefined ? [] : line.split('\n').map((one) => `      seen: ${printable(one)}`)),
    ...(why === undefined ? [] : [`      why: ${why}`]),
    ...(remedy === undefined
      ? []
      : [`      do: ${typeof remedy === 'string' ? remedyFor(remedy, language) : remedy.says}`]),
    ...(bad
      ? [
          `      again: ${isAtStart ? `printf '%s\\n' '${INITIALIZE}' | ${quoted}` : `${PROGRAM} doctor -- ${quoted}`}`,
        ]
      : []),
  ];
}

function methodLines({ methods }: Examination): readonly string[] {
  if (methods.length === 0 || methods.length === METHODS.length) return [];
  const missing = METHODS.filter((method) => !methods.includes(method));
  const shown = missing.length > 6 ? [...missing.slice(0, 5), `and ${missing.length - 5} more`] : missing;
  return [
    `it declares ${methods.length} of ${METHODS.length} methods; what needs the others is skipped: ${shown.join(', ')}`,
  ];
}
