import type { Suite } from '../../rule.ts';
import { contexts, entries } from './entries.ts';
import { headers, lines, refused } from './files.ts';
import { references, trees } from './links.ts';
import { toleratingAnyWay, type Tolerance } from './tolerating.ts';

/** What is asked of readers on broken sessions, in report order. */
export const tolerances: readonly Tolerance[] = [
  ...refused,
  ...headers,
  ...lines,
  ...entries,
  ...trees,
  ...references,
  ...contexts,
];

/**
 * Readers on broken sessions: no crash, no hang, no changed bytes where refusal is right, and the answer that a tolerant
 * reader still gives, from the model. A crash is an error, whatever the level; what Pi itself trips over is named.
 */
export const toleranceSuite: Suite = {
  area: 'tolerance',
  title: 'Broken sessions',
  rules: tolerances.map(toleratingAnyWay),
};
