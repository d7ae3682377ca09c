import { setTimeout as delay } from 'node:timers/promises';
import { agesOfFiles, agesOfRequest, lacksSomething, tooNew } from '../../suites/age/index.ts';
import type { Outcome, Request } from '../../suites/question.ts';
import { complaintsIn, sentenceOfComplaint, type Complaint } from '../../suites/driving/complaint.ts';
import { sawAnything, type Files, type Moment, type Program } from '../../suites/driving/moment.ts';
import { takenWith } from '../../suites/driving/sending.ts';
import type { Step } from '../../suites/driving/step.ts';
import { Writer, type Action } from '../../suites/driving/writer.ts';
import { Disk } from './disk.ts';
import { type Facts, factsOf, judgeAnswer } from './judge-answer.ts';
import type { Asker } from './asker.ts';
import { beyondLimits, linesOf, textsOf } from './needs.ts';
import { isForeignEntry, notAsked, asOffered } from './offered.ts';
import { aboutTheFolder, notItsFolder, outOfSight } from './own-store.ts';
import type { CaseFolder } from './scratch.ts';
import { Sight } from './sight.ts';
import { isFault, type Reply } from '../target/target.ts';

/** What is wrong with a step: the last of the moments. */
export interface Failed {
  readonly moments: readonly Moment[];
  readonly method: string;
  readonly facts: Facts;
}

/** What driving a program came to. */
export type Driven =
  | { readonly outcome: 'right'; readonly moments: readonly Moment[] }
  | { readonly outcome: 'wrong'; readonly failures: readonly [Failed, ...Failed[]] }
  | { readonly outcome: 'skipped'; readonly reason: string }
  | { readonly outcome: 'not-supported'; readonly message: string }
  | { readonly outcome: 'lost' }
  | { readonly outcome: 'abandoned' };

/**
 * Takes the steps one by one, each as soon as the one before was answered, and lets the program judge each by the files
 * that it left. Steps that are not possible, or whose method the driver does not declare, are passed over. A step that is
 * wrong does not end the program, as far as it can go on: one fault must not hide another.
 * @throws what the program's own code throws
 */
export async function runProgram(
  program: Program,
  steps: readonly Step[],
  asker: Asker,
  folder: CaseFolder,
  sight = new Sight(),
): Promise<Driven> {
  const disk = new Disk(folder.path(), folder.elsewhere);
  const failures: Failed[] = [];
  try {
    const driven = await drive(program, steps, asker, folder, disk, sight, failures);
    return wrong(failures) ?? driven;
  } catch (thrown) {
    // Behind a step that is wrong nothing is sure, not even what the program's own code may rely on.
    const known = wrong(failures);
    if (known === undefined) throw thrown;
    return known;
  } finally {
    disk.end();
  }
}

function wrong([first, ...others]: readonly Failed[]): Driven | undefined {
  return first && { outcome: 'wrong', failures: [first, ...others] };
}

/** What the driver said to one step. */
type Said =
  | { readonly outcome?: Outcome; readonly reply?: Reply }
  | Exclude<Reply, { result: unknown } | { rejected: string }>;

async function drive(
  program: Program,
  steps: readonly Step[],
  asker: Asker,
  folder: CaseFolder,
  disk: Disk,
  sight: Sight,
  failures: Failed[],
): Promise<Driven> {
  const writer = new Writer();
  const moments: Moment[] = [];
  /** In which life of the driver each handle was given. */
  const lives = new Map<unknown, number>();
  const { limits = [] } = asker;
  let undeclared: string | undefined;
  let files = disk.files();
  for (const step of takenWith(steps, asker.methods)) {
    const action = writer.resolve(step, files);
    if (action === undefined) continue;
    if (action.kind !== 'disk' && !asker.methods.includes(action.request.method)) {
      undeclared ??= action.request.method;
      continue;
    }
    if (action.kind !== 'disk') {
      if (isForeignEntry(action.request, asker.offers)) continue;
      const reason =
        notAsked(action.request, asker.offers) ??
        beyondLimits(limits, textsOf(action.request)) ??
        laterThan(asker.follows, action, files);
      if (reason !== undefined) return { outcome: 'skipped', reason };
      const { handle } = action.request.params;
      if (handle !== undefined && lives.get(handle) !== asker.target.life) return { outcome: 'lost' };
    } else if (action.step.act === 'place') {
      const reason =
        beyondLimits(limits, linesOf([action.step.bytes])) ?? laterThan(asker.follows, action, files);
      if (reason !== undefined) return { outcome: 'skipped', reason };
    }
    const folderAlone = aboutTheFolder(action, files, asker.offers);
    if (folderAlone !== undefined) return { outcome: 'skipped', reason: folderAlone };
    const before = files;
    const blocked = writer.blocked || isInTheWay(moments);
    const said = await take(action, asker, folder, disk, blocked);
    if ('abandoned' in said) return { outcome: 'abandoned' };
    if ('lost' in said) return { outcome: 'lost' };
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
      if (action.kind === 'ask') sight.compareFiles(action.request.method, before, files);
      failures.push({ moments: [...moments, moment], method, facts: factsOf(said) });
      break;
    }
    const outcome = 'notSupported' in said ? { rejected: said.notSupported } : said.outcome;
    const hidden =
      action.kind === 'disk' ? undefined : outOfSight(action.request.method, outcome, asker.offers);
    if (hidden !== undefined) return { outcome: 'skipped', reason: hidden };
    if (action.kind === 'ask' && outcome !== undefined) {
      if ('result' in outcome) rememberHandle(lives, outcome.result, asker.target.life);
      if ('reply' in said && said.reply !== undefined) sight.look(action.request.method, said.reply);
      if (!('notSupported' in said)) sight.compareFiles(action.request.method, before, files);
    }
    const after = writer.learn(step, action, outcome, files);
    const taken: Moment = {
      ...moment,
      ...(outcome !== undefined && { outcome }),
      ...(after !== undefined && { after }),
      sessions: writer.sessions,
    };
    moments.push(taken);
    const judged = judgeMoment(program, taken, asker, sight);
    if ('reason' in judged) return { outcome: 'skipped', reason: judged.reason };
    for (const facts of judged.wrong)
      failures.push({ moments: [...moments], method, facts: { ...facts, step: moments.length } });
    if (judged.isEnd === true) break;
    if (asker.isEnough !== undefined && judged.wrong.some((facts) => asker.isEnough?.({ method, ...facts })))
      break;
  }
  if (sawAnything(program, moments)) return { outcome: 'right', moments };
  const why = undeclared === undefined ? '' : `: method ${undeclared} is not declared`;
  return { outcome: 'skipped', reason: `nothing was seen${why}` };
}

/** Why a step cannot be taken with somebody who follows an older release; undefined where it can. */
function laterThan(follows: string | undefined, action: Action, files: Files): string | undefined {
  if (follows === undefined || !lacksSomething(follows)) return undefined;
  if (action.kind === 'disk')
    return action.step.act === 'place' ? tooNew(agesOfFiles([action.step.bytes]), follows) : undefined;
  return tooNew(agesOfRequest({ request: action.request, files, session: action.session }), follows);
}

function rememberHandle(lives: Map<unknown, number>, result: unknown, life: number): void {
  if (typeof result === 'object' && result !== null && 'handle' in result) lives.set(result.handle, life);
}

/** A disk that is full, or a file where another was to be made. */
const isInTheWay = (moments: readonly Moment[]): boolean =>
  moments.some(({ step }) => step.act === 'small-disk' || step.act === 'occupy');

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
  if ('result' in reply) return { outcome: { result: folder.withRelativePaths(reply.result) }, reply };
  if ('rejected' in reply) return { outcome: { rejected: reply.rejected } };
  if ('abandoned' in reply && action.kind === 'kill') return {};
  // What cannot be written may end in any error, as long as it ends.
  if (isFault(reply) && reply.fault === 'internal' && blocked)
    return { outcome: { rejected: reply.message } };
  return reply;
}

const ask = (request: Request, asker: Asker, folder: CaseFolder): Promise<Reply> =>
  asker.target.ask(request.method, folder.prepare(request), asker);

/** What is wrong with a moment, or why it cannot be judged; `isEnd` where nothing behind it can be judged. */
function judgeMoment(
  { judge, unfit, expect }: Program,
  moment: Moment,
  { offers }: Asker,
  sight: Sight,
): { readonly wrong: readonly Facts[]; readonly isEnd?: boolean } | { readonly reason: string } {
  const reason = unfit?.(moment);
  if (reason !== undefined) return { reason: `nothing could be judged: ${reason}` };
  const { request, outcome, earlier } = moment;
  const told = [...earlier, moment].filter((one) => one.request !== undefined && one.outcome !== undefined);
  const [requests, outcomes] = [
    told.map((one) => one.request as Request),
    told.map((one) => one.outcome as Outcome),
  ];
  const judged = sight.orMalformed(requests, outcomes, () => {
    const complaints = complaintsIn(judge?.(moment));
    const answered = complaints.length === 0 && request !== undefined && outcome !== undefined;
    return { complaints, expectation: answered ? expect?.(moment) : undefined };
  });
  if ('facts' in judged) return { wrong: [judged.facts], isEnd: true };
  const elsewhere = judged.complaints.map(({ code }) => notItsFolder(code, offers)).find(Boolean);
  if (elsewhere !== undefined) return { reason: elsewhere };
  if (judged.complaints.length > 0)
    return {
      wrong: judged.complaints.map(factsOfComplaint),
      isEnd: judged.complaints.some(({ code }) => code === 'not-a-session-any-more'),
    };
  if (request === undefined || outcome === undefined || judged.expectation === undefined)
    return { wrong: [] };
  const offered = asOffered(request, judged.expectation, offers);
  if ('reason' in offered) return offered;
  const facts = judgeAnswer(request, offered.expectation, outcome, outcomes.slice(0, -1));
  return { wrong: facts === undefined ? [] : [facts] };
}

function factsOfComplaint(complaint: Complaint): Facts {
  const { code, about, what, file, expected, received } = complaint;
  const differs = expected !== undefined || received !== undefined;
  return {
    code: 'wrong-step',
    complaint: code,
    ...((about !== undefined || what !== undefined) && {
      about: { ...about, ...(what !== undefined && { what }) },
    }),
    message: sentenceOfComplaint(complaint),
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
