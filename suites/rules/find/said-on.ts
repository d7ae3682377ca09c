import { headerLine } from '../../driving/folders.ts';
import { FOLDER } from '../../driving/places.ts';
import type { Steps } from '../../driving/programs.ts';
import type { FindingStep, Step } from '../../driving/step.ts';

/** Sessions by when something was said in them, for the order of a list. */

const at = (day: number): string => `2026-10-0${day}T09:00:00.000Z`;

/** Who spoke on which day; where it was stored on another, that too; and below which message, where not below the one before. */
type Said = readonly [
  role: string,
  day: number,
  place?: { readonly stored?: number; readonly below?: number },
];

/**
 * A session of messages; the later it was begun, the older its file.
 * @param name its id, the name of its file and the text of its messages
 * @param begun the day of its header
 */
export function saidOn(name: string, begun: number, said: readonly Said[], directory: string = FOLDER): Step {
  const lines = [
    headerLine({ id: name, timestamp: at(begun) }),
    ...said.map(([role, day, { stored = day, below } = {}], place) =>
      JSON.stringify({
        type: 'message',
        id: `a${place}`,
        parentId: place === 0 ? null : `a${below ?? place - 1}`,
        timestamp: at(stored),
        message: {
          role,
          content: role === 'user' ? name : [{ type: 'text', text: name }],
          ...(role === 'toolResult' && { toolCallId: 'call_1', toolName: 'bash', isError: false }),
          timestamp: Date.parse(at(day)),
        },
      }),
    ),
  ];
  return {
    act: 'place',
    name: `${directory}/${name.slice(0, 40)}.jsonl`,
    bytes: new TextEncoder().encode(`${lines.join('\n')}\n`),
    modified: 1_790_000_000 - begun,
  };
}

/** What was said last in the first of two sessions tells no time but that of its entry. */
const WITHOUT_TIME: Steps = ([5, 3] as const).map((day, which) => {
  const [name, time] = [which === 0 ? 'untimed' : 'timed', at(day)];
  const message = { role: 'user', content: name, ...(which === 1 && { timestamp: Date.parse(time) }) };
  const entry = { type: 'message', id: 'a1', parentId: null, timestamp: time, message };
  const text = `${headerLine({ id: name, timestamp: at(1) })}\n${JSON.stringify(entry)}\n`;
  return {
    act: 'place',
    name: `${FOLDER}/${name}.jsonl`,
    bytes: new TextEncoder().encode(text),
    // The other one was modified last.
    modified: 1_790_000_000 + which,
  };
});

/** In each the first session by order is not the first by anything else that one could order by. */
export const ORDERS: readonly (readonly [name: string, files: Steps, asked?: FindingStep])[] = [
  ['a message without a time of its own', WITHOUT_TIME],
  [
    'sessions in which nothing was said',
    [saidOn('old', 1, []), saidOn('asked', 2, [['user', 2]]), saidOn('new', 3, [])],
  ],
  [
    'a tool result is nothing that somebody said',
    [
      saidOn('worked', 1, [
        ['user', 2],
        ['toolResult', 9],
      ]),
      saidOn('asked', 1, [['user', 3]]),
    ],
  ],
  [
    'an answer is said, too',
    [
      saidOn('asked', 1, [['user', 3]]),
      saidOn('answered', 2, [
        ['user', 2],
        ['assistant', 5],
      ]),
    ],
  ],
  [
    'what was said last stands before what was said earlier',
    [
      saidOn('asked', 1, [['user', 4]]),
      saidOn('mixed', 2, [
        ['user', 6],
        ['assistant', 3],
      ]),
    ],
  ],
  [
    'what was said last is on a branch that was left',
    [
      saidOn('asked', 1, [['user', 5]]),
      saidOn('branched', 2, [
        ['user', 2],
        ['assistant', 9],
        ['assistant', 3, { below: 0 }],
      ]),
    ],
  ],
  [
    'a message was stored on another day than it was said',
    [saidOn('early', 2, [['user', 6, { stored: 2 }]]), saidOn('late', 1, [['user', 3, { stored: 5 }]])],
  ],
  [
    'sessions of two projects',
    [
      saidOn('one', 1, [['user', 3]], `${FOLDER}/--home-u-app--`),
      saidOn('two', 2, [['user', 5]], `${FOLDER}/--home-u-other--`),
      saidOn('three', 3, [['user', 4]], `${FOLDER}/--home-u-app--`),
    ],
    { act: 'list', root: FOLDER },
  ],
];
