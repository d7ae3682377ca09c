import { declared } from '../source.ts';
import type { RequirementTable } from '../requirement.ts';

const APPEND_ONLY = declared(
  'dist/core/session-manager.d.ts',
  'SessionManager',
  'The session is append-only: use appendXXX() to add entries, branch() to * change the leaf pointer. Entries cannot be modified or deleted.',
);

export const readRequirements = {
  'read/unchanged': {
    level: 'must',
    title: 'reading, naming and finding change no byte of any file and leave nothing behind',
    source: APPEND_ONLY,
  },
  'read/unended': {
    level: 'should',
    title: 'an empty file, and one whose last line has no line break, stay as they are when they are read',
    source: APPEND_ONLY,
  },
} as const satisfies RequirementTable;
