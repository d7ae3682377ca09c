import type { CodeTable } from '../code.ts';

export const lineCodes = {
  'lines/json': {
    malformed: {
      must: 'be one JSON object',
      advice:
        'Repair the line or take it out: a reader skips it, and what hangs below its entry becomes an orphan.',
    },
    conflict: {
      must: 'be one JSON object',
      advice:
        'Take the marks out, and of the lines between them keep the version that is meant: a reader takes both.',
    },
    nul: {
      must: 'be one JSON object',
      advice: 'Take the NUL bytes off: a crash or a full disk left them, and a reader skips the line.',
    },
    fused: {
      must: 'hold one JSON object and then end',
      advice: 'Put a line break between the two values: a reader skips the line, and both are lost.',
    },
    'cut-off': {
      must: 'be whole',
      advice: 'Take the line out: the writer was stopped in the middle of it, and readers skip it.',
    },
    'not-an-object': {
      must: 'be a JSON object',
      advice: 'Take the line out: as the last line it makes Pi lose the history at the next append.',
    },
    // Pi leaves out what is falsy, and takes any other value for an entry without an id.
    'passed-over': {
      must: 'be a JSON object',
      advice: 'Take the line out: Pi passes over null, false, 0 and "", and other readers may not.',
    },
    'invalid-utf8': {
      must: 'be UTF-8',
      advice: 'Write the file in UTF-8: a reader sees U+FFFD in place of these bytes.',
    },
  },
  'lines/bom': {
    bom: {
      must: 'begin without a byte-order mark',
      advice: 'Take the first three bytes off: Pi refuses the file as it is.',
    },
  },
  'lines/crlf': {
    crlf: {
      must: 'end in LF alone',
      advice: 'Nothing needs to be done for Pi, which drops the CR; other readers may not.',
    },
  },
  'lines/blank': { blank: { must: 'not be blank', advice: 'Take the line out; Pi skips it.' } },
  'lines/no-final-newline': {
    missing: {
      must: 'end in LF',
      advice: 'Add the line break: a writer that does not look would glue its next line to this one.',
    },
  },
  'lines/length': {
    'too-long': {
      must: 'have less than 512 MB',
      advice: 'Nothing can read this line in one piece; it was not judged.',
    },
  },
} as const satisfies CodeTable;
