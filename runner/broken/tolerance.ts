import type { Method } from '../../schema/protocol.ts';
import { inspectBytes } from '../../suites/checking/index.ts';
import { tolerances } from '../../suites/rules/tolerance/index.ts';
import { anything } from '../../suites/rules/tolerance/tolerating.ts';
import { createModelDriver } from '../drivers/model.ts';
import { answeringInstead, type Broken, type Call } from './breaking.ts';

/** Readers that answer a broken session as if nothing stood in it, and readers that break at it themselves. */

const NOTHING: Partial<Readonly<Record<Method, unknown>>> = {
  'session/read': { header: { id: 'x', version: 3 }, entries: [], leafId: null },
  'session/branch': { entryIds: [] },
  'session/context': { messages: [], thinkingLevel: 'off', model: null },
  'session/info': {
    id: 'x',
    cwd: null,
    name: null,
    parentSession: null,
    messageCount: 0,
    firstMessage: null,
    labels: {},
  },
};

/** The rule about calls and results that are parted, which to all others are no fault of a file that is read. */
const OF_EXCHANGES = 'tolerance/exchanges';

/** Whether anything is wrong with a file that the rule is about. */
const isBroken = ({ bytes }: Call, about: string): boolean =>
  inspectBytes(bytes()).facts.some(({ rule }) => rule.startsWith('exchange/') === (about === OF_EXCHANGES));

export const intolerant: readonly Broken[] = tolerances.map(({ id: rule, method, expected }) => {
  // A rule that takes any answer finds a reader that gives none.
  const breaks = expected === anything;
  const honest = createModelDriver()[method] as (params: Call['params']) => unknown;
  return {
    rule,
    fault: `${method} ${breaks ? 'breaks at' : 'reads nothing of'} a file with ${rule === OF_EXCHANGES ? 'parted calls' : 'a fault'}`,
    driver: answeringInstead(method, (call) => {
      if (!isBroken(call, rule)) return honest(call.params);
      if (breaks) throw new TypeError('this was not expected');
      return NOTHING[method];
    }),
  };
});
