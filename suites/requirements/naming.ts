import { documented, observed } from '../source.ts';
import type { RequirementTable } from '../requirement.ts';

const FORMAT = 'docs/session-format.md';

export const namingRequirements = {
  'naming/directory': {
    level: 'must',
    title:
      'the folder is named after the working directory: one leading separator is dropped, "/", "\\" and ":" become "-", and "--" goes before and after',
    source: documented(
      FORMAT,
      'File Location',
      'Pi removes the leading path separator and replaces `/`, `\\\\`, and `:` with `-`.',
    ),
  },
  'naming/directory-windows': {
    level: 'must',
    title: 'the drive letter stays; no separator and no colon survives',
    source: documented(
      FORMAT,
      'File Location',
      'Pi removes the leading path separator and replaces `/`, `\\\\`, and `:` with `-`.',
    ),
  },
  'naming/keeps-rest': {
    level: 'must',
    title: 'everything else stays: spaces, dots, case, Unicode, "-"',
    source: documented(
      FORMAT,
      'File Location',
      'Pi removes the leading path separator and replaces `/`, `\\\\`, and `:` with `-`.',
    ),
  },
  'naming/home-and-temporary': {
    level: 'must',
    title:
      'a working directory at, above or below the home folder or that of temporary files is named like any other',
    source: documented(
      FORMAT,
      'File Location',
      'Pi removes the leading path separator and replaces `/`, `\\\\`, and `:` with `-`.',
    ),
  },
  'naming/no-separator': {
    level: 'must',
    title: 'the name holds no "/", "\\" or ":"',
    source: documented(
      FORMAT,
      'File Location',
      'Pi removes the leading path separator and replaces `/`, `\\\\`, and `:` with `-`.',
    ),
  },
  'naming/normalized': {
    level: 'observed',
    title: 'trailing and doubled separators and dot segments are resolved first',
    since: '0.75.5',
    source: observed('resolves the working directory before it is named'),
  },
  'naming/normalized-windows': {
    level: 'observed',
    title: 'the same with the path rules of Windows, where "/" separates as well',
    since: '0.75.5',
    source: observed('resolves the working directory before it is named'),
  },
  'naming/shell-paths': {
    level: 'observed',
    title: 'on Windows, a drive as Git Bash, Cygwin or WSL spells it is that drive',
    since: '0.84.0',
    source: observed('names /c/Users/test, /cygdrive/c/Users/test and /mnt/c/Users/test as C:\\Users\\test'),
  },
  'naming/resolved': {
    level: 'observed',
    title: 'a file: URL names the directory that it points at',
    since: '0.75.5',
    source: observed('accepts a file: URL for a working directory'),
  },
  'naming/home': {
    level: 'observed',
    title: 'a leading ~ stands for the home folder',
    since: '0.75.5',
    source: observed('names ~ and ~/app after the home folder and what is below it'),
  },
  'naming/long': {
    level: 'observed',
    title: 'a folder name of 255 bytes is created; a longer one is refused, and not given another name',
    source: observed('fails with ENAMETOOLONG for a component of more than 255 bytes'),
  },
  'naming/unc': {
    level: 'observed',
    title: 'one of the two leading separators of a network path is dropped',
    source: observed('names \\\\server\\share\\p by the same formula'),
  },
  'naming/collision': {
    level: 'observed',
    title: 'different directories can share a name: only the cwd of the header tells them apart',
    source: observed('gives /a-b and /a/b one name'),
  },
  'naming/file': {
    level: 'must',
    title: 'the file is <timestamp>_<session-id>.jsonl, with ":" and "." of the timestamp replaced by "-"',
    source: documented(
      FORMAT,
      'File Location',
      '~/.pi/agent/sessions/--<path>--/<timestamp>_<session-id>.jsonl',
    ),
  },
} as const satisfies RequirementTable;
