import { assistant, sessionOf, user } from '../../../generators/index.ts';
import type { Steps } from '../../driving/programs.ts';
import { OPENED, placed, sent } from '../../driving/sending.ts';
import type { Example } from '../../rule.ts';

/** Pi 0.51.6 to 0.75.5 wrote such a file a second time, behind itself; by chance one program in ninety shows it. */
export const withoutReply = (): readonly Example<Steps>[] => [
  {
    name: 'a message and its reply, in a file that held no reply yet',
    input: [
      placed(sessionOf(user('a1', 'question'))),
      OPENED,
      sent(user('b2', 'another question')),
      sent(assistant('c3', 'answer')),
    ],
  },
];
