import { branchOf, planOf, roleOf, type Entry, type ReadSession } from '../../suites/model/index.ts';
import { answering, answeringInstead, messages, type Answers, type Broken, type Call } from './breaking.ts';

/** Readers that part calls from their results, and planners that cut where they may not. */

type Message = Answers['session/context']['messages'][number];

const isResult = ({ message }: Message): boolean => message['role'] === 'toolResult';
const isCall = ({ type }: { readonly type?: unknown }): boolean => type === 'toolCall';
const callsIn = ({ message: { content } }: Message): readonly { id?: unknown }[] =>
  Array.isArray(content) ? (content as { type?: unknown; id?: unknown }[]).filter(isCall) : [];

const sending = (change: (sent: readonly Message[], call: Call) => readonly unknown[]) =>
  answering('session/context', messages(change));

/** Results in the order of their calls, directly behind them. */
const inOrderOfCalls = (sent: readonly Message[]): readonly Message[] => {
  const results = sent.filter(isResult);
  const behind = (one: Message) =>
    callsIn(one).flatMap(({ id }) => results.filter(({ message }) => message['toolCallId'] === id));
  const moved = new Set(sent.flatMap(behind));
  return sent.filter((one) => !moved.has(one)).flatMap((one) => [one, ...behind(one)]);
};

/** Calls that nobody answered are left out. */
const withoutUnanswered = (sent: readonly Message[]): readonly Message[] => {
  const answered = new Set(sent.filter(isResult).map(({ message }) => message['toolCallId']));
  return sent.map((one) => {
    const { content } = one.message;
    if (!Array.isArray(content)) return one;
    const kept = (content as { type?: unknown; id?: unknown }[]).filter(
      (block) => !isCall(block) || answered.has(block.id),
    );
    return { ...one, message: { ...one.message, content: kept } };
  });
};

/** A result whose call is not sent is left out. */
const withoutOrphans = (sent: readonly Message[]): readonly Message[] => {
  const called = new Set(sent.flatMap(callsIn).map(({ id }) => id));
  return sent.filter((one) => !isResult(one) || called.has(one.message['toolCallId']));
};

const leafOf = ({ params }: Call) => params['leafId'] as string | null | undefined;

const planning = (
  plan: (branch: readonly Entry[], call: Call, session: ReadSession) => string | null | undefined,
) =>
  answeringInstead('compaction/plan', (call) => {
    const session = call.session();
    return { firstKeptEntryId: plan(branchOf(session, leafOf(call)), call, session) ?? null };
  });

const asked = ({ params }: Call): number => Number(params['keepRecentTokens']);
const honest = (session: ReadSession, call: Call, tokens = asked(call)) =>
  planOf(session, leafOf(call), tokens);

let answers = 0;

export const brokenExchanges: readonly Broken[] = [
  {
    rule: 'exchange/order',
    fault: 'results stand behind their calls, in the order of these',
    entries: 4,
    driver: sending(inOrderOfCalls),
  },
  {
    rule: 'exchange/order',
    fault: 'a call that nobody answered is left out',
    entries: 1,
    driver: sending(withoutUnanswered),
  },
  {
    rule: 'exchange/order',
    fault: 'of the results of one message only the last is sent',
    entries: 4,
    driver: sending((sent) =>
      sent.filter(
        (one, index) => !isResult(one) || !sent[index + 1] || !isResult(sent[index + 1] as Message),
      ),
    ),
  },
  {
    rule: 'exchange/compacted',
    fault: 'results are not kept',
    entries: 3,
    driver: sending((sent, call) =>
      branchOf(call.session(), leafOf(call)).some(({ type }) => type === 'compaction')
        ? sent.filter((one) => !isResult(one))
        : sent,
    ),
  },
  {
    rule: 'exchange/edited',
    fault: 'a result whose call is hidden is hidden, too',
    driver: sending(withoutOrphans),
  },
  {
    rule: 'exchange/plan',
    fault: 'the plan begins at the message at which the tokens are reached, whatever it is',
    driver: planning((branch) => branch.findLast(({ type }) => type === 'message')?.id),
  },
  {
    rule: 'exchange/plan-keeps',
    fault: 'only the last message is kept',
    driver: planning((branch) => branch.at(-1)?.id),
  },
  {
    rule: 'exchange/plan-recent',
    fault: 'everything is kept but the first message',
    driver: planning((branch) => branch[1]?.id),
  },
  {
    rule: 'exchange/plan-recent',
    fault: 'replies are not counted',
    driver: planning((branch, call, session) =>
      branch.filter((entry) => roleOf(entry) === 'assistant').length > branch.length / 2
        ? null
        : honest(session, call),
    ),
  },
  {
    rule: 'exchange/plan-recent',
    fault: 'what commands put out is not counted',
    driver: planning((branch, call, session) =>
      branch.some((entry) => roleOf(entry) === 'bashExecution') ? null : honest(session, call),
    ),
  },
  {
    rule: 'exchange/plan-custom',
    fault: 'summaries of branches are not counted',
    driver: planning((branch, call, session) =>
      branch.some(({ type }) => type === 'branch_summary') ? null : honest(session, call),
    ),
  },
  {
    rule: 'exchange/plan-custom',
    fault: 'messages of extensions are not counted',
    driver: planning((branch, call, session) =>
      branch.some(({ type }) => type === 'custom_message') ? null : honest(session, call),
    ),
  },
  {
    rule: 'exchange/plan-nothing',
    fault: 'something is always compacted',
    driver: planning((branch) => branch.at(-1)?.id ?? 'none'),
  },
  {
    rule: 'exchange/plan-nothing',
    fault: 'a summary is compacted by itself',
    driver: planning((branch, call, session) => {
      const last = branch.findLast(({ type }) => type === 'compaction');
      const kept = String(last?.['firstKeptEntryId']);
      return last === undefined || last === branch.at(-1) ? honest(session, call) : kept;
    }),
  },
  {
    rule: 'exchange/plan-nothing',
    fault: 'the prompt of the system is compacted by itself',
    driver: planning((branch, call, session) =>
      branch[0] !== undefined && roleOf(branch[0]) === 'system' ? branch[1]?.id : honest(session, call),
    ),
  },
  {
    rule: 'exchange/plan-after-compaction',
    fault: 'a compaction is compacted again',
    driver: planning((branch) => branch.at(-1)?.id),
  },
  {
    rule: 'exchange/plan-twice',
    fault: 'the second plan is another',
    driver: planning((branch) => branch[answers++ % Math.max(1, branch.length)]?.id),
  },
  {
    rule: 'tolerance/exchanges',
    fault: 'a result whose call is not sent is left out',
    driver: sending(withoutOrphans),
  },
];
