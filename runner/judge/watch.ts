import { readRequirements } from '../../suites/requirements/read.ts';
import type { RunRule, World } from '../../suites/rule.ts';
import { documented } from '../../suites/source.ts';
import type { Judged } from '../case/asker.ts';
import type { Exhibit, Finding, Origin, RuleResult } from '../case/finding.ts';
import { changeOf } from '../case/touched.ts';
import { remedyOfNull, resultWords } from '../target/check-result.ts';
import { encodeToken } from './token.ts';
import { type Enforced, verdictOf } from './verdict.ts';

/** Rules that hold of every case of every rule, whatever it is about. */
const HELD = {
  unchanged: { rule: 'read/unchanged', area: 'read', level: 'must' },
  results: { rule: 'protocol/results', area: 'protocol', level: 'should' },
} as const;

/** What these say, where they were not chosen as rules of their own. */
export const HELD_WORDS: ReadonlyMap<string, Pick<RunRule, 'level' | 'title' | 'source'>> = new Map<
  string,
  Pick<RunRule, 'level' | 'title' | 'source'>
>([
  [HELD.unchanged.rule, readRequirements[HELD.unchanged.rule]],
  [
    HELD.results.rule,
    {
      level: HELD.results.level,
      title: 'a result has the members and types that the protocol describes for its method',
      source: documented(
        'schema/protocol.schema.json of this package',
        'runner/PROTOCOL.md, Errors',
        'null is not a list: an empty list is []. Members beyond those named here are ignored.',
      ),
    },
  ],
]);

type Held = (typeof HELD)[keyof typeof HELD];

/** What this needs to know of a run; `JudgeOptions` has it. */
interface Watched {
  readonly world: World;
  readonly seed: number;
  readonly enforce?: Enforced;
  readonly watch?: Watch;
}

/** Where something was seen that may not be. */
interface Sighting {
  /** The rule whose case it was. */
  readonly rule: string;
  readonly finding: Finding;
  readonly exhibit: Exhibit;
}

type Change = NonNullable<Extract<Judged, { outcome: 'right' }>['seen']>['touched'][number];

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString();

function findingOfChange({ file, method, before, after }: Change, origin: Origin): Finding {
  const difference = {
    pointer: file,
    ...(before !== undefined && { expected: textOf(before) }),
    ...(after !== undefined && { received: textOf(after) }),
  };
  return {
    rule: HELD.unchanged.rule,
    code: 'file-changed',
    origin,
    method,
    file,
    differences: [difference],
  };
}

/** Sees every case, and remembers of each rule the first that broke what holds of all of them. */
export class Watch {
  #readings = 0;
  readonly #touched = new Map<string, Sighting>();
  readonly #malformed = new Map<string, Sighting>();

  /** How often something was asked that may not change the disk. */
  get readings(): number {
    return this.#readings;
  }

  get touched(): readonly Sighting[] {
    return [...this.#touched.values()];
  }

  get malformed(): readonly Sighting[] {
    return [...this.#malformed.values()];
  }

  see(rule: RunRule, origin: Origin, judged: Judged): void {
    if (!('seen' in judged) || judged.seen === undefined) return;
    const { seen, exhibit } = judged;
    this.#readings += seen.readings;
    // Where Pi itself is known to go wrong, a rule of its own says so.
    const changed = rule.hazard === undefined ? seen.touched : [];
    const change = changed.find((one) => changeOf(one) === 'changed');
    if (change !== undefined && !this.#touched.has(rule.id))
      this.#touched.set(rule.id, { rule: rule.id, exhibit, finding: findingOfChange(change, origin) });
    for (const { method, problem } of seen.malformed) {
      // A file that is not sound gives answers that are not: only an empty list is never null, whatever was read.
      const remedy = remedyOfNull(problem);
      if (remedy === undefined && (rule.level !== 'must' || rule.hazard !== undefined)) continue;
      const place = `${method} ${problem.pointer.replaceAll(/\/(?:\d+|children\/.*)/gs, '')}`;
      if (this.#malformed.has(place)) continue;
      const finding: Finding = {
        rule: HELD.results.rule,
        code: 'wrong-answer',
        origin,
        method,
        message: [resultWords(problem), remedy].filter((part) => part !== undefined).join('; '),
      };
      this.#malformed.set(place, { rule: rule.id, exhibit, finding });
    }
  }
}

/** The sighting of the rule that stands first in the run, so that it is the same however many drivers there are. */
function firstOf(sightings: readonly Sighting[], results: readonly RuleResult[]): Sighting | undefined {
  const places = new Map(results.map(({ rule }, place) => [rule, place]));
  const placeOf = ({ rule }: Sighting): number => places.get(rule) ?? Infinity;
  return sightings.toSorted((one, other) => placeOf(one) - placeOf(other))[0];
}

/** Where else the same was seen. */
function otherPlaces(first: Sighting, sightings: readonly Sighting[]): string | undefined {
  const others = sightings
    .filter((one) => one !== first)
    .map(({ rule, finding }) => `${rule} (${finding.method})`);
  const [shown, rest] = [others.slice(0, 5), others.length - 5];
  if (shown.length === 0) return undefined;
  return `also seen at ${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

function resultOf(
  { rule, area, level }: Held,
  sightings: readonly Sighting[],
  results: readonly RuleResult[],
  cases: number,
  { world, seed, enforce }: Watched,
): RuleResult | undefined {
  const first = firstOf(sightings, results);
  if (first === undefined) return undefined;
  const told = [first.finding.message, otherPlaces(first, sightings)].filter((one) => one !== undefined);
  const message = told.length === 0 ? undefined : told.join('; ');
  return {
    rule,
    area,
    level,
    verdict: verdictOf({ level }, first.finding.code, enforce),
    cases,
    finding: { ...first.finding, ...(message !== undefined && { message }) },
    replay: encodeToken({ rule: first.rule, follows: world.follows, seed, origin: first.finding.origin }),
    exhibit: first.exhibit,
  };
}

/**
 * The results of a run, with what was seen of all cases: the rule that nothing is changed by reading stands among those
 * that were asked, or is put first where it was not; how results look is told only where one is not as it should be.
 * @param skipped whether a rule is not wanted
 */
export function withHeld(
  results: readonly RuleResult[],
  options: Watched,
  skipped: (rule: Held) => boolean,
): readonly RuleResult[] {
  const { watch } = options;
  if (watch === undefined) return results;
  const own = results.find(({ rule }) => rule === HELD.unchanged.rule);
  const cases = watch.readings;
  const changed = skipped(HELD.unchanged)
    ? undefined
    : resultOf(HELD.unchanged, watch.touched, results, cases, options);
  const malformed = skipped(HELD.results)
    ? undefined
    : resultOf(HELD.results, watch.malformed, results, cases, options);
  const added = [
    ...(malformed === undefined ? [] : [malformed]),
    ...(changed === undefined || own !== undefined ? [] : [changed]),
  ];
  return [...added, ...results.map((result) => (result === own ? joined(result, changed, cases) : result))];
}

/** What the rule's own cases came to, and what was seen at those of all others. */
function joined(own: RuleResult, changed: RuleResult | undefined, cases: number): RuleResult {
  if (own.verdict === 'fail' || own.verdict === 'suite-error') return own;
  if (changed !== undefined) return changed;
  if (own.verdict !== 'skip' || cases === 0) return { ...own, cases: Math.max(own.cases, cases) };
  const { rule, area, level } = own;
  return { rule, area, level, verdict: 'pass', cases };
}
