import { assistant, sessionBytes, sessionOf, user, type Session } from '../../../generators/index.ts';
import type { Example } from '../../rule.ts';
import type { Steps } from '../../driving/programs.ts';
import type { Step } from '../../driving/step.ts';
import { FOLDER } from '../../driving/places.ts';

type Message = Extract<Session['entries'][number], { type: 'message' }>;

const saying = ({ message }: Message): Step => ({
  act: 'append',
  session: 0,
  draft: { payload: { type: 'message', message }, reference: 0 },
});

/** Pi 0.51.6 to 0.75.5 wrote such a file a second time, behind itself; by chance one program in ninety shows it. */
export const withoutReply = (): readonly Example<Steps>[] => [
  {
    name: 'a message and its reply, in a file that held no reply yet',
    input: [
      {
        act: 'place',
        name: `${FOLDER}/lying.jsonl`,
        bytes: sessionBytes(sessionOf(user('a1', 'question'))),
      },
      { act: 'open', session: 0 },
      saying(user('b2', 'another question')),
      saying(assistant('c3', 'answer')),
    ],
  },
];

/** A question and its reply: from then on every writer has a file. */
export const CONVERSATION: Steps = [saying(user('a1', 'question')), saying(assistant('b2', 'answer'))];
