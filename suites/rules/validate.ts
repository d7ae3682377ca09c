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
import { fileRules, type FileRule } from '../checking/index.ts';
import { requestFor, type SessionCase } from '../asking/reading-rule.ts';
import { documented, rule, type Rule, type Suite, type World } from '../rule.ts';

/** What is asked of implementations that check files: all that is valid is accepted, and nothing that breaks a must. */

const METHOD = 'session/validate';
const FORMAT = 'docs/session-format.md';

const ACCEPTED = { anyOf: [{ result: { valid: true } }] };
/** A checker may also refuse to look at what is no session at all. */
const REFUSED = { anyOf: [{ result: { valid: false } }, { rejected: true as const }] };

const accepting = (
  definition: Pick<Rule, 'id' | 'level' | 'title' | 'source'>,
  cases: (world: World) => fc.Arbitrary<SessionCase>,
): Rule =>
  rule<SessionCase>({
    ...definition,
    method: METHOD,
    inputs: cases,
    requests: (input) => [requestFor(METHOD, input)],
    expect: () => ACCEPTED,
  });

const valid = accepting(
  {
    id: 'validate/valid',
    level: 'must',
    title: 'every valid session is accepted, however its lines are written',
    source: documented(FORMAT, 'Session File Format', 'Each line is a JSON object with a `type` field.'),
  },
  ({ features }) =>
    fc
      .tuple(session({ features, clock: 'any' }), framing())
      .map(([made, style]) => ({ bytes: sessionBytes(made, style) })),
);

const legacy = accepting(
  {
    id: 'validate/legacy',
    level: 'must',
    title: 'sessions of version 1 and 2 are accepted',
    source: documented(
      FORMAT,
      'Session Version',
      'Existing sessions are automatically migrated to the current version (v3) when loaded.',
    ),
  },
  () => fc.oneof(legacySession(1), legacySession(2)),
);

const unknownRole = accepting(
  {
    id: 'validate/unknown-role',
    level: 'should',
    title: 'a message of an unknown role does not make a session invalid',
    source: documented(
      'docs/message-types.md',
      'AgentMessage union',
      'consumers should tolerate unknown custom roles when they accept messages from an augmented host',
    ),
  },
  () => faulty(faults.filter((fault) => fault.rule === 'entry/unknown-role')),
);

const breaking = ({ id }: FileRule): readonly Fault[] => faults.filter((fault) => fault.rule === id);

/** One rule for each must: its faults are the examples, so that the report names those that slipped through. */
function refusing(broken: FileRule): Rule {
  const { id, title, source, since } = broken;
  const known = ({ features }: World) => breaking(broken).filter((fault) => fits(fault, features));
  return rule<SessionCase>({
    id: `validate/${id.replace('/', '-')}`,
    level: 'must',
    title: `a session is refused unless ${title}`,
    ...(since === undefined ? {} : { since }),
    source,
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
  rules: [
    valid,
    legacy,
    unknownRole,
    ...fileRules.filter((broken) => broken.level === 'must' && breaking(broken).length > 0).map(refusing),
  ],
};
