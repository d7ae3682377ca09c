import type { Method } from '../../schema/protocol.ts';
import type { AnyDriver } from '../driver-kit/driver.ts';

/** The same driver without a method: it neither answers nor declares it. */
export function without(method: Method, { [method]: _left, ...driver }: AnyDriver): AnyDriver {
  const initialize = driver.initialize as (params: object) => { readonly methods: readonly string[] };
  return {
    ...driver,
    initialize: (params) => {
      const about = initialize(params);
      return { ...about, methods: about.methods.filter((one) => one !== method) };
    },
  };
}
