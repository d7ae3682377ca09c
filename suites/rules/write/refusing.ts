import type { Rule } from '../../rule.ts';
import { changedFiles, leavesNothingBehind, payloadIn, type Judge } from '../../driving/judges.ts';
import { resultOf } from '../../driving/moment.ts';
import { programRule } from '../../driving/program-rule.ts';
import { programs } from '../../driving/programs.ts';
import type { EditFault } from '../../driving/step.ts';
import * as sources from './sources.ts';

const EDITING = { message: 4, custom_message: 1, label: 1, model_change: 1, context_edit: 8 };

/** An edit with one of these faults is refused, and has written nothing. */
const refuses =
  (...faults: readonly EditFault[]): Judge =>
  (moment) => {
    const { step } = moment;
    if (step.act !== 'append' || step.draft.fault === undefined || !faults.includes(step.draft.fault))
      return undefined;
    if (resultOf(moment) !== undefined)
      return { says: 'the edit must be refused', received: payloadIn(moment) };
    const [file] = changedFiles(moment);
    return file && { says: `the edit was refused, and ${file.name} must be as it was`, file: file.name };
  };

const edits = (...faults: readonly EditFault[]) =>
  programs({ acts: { append: 8, navigate: 4 }, kinds: EDITING, faults, session: { maxEntries: 4 } });

/** What a writer does not take of edits; these rules stand in the area `edit`. */
export const refusedEdits: readonly Rule[] = [
  programRule({
    id: 'edit/on-branch',
    level: 'must',
    title: 'a writer refuses an edit of an entry that does not exist or is not on the active branch',
    since: '0.87.0',
    source: sources.EDIT_BRANCH,
    method: 'session/append',
    programs: edits('off-branch', 'unknown'),
    judge: refuses('off-branch', 'unknown'),
  }),
  programRule({
    id: 'edit/targets',
    level: 'must',
    title: 'a writer refuses an edit of anything but user, assistant, tool result and custom messages',
    since: '0.87.0',
    source: sources.EDIT_TARGETS,
    method: 'session/append',
    programs: edits('uneditable'),
    judge: refuses('uneditable'),
  }),
  programRule({
    id: 'edit/shape',
    level: 'must',
    title: 'a writer refuses a replacement that is neither null nor an object with content',
    since: '0.87.0',
    source: sources.EDIT_SHAPE,
    method: 'session/append',
    programs: edits('bare-string', 'without-content', 'number-as-content'),
    judge: refuses('bare-string', 'without-content', 'number-as-content'),
  }),
];

const refusedStep = programRule({
  id: 'write/refused-step',
  level: 'must',
  since: '1.5.0',
  title: 'an append that is refused leaves the file and the leaf as they were',
  source: sources.FAILED_WRITES,
  method: 'session/append',
  programs: programs({
    acts: { append: 8, navigate: 3, state: 2 },
    kinds: EDITING,
    faults: ['off-branch', 'unknown', 'uneditable', 'bare-string', 'without-content', 'number-as-content'],
    session: { maxEntries: 4 },
  }),
  judge: leavesNothingBehind,
});

export const refusing: readonly Rule[] = [refusedStep];
