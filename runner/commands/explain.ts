import type { Command } from 'commander';
import { METHODS } from '../../schema/protocol.ts';
import type { Step } from '../../suites/driving/step.ts';
import type { Requirement } from '../../suites/requirement.ts';
import type { InspectedRule, RunRule, Suite } from '../../suites/rule.ts';
import { PROGRAM } from '../invocation.ts';
import { counted } from '../printable.ts';
import type { RuleFacts } from '../rules/rule-facts.ts';

interface ExplainFlags {
  readonly json?: boolean;
}

const EXAMPLES = `
Examples:
  $ ${PROGRAM} explain edit/omit
  $ ${PROGRAM} explain session/context               the rules of a method, a line each

Exit codes: 0 shown, 2 usage, or nothing of that name.`;

export function addExplain(program: Command): void {
  program
    .command('explain')
    .description('show what a rule requires, its source and its examples')
    .argument(
      '<rule>',
      'the id, such as edit/omit, or that of a golden case; an area or a method: all of its rules',
    )
    .option('--json', 'as JSON')
    .addHelpText('after', EXAMPLES)
    .action(async (id: string, flags: ExplainFlags) => {
      const several = await rulesAbout(id);
      if (several.length > 0) {
        const text =
          flags.json === true ? JSON.stringify(several, null, 2) : titleLines(id, several).join('\n');
        process.stdout.write(`${text}\n`);
        return;
      }
      const { suitesWith } = await import('../rules/load-suites.ts');
      const found = await explained(await suitesWith(id), id);
      const lines = [
        ...headLines(found),
        ...(found.inspected === undefined ? [] : codeLines(found.inspected)),
        ...(found.run === undefined ? [] : await exampleLines(found.run)),
      ];
      process.stdout.write(
        flags.json === true ? `${JSON.stringify(factsOf(found), null, 2)}\n` : `${lines.join('\n')}\n`,
      );
    });
}

/** The rules of an area or about a method; none where the name is neither. */
async function rulesAbout(name: string): Promise<readonly RuleFacts[]> {
  const { loadFacts } = await import('../rules/rule-facts.ts');
  return (await loadFacts()).filter(({ area, method }) => name === area || name === method);
}

function titleLines(name: string, found: readonly RuleFacts[]): readonly string[] {
  const width = Math.max(...found.map(({ rule }) => rule.length));
  return [
    `${name}: ${counted(found.length, 'rule')}`,
    '',
    ...found.map(({ rule, level, title }) => `${rule.padEnd(width)}  ${level.padEnd(8)}  ${title}`),
  ];
}

/** A requirement, and the rules that show it. */
export interface Explained extends Requirement {
  /** What `run` runs. */
  readonly run?: RunRule;
  /** What `check` judges by. */
  readonly inspected?: InspectedRule;
  /** Other requirements that went by this id before. */
  readonly others: readonly string[];
}

/**
 * The requirement of an id, of a former id, or of a golden case, with its rules.
 * @param suites those of this package, or golden cases
 * @throws UsageError where there is none
 */
export async function explained(suites: readonly Suite[], id: string): Promise<Explained> {
  const [{ findRule }, { fileRules }, { requirements }] = await Promise.all([
    import('../rules/find-rule.ts'),
    import('../../suites/checking/rules/index.ts'),
    import('../../suites/requirements/index.ts'),
  ]);
  const former = requirements.filter(({ formerly }) => formerly?.includes(id)).map((one) => one.id);
  const isKnown = requirements.some((one) => one.id === id);
  const name = isKnown ? id : (former[0] ?? id);
  const inspected = fileRules.find((one) => one.id === name);
  const isRun = suites.some(({ rules }) => rules.some((one) => one.id === name));
  // Some requirements are shown by files alone: only `check` judges by them.
  const run =
    inspected !== undefined && !isRun
      ? undefined
      : findRule(suites, name, [
          ...requirements.map((one) => one.id),
          ...suites.map(({ area }) => area),
          ...METHODS,
        ]);
  const { level, title, since, source, formerly } = (run ?? inspected) as Requirement;
  return {
    id: name,
    level,
    title,
    ...(since !== undefined && { since }),
    source,
    ...(formerly !== undefined && { formerly }),
    ...(run !== undefined && { run }),
    ...(inspected !== undefined && { inspected }),
    others: former.filter((one) => one !== name),
  };
}

function factsOf({ id, level, title, since, source, formerly, run, inspected, others }: Explained): object {
  const codes = Object.entries(inspected?.codes ?? {});
  return {
    rule: id,
    level,
    title,
    since,
    source,
    formerly,
    seeAlso: others.length === 0 ? undefined : others,
    kinds: [...(run === undefined ? [] : [run.kind]), ...(inspected === undefined ? [] : [inspected.kind])],
    method: run?.method,
    otherwise: run?.otherwise?.map(({ method }) => method),
    platform: run?.platform,
    hazard: run?.hazard?.pi,
    share: run?.share,
    maxRuns: run?.maxRuns,
    deadline: run?.deadline,
    check:
      inspected === undefined
        ? undefined
        : Object.fromEntries(codes.map(([code, { advice }]) => [code, advice])),
  };
}

function headLines({ id, level, title, since, source, run, formerly, others }: Explained): readonly string[] {
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['level', level],
    ['since', since === undefined ? undefined : `Pi ${since}`],
    ['method', run?.method],
    ['or by', run?.otherwise?.map(({ method }) => method).join(', ')],
    ['inputs', inputsOf(run)],
    ['platform', run?.platform],
    ['formerly', formerly?.join(', ')],
    ['see also', others.length === 0 ? undefined : others.join(', ')],
    ['source', `${source.basis}, ${source.file}, "${source.section}"`],
    ['hazard', run?.hazard === undefined ? undefined : `known in Pi itself: ${run.hazard.pi}`],
  ];
  return [
    `${id}: ${title}`,
    '',
    ...facts.flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [`${name.padEnd(8)}  ${value}`],
    ),
    ...source.quote.split('\n').map((line) => `          > ${line}`),
  ];
}

/** What `--runs` means for a rule; nothing where it gets as many random inputs as it says. */
function inputsOf(run: RunRule | undefined): string | undefined {
  if (run === undefined || ((run.share ?? 1) === 1 && run.maxRuns === undefined)) return undefined;
  const most = run.maxRuns === undefined ? '' : `, at most ${run.maxRuns}`;
  return `${Math.round((run.share ?? 1) * 100)} of 100 --runs${most}, beside its examples`;
}

/** What `check` says where a file breaks the rule, and what to do then. */
const codeLines = ({ codes }: InspectedRule): readonly string[] => [
  '',
  'pi-conform check judges files by it:',
  ...Object.entries(codes).map(([code, { advice }]) => `  ${code}${advice === '' ? '' : `: ${advice}`}`),
];

async function exampleLines(rule: RunRule): Promise<readonly string[]> {
  const [{ questionLines }, { originOf }, { shortJson }, { worldOf }, { LATEST }] = await Promise.all([
    import('../report/exhibit.ts'),
    import('../report/sentences.ts'),
    import('../printable.ts'),
    import('../judge/test-cases.ts'),
    import('../../schema/pi-release.ts'),
  ]);
  return (rule.examples?.(worldOf(LATEST)) ?? []).flatMap(({ name, input, expected }) => {
    if (rule.kind === 'driven')
      return ['', originOf({ example: name }), ...stepLines(rule.program.steps(input))];
    const requests = rule.requests(input);
    // What depends on earlier answers cannot be told without an implementation.
    const right = requests.length > 1 ? undefined : (expected ?? rule.expect(input, []));
    const answers = (right?.anyOf ?? []).map((one) =>
      'result' in one ? `right: ${shortJson(one.result, 400)}` : 'right: a refusal (-32000)',
    );
    return [
      '',
      originOf({ example: name }),
      ...[...questionLines({ requests }), ...answers].map((line) => `  ${line}`),
    ];
  });
}

/** The steps of an example that drives a writer. */
const stepLines = (steps: readonly Step[]): readonly string[] =>
  steps.map(({ act, ...about }, index) => {
    const shown = JSON.stringify(about, (_name, value: unknown) =>
      value instanceof Uint8Array ? `${value.length} bytes` : value,
    );
    return `  ${index + 1}. ${act} ${shown.length > 160 ? `${shown.slice(0, 160)}…` : shown}`;
  });
