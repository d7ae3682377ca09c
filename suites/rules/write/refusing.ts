import type { RunRule } from '../../rule.ts';
import { changedFiles, leavesNothingBehind, payloadIn, type Judge } from '../../driving/judges.ts';
import { resultOf } from '../../driving/moment.ts';
import { programRule } from '../../driving/program-rule.ts';
import { programs } from '../../driving/programs.ts';
import type { EditFault } from '../../driving/step.ts';
import { requirement } from '../../requirements/index.ts';

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
export const refusedEdits: readonly RunRule[] = [
  programRule({
    ...requirement('edit/on-branch'),
    method: 'session/append',
    programs: edits('off-branch', 'unknown'),
    judge: refuses('off-branch', 'unknown'),
  }),
  programRule({
    ...requirement('edit/targets'),
    method: 'session/append',
    programs: edits('uneditable'),
    judge: refuses('uneditable'),
  }),
  programRule({
    ...requirement('edit/shape'),
    method: 'session/append',
    programs: edits('bare-string', 'without-content', 'number-as-content'),
    judge: refuses('bare-string', 'without-content', 'number-as-content'),
  }),
];

const refusedStep = programRule({
  ...requirement('write/refused-step'),
  method: 'session/append',
  programs: programs({
    acts: { append: 8, navigate: 3, state: 2 },
    kinds: EDITING,
    faults: ['off-branch', 'unknown', 'uneditable', 'bare-string', 'without-content', 'number-as-content'],
    session: { maxEntries: 4 },
  }),
  judge: leavesNothingBehind,
});

export const refusing: readonly RunRule[] = [refusedStep];
