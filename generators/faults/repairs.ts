/**
 * What a repair can make of a file with a fault. `whole`: the fault loses nothing, so the repaired file is its valid twin,
 * byte for byte. `cannot`: it cannot be repaired, with the reason. Else: mended, but what the fault took away stays away.
 */
export type Repair = 'whole' | 'mended' | { readonly cannot: string };

/** The faults that lose nothing. */
const WHOLE: ReadonlySet<string> = new Set([
  'header/version-missing',
  'header/version-1-with-ids',
  'header/version-null',
  'header/version-text',
  'header/version-zero',
  'header/version-negative',
  'header/version-fraction',
  'header/version-true',
  'header/in-the-tree',
  'header/not-first',
  'header/second',
  'header/behind-a-mebibyte',
  'lines/plain-text',
  'lines/single-quotes',
  'lines/trailing-comma',
  'lines/not-a-number',
  'lines/comment',
  'lines/object-not-closed',
  'lines/closed-too-often',
  'lines/nul-bytes',
  'lines/null',
  'lines/number',
  'lines/string',
  'lines/array',
  'lines/true',
  'lines/blank',
  'lines/white-space',
  'lines/two-objects-in-one',
  'lines/raw-line-break-in-a-string',
  'lines/byte-order-mark',
  'lines/byte-order-mark-later',
  'lines/no-final-newline',
  'lines/crlf',
  'lines/blank-before-the-header',
  'lines/plain-text-before-the-header',
  'entry/empty-object',
  'entry/message-without-entry',
  'entry/message-time-as-iso-text',
  'entry/assistant-content-text',
  'entry/tool-result-content-text',
  'entry/block-bare-text',
  'entry/image-as-data-url',
  'entry/image-media-type-without-slash',
  'tree/line-doubled',
  'tree/no-root',
]);

/** A problem that no repair takes away: the rule that stays broken, why, and the faults of which that is so. */
interface Unrepaired {
  readonly why: string;
  readonly faults: readonly string[];
}

const NEWER = 'the file may be right for a newer release or another host';
const UNSENT = 'what was meant, nothing in the file tells, and readers do without';
const DECIDE = 'what is to be sent to the model, only the owner of the session can decide';

const CANNOT: Readonly<Record<string, Unrepaired>> = {
  'header/first': {
    why: 'whose session it was, nothing in the file tells',
    faults: ['header/missing', 'header/other-type'],
  },
  'header/present': { why: 'there is nothing in the file', faults: ['lines/empty-file'] },
  'header/size': {
    why: 'what is too long in it, only its owner may shorten',
    faults: ['header/longer-than-a-mebibyte'],
  },
  'migrate/newer': { why: NEWER, faults: ['header/version-newer'] },
  'entry/unknown-type': { why: NEWER, faults: ['entry/of-unknown-type'] },
  'entry/unknown-role': { why: NEWER, faults: ['entry/message-of-unknown-role'] },
  'entry/usage-amounts': {
    why: 'what the right amounts were, nothing in the file tells',
    faults: ['entry/tokens-negative', 'entry/cost-negative'],
  },
  'entry/branch-summary-source': {
    why: UNSENT,
    faults: ['branch-summary/from-missing', 'branch-summary/from-later'],
  },
  'info/label-target': { why: UNSENT, faults: ['label/target-missing', 'label/target-later'] },
  'exchange/result-has-call': {
    why: `${DECIDE}; a context edit may omit the result`,
    faults: [
      'exchange/result-before-its-call',
      'exchange/result-on-another-branch',
      'exchange/result-without-any-call',
      'exchange/call-lost',
      'exchange/call-aborted',
      'exchange/kept-range-begins-behind-the-call',
    ],
  },
  'exchange/answered-once': {
    why: `${DECIDE}; a context edit may omit one of the two results`,
    faults: ['exchange/answered-twice'],
  },
  'exchange/nothing-between': {
    why: `${DECIDE}; the order is that in which the lines were appended`,
    faults: ['exchange/user-message-between', 'exchange/custom-message-between', 'exchange/answer-between'],
  },
  'exchange/edit-pair': {
    why: `${DECIDE}; a further edit may take out the other half`,
    faults: ['exchange/only-call-omitted', 'exchange/only-result-omitted', 'exchange/call-replaced-away'],
  },
};

/** Why a problem stays where a repair leaves it; undefined for a rule whose problems can all be mended. */
export const whyUnrepaired = (rule: string): string | undefined => CANNOT[rule]?.why;

const REASONS: ReadonlyMap<string, string> = new Map(
  Object.values(CANNOT).flatMap(({ why, faults }) => faults.map((name): [string, string] => [name, why])),
);

/** What a repair makes of a fault. */
export function repairOf(name: string): Repair {
  const cannot = REASONS.get(name);
  if (cannot !== undefined) return { cannot };
  return WHOLE.has(name) ? 'whole' : 'mended';
}

/** Every fault that is named here. */
export const namedInRepairs: readonly string[] = [...WHOLE, ...REASONS.keys()];
