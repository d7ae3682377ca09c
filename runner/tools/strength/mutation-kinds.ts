import type { Node } from './nodes.ts';

/** What is put in the place of a part of the source, and of which kind the change is. */
export interface Change {
  readonly kind: Kind;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export type Kind =
  | 'condition'
  | 'comparison'
  | 'logic'
  | 'arithmetic'
  | 'statement'
  | 'member'
  | 'literal'
  | 'regular expression'
  | 'call'
  | 'default'
  | 'return';

/** Makes the changes of one node. */
export type Mutation = (node: Node, source: string) => readonly Change[];

const textOf = ({ start, end }: Node, source: string): string => source.slice(start, end);
const nodeIn = (node: Node, member: string): Node => node[member] as Node;

const replace =
  (kind: Kind, { start, end }: Pick<Node, 'start' | 'end'>) =>
  (text: string): Change => ({ kind, start, end, text });

/** A test is always true, and never. */
const decided: Mutation = (node) => {
  const test = node['test'] as Node | null;
  if (test === null || test === undefined) return [];
  const loop = node.type !== 'IfStatement' && node.type !== 'ConditionalExpression';
  return (loop ? ['false'] : ['true', 'false']).map(replace('condition', test));
};

const OTHER_OPERATORS: Readonly<Record<string, readonly [Kind, ...string[]]>> = {
  '===': ['comparison', '!=='],
  '!==': ['comparison', '==='],
  '==': ['comparison', '!='],
  '!=': ['comparison', '=='],
  '<': ['comparison', '<=', '>='],
  '<=': ['comparison', '<', '>'],
  '>': ['comparison', '>=', '<='],
  '>=': ['comparison', '>', '<'],
  '+': ['arithmetic', '-'],
  '-': ['arithmetic', '+'],
  '*': ['arithmetic', '/'],
  '/': ['arithmetic', '*'],
  '%': ['arithmetic', '*'],
};

/** The operator stands between its two sides. */
function withOperator(node: Node, source: string, operator: string): string {
  const [left, right] = [nodeIn(node, 'left'), nodeIn(node, 'right')];
  const between = source.slice(left.end, right.start).replace(String(node['operator']), operator);
  return textOf(left, source) + between + textOf(right, source);
}

const operated: Mutation = (node, source) => {
  const [kind, ...others] = OTHER_OPERATORS[String(node['operator'])] ?? [undefined];
  if (kind === undefined) return [];
  return others.map((operator) => replace(kind, node)(withOperator(node, source, operator)));
};

/** `a && b` becomes `a || b`, `a` and `b`; of `a ?? b` one side is left. */
const logic: Mutation = (node, source) => {
  const operator = String(node['operator']);
  const kind = operator === '??' ? 'default' : 'logic';
  const sides = [textOf(nodeIn(node, 'left'), source), textOf(nodeIn(node, 'right'), source)];
  const other = operator === '??' ? [] : [withOperator(node, source, operator === '&&' ? '||' : '&&')];
  // The brackets keep `a ?? b || c` a program.
  return [...sides, ...other].map((text) => replace(kind, node)(`(${text})`));
};

const ASSIGNMENTS: Readonly<Record<string, string>> = { '+=': '-=', '-=': '+=', '??=': '=', '||=': '=' };

const assigned: Mutation = (node, source) => {
  const other = ASSIGNMENTS[String(node['operator'])];
  if (other === undefined) return [];
  const kind = other === '=' ? 'default' : 'arithmetic';
  return [replace(kind, node)(withOperator(node, source, other))];
};

const unary: Mutation = (node, source) => {
  const argument = textOf(nodeIn(node, 'argument'), source);
  if (node['operator'] === '!') return [replace('logic', node)(argument)];
  return node['operator'] === '-' ? [replace('arithmetic', node)(argument)] : [];
};

const counted: Mutation = (node, source) => {
  const other = node['operator'] === '++' ? '--' : '++';
  const argument = textOf(nodeIn(node, 'argument'), source);
  const text = node['prefix'] === true ? `${other}${argument}` : `${argument}${other}`;
  return [replace('arithmetic', node)(text)];
};

const dropped: Mutation = (node) => (node['directive'] ? [] : [replace('statement', node)(';')]);

/** Every part of a list is left out once, with the comma behind or before it. */
const withoutParts =
  (list: string): Mutation =>
  (node) => {
    const parts = (node[list] as readonly (Node | null)[]).filter((part) => part !== null);
    return parts.map((part, index) => {
      const [next, last] = [parts[index + 1], parts[index - 1]];
      const range = next
        ? { start: part.start, end: next.start }
        : { start: last?.end ?? part.start, end: part.end };
      return replace('member', range)('');
    });
  };

const literal: Mutation = (node, source) => {
  const change = replace('literal', node);
  const { value } = node;
  if (node['regex']) return expression(node);
  if (typeof value === 'boolean') return [change(String(!value))];
  if (typeof value === 'number') return [change(String(value + 1))];
  if (value === null && textOf(node, source) === 'null') return [change('undefined')];
  if (typeof value !== 'string') return [];
  return [change(value === '' ? '"changed"' : '""')];
};

const template: Mutation = (node) => [replace('literal', node)('``')];

/** What is exchanged within a pattern: anchors, repetition, classes and their opposites. */
const PATTERN_CHANGES: readonly (readonly [RegExp, (found: string) => string])[] = [
  [/(?<![\\[])\^/g, () => ''],
  [/(?<!\\)\$/g, () => ''],
  [/(?<!\\)\+/g, () => ''],
  [/(?<!\\)\*/g, () => '+'],
  [/(?<![\\?+*(])\?/g, () => ''],
  [/\\[sdw]/g, (found) => found.toUpperCase()],
  [/\\[SDW]/g, (found) => found.toLowerCase()],
  [/(?<!\\)\[\^/g, () => '['],
  [/(?<!\\)\[(?!\^)/g, () => '[^'],
];

function expression(node: Node): Change[] {
  const { pattern, flags } = node['regex'] as { pattern: string; flags: string };
  const change = replace('regular expression', node);
  const changes: Change[] = [];
  for (const [found, other] of PATTERN_CHANGES)
    for (const { 0: part, index } of pattern.matchAll(found)) {
      const changed = pattern.slice(0, index) + other(part) + pattern.slice(index + part.length);
      if (isPattern(changed, flags)) changes.push(change(`/${changed}/${flags}`));
    }
  for (const flag of flags)
    if (isPattern(pattern, flags.replace(flag, '')))
      changes.push(change(`/${pattern}/${flags.replace(flag, '')}`));
  return changes;
}

function isPattern(pattern: string, flags: string): boolean {
  try {
    return pattern !== '' && new RegExp(pattern, flags) instanceof RegExp;
  } catch {
    return false;
  }
}

/** Another method in its place. */
const OTHER_METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  find: 'findLast',
  findLast: 'find',
  findIndex: 'findLastIndex',
  findLastIndex: 'findIndex',
  indexOf: 'lastIndexOf',
  lastIndexOf: 'indexOf',
  push: 'unshift',
  unshift: 'push',
  pop: 'shift',
  shift: 'pop',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  replaceAll: 'replace',
  flatMap: 'map',
  max: 'min',
  min: 'max',
  has: 'delete',
  toLowerCase: 'toUpperCase',
  toUpperCase: 'toLowerCase',
};

/** Without the call, what it is called on still is of the same kind. */
const LEFT_OUT = new Set([
  'filter', 'slice', 'reverse', 'toReversed', 'sort', 'toSorted', 'trim', 'trimEnd', 'trimStart', 'replace',
  'concat', 'flat', 'normalize', 'toLowerCase', 'map', 'replaceAll',
]); // prettier-ignore

const called: Mutation = (node, source) => {
  const callee = nodeIn(node, 'callee');
  if (callee.type !== 'MemberExpression' || callee['computed'] === true) return [];
  const [object, property] = [nodeIn(callee, 'object'), nodeIn(callee, 'property')];
  const name = textOf(property, source);
  const [first] = node['arguments'] as readonly Node[];
  // With a pattern that has the flag g, `replaceAll` is `replace`.
  const same = name === 'replaceAll' && first?.['regex'] !== undefined;
  const other = Object.hasOwn(OTHER_METHODS, name) && !same ? OTHER_METHODS[name] : undefined;
  return [
    ...(other === undefined ? [] : [replace('call', property)(other)]),
    ...(LEFT_OUT.has(name) ? [replace('call', node)(textOf(object, source))] : []),
  ];
};

/** `a?.b` becomes `a.b`. */
const sure: Mutation = (node, source) => {
  if (node['optional'] !== true) return [];
  const [object, property] = [nodeIn(node, 'object'), nodeIn(node, 'property')];
  const between = source.slice(object.end, property.start);
  return [
    replace('default', { start: object.end, end: property.start })(
      between.replace('?.', node['computed'] ? '' : '.'),
    ),
  ];
};

const returned: Mutation = (node) => {
  const argument = node['argument'] as Node | null;
  return argument === null ? [] : [replace('return', argument)('undefined')];
};

const arrow: Mutation = (node) =>
  node['expression'] === true ? [replace('return', nodeIn(node, 'body'))('undefined')] : [];

const defaulted: Mutation = (node, source) => [
  replace('default', node)(textOf(nodeIn(node, 'left'), source)),
];

/** What is changed, by the type of the node. */
export const MUTATIONS: Readonly<Record<string, Mutation>> = {
  IfStatement: decided,
  ConditionalExpression: decided,
  WhileStatement: decided,
  DoWhileStatement: decided,
  ForStatement: decided,
  BinaryExpression: operated,
  LogicalExpression: logic,
  AssignmentExpression: assigned,
  AssignmentPattern: defaulted,
  UnaryExpression: unary,
  UpdateExpression: counted,
  ExpressionStatement: dropped,
  ThrowStatement: dropped,
  BreakStatement: dropped,
  ContinueStatement: dropped,
  ObjectExpression: withoutParts('properties'),
  ArrayExpression: withoutParts('elements'),
  Literal: literal,
  TemplateLiteral: template,
  CallExpression: called,
  MemberExpression: sure,
  ReturnStatement: returned,
  ArrowFunctionExpression: arrow,
};
