import { readFileSync, writeFileSync } from 'node:fs';
import { styleText } from 'node:util';
import { broken } from '../../broken/index.ts';
import { type BankFile, bankPath, packed, unpacked } from '../../report/causes/bank.ts';
import { type Kind, THRESHOLDS } from '../../report/causes/match.ts';
import type { Signature } from '../../report/causes/signature.ts';
import { runTool } from '../tool.ts';
import { collect } from './collect.ts';
import { type Collected, keyOf, kindsOf } from './faults.ts';
import { alone, pairs, type PairScore, randomOf, type Score, unknown, without } from './measure.ts';

const USAGE = `npm run causes -- [--write | --check] [--from <file> [--only <rule,area>]] [--keep <file>]

Asks every implementation that is broken on purpose all examples of all rules (about five minutes on an idle machine), and
measures how well a cause is told by its answers.

  --write        write the bank that reports use (runner/report/causes/bank.json)
  --check        fail where that bank is not what comes out now
  --keep <file>  keep the answers, for --from
  --from <file>  take the answers from there instead of asking
  --only <rules> with --from: ask the examples of these rules anew, and take all others from the file

Fails where fewer than 98 of 100 names are right, fewer than 80 of 100 pairs of faults are told apart,
or more than 2 of 100 pairs get a name that is neither.`;

const LEAST_RIGHT = 0.98;
const LEAST_PAIRS = 0.8;
const PAIRS = 500;
const SEED = 1;
const DROPPED = 0.2;
/** Methods that an implementation may leave out, by the areas that go with them. */
const OTHER_METHODS: readonly (readonly [string, readonly string[]])[] = [
  ['a reader without contexts', ['context', 'edit', 'compaction', 'exchange', 'transcript']],
  ['a reader without trees and infos', ['tree', 'info']],
  ['no writer', ['write', 'fork', 'clone', 'find', 'migrate']],
];

type Kept = readonly { rule: string; fault: string; wrong: [string, string][]; right: string[] }[];

const keptIn = (file: string): readonly Collected[] =>
  (JSON.parse(readFileSync(file, 'utf8')) as Kept).map(({ wrong, right, ...one }) => ({
    ...one,
    wrong: new Map(wrong),
    right: new Set(right),
  }));

/** What was answered before, but for the cases of the rules that were asked anew. */
function renewed(before: Collected | undefined, now: Signature, only: readonly string[]): Signature {
  if (before === undefined) return now;
  const others = without(before, (id) => {
    const rule = id.slice(0, id.indexOf('#'));
    return only.includes(rule) || only.includes(rule.slice(0, rule.indexOf('/')));
  });
  return {
    wrong: new Map([...others.wrong, ...now.wrong]),
    right: new Set([...others.right, ...now.right]),
  };
}

async function collected(
  from: string | undefined,
  only: readonly string[] | undefined,
): Promise<readonly Collected[]> {
  const kept = from === undefined ? undefined : keptIn(from);
  if (kept !== undefined && only === undefined) return kept;
  const all: Collected[] = [];
  for (const { rule, fault, driver } of broken) {
    const before = kept?.find((one) => one.rule === rule && one.fault === fault);
    const now = await collect(driver, before === undefined ? undefined : only);
    all.push({ rule, fault, ...renewed(before, now, only ?? []) });
    if (process.stderr.isTTY) process.stderr.write(`\r${all.length}/${broken.length}`);
  }
  if (process.stderr.isTTY) process.stderr.write('\r');
  return all;
}

const percent = (part: number, of: number): string =>
  of === 0 ? '-' : `${((100 * part) / of).toFixed(1)} %`;

const scoreLine = (what: string, { right, names, named, of }: Score): string =>
  `${what.padEnd(42)} ${right} of ${names} names right (${percent(right, names)}); named ${named} of ${of} (${percent(named, of)})`;

const pairLine = (what: string, { pairs, both, one, none, wrong }: PairScore): string =>
  `${what.padEnd(42)} both named ${both} of ${pairs} (${percent(both, pairs)}), one ${one}, none ${none}, a wrong name ${wrong}`;

/** Prints what was measured. @returns what is not good enough */
function measured(all: readonly Collected[], kinds: readonly Kind[]): readonly string[] {
  const random = randomOf(SEED);
  const cases = [...new Set(all.flatMap(({ wrong, right }) => [...wrong.keys(), ...right]))].sort();
  const dropped = new Set(cases.filter(() => random() < DROPPED));
  const known = [
    ['a fifth of the cases not asked', alone(all, kinds, (id) => dropped.has(id), THRESHOLDS)] as const,
    ...OTHER_METHODS.map(
      ([what, areas]) =>
        [what, alone(all, kinds, (id) => areas.includes(id.slice(0, id.indexOf('/'))), THRESHOLDS)] as const,
    ),
  ];
  const foreign = unknown(all, kinds, THRESHOLDS);
  const { apart, masked } = pairs(all, kinds, PAIRS, SEED, THRESHOLDS);
  const nameable = kinds.filter(({ wrong }) => wrong.size >= THRESHOLDS.agreeing).length;
  console.log(
    [
      `${all.length} faults, ${kinds.length} kinds that answer differently, ${nameable} of them in at least ${THRESHOLDS.agreeing} cases`,
      ...known.map(([what, score]) => scoreLine(what, score)),
      scoreLine('faults that the bank does not have', foreign),
      ...foreign.mistakes.map((mistake) => `    ${mistake}`),
      pairLine(`pairs of faults`, apart),
      ...apart.mistakes.map((mistake) => `    ${mistake}`),
      pairLine('pairs of which one hides the other', masked),
    ].join('\n'),
  );
  // As many faults that are in the bank as faults that are not: a stranger's may be either.
  const mixed = known.map(([what, { right, names }]) => ({
    what,
    share: (right + foreign.right) / (names + foreign.names),
  }));
  return [
    ...mixed
      .filter(({ share }) => share < LEAST_RIGHT)
      .map(
        ({ what, share }) =>
          `${what}: ${percent(share, 1)} of the names right, less than ${percent(LEAST_RIGHT, 1)}`,
      ),
    ...(apart.both / apart.pairs < LEAST_PAIRS ? ['too few pairs of faults are told apart'] : []),
    ...(apart.wrong / apart.pairs > 1 - LEAST_RIGHT
      ? [`${apart.wrong} pairs of faults get a wrong name, more than ${percent(1 - LEAST_RIGHT, 1)}`]
      : []),
  ];
}

/** What the bank that is there says otherwise. */
function stale(kinds: readonly Kind[]): readonly string[] {
  const there = unpacked(JSON.parse(readFileSync(bankPath(), 'utf8')) as BankFile);
  const texts = (some: readonly Kind[]): ReadonlySet<string> =>
    new Set(some.map(({ faults, wrong }) => `${faults.join()}\n${keyOf(wrong)}`));
  const [old, now] = [texts(there), texts(kinds)];
  const changed = [...now].filter((text) => !old.has(text)).map((text) => text.slice(0, text.indexOf('\n')));
  return changed.length === 0 && old.size === now.size
    ? []
    : [
        `the bank is not up to date (${changed.slice(0, 5).join('; ') || 'kinds are gone'}): npm run causes -- --write`,
      ];
}

await runTool(
  {
    usage: USAGE,
    options: {
      write: { type: 'boolean' },
      check: { type: 'boolean' },
      keep: { type: 'string' },
      from: { type: 'string' },
      only: { type: 'string' },
    },
  },
  async ({ write, check, keep, from, only }) => {
    if (only !== undefined && from === undefined) throw new Error('--only goes with --from <file>');
    const all = await collected(from, only?.split(','));
    if (keep !== undefined)
      writeFileSync(
        keep,
        JSON.stringify(
          all.map(({ wrong, right, ...one }) => ({ ...one, wrong: [...wrong], right: [...right] })),
        ),
      );
    const kinds = kindsOf(all);
    const tellable = kinds.filter(({ wrong }) => wrong.size >= THRESHOLDS.agreeing);
    if (write === true) writeFileSync(bankPath(), `${JSON.stringify(packed(tellable), null, 1)}\n`);
    const problems = [...measured(all, kinds), ...(check === true ? stale(tellable) : [])];
    for (const problem of problems) console.error(styleText('red', `✗ ${problem}`));
    process.exitCode = problems.length > 0 ? 1 : 0;
  },
);
