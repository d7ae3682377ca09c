/** Where a requirement comes from: a quotable place in Pi's documentation or declarations, or Pi's own behaviour. */
export interface Source {
  readonly basis: 'documented' | 'declared' | 'observed';
  /** The file in the npm package of Pi (`docs/session-format.md`, `dist/core/session-manager.d.ts`, ...). */
  readonly file: string;
  /** The heading or declaration under which the quote stands. */
  readonly section: string;
  /** The words themselves; for `observed`, what Pi does, in ours. */
  readonly quote: string;
}

const from =
  (basis: Source['basis']) =>
  (file: string, section: string, quote: string): Source => ({ basis, file, section, quote });

/** A sentence of Pi's documentation. */
export const documented = from('documented');
/** A line of Pi's type declarations. */
export const declared = from('declared');
/** What Pi 1.6.0 was seen to do. */
export const observed = (quote: string): Source => ({
  basis: 'observed',
  file: 'dist/core/session-manager.js',
  section: 'Pi 1.6.0, run',
  quote,
});
