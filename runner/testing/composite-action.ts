import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { packageRoot } from '../../schema/package-root.ts';
import { type Ended, started } from './command.ts';

interface Step {
  readonly id: string;
  readonly run: string;
  readonly env: Readonly<Record<string, string>>;
  readonly 'working-directory': string;
}

/** What is read of action.yml. */
export interface Action {
  readonly inputs: Readonly<Record<string, { readonly default: string }>>;
  readonly outputs: Readonly<Record<string, { readonly value: string }>>;
  readonly runs: { readonly steps: readonly Step[] };
}

export const readAction = (): Action =>
  parse(readFileSync(join(packageRoot(), 'action.yml'), 'utf8')) as Action;

export interface ActionEnded extends Ended {
  readonly outputs: Readonly<Record<string, string>>;
  /** What was written to the step summary. */
  readonly summary: string;
}

/** Runs the one step of the composite action as GitHub's runner does: the script in bash, the inputs put in, the files for outputs and summary. */
export async function runAction(
  cwd: string,
  given: Readonly<Record<string, string>>,
  env: NodeJS.ProcessEnv = {},
): Promise<ActionEnded> {
  const { inputs, outputs, runs } = readAction();
  const [step] = runs.steps;
  if (step === undefined || runs.steps.length !== 1) throw new Error('action.yml has one step');
  const values: Record<string, string> = { 'github.action_path': packageRoot() };
  for (const [name, { default: usual }] of Object.entries(inputs))
    values[`inputs.${name}`] = given[name] ?? usual;
  const folder = mkdtempSync(join(tmpdir(), 'pi-conform-runner-'));
  const files = {
    output: join(folder, 'output'),
    summary: join(folder, 'summary'),
    script: join(folder, 'run.sh'),
  };
  for (const file of Object.values(files)) writeFileSync(file, '');
  writeFileSync(files.script, filled(step.run, values));
  try {
    const ended = await started('bash', ['--noprofile', '--norc', '-eo', 'pipefail', files.script], {
      cwd: join(cwd, filled(step['working-directory'], values)),
      env: {
        GITHUB_ACTIONS: 'true',
        GITHUB_OUTPUT: files.output,
        GITHUB_STEP_SUMMARY: files.summary,
        GITHUB_RUN_ID: '4200',
        ...Object.fromEntries(Object.entries(step.env).map(([name, text]) => [name, filled(text, values)])),
        ...env,
      },
    });
    for (const [, name = '', value = ''] of readFileSync(files.output, 'utf8').matchAll(/^([^=\n]+)=(.*)$/gm))
      values[`steps.${step.id}.outputs.${name}`] = value;
    return {
      ...ended,
      outputs: Object.fromEntries(
        Object.entries(outputs).map(([name, { value }]) => [name, filled(value, values)]),
      ),
      summary: readFileSync(files.summary, 'utf8'),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Puts in what stands in `${{ }}`; what is not known is empty, as on GitHub. */
const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\$\{\{\s*([^\s}]+)\s*\}\}/g, (_, name: string) => values[name] ?? '');
