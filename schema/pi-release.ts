/** The Pi release that this suite describes. */
export const LATEST = '1.6.0';
