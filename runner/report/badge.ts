import { UsageError } from '../errors.ts';
import { countsOf, incompleteness } from '../judge/summary.ts';
import type { Level } from '../../suites/requirement.ts';
import { counted, cut } from '../printable.ts';
import type { RunDocument } from './document.ts';
import { escaped } from './html/escape.ts';

const LEVELS = ['must', 'should', 'observed'] as const satisfies readonly Level[];

/** What a badge claims. */
interface Claim {
  /** The highest level of which nothing is broken; undefined where a must is. */
  readonly level: Level | undefined;
  /** In a few words: `must, Pi 1.6.0, 2026-12-02`. */
  readonly words: string;
  /** In full, for whoever looks closer. */
  readonly full: string;
}

/**
 * What a run entitles to: the level, the release that was followed, and the date. A failure that a baseline lists is one.
 * @throws UsageError for a run that is not a whole one
 */
function claimOf({ results, implementation, origin, suite }: RunDocument): Claim {
  const refuse = (why: string): never => {
    throw new UsageError(`a badge stands for a whole run, and this report is not of one: ${why}.`);
  };
  if (origin.partial !== undefined) refuse(origin.partial);
  const unfinished = incompleteness(results);
  if (unfinished !== undefined) refuse(unfinished);
  const broken = (level: Level): number =>
    results.filter(
      (result) =>
        result.level === level &&
        // A must in which Pi itself goes wrong is a warning, and holds nobody back.
        ['fail', 'error', 'suite-error', ...(level === 'must' ? [] : ['warn'])].includes(result.verdict),
    ).length;
  const first = LEVELS.findIndex((level) => broken(level) > 0);
  const level = first === -1 ? LEVELS.at(-1) : LEVELS[first - 1];
  const date = origin.time.slice(0, 10);
  const { pass, skip } = countsOf(results);
  const asked = results.length - skip;
  const said = level ?? `${counted(broken('must'), 'must rule')} broken`;
  return {
    level,
    words: `${said}, Pi ${implementation.follows}, ${date}`,
    full: `${implementation.name} ${implementation.version}: ${said}; ${pass} of ${asked} rules pass, ${skip} were not asked; follows Pi ${implementation.follows}; tested on ${date} by ${suite.name} ${suite.version}`,
  };
}

const LABEL = 'Pi sessions';
const PADDING = 8;
/** Of 11 pixels Verdana, on the safe side. */
const CHARACTER = 6.8;

/** A badge as SVG, whose words say all that its colour says. */
export function badgeSvg(document: RunDocument): string {
  const { level, words, full } = claimOf(document);
  const shown = cut(words, 60);
  const left = Math.ceil(LABEL.length * CHARACTER) + 2 * PADDING;
  const right = Math.ceil(shown.length * CHARACTER) + 2 * PADDING;
  const width = left + right;
  const ground = level === undefined ? '#a31621' : '#17653a';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" width="${width}" height="20" viewBox="0 0 ${width} 20" aria-label="${escaped(`${LABEL}: ${shown}`)}">`,
    `<title>${escaped(full)}</title>`,
    `<rect width="${left}" height="20" fill="#3a3f4b"/>`,
    `<rect x="${left}" width="${right}" height="20" fill="${ground}"/>`,
    '<g fill="#ffffff" font-family="Verdana, DejaVu Sans, sans-serif" font-size="11" text-anchor="middle">',
    `<text x="${left / 2}" y="14">${LABEL}</text>`,
    `<text x="${left + right / 2}" y="14">${escaped(shown)}</text>`,
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}
