import { RANDOM } from '../../case/case-id.ts';
import type { Verdict } from '../../case/finding.ts';
import { slugOf } from '../../case/names.ts';
import type { Judgement, Report } from '../report.ts';

/** Class and name, by which CI services follow a test from run to run: nothing in them changes with the failure. */
export interface TestNames {
  readonly classname: string;
  readonly name: string;
}

/** What CI services call a test. */
export interface TestCase extends TestNames {
  readonly one: Judgement;
}

/** Of a run a test is a case of a rule, of a check a rule that a file breaks, or a file that breaks none. */
export const testCases = (report: Report): readonly TestCase[] =>
  report.judgements.flatMap((one) => (report.command === 'check' ? ofFile(one) : ofRule(report, one)));

/** The names of a whole rule, golden case or file. */
export function testNames({ rules, command }: Report, { id }: Judgement): TestNames {
  if (command === 'check') return { classname: 'session', name: id };
  const [area = '', rule = '', ...rest] = id.split('/');
  const classname = rule === '' ? area : `${area}/${rule}`;
  return { classname, name: rest.length > 0 ? rest.join('/') : (rules.get(id)?.title ?? id) };
}

function ofFile(one: Judgement): readonly TestCase[] {
  const { id, problems, reason, more } = one;
  const rules = [...new Set(problems.map(({ rule }) => rule))];
  if (rules.length === 0 || reason !== undefined) return [{ classname: 'session', name: id, one }];
  const { more: _more, ...rest } = one;
  return rules.map((rule, at) => {
    const some = problems.filter((problem) => problem.rule === rule);
    const verdict: Verdict = some.some(({ binds }) => binds) ? 'fail' : 'warn';
    return {
      classname: rule,
      name: id,
      one: { ...rest, verdict, problems: some, ...(at === 0 && more !== undefined && { more }) },
    };
  });
}

function ofRule(report: Report, one: Judgement): readonly TestCase[] {
  const { id, byCase = {}, verdict, unlisted, finding } = one;
  const names = Object.keys(byCase);
  if (id.split('/').length > 2 || names.length === 0) return [{ ...testNames(report, one), one }];
  const shown = shownCase(one, names);
  // What is known of the rule as a whole, and of no single case of it.
  const whole = shown === undefined && verdict !== 'pass' ? [{ ...testNames(report, one), one }] : [];
  const cases = names.map((name): TestCase => {
    const own = byCase[name] ?? verdict;
    const isWrong = own !== 'pass' && own !== 'skip';
    const isKnown = isWrong && unlisted !== undefined && !unlisted.includes(name);
    const known = isKnown ? { listed: true } : {};
    if (name === shown) return { classname: id, name, one: { ...one, ...known } };
    const {
      exhibit: _exhibit,
      problems: [first],
      ...rest
    } = one;
    const problems =
      isWrong && first !== undefined
        ? [{ ...first, message: `wrong as well: see the case "${shown ?? id}"`, details: [] }]
        : [];
    return {
      classname: id,
      name,
      one: {
        ...rest,
        verdict: own,
        problems,
        ...known,
        ...(!isWrong && { expected: undefined }),
      },
    };
  });
  return finding === undefined ? [...whole, ...cases] : cases;
}

/** The case that a finding is of, by its name. */
function shownCase({ finding, byCase = {} }: Judgement, names: readonly string[]): string | undefined {
  if (finding === undefined) return undefined;
  const own = 'path' in finding.origin ? RANDOM : slugOf(finding.origin.example);
  const isWrong = (name: string): boolean => byCase[name] !== 'pass' && byCase[name] !== 'skip';
  return names.includes(own) && isWrong(own) ? own : names.find(isWrong);
}
