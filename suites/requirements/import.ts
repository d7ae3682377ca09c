import type { RequirementTable } from '../requirement.ts';
import { documented, observed, type Source } from '../source.ts';

const CHANGELOG = 'CHANGELOG.md';
const COMMANDS = 'docs/slash-commands.md';

/** What Pi's import was seen to do. */
const seen = (quote: string): Source => ({
  ...observed(quote),
  file: 'dist/core/agent-session-runtime.js',
});

export const importRequirements = {
  'import/header': {
    level: 'must',
    title: 'an imported session keeps its id and its working directory',
    since: '0.61.0',
    source: documented(
      COMMANDS,
      'Sessions and context',
      'Import a JSONL session, preserving its ID and working directory',
    ),
  },
  'import/history': {
    level: 'observed',
    title: 'an imported session has all entries of its file, and no others',
    source: seen('copies the file, byte for byte'),
  },
  'import/other-files': {
    level: 'must',
    title: 'an import writes over no other session',
    since: '0.85.0',
    source: documented(
      CHANGELOG,
      '0.85.0, Fixed',
      'Fixed imported sessions overwriting an existing session with the same filename',
    ),
  },
  'import/source': {
    level: 'observed',
    title: 'the file that is imported stays as it was',
    source: seen('only reads the file that it imports'),
  },
  'import/directory': {
    level: 'observed',
    title: 'an imported session is stored in the directory that was given, where it is found',
    source: seen('stores the copy in the session directory that is in use'),
  },
  'import/already-there': {
    level: 'observed',
    title: 'a session that lies in the directory already is not copied again',
    source: seen('opens the file where it lies'),
  },
  'import/not-a-session': {
    level: 'observed',
    title: 'what is not a session, or not there, is not imported',
    source: seen('refuses a file without a header, and one that is not there'),
  },
  'import/leaves-nothing': {
    level: 'should',
    title: 'an import that was refused leaves no copy',
    since: '1.5.2',
    source: documented(CHANGELOG, '1.5.2, Fixed', 'the failed copy is now removed'),
  },
} as const satisfies RequirementTable;
