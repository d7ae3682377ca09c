import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { RunRule } from '../../../suites/rule.ts';
import type { Asker, TestCase } from '../../case/asker.ts';
import { judgeCase } from '../../case/judge-case.ts';
import { Scratch } from '../../case/scratch.ts';
import { ModuleTarget } from '../../target/module-target.ts';
import { ProcessTarget } from '../../target/process-target.ts';
import { Copy } from './copy.ts';
import { type Examination, examine, howOf } from './examine.ts';
import type { Fate } from './fate.ts';
import type { Mutant } from './mutate.ts';
import { asOnTheWire } from './on-the-wire.ts';
import type { Subject } from './subject.ts';

export type Questions = Pick<Examination, 'first' | 'rules' | 'cases' | 'held' | 'timeout' | 'onCase'>;

const START_DEADLINE = 60_000;
/** So many times the deadline are given to a case that was not answered, asked alone. */
const PATIENCE = 5;

const needsProcess = ({ requires }: RunRule): boolean => requires === 'kill';

/** Examines the mutants of one subject, one after the other. */
export class Examiner {
  readonly #subject: Subject;
  readonly #folder: string;
  readonly #honest: readonly string[];
  #copies = 0;

  /** @param folder its own */
  constructor(subject: Subject, folder: string) {
    this.#subject = subject;
    this.#folder = folder;
    this.#honest = new Copy(subject, join(folder, 'honest')).command;
  }

  /** @param apart as a program of its own only: in this process it may hang or break everything */
  async examine(mutant: Mutant, questions: Questions, apart: boolean): Promise<Fate> {
    const copied = join(this.#folder, `copy-${++this.#copies}`);
    const copy = new Copy(this.#subject, copied);
    const scratch = new Scratch();
    try {
      copy.change(mutant);
      if (apart) return await this.#asProgram(copy, scratch, questions);
      const here = await this.#inProcess(copy, scratch, questions);
      if (here === 'unsure') return await this.#asProgram(copy, scratch, questions);
      const others = questions.rules.filter(needsProcess);
      if (here.fate === 'killed' || others.length === 0) return here;
      return await this.#asProgram(copy, scratch, { ...questions, first: [], rules: others });
    } finally {
      scratch.remove();
      rmSync(copied, { recursive: true, force: true });
    }
  }

  /** Without a process for each mutant, which costs more than all else. */
  async #inProcess(copy: Copy, scratch: Scratch, questions: Questions): Promise<Fate | 'unsure'> {
    Object.assign(process.env, scratch.environment);
    const isSure = (): never => {
      throw new Error('not answered, and only a program can be asked alone');
    };
    try {
      const driver = asOnTheWire(await copy.driver());
      return await examine({
        ...questions,
        first: questions.first.filter(({ rule }) => !needsProcess(rule)),
        rules: questions.rules.filter((rule) => !needsProcess(rule)),
        target: new ModuleTarget(driver),
        scratch,
        isSure,
      });
    } catch {
      // Also where it cannot be loaded: a program tells whether the mutant is to blame.
      return 'unsure';
    }
  }

  #asProgram(copy: Copy, scratch: Scratch, questions: Questions): Promise<Fate> {
    const target = this.#program(copy.command, scratch);
    return examine({
      ...questions,
      target,
      scratch,
      isSure: (rule, testCase, asker) => this.#isSlow(rule, testCase, asker, scratch),
    });
  }

  #program(command: readonly string[], { environment }: Scratch): ProcessTarget {
    return new ProcessTarget({ command, env: environment, startDeadline: START_DEADLINE });
  }

  /** Asks once more, alone and with more time; and the unchanged code must be right with the first deadline. */
  async #isSlow(rule: RunRule, testCase: TestCase, asker: Asker, scratch: Scratch): Promise<boolean> {
    await asker.target.restart();
    const again = await judgeCase(rule, testCase, { ...asker, deadline: asker.deadline * PATIENCE });
    if (howOf(again) === undefined) return false;
    const honest = this.#program(this.#honest, scratch);
    try {
      await honest.initialize();
      return howOf(await judgeCase(rule, testCase, { ...asker, target: honest })) === undefined;
    } finally {
      await honest.stop();
    }
  }
}
