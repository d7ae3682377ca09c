import fc from 'fast-check';
import {
  faults,
  faulty,
  fits,
  framing,
  legacySession,
  session,
  sessionBytes,
  smallest,
  type Fault,
} from '../../generators/index.ts';
import { compareReleases, FEATURES, featuresOf } from '../../generators/features.ts';
import { requirement } from '../requirements/index.ts';
import { REPORTED } from '../requirements/validate.ts';
import { requestFor, type SessionCase } from '../asking/reading-rule.ts';
import { rule, type RunRule, type Suite, type World } from '../rule.ts';

/** What is asked of implementations that check files: all that is valid is accepted, and nothing that breaks a must. */

const METHOD = 'session/validate';

const ACCEPTED = { anyOf: [{ result: { valid: true } }] };
/** A checker may also refuse to look at a file that is not a session at all. */
const REFUSED = { anyOf: [{ result: { valid: false } }, { rejected: true as const }] };

const accepting = (
  id: 'validate/valid' | 'validate/legacy' | 'validate/unknown-role',
  cases: (world: World) => fc.Arbitrary<SessionCase>,
): RunRule =>
  rule<SessionCase>({
    ...requirement(id),
    kind: 'asked',
    method: METHOD,
    inputs: cases,
    requests: (input) => [requestFor(METHOD, input)],
    expect: () => ACCEPTED,
  });

const valid = accepting('validate/valid', ({ features }) =>
  fc
    .tuple(session({ features, clock: 'any' }), framing())
    .map(([made, style]) => ({ bytes: sessionBytes(made, style) })),
);

const legacy = accepting('validate/legacy', () => fc.oneof(legacySession(1), legacySession(2)));

const unknownRole = accepting('validate/unknown-role', () =>
  faulty(faults.filter((fault) => fault.rule === 'entry/unknown-role')),
);

/** The first release in whose files one of these faults can be, unless it always could. */
function sinceFirstOf(breaking: readonly Fault[]): Pick<RunRule, 'since'> {
  const releases = [FIRST, ...Object.values(FEATURES)].toSorted(compareReleases);
  const since = releases.find((release) => breaking.some((fault) => fits(fault, featuresOf(release))));
  return since === undefined || since === FIRST ? {} : { since };
}

const FIRST = '0.0.0';

/** One rule for each must: its faults are the examples, so that the report names those that slipped through. */
function reporting(id: keyof typeof REPORTED): RunRule {
  const breaking = faults.filter((fault) => fault.rule === REPORTED[id].breaks);
  const known = ({ features }: World): readonly Fault[] => breaking.filter((fault) => fits(fault, features));
  return rule<SessionCase>({
    ...sinceFirstOf(breaking),
    ...requirement(id),
    kind: 'asked',
    method: METHOD,
    inputs: (world) => faulty(known(world), { features: world.features, maxEntries: 8 }),
    examples: (world) => known(world).map((fault) => ({ name: fault.name, input: smallest(fault) })),
    requests: (input) => [requestFor(METHOD, input)],
    expect: () => REFUSED,
  });
}

export const validateSuite: Suite = {
  area: 'validate',
  title: 'Checking files',
  rules: [valid, legacy, unknownRole, ...(Object.keys(REPORTED) as (keyof typeof REPORTED)[]).map(reporting)],
};
