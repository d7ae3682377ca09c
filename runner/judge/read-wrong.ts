import type { Method } from '../../schema/protocol.ts';
import { EXPECTED, expectationFor, requestFor } from '../../suites/asking/reading-rule.ts';
import type { Request } from '../../suites/question.ts';
import type { RunRule } from '../../suites/rule.ts';
import type { Difference } from '../case/compare.ts';
import type { RuleResult } from '../case/finding.ts';
import { judgeCase } from '../case/judge-case.ts';
import type { Target } from '../target/target.ts';
import { askerOf, type JudgeOptions } from './judge-options.ts';

/** What is built on the entries and the leaf of one file. */
const BUILT_ON_READING: ReadonlySet<Method> = new Set([
  'session/tree',
  'session/branch',
  'session/context',
  'session/info',
  'session/usage',
  'session/transcript',
  'compaction/plan',
]);

/**
 * Asks, where an answer was wrong that is built on what a file holds, whether the same file is read wrong already: then
 * that is why. Only what the rest stands on counts: which entries there are, and which one is the leaf.
 */
export async function withReading(
  rule: RunRule,
  result: RuleResult,
  target: Target,
  options: JudgeOptions,
): Promise<RuleResult> {
  const { finding, exhibit } = result;
  const { methods } = options.implementation;
  if (finding?.code !== 'wrong-answer') return result;
  // Where the leaf alone is judged, it may be wrong because entries are missing.
  const isOfLeaf = finding.method === 'session/read' && finding.differences?.[0]?.pointer === '/leafId';
  if (!isOfLeaf && !BUILT_ON_READING.has(finding.method as Method)) return result;
  const bytes = theOnlyFile(exhibit?.requests ?? []);
  if (bytes === undefined || !methods.includes('session/read')) return result;
  const readWrong = await readingOf(rule, bytes, target, options);
  return readWrong === undefined ? result : { ...result, finding: { ...finding, readWrong } };
}

function theOnlyFile(requests: readonly Request[]): Uint8Array | undefined {
  const [request, ...more] = requests;
  const [[name, bytes] = [], ...others] = Object.entries(request?.files ?? {});
  const isOnly = more.length === 0 && others.length === 0 && name === request?.params['path'];
  return isOnly ? bytes : undefined;
}

async function readingOf(
  rule: RunRule,
  bytes: Uint8Array,
  target: Target,
  options: JudgeOptions,
): Promise<Difference | undefined> {
  const input = { bytes };
  const reading: RunRule = {
    kind: 'asked',
    id: rule.id,
    level: rule.level,
    title: rule.title,
    source: rule.source,
    method: 'session/read',
    inputs: rule.inputs,
    requests: () => [requestFor('session/read', input)],
    expect: () => ({
      ...expectationFor(input, EXPECTED['session/read']),
      idsByPosition: isOfVersion1(bytes),
    }),
  };
  const asker = askerOf(target, options.patience.first(rule), options);
  const judged = await judgeCase(reading, { input, origin: { example: 'read' } }, asker);
  if (judged.outcome !== 'wrong' || judged.finding.code !== 'wrong-answer') return undefined;
  const { differences = [] } = judged.finding;
  return differences.find(({ pointer }) => pointer === '/entries/length') ?? differences.find(isOfTheTree);
}

/** Ids of version 1 are the implementation's own. */
function isOfVersion1(bytes: Uint8Array): boolean {
  const [line = ''] = Buffer.from(bytes).toString().split('\n', 1);
  try {
    const { version = 1 } = JSON.parse(line) as { readonly version?: unknown };
    return version === 1;
  } catch {
    return true;
  }
}

const isOfTheTree = ({ pointer, expected, received }: Difference): boolean =>
  pointer === '/leafId' ||
  /^\/entries\/\d+\/(?:id|parentId)$/.test(pointer) ||
  (/^\/entries\/\d+$/.test(pointer) && (expected === undefined || received === undefined));
