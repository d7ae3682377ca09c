import { posix } from 'node:path';
import type { RunRule } from '../../rule.ts';
import { headerLine, oddSession } from '../../driving/folders.ts';
import { isSame } from '../../driving/bytes.ts';
import type { Judge } from '../../driving/judge.ts';
import { FOLDER } from '../../driving/places.ts';
import { programRule } from '../../driving/program-rule.ts';
import type { Steps } from '../../driving/programs.ts';
import type { Step } from '../../driving/step.ts';
import fc from 'fast-check';
import { requirement } from '../../requirements/index.ts';
import { listed, shared } from './finding.ts';

/** Sessions of all projects: below a root, each in a folder of its own. */

const sessionIn = (folder: string, id: string): Step => ({
  ...oddSession(headerLine({ id }), id),
  name: `${folder}/${id}.jsonl`,
});

const LISTED: Step = { act: 'list', root: FOLDER };

const PROJECTS: Steps = [
  sessionIn(`${FOLDER}/--home-u-app--`, 'one'),
  sessionIn(`${FOLDER}/--home-u-app--`, 'two'),
  sessionIn(`${FOLDER}/--home-u-other--`, 'three'),
  LISTED,
];

/** A folder of sessions that lies elsewhere, and a link to it below the root. */
const LINKED: Steps = [
  sessionIn(`${FOLDER}/--home-u-app--`, 'one'),
  sessionIn('elsewhere', 'two'),
  { act: 'link', name: `${FOLDER}/--home-u-linked--`, to: '../elsewhere' },
  LISTED,
];

/** All sessions that were placed are listed, by their ids, and no others. */
const listsAllPlaced: Judge = (moment) => {
  const received = listed(moment)
    ?.map(({ id }) => String(id))
    .sort();
  const placed = moment.earlier.flatMap(({ step }) => (step.act === 'place' ? [step.name] : []));
  const expected = placed
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => posix.basename(name, '.jsonl'))
    .sort();
  return received === undefined || isSame(expected, received)
    ? undefined
    : { code: 'other-projects-are-listed', expected, received };
};

/** What lies below a root and is not a folder is passed over. */
const BESIDE: Steps = [
  { act: 'place', name: `${FOLDER}/notes.txt`, bytes: new TextEncoder().encode('notes\n') },
  { act: 'link', name: `${FOLDER}/gone`, to: '../nowhere' },
  ...PROJECTS,
];

/** Files of other names stand among the sessions. */
const OTHERS: Steps = [
  { act: 'place', name: `${FOLDER}/--home-u-app--/notes.txt`, bytes: new TextEncoder().encode('notes\n') },
  { act: 'place', name: `${FOLDER}/--home-u-app--/one.jsonl.bak`, bytes: new TextEncoder().encode('{}\n') },
  ...PROJECTS,
];

type Examples = Readonly<Record<string, Steps>>;

const named = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `project-${at}`);

/** Sessions of six projects, each by its name. */
const MANY: Steps = [...named(6).map((id) => sessionIn(`${FOLDER}/--home-u-${id}--`, id)), LISTED];

const rootRule = (id: 'find/root' | 'find/linked-projects', examples: Examples): RunRule =>
  programRule({
    ...shared,
    ...requirement(id),
    method: 'sessions/list',
    share: 0.1,
    programs: () => fc.constantFrom(...Object.values(examples)),
    examples: () => Object.entries(examples).map(([name, input]) => ({ name, input })),
    judge: listsAllPlaced,
  });

export const projects: readonly RunRule[] = [
  rootRule('find/root', {
    'two projects': PROJECTS,
    'a file and a link to nothing beside them': BESIDE,
    'files of other names in a project': OTHERS,
    'six projects': MANY,
  }),
  rootRule('find/linked-projects', { 'a folder and a link to one': LINKED }),
];
