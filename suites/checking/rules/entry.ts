import { ENTRY_TYPES, type EntryType } from '../../../schema/entry-types.ts';
import { documented } from '../../source.ts';
import type { Code, CodeTable } from '../code.ts';

const MESSAGE_TYPES = 'docs/message-types.md';

const memberCodes = Object.fromEntries(
  Object.entries(ENTRY_TYPES).map(([type, { declaration }]) => [
    `entry/${type}`,
    { schema: { must: 'be as declared', advice: `Write the member as ${declaration} declares it.` } },
  ]),
) as Readonly<Record<`entry/${EntryType}`, Readonly<Record<'schema', Code>>>>;

/** Members of messages whose remedy is another. */
const messageCodes = {
  role: {
    must: 'be the role of the message, which is not empty',
    advice: 'Write the role, such as "user": Pi sends such a message to no model.',
  },
  block: {
    must: 'be a block of this role',
    advice: 'Write the block as docs/message-types.md has it; blocks of other formats are not read.',
  },
  usage: {
    must: 'be there',
    advice: 'Write the usage, with 0 for what is not known.',
    source: documented(MESSAGE_TYPES, 'Usage', 'Assistant messages always contain usage.'),
  },
} as const satisfies Readonly<Record<string, Code>>;

export const entryCodes = {
  'entry/base': {
    schema: {
      must: 'be as declared',
      advice:
        'Write the member as SessionEntryBase declares it: without it the entry has no place in the tree.',
    },
    time: {
      must: 'be ISO 8601 text',
      advice: 'Write the time of the entry as text, such as "2026-10-01T09:00:00.000Z".',
    },
  },
  'entry/two-timestamps': {
    schema: {
      must: 'be a number of milliseconds since 1970',
      advice: 'Write the time as a number; ISO text is for the entry around the message.',
    },
    'no-moment': {
      must: 'be a moment since 1970, in milliseconds',
      advice: 'Write when the message was made, as Date.now() gives it.',
    },
    seconds: {
      must: 'be in milliseconds, not in seconds',
      advice: 'Multiply the time by 1,000.',
    },
    microseconds: {
      must: 'be in milliseconds, not in microseconds',
      advice: 'Divide the time by 1,000.',
    },
  },
  ...memberCodes,
  'entry/message': { ...memberCodes['entry/message'], ...messageCodes },
  'entry/image': {
    data: {
      must: 'be base64-encoded image data',
      advice: 'Write the base64 text alone, without "data:...;base64," before it.',
    },
    'media-type': {
      must: 'be a media type, such as "image/png"',
      advice: 'Write type and subtype with a slash between them.',
      source: documented(
        MESSAGE_TYPES,
        'ImageContent',
        '`mimeType` identifies its media type, such as `image/png` or `image/jpeg`.',
      ),
    },
  },
  'entry/usage-amounts': {
    negative: { must: 'be 0 or more', advice: 'Write 0 for what is not known.' },
  },
  'entry/pending': {
    pending: {
      must: 'be a stop reason of a whole message',
      advice: 'Store the message when it has ended; a partial one is taken out.',
    },
  },
  'entry/unknown-type': {
    unknown: {
      must: 'be a type that Pi 1.6.0 knows',
      advice:
        'Nothing needs to be done if a newer release wrote it; own data belongs into an entry of type "custom".',
    },
  },
  'entry/unknown-role': {
    unknown: {
      must: 'be a role that Pi 1.6.0 knows',
      advice:
        'Nothing needs to be done if an augmented host wrote it; it may be dropped before a model request.',
    },
  },
} as const satisfies CodeTable;
