import type { Method } from '../../schema/protocol.ts';
import { tolerances } from '../../suites/rules/tolerance/index.ts';
import { anything } from '../../suites/rules/tolerance/tolerating.ts';
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

export const intolerant: readonly Broken[] = tolerances.map(({ id: rule, method, expected }) => {
  // A rule that takes any answer finds a reader that gives none.
  const breaks = expected === anything;
  return {
    rule,
    fault: breaks ? 'it breaks at what it did not expect' : 'nothing is read of a broken file',
    driver: answeringInstead(method, () => {
      if (breaks) throw new TypeError('this was not expected');
      return NOTHING[method];
    }),
  };
});
