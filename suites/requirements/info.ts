import { declared, documented, observed } from '../source.ts';
import type { RequirementTable } from '../requirement.ts';

const DECLARATIONS = 'dist/core/session-manager.d.ts';

export const infoRequirements = {
  'info/name': {
    level: 'must',
    title: 'the name is that of the last session_info; an empty or missing one clears it',
    since: '0.60.0',
    source: documented(
      'docs/extensions.md',
      'session_info_changed',
      'event.name - current normalized name, or undefined if cleared',
    ),
  },
  'info/name-trimmed': {
    level: 'observed',
    title: 'a name is shown without the white space around it, and otherwise as it is stored',
    since: '0.60.0',
    source: observed('trims the name as JavaScript does, and takes one of white space alone for none'),
  },
  'info/label': {
    level: 'must',
    title: 'for each target the last label entry of the file counts; a missing or empty label clears it',
    source: declared(
      DECLARATIONS,
      'SessionManager.appendLabelChange',
      'Set or clear a label on an entry. * Labels are user-defined markers for bookmarking/navigation. * Pass undefined or empty string to clear the label.',
    ),
  },
  'info/label-cleared-oddly': {
    level: 'observed',
    title: 'a label that is null or empty is cleared',
    source: observed('clears a label that is "" or null'),
  },
  'info/first-message': {
    level: 'observed',
    title:
      'the first message is the text of the first user message that has any; its blocks are joined by a space',
    since: '0.45.7',
    source: observed('shows the text of the first user message, text blocks joined by a space'),
  },
  'info/scope': {
    level: 'observed',
    title: 'name and labels come from the whole file, whatever branch they are on',
    since: '0.60.0',
    source: observed('takes names and labels from every line, also from branches that were left'),
  },
  'info/message-count': {
    level: 'observed',
    title: 'entries of type message are counted, on all branches',
    source: observed('counts every message entry of the file'),
  },
  'info/header': {
    level: 'must',
    title: 'id, cwd and parentSession are those of the header',
    source: documented(
      'docs/sessions.md',
      'Continue or switch sessions',
      'Each session records the working directory it was created in and never changes it.',
    ),
  },
  'info/null-content': {
    level: 'observed',
    title: 'a session whose user message has null content is still shown',
    source: observed('leaves such a session out of its list'),
  },
  'info/separators': {
    level: 'observed',
    title: 'U+2028 and U+2029 in a line hide neither name nor messages from the list',
    source: documented(
      'docs/json.md',
      'Framing and process I/O',
      'Unicode line and paragraph separators are valid inside JSON strings and are not record boundaries.',
    ),
  },
  'info/label-target': {
    level: 'observed',
    title: 'what is labelled is an entry of the file',
    source: observed('refuses to label an entry that the session does not hold'),
  },
} as const satisfies RequirementTable;
