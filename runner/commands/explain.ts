import type { Command } from 'commander';
import type { FileRule } from '../../suites/checking/index.ts';
import type { Rule } from '../../suites/rule.ts';
import type { Step } from '../../suites/driving/step.ts';

interface ExplainFlags {
  readonly json?: boolean;
}

export function addExplain(program: Command): void {
  program
    .command('explain')
    .description('show what a rule asks, where it comes from, and its examples')
    .argument('<rule>', 'the id, such as edit/omit, or that of a golden case')
    .option('--json', 'as JSON')
    .action(async (id: string, flags: ExplainFlags) => {
      const [{ suitesWith }, { findRule }, { fileRules }] = await Promise.all([
        import('../rules/load-suites.ts'),
        import('../rules/find-rule.ts'),
        import('../../suites/checking/index.ts'),
      ]);
      const suites = await suitesWith(id);
      const ofFiles = fileRules.find((one) => one.id === id);
      const asked = suites.some(({ rules }) => rules.some((one) => one.id === id));
      // Some rules are of files alone: only `check` judges by them.
      const rule =
        ofFiles !== undefined && !asked
          ? undefined
          : findRule(
              suites,
              id,
              fileRules.map((one) => one.id),
            );
      const facts = { ...(rule && factsOf(rule)), ...(ofFiles && factsOfFileRule(ofFiles)) };
      const lines = [
        ...headLines((rule ?? ofFiles) as Explained),
        ...(ofFiles === undefined ? [] : codeLines(ofFiles)),
        ...(rule === undefined ? [] : await exampleLines(rule)),
      ];
      process.stdout.write(
        flags.json === true ? `${JSON.stringify(facts, null, 2)}\n` : `${lines.join('\n')}\n`,
      );
    });
}

type Explained = Pick<Rule, 'id' | 'level' | 'title' | 'since' | 'source'> &
  Partial<Pick<Rule, 'method' | 'platform' | 'hazard'>>;

function factsOf(rule: Rule): object {
  const { id, level, title, since, source, method, platform, hazard, maxRuns, deadline } = rule;
  return { rule: id, level, title, since, source, method, platform, hazard: hazard?.pi, maxRuns, deadline };
}

function factsOfFileRule({ id, level, title, since, source, codes }: FileRule): object {
  const advice = Object.fromEntries(Object.entries(codes).map(([code, one]) => [code, one.advice]));
  return { rule: id, level, title, since, source, check: advice };
}

function headLines({
  id,
  level,
  title,
  since,
  source,
  method,
  platform,
  hazard,
}: Explained): readonly string[] {
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['level', level],
    ['since', since === undefined ? undefined : `Pi ${since}`],
    ['method', method],
    ['platform', platform],
    ['source', `${source.basis}, ${source.file}, "${source.section}"`],
    ['hazard', hazard === undefined ? undefined : `known in Pi itself: ${hazard.pi}`],
  ];
  return [
    `${id}: ${title}`,
    '',
    ...facts.flatMap(([name, value]) => (value === undefined ? [] : [`${name.padEnd(8)}  ${value}`])),
    ...source.quote.split('\n').map((line) => `          > ${line}`),
  ];
}

/** What `check` says where a file breaks the rule, and what to do then. */
const codeLines = ({ codes }: FileRule): readonly string[] => [
  '',
  'pi-conform check judges files by it:',
  ...Object.entries(codes).map(([code, { advice }]) => `  ${code}${advice === '' ? '' : `: ${advice}`}`),
];

async function exampleLines(rule: Rule): Promise<readonly string[]> {
  const [{ questionLines }, { printable, shortJson }, { worldOf }, { LATEST }] = await Promise.all([
    import('../report/exhibit.ts'),
    import('../printable.ts'),
    import('../judge/test-cases.ts'),
    import('../latest.ts'),
  ]);
  return (rule.examples?.(worldOf(LATEST)) ?? []).flatMap(({ name, input, expected }) => {
    const requests = rule.requests(input);
    // What depends on earlier answers cannot be told without an implementation.
    const right = requests.length > 1 ? undefined : (expected ?? rule.expect(input, []));
    const answers = (right?.anyOf ?? []).map((one) =>
      'result' in one ? `right: ${shortJson(one.result, 400)}` : 'right: a refusal (-32000)',
    );
    return [
      '',
      `example "${printable(name)}"`,
      ...[...questionLines({ requests }), ...stepLines(rule, input), ...answers].map((line) => `  ${line}`),
    ];
  });
}

/** The steps of an example that drives a writer. */
function stepLines(rule: Rule, input: unknown): readonly string[] {
  const steps: readonly Step[] = rule.program?.steps(input) ?? [];
  return steps.map(({ act, ...about }, index) => {
    const shown = JSON.stringify(about, (_name, value: unknown) =>
      value instanceof Uint8Array ? `${value.length} bytes` : value,
    );
    return `${index + 1}. ${act} ${shown.length > 160 ? `${shown.slice(0, 160)}…` : shown}`;
  });
}
