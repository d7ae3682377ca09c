/** The releases of Pi that generators are tried for: the first that counts, one in the middle, the newest. */
export const RELEASES_TRIED = ['0.30.2', '0.73.0', '1.6.0'] as const;
