/** An id for an anchor: names of areas and rules may be anything in a golden set of somebody else's. */
export const idOf = (kind: string, name: string): string => `${kind}=${encodeURIComponent(name)}`;
