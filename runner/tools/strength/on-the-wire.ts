import type { AnyDriver } from '../../driver-kit/driver.ts';

/** A driver in this process that answers as a program does: with what JSON leaves of an answer. */
export const asOnTheWire = (driver: AnyDriver): AnyDriver =>
  Object.fromEntries(
    Object.entries(driver).map(([method, answer]) => [
      method,
      async (params: never): Promise<unknown> => {
        const result: unknown = await answer(params);
        return result === undefined ? undefined : JSON.parse(JSON.stringify(result));
      },
    ]),
  ) as AnyDriver;
