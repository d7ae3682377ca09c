import { entryTypes, sendsNothing, type EntryType } from '../../schema/entry-types.ts';
import type { FileFact } from './fact.ts';
import type { CodeOf, InspectedId } from './rules/index.ts';

/**
 * What comes of a problem, the worst first: Pi (or the model's provider, at every request) refuses the session or never
 * returns; history or content is lost; or nothing that anybody would miss.
 */
export const HARMS = ['refused', 'lost', 'cosmetic'] as const;

export type Harm = (typeof HARMS)[number];

type HarmTable = { readonly [Id in InspectedId]: Harm | { readonly [Code in CodeOf<Id>]: Harm } };

/** What is wrong in an entry that the model is sent may cost its content. */
const typeHarms = Object.fromEntries(
  entryTypes.map((type) => [`entry/${type}`, sendsNothing(type) ? 'cosmetic' : 'lost']),
) as Readonly<Record<`entry/${EntryType}`, Harm>>;

const TABLE: HarmTable = {
  'header/first': {
    'no-header': 'refused',
    later: 'refused',
    unreadable: 'refused',
    foreign: 'refused',
    compressed: 'refused',
    'utf-16': 'refused',
    nul: 'refused',
    array: 'refused',
    'over-lines': 'refused',
    'no-line-breaks': 'refused',
    'no-object': 'refused',
    'in-tree': 'cosmetic',
  },
  'header/present': 'cosmetic',
  'header/id': { type: 'refused', characters: 'cosmetic' },
  // All ids are made anew, and all branches put into one line.
  'header/version-fits': 'lost',
  'migrate/newer': 'cosmetic',
  'header/fields': 'cosmetic',
  'header/second': 'cosmetic',
  // The session is not found by its id, nor gone on with.
  'header/size': 'lost',
  'lines/json': {
    malformed: 'lost',
    conflict: 'lost',
    nul: 'lost',
    fused: 'lost',
    'cut-off': 'lost',
    'not-an-object': 'lost',
    'passed-over': 'cosmetic',
    'invalid-utf8': 'lost',
  },
  'lines/bom': 'refused',
  'lines/crlf': 'cosmetic',
  'lines/blank': 'cosmetic',
  'lines/no-final-newline': 'cosmetic',
  'lines/length': 'refused',
  ...typeHarms,
  'entry/base': { schema: 'lost', time: 'cosmetic' },
  'entry/two-timestamps': 'cosmetic',
  'entry/message': { schema: 'lost', role: 'lost', block: 'lost', usage: 'cosmetic' },
  // What hides or replaces, and the name, are missed though they send nothing.
  'entry/context_edit': 'lost',
  'entry/session_info': 'lost',
  // Providers refuse what holds such an image.
  'entry/image': 'refused',
  'entry/usage-amounts': 'cosmetic',
  'entry/pending': 'lost',
  'entry/unknown-type': 'cosmetic',
  'entry/unknown-role': 'cosmetic',
  'tree/unique-ids': 'lost',
  'tree/root': 'lost',
  'tree/parent-exists': 'lost',
  'tree/parent-earlier': 'cosmetic',
  'tree/acyclic': 'refused',
  // Without a replacement, no context of the session can be built.
  'edit/shape': 'refused',
  'edit/targets': 'lost',
  'edit/on-branch': 'cosmetic',
  'compaction/kept-exists': 'lost',
  'entry/branch-summary-source': 'cosmetic',
  'info/label-target': 'cosmetic',
  'exchange/kept-range': 'refused',
  'exchange/result-has-call': 'refused',
  'exchange/answered-once': 'refused',
  'exchange/nothing-between': 'refused',
  'exchange/edit-pair': 'refused',
  'naming/directory': 'lost',
  'naming/file': 'cosmetic',
  'fork/usage-once': 'cosmetic',
};

/** What comes of a problem. */
export function harmOf({
  rule,
  code,
  pointer,
  members,
}: Pick<FileFact, 'rule' | 'code' | 'pointer' | 'members'>): Harm {
  // An entry without a message breaks every answer about its branch; one whose message lacks members does not.
  if (rule === 'entry/message' && pointer === '/message' && members === undefined) return 'refused';
  const harm: Harm | Readonly<Record<string, Harm>> = TABLE[rule];
  return typeof harm === 'string' ? harm : (harm[code] ?? 'cosmetic');
}
