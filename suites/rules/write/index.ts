import type { Suite } from '../../rule.ts';
import { appending } from './appending.ts';
import { checkpoint } from './checkpoint.ts';
import { choosingIds } from './choosing.ts';
import { faults } from './interrupted.ts';
import { holding } from './holding.ts';
import { moving } from './moving.ts';
import { openingFiles } from './opening.ts';
import { places } from './places.ts';
import { refusing } from './refusing.ts';
import { sessionName } from './session-name.ts';
import { sessions } from './sessions.ts';

export { refusedEdits } from './refusing.ts';

export const writeSuite: Suite = {
  area: 'write',
  title: 'Writers',
  rules: [
    ...appending,
    checkpoint,
    sessionName,
    ...moving,
    ...sessions,
    ...choosingIds,
    ...places,
    ...holding,
    ...openingFiles,
    ...refusing,
    ...faults,
  ],
};
