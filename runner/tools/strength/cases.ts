import type { RunRule, World } from '../../../suites/rule.ts';
import type { TestCase } from '../../case/asker.ts';
import type { Origin } from '../../case/finding.ts';
import { caseOf, casesOf } from '../../judge/test-cases.ts';

/** Rules of one huge input each: their cases are made whenever they are asked. */
const isHuge = ({ smaller }: RunRule): boolean => smaller !== undefined;

/** Names of folders are asked for those that the driver finds in its environment, which are others for each mutant. */
const isOfOneDriver = ({ method }: RunRule): boolean => method === 'path/directory';

/** The cases of rules, made once for all mutants. */
export class Cases {
  readonly #seed: number;
  readonly #runs: number;
  readonly #made = new Map<string, readonly TestCase[]>();

  /** @param runs random inputs of each rule */
  constructor(seed: number, runs: number) {
    this.#seed = seed;
    this.#runs = runs;
  }

  examples(rule: RunRule, world: World): Iterable<TestCase> {
    return this.#keep(rule, `examples ${rule.id} ${world.follows}`, () =>
      casesOf(rule, world, this.#seed, 0),
    );
  }

  random(rule: RunRule, world: World): Iterable<TestCase> {
    return this.#keep(rule, `random ${rule.id} ${world.follows}`, () =>
      randomOf(casesOf(rule, world, this.#seed, this.#runs)),
    );
  }

  /** The one case that an origin names, if there is one. */
  one(rule: RunRule, world: World, origin: Origin): Iterable<TestCase> {
    return this.#keep(rule, `one ${rule.id} ${world.follows} ${JSON.stringify(origin)}`, () => {
      const found = caseOf(rule, world, this.#seed, origin);
      return found === undefined ? [] : [found];
    });
  }

  #keep(rule: RunRule, key: string, make: () => Iterable<TestCase>): Iterable<TestCase> {
    if (isHuge(rule) || isOfOneDriver(rule)) return make();
    const made = this.#made.get(key) ?? [...make()];
    this.#made.set(key, made);
    return made;
  }
}

function* randomOf(all: Iterable<TestCase>): Generator<TestCase> {
  for (const one of all) if ('path' in one.origin) yield one;
}
