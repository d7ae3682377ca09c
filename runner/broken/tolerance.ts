import type { Method } from '../../schema/protocol.ts';
import { toleranceSuite } from '../../suites/rules/tolerance/index.ts';
import { answeringInstead, type Broken } from './breaking.ts';

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

/** Rules that take any answer: what they find is a reader that gives none. */
const TAKES_ANY =
  /(header-versions|odd-content|entry-without-id|cycles|context-of|info-of|tree-of|tree-without)/;

export const intolerant: readonly Broken[] = toleranceSuite.rules.map(({ id: rule, method }) => {
  const breaks = TAKES_ANY.test(rule) && rule !== 'tolerance/cycles-off-the-branch';
  return {
    rule,
    fault: breaks ? 'it breaks at what it did not expect' : 'nothing is read of a broken file',
    driver: answeringInstead(method, () => {
      if (breaks) throw new TypeError('this was not expected');
      return NOTHING[method];
    }),
  };
});
