import type { Command } from 'commander';
import type { Rule } from '../../suites/rule.ts';

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
      const [{ suitesWith }, { findRule }] = await Promise.all([
        import('../load-suites.ts'),
        import('../find-rule.ts'),
      ]);
      const rule = findRule(await suitesWith(id), id);
      process.stdout.write(
        flags.json === true
          ? `${JSON.stringify(factsOf(rule), null, 2)}\n`
          : `${(await linesOf(rule)).join('\n')}\n`,
      );
    });
}

function factsOf(rule: Rule): unknown {
  const { id, level, title, since, source, method, platform, hazard, maxRuns, deadline } = rule;
  return { rule: id, level, title, since, source, method, platform, hazard: hazard?.pi, maxRuns, deadline };
}

async function linesOf(rule: Rule): Promise<readonly string[]> {
  const { id, level, title, since, source, method, platform, hazard } = rule;
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
    ...(await exampleLines(rule)),
  ];
}

async function exampleLines(rule: Rule): Promise<readonly string[]> {
  const [{ questionLines }, { printable, shortJson }, { worldOf }, { LATEST }] = await Promise.all([
    import('../report/exhibit.ts'),
    import('../report/printable.ts'),
    import('../inputs.ts'),
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
      ...[...questionLines({ requests }), ...answers].map((line) => `  ${line}`),
    ];
  });
}
