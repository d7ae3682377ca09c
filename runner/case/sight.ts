import { validateResult } from '../../schema/index.ts';
import type { Method } from '../../schema/protocol.ts';
import type { Files } from '../../suites/driving/moment.ts';
import type { Outcome, Request } from '../../suites/question.ts';
import type { Reply } from '../target/target.ts';
import type { Seen } from './asker.ts';
import type { Facts } from './judge-answer.ts';
import { isReading, type Touched } from './touched.ts';

/** What is seen of one case beside the answers that it is judged by. */
export class Sight {
  #readings = 0;
  readonly #touched: Seen['touched'][number][] = [];
  readonly #malformed: Seen['malformed'][number][] = [];

  get seen(): Seen {
    return { readings: this.#readings, touched: this.#touched, malformed: this.#malformed };
  }

  /** Takes in how a result differs from the protocol's description. */
  look(method: Method, reply: Reply): void {
    if (!('malformed' in reply)) return;
    for (const problem of reply.malformed ?? []) this.#malformed.push({ method, problem });
  }

  /** Takes in what a method that only reads left behind. */
  compare(method: Method, touched: readonly Touched[]): void {
    this.#readings++;
    this.#touched.push(...touched.map((one) => ({ ...one, method })));
  }

  /** The same, by the files before and after. */
  compareFiles(method: Method, before: Files, after: Files): void {
    if (isReading(method)) this.compare(method, touchedBetween(before, after));
  }

  /** Runs a rule's own code: where it breaks on a result that is not as the protocol has it, that result is what is wrong. */
  orMalformed<Value>(
    requests: readonly Request[],
    outcomes: readonly Outcome[],
    judge: () => Value,
  ): Value | { readonly facts: Facts } {
    try {
      return judge();
    } catch (thrown) {
      const facts = factsOfMalformed(requests, outcomes);
      if (facts === undefined) throw thrown;
      return { facts };
    }
  }
}

/** The first result that is not as the protocol describes it. */
function factsOfMalformed(requests: readonly Request[], outcomes: readonly Outcome[]): Facts | undefined {
  for (const [at, outcome] of outcomes.entries()) {
    const method = requests[at]?.method;
    if (method === undefined || !('result' in outcome)) continue;
    const problem = validateResult(method, outcome.result)[0];
    if (problem === undefined) continue;
    const { pointer, expected, received } = problem;
    return { code: 'wrong-answer', differences: [{ pointer, expected, received }] };
  }
  return undefined;
}

function touchedBetween(before: Files, after: Files): Touched[] {
  const touched: Touched[] = [];
  for (const [file, bytes] of before) {
    const now = after.get(file);
    if (now === undefined) touched.push({ file, before: bytes });
    else if (now !== bytes && !Buffer.from(now).equals(bytes))
      touched.push({ file, before: bytes, after: now });
  }
  for (const [file, bytes] of after) if (!before.has(file)) touched.push({ file, after: bytes });
  return touched;
}
