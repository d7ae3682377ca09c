import type { Suite } from '../../rule.ts';
import { appending } from './appending.ts';
import { faults } from './interrupted.ts';
import { moving } from './moving.ts';
import { refusing } from './refusing.ts';
import { sessionName } from './session-name.ts';
import { sessions } from './sessions.ts';

export { refusedEdits } from './refusing.ts';

export const writeSuite: Suite = {
  area: 'write',
  title: 'Writers',
  rules: [...appending, sessionName, ...moving, ...sessions, ...refusing, ...faults],
};
