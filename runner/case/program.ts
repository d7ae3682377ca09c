import { setTimeout as delay } from 'node:timers/promises';
import type { Outcome, Request } from '../../suites/question.ts';
import type { Complaint, Moment, Program } from '../../suites/driving/moment.ts';
import type { Step } from '../../suites/driving/step.ts';
import { Writer, type Action } from '../../suites/driving/writer.ts';
import { Disk } from './disk.ts';
import { type Facts, factsOf, judgeAnswer } from './judge-answer.ts';
import type { Asker } from './judge-case.ts';
import type { CaseFolder } from './scratch.ts';
import { isFault, type Reply } from '../target/target.ts';

/** What driving a program came to. */
export type Driven =
  | { readonly outcome: 'right'; readonly moments: readonly Moment[] }
  | {
      readonly outcome: 'wrong';
      readonly moments: readonly Moment[];
      readonly method: string;
      readonly facts: Facts;
    }
  | { readonly outcome: 'not-supported'; readonly message: string }
  | { readonly outcome: 'abandoned' };

/**
 * Takes the steps one by one, each as soon as the one before was answered, and lets the program judge each by the files
 * that it left. Steps that are not possible, or whose method the driver does not declare, are passed over.
 * @throws what the program's own code throws
 */
export async function runProgram(
  program: Program,
  steps: readonly Step[],
  asker: Asker,
  folder: CaseFolder,
): Promise<Driven> {
  const disk = new Disk(folder.path());
  try {
    return await drive(program, steps, asker, folder, disk);
  } finally {
    disk.end();
  }
}

/** What the driver said to one step. */
type Said = { readonly outcome?: Outcome } | Exclude<Reply, { result: unknown } | { rejected: string }>;

async function drive(
  program: Program,
  steps: readonly Step[],
  asker: Asker,
  folder: CaseFolder,
  disk: Disk,
): Promise<Driven> {
  const writer = new Writer();
  const moments: Moment[] = [];
  let files = disk.files();
  for (const step of steps) {
    const action = writer.resolve(step, files);
    if (action === undefined || (action.kind !== 'disk' && !asker.methods.includes(action.request.method)))
      continue;
    const before = files;
    const blocked = writer.blocked || isOnSmallDisk(moments);
    const said = await take(action, asker, folder, disk, blocked);
    if ('abandoned' in said) return { outcome: 'abandoned' };
    files = disk.files();
    const moment: Moment = {
      index: moments.length,
      step,
      sessions: [],
      disk: { before, after: files },
      blocked,
      earlier: [...moments],
      ...(action.kind !== 'disk' && { request: action.request }),
      ...('session' in action && action.session !== undefined && { before: action.session }),
    };
    const method = action.kind === 'disk' ? step.act : action.request.method;
    if ('notSupported' in said) {
      // An entry of a type that the implementation does not have is an entry that it refuses.
      if (step.act !== 'append')
        return { outcome: 'not-supported', message: `${method}: ${said.notSupported}` };
    } else if ('fault' in said) {
      return { outcome: 'wrong', moments: [...moments, moment], method, facts: factsOf(said) };
    }
    const outcome = 'notSupported' in said ? { rejected: said.notSupported } : said.outcome;
    const after = writer.learn(step, action, outcome, files);
    const taken: Moment = {
      ...moment,
      ...(outcome !== undefined && { outcome }),
      ...(after !== undefined && { after }),
      sessions: writer.sessions,
    };
    moments.push(taken);
    const facts = judgeMoment(program, taken);
    if (facts !== undefined)
      return { outcome: 'wrong', moments, method, facts: { ...facts, step: moments.length } };
  }
  return { outcome: 'right', moments };
}

const isOnSmallDisk = (moments: readonly Moment[]): boolean =>
  moments.some(({ step }) => step.act === 'small-disk');

async function take(
  action: Action,
  asker: Asker,
  folder: CaseFolder,
  disk: Disk,
  blocked: boolean,
): Promise<Said> {
  if (action.kind === 'disk') {
    disk.take(action.step, action.name);
    return {};
  }
  const answer = ask(action.request, asker, folder);
  if (action.kind === 'kill') {
    await delay(action.after);
    await asker.target.kill?.();
  }
  const reply = await answer;
  if ('result' in reply) return { outcome: { result: folder.withRelativePaths(reply.result) } };
  if ('rejected' in reply) return { outcome: { rejected: reply.rejected } };
  if ('abandoned' in reply && action.kind === 'kill') return {};
  // What cannot be written may end in any error, as long as it ends.
  if (isFault(reply) && reply.fault === 'internal' && blocked)
    return { outcome: { rejected: reply.message } };
  return reply;
}

const ask = (request: Request, asker: Asker, folder: CaseFolder): Promise<Reply> =>
  asker.target.ask(request.method, folder.prepare(request), asker);

function judgeMoment({ judge, expect }: Program, moment: Moment): Facts | undefined {
  const complaint = judge?.(moment);
  if (complaint !== undefined) return factsOfComplaint(complaint);
  const { request, outcome, earlier } = moment;
  const expectation = request === undefined ? undefined : expect?.(moment);
  if (request === undefined || outcome === undefined || expectation === undefined) return undefined;
  const outcomes = earlier.flatMap((one) => (one.outcome === undefined ? [] : [one.outcome]));
  return judgeAnswer(request, expectation, outcome, outcomes);
}

function factsOfComplaint({ says, file, expected, received }: Complaint): Facts {
  const differs = expected !== undefined || received !== undefined;
  return {
    code: 'wrong-step',
    message: says,
    ...(file !== undefined && { file }),
    ...(differs && {
      differences: [
        {
          pointer: file ?? '',
          ...(expected !== undefined && { expected }),
          ...(received !== undefined && { received }),
        },
      ],
    }),
  };
}
