import type { AnyDriver } from '../../driver-kit/driver.ts';
import { type Signature, signatureOf } from '../../report/causes/signature.ts';
import { run } from '../../run.ts';

/** Asks every example of every rule (or of those that are named), and no random input, so that each run gives the same. */
export async function collect(driver: AnyDriver, only?: readonly string[]): Promise<Signature> {
  const { results } = await run({
    tested: { driver },
    seed: 1,
    runs: 0,
    shrinkTime: 0,
    timeout: 2_000,
    ...(only !== undefined && { only }),
  });
  return signatureOf(results);
}
