import { caseIdOf, ruleOfCase } from '../../case/case-id.ts';
import type { Finding } from '../../case/finding.ts';
import { printable } from '../../printable.ts';
import type { ResultDocument, RuleWords } from '../document.ts';
import { differenceLine, firstWords, originOf } from '../sentences.ts';
import { bank } from './bank.ts';
import type { Cause } from './cause.ts';
import { type Kind, type Match, matchesOf } from './match.ts';
import { type Shape, shapeOf } from './shape.ts';
import { signatureOf } from './signature.ts';

/** For a reader who sees a cause's one difference only, each of its two values is cut to so much. */
const SHORT = 60;

type Failed = ResultDocument & { readonly finding: Finding };

/**
 * The probable causes of what fails, the one that explains most first: what an implementation broken on purpose answers
 * alike, then failures that look alike. Failures that a baseline lists are known, and left out.
 */
export function causesOf(
  results: readonly ResultDocument[],
  rules: Readonly<Record<string, RuleWords>>,
  kinds: readonly Kind[] = bank(),
): readonly Cause[] {
  const failed = results.filter(isFailed);
  if (failed.length === 0) return [];
  const left = new Set(failed);
  const shapes = new Map(failed.map((result) => [result, shapeOf(result.finding, result.area)]));
  const causes: Cause[] = [];
  for (const match of matchesOf(signatureOf(results), kinds)) {
    const explained = explainedBy(match, left, shapes);
    const [smallest] = explained;
    if (smallest === undefined) continue;
    for (const result of explained) left.delete(result);
    causes.push({
      by: 'bank',
      says: match.kind.faults.map(printable).join(', or '),
      ...(match.alike.length > 0 && {
        alike: match.alike.slice(0, 3).flatMap(({ faults }) => faults.map(printable)),
      }),
      ...aboutAll(explained, rules),
      agreeing: match.cases.length,
    });
  }
  for (const [says, some] of byShape([...left], shapes))
    causes.push({ by: 'shape', says, ...aboutAll(some, rules), agreeing: some.length });
  return causes.sort(
    (one, other) => other.rules.length - one.rules.length || depthOf(one.look) - depthOf(other.look),
  );
}

/** What is asked of one file, the simplest first: who reads a file wrong gets the rest wrong, too. */
const METHODS = ['session/read', 'session/branch', 'session/tree'];

/** How much else a method is built on. */
function depthOf(look: string): number {
  const at = METHODS.findIndex((method) => look.startsWith(method));
  return at === -1 ? METHODS.length : at;
}

const isFailed = (result: ResultDocument): result is Failed =>
  (result.verdict === 'fail' || result.verdict === 'error') &&
  result.expected === undefined &&
  result.finding !== undefined;

/**
 * The failures that a name explains: those whose examples are wrong in its way and in no other, and those of random inputs
 * that look as these do. The smallest first.
 */
function explainedBy(
  { cases }: Match,
  left: ReadonlySet<Failed>,
  shapes: ReadonlyMap<Failed, Shape>,
): readonly Failed[] {
  const mine = new Set(cases);
  const sure = [...left].filter(({ rule, wrong = {} }) => {
    const ids = Object.keys(wrong).map((name) => caseIdOf(rule, name));
    return ids.some((id) => mine.has(id));
  });
  const keys = new Set(sure.map((result) => `${result.area} ${shapes.get(result)?.key}`));
  const alike = [...left].filter(
    (result) =>
      Object.keys(result.wrong ?? {}).length === 0 && keys.has(`${result.area} ${shapes.get(result)?.key}`),
  );
  return [...new Set([...sure, ...alike])].sort(bySize);
}

interface Group {
  readonly shape: Shape;
  readonly area: string;
  readonly some: readonly Failed[];
}

function byShape(
  left: readonly Failed[],
  shapes: ReadonlyMap<Failed, Shape>,
): readonly (readonly [string, readonly Failed[]])[] {
  const groups = new Map<string, { shape: Shape; area: string; some: Failed[] }>();
  for (const result of left) {
    const shape = shapes.get(result) as Shape;
    const group = groups.get(shape.key);
    if (group === undefined) groups.set(shape.key, { shape, area: result.area, some: [result] });
    else group.some.push(result);
  }
  const joined = joinedGroups([...groups.values()]);
  const words = joined.map(({ shape }) => shape.says);
  // Failures of two areas may look alike and be two causes: then the area tells them apart.
  return joined.map(({ shape: { says }, area, some }) => [
    words.indexOf(says) === words.lastIndexOf(says) ? says : `${says} (${area})`,
    [...some].sort(bySize),
  ]);
}

/** What fails in two ways is taken with those that fail in the other way only, of one area and method: the larger group first. */
function joinedGroups(groups: readonly Group[]): readonly Group[] {
  const open = [...groups].sort((one, other) => other.some.length - one.some.length);
  const joined: Group[] = [];
  for (const group of open) {
    const at = joined.findIndex(
      ({ shape, area, some }) =>
        area === group.area &&
        some[0]?.finding.method === group.some[0]?.finding.method &&
        group.some.every((result) => otherKeys(result).has(shape.key)),
    );
    const into = joined[at];
    if (into === undefined) joined.push(group);
    else joined[at] = { ...into, some: [...into.some, ...group.some] };
  }
  return joined;
}

/** How else a rule fails. */
const otherKeys = ({ further = [], area }: Failed): ReadonlySet<string> =>
  new Set(further.map(({ finding }) => shapeOf(finding, area).key));

const sizeOf = ({ exhibit }: Failed): number =>
  (exhibit?.files.reduce((sum, { bytes }) => sum + bytes, 0) ?? 0) + (exhibit?.asked.join('').length ?? 0);

const bySize = (one: Failed, other: Failed): number => sizeOf(one) - sizeOf(other);

function aboutAll(
  some: readonly Failed[],
  rules: Readonly<Record<string, RuleWords>>,
): Pick<Cause, 'shows' | 'rules' | 'look'> {
  const [smallest] = some;
  if (smallest === undefined) throw new Error('a cause without a failure');
  const { rule, finding, replay } = smallest;
  const { readWrong } = finding;
  const source = (rules[rule] ?? rules[ruleOfCase(caseIdOf(rule, ''))])?.source;
  return {
    shows: {
      rule,
      case: 'path' in finding.origin ? 'a random input' : originOf(finding.origin),
      difference:
        readWrong === undefined
          ? firstWords(finding, SHORT)
          : `session/read gives ${differenceLine(readWrong, SHORT)}`,
      ...(replay !== undefined && { replay }),
    },
    rules: some.map((result) => result.rule),
    look: `${readWrong === undefined ? finding.method : 'session/read'}${source === undefined ? '' : `; ${source.file}, "${source.section}"`}`,
  };
}
