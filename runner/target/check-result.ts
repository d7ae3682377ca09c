import { validateResult } from '../../schema/index.ts';
import type { Method } from '../../schema/protocol.ts';
import { shortJson } from '../printable.ts';
import type { Reply } from './target.ts';

/** A result that has the shape which the protocol gives it, or the fault that it has not. */
export function checked(method: Method | 'initialize', result: unknown, stderr: () => string): Reply {
  const problem = validateResult(method, result)[0];
  if (problem === undefined) return { result };
  const place = problem.pointer === '' ? 'the result' : problem.pointer;
  return {
    fault: 'protocol',
    message: `the result of ${method} is malformed: ${place} breaks "${problem.keyword}": expected ${shortJson(problem.expected)}, received ${shortJson(problem.received)}`,
    stderr: stderr(),
  };
}
