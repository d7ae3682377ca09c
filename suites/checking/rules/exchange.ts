import type { CodeTable } from '../code.ts';

export const exchangeCodes = {
  'exchange/kept-range': {
    result: {
      must: 'be the id of an entry that is not a tool result',
      advice:
        'Write the id of the assistant message that makes the call: the kept result is sent without it.',
    },
    index: {
      must: 'be the index of a line that is not a tool result',
      advice:
        'Write the index of the assistant message that makes the call: the kept result is sent without it.',
    },
  },
  'exchange/result-has-call': {
    nowhere: {
      must: 'be the id of a call that is sent before it',
      advice: 'Omit the result with a context edit: providers refuse every request that holds it.',
    },
    later: {
      must: 'be the id of a call that is sent before it',
      advice: 'Put the two lines into the order of call and result: providers refuse every request as it is.',
    },
    elsewhere: {
      must: 'be the id of a call that is sent before it',
      advice:
        'Append the result below the message that makes the call: providers refuse every request as it is.',
    },
    unsent: {
      must: 'be the id of a call that is sent before it',
      advice:
        'Omit the result with a context edit: Pi sends no message that ended in an error or was aborted, but all results.',
    },
    cut: {
      must: 'be the id of a call that is sent before it',
      advice:
        'Let the compaction keep the message that makes the call, or omit the result with a context edit.',
    },
  },
  'exchange/answered-once': {
    again: {
      must: 'be the id of a call that is not answered yet',
      advice: 'Omit one of the two results with a context edit: some providers refuse both.',
    },
  },
  'exchange/nothing-between': {
    parted: {
      must: 'be the id of a call of the message before it',
      advice:
        'Put the message behind the result: Pi makes up a result for the call, and sends this one as well.',
    },
  },
  'exchange/edit-pair': {
    alone: {
      must: 'be taken out together with what belongs to it',
      advice: 'Edit call and result alike, or neither.',
    },
  },
} as const satisfies CodeTable;
