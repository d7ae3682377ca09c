import type { Method } from '../../schema/protocol.ts';
import { type DrivenRule, rule, type Example, type RunRule, type World } from '../rule.ts';
import { NotASession } from '../model/index.ts';
import type { Judge } from './judge.ts';
import type { Program } from './moment.ts';
import type { Programs, Steps } from './programs.ts';
import { unfit } from './unfit.ts';

type Shared = 'id' | 'level' | 'title' | 'since' | 'source' | 'hazard' | 'deadline' | 'requires' | 'maxRuns';

export interface ProgramRule extends Pick<RunRule, Shared>, Pick<Program, 'judge' | 'expect' | 'sees'> {
  /** The method that the rule is about. */
  readonly method: Method;
  /** Without these there is nothing to be seen. What else a program takes is left out where it is not declared. */
  readonly needs?: readonly Method[];
  readonly programs: Programs;
  readonly examples?: (world: World) => readonly Example<Steps>[];
  /** The part of the runs that it gets; by default a quarter, as each run is a dozen questions. */
  readonly share?: number;
  readonly growth?: DrivenRule<Steps>['growth'];
  readonly otherwise?: readonly RunRule[];
  /** The rule is about files that are not sessions, or entries without ids: it judges what no other can. */
  readonly judgesAll?: boolean;
}

/** A file that is not a session any more is the writer's fault, whatever a judge wanted to read in it. */
const holding =
  (judge: Judge): Judge =>
  (moment) => {
    try {
      return judge(moment);
    } catch (thrown) {
      if (!(thrown instanceof NotASession)) throw thrown;
      const file = moment.after?.name ?? moment.before?.name ?? 'the file';
      return { code: 'not-a-session-any-more', file };
    }
  };

/** Nobody can say what is right of a file that is not a session any more. */
const knowing =
  (expect: NonNullable<Program['expect']>): NonNullable<Program['expect']> =>
  (moment) => {
    try {
      return expect(moment);
    } catch (thrown) {
      if (thrown instanceof NotASession) return undefined;
      throw thrown;
    }
  };

/** A rule that drives an implementation step by step, and judges what it left in the files. */
export function programRule(definition: ProgramRule): RunRule {
  const {
    programs,
    judge,
    expect,
    sees,
    growth,
    needs = [],
    share = 0.25,
    judgesAll,
    ...shared
  } = definition;
  return rule<Steps>({
    ...shared,
    ...(growth !== undefined && { growth }),
    kind: 'driven',
    share,
    needs,
    inputs: programs,
    program: {
      steps: (steps) => steps,
      ...(judge !== undefined && { judge: holding(judge) }),
      ...(judgesAll !== true && { unfit }),
      ...(expect !== undefined && { expect: knowing(expect) }),
      ...(sees !== undefined && { sees }),
    },
  });
}
