import { documented, observed } from '../../rule.ts';
import type { FileRule } from '../fact.ts';

const EACH_LINE = documented(
  'docs/session-format.md',
  'Session File Format',
  'Each line is a JSON object with a `type` field.',
);

export const lineRules: readonly FileRule[] = [
  {
    id: 'lines/json',
    level: 'must',
    title: 'each line is one JSON object, in UTF-8',
    source: EACH_LINE,
    codes: {
      malformed: {
        must: 'be one JSON object',
        advice:
          'Repair the line or take it out: a reader skips it, and what hangs below its entry becomes an orphan.',
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
      'invalid-utf8': {
        must: 'be UTF-8',
        advice: 'Write the file in UTF-8: a reader sees U+FFFD in place of these bytes.',
      },
    },
  },
  {
    id: 'lines/bom',
    level: 'observed',
    title: 'no byte-order mark stands before the header',
    since: '0.78.1',
    source: observed('refuses a file with a byte-order mark before the header; older releases read it'),
    codes: {
      bom: {
        must: 'begin without a byte-order mark',
        advice: 'Take the first three bytes off: Pi refuses the file as it is.',
      },
    },
  },
  {
    id: 'lines/crlf',
    level: 'observed',
    title: 'lines end in LF alone',
    source: observed('drops a CR before the LF, and writes LF alone'),
    codes: {
      crlf: {
        must: 'end in LF alone',
        advice: 'Nothing needs to be done for Pi, which drops the CR; other readers may not.',
      },
    },
  },
  {
    id: 'lines/blank',
    level: 'observed',
    title: 'no line is blank',
    source: observed('skips lines of white space, and writes none'),
    codes: { blank: { must: 'not be blank', advice: 'Take the line out; Pi skips it.' } },
  },
  {
    id: 'lines/no-final-newline',
    level: 'observed',
    title: 'the last line ends in LF',
    source: observed('reads a last line without LF, and puts one there when it opens the file'),
    codes: {
      missing: {
        must: 'end in LF',
        advice: 'Add the line break: a writer that does not look would glue its next line to this one.',
      },
    },
  },
  {
    id: 'lines/size',
    level: 'observed',
    title: 'a line fits into one string',
    source: observed('fails on a line that is longer than a JavaScript string can be'),
    codes: {
      'too-long': {
        must: 'have less than 512 MB',
        advice: 'Nothing can read this line in one piece; it was not judged.',
      },
    },
  },
];
