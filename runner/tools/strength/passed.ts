import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunRule, Suite } from '../../../suites/rule.ts';
import type { RuleResult } from '../../case/finding.ts';
import { messageOf, UsageError } from '../../errors.ts';
import { loadSuites } from '../../rules/load-suites.ts';
import { run } from '../../run.ts';
import { onExit } from '../../target/cleanup.ts';
import { noting } from './coverage.ts';
import { Copy } from './copy.ts';
import { asOnTheWire } from './on-the-wire.ts';
import type { Subject } from './subject.ts';

/** A rule that the unchanged code passes. */
export interface PassedRule {
  readonly milliseconds: number;
  /** The functions of the code that it reaches; missing where that is not known. */
  readonly reaches?: readonly string[];
}

/** What the unchanged code does: only a rule that it passes can tell a mutant from it. */
export interface Passed {
  readonly rules: Readonly<Record<string, PassedRule>>;
  /** Those that hold of the cases of all rules, and that it keeps. */
  readonly held: readonly string[];
}

interface Options {
  readonly seed: number;
  readonly runs: number;
  readonly only?: readonly string[];
  readonly onProgress?: (line: string) => void;
}

/** Hold of every case, so that they are told wherever they are broken. */
const HELD = ['read/unchanged', 'protocol/results'];

/**
 * Runs the rules on the unchanged code.
 * @throws UsageError for patterns that match nothing; Error where it passes no rule
 */
export async function passedBy(subject: Subject, options: Options): Promise<Passed> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'pi-strength-')));
  const forget = onExit(() => rmSync(folder, { recursive: true, force: true }));
  try {
    const passed = await passedIn(subject, folder, options);
    if (Object.keys(passed.rules).length === 0)
      throw new Error('the unchanged code passes none of the rules');
    return passed;
  } catch (thrown) {
    if (thrown instanceof UsageError) throw thrown;
    throw new Error(`the unchanged code could not be run: ${messageOf(thrown)}`, { cause: thrown });
  } finally {
    rmSync(folder, { recursive: true, force: true });
    forget();
  }
}

const isHazard = ({ hazard }: RunRule): boolean => hazard !== undefined;

const withoutHazards = (suite: Suite): Suite => ({
  ...suite,
  rules: suite.rules.filter((one) => !isHazard(one)),
});

/**
 * In this process first, which shows what each rule reaches; what is not passed there is asked of a process. So is at once
 * what Pi is known to stumble over, as it takes the whole process with it.
 */
async function passedIn(
  subject: Subject,
  folder: string,
  { onProgress: tell, ...options }: Options,
): Promise<Passed> {
  const rules: Record<string, PassedRule> = {};
  const broken = new Set<string>();
  let others: string[] = [];
  let last = performance.now();
  const took = (): number => {
    const before = last;
    last = performance.now();
    return Math.ceil(last - before);
  };
  const look = (result: RuleResult, reaches?: readonly string[]): void => {
    const milliseconds = took();
    if (result.verdict === 'pass')
      rules[result.rule] = { milliseconds, ...(reaches !== undefined && { reaches }) };
    else others.push(result.rule);
  };
  const reached = noting();
  const copy = new Copy(subject, join(folder, 'noticing'));
  copy.notice();
  const driver = asOnTheWire(await copy.driver());
  const settings = { ...options, jobs: 1, shrinkTime: 0 };
  const suites = await loadSuites();
  const { results } = await run({
    ...settings,
    suites: subject.kind === 'pi' ? suites.map(withoutHazards) : suites,
    tested: { driver },
    onProgress: ({ result }) => look(result, reached()),
  });
  for (const { rule, verdict } of results) if (verdict !== 'pass') broken.add(rule);
  const hazards = suites.flatMap(({ rules: all }) => all.filter(isHazard).map(({ id }) => id));
  // Where only some rules are meant, they are named, and these are not among them.
  const again = subject.kind === 'pi' && options.only === undefined ? [...others, ...hazards] : others;
  others = [];
  if (again.length > 0) {
    const { command } = new Copy(subject, join(folder, 'honest'));
    await run({
      ...settings,
      only: again,
      tested: { command },
      onProgress: ({ result }) => {
        look(result);
        if (result.verdict !== 'pass' && result.verdict !== 'skip')
          tell?.(`not asked: ${result.rule}, which the unchanged code does not pass`);
      },
    });
  }
  return { rules, held: HELD.filter((id) => !broken.has(id)) };
}
