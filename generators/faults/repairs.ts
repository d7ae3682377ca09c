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

/** Why a fault cannot be repaired, with the faults of which that is so. */
const CANNOT: Readonly<Record<string, readonly string[]>> = {
  'whose session it was, nothing in the file tells': ['header/missing', 'header/other-type'],
  'there is nothing in the file': ['lines/empty-file'],
  'the file may be right for a newer release or another host': [
    'header/version-newer',
    'entry/of-unknown-type',
    'entry/message-of-unknown-role',
  ],
  'what is too long in it, only its owner may shorten': ['header/longer-than-a-mebibyte'],
  'what the right amounts were, nothing in the file tells': ['entry/tokens-negative', 'entry/cost-negative'],
  'what was meant, nothing in the file tells, and readers do without': [
    'branch-summary/from-missing',
    'branch-summary/from-later',
    'label/target-missing',
    'label/target-later',
  ],
  'what is to be sent to the model, only the owner of the session can decide': [
    'exchange/result-before-its-call',
    'exchange/result-on-another-branch',
    'exchange/result-without-any-call',
    'exchange/call-lost',
    'exchange/answered-twice',
    'exchange/user-message-between',
    'exchange/custom-message-between',
    'exchange/answer-between',
    'exchange/kept-range-begins-behind-the-call',
    'exchange/only-call-omitted',
    'exchange/only-result-omitted',
    'exchange/call-replaced-away',
  ],
};

const REASONS: ReadonlyMap<string, string> = new Map(
  Object.entries(CANNOT).flatMap(([reason, names]) => names.map((name): [string, string] => [name, reason])),
);

/** What a repair makes of a fault. */
export function repairOf(name: string): Repair {
  const cannot = REASONS.get(name);
  if (cannot !== undefined) return { cannot };
  return WHOLE.has(name) ? 'whole' : 'mended';
}

/** Every fault that is named here. */
export const namedInRepairs: readonly string[] = [...WHOLE, ...REASONS.keys()];
