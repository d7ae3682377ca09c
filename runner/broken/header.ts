import { parseLines } from '../../suites/model/index.ts';
import { Rejected } from '../driver-kit/rejected.ts';
import {
  answering,
  answeringInstead,
  readingBytes,
  readingEntries,
  refusing,
  textLines,
  type Broken,
} from './breaking.ts';
import { writeFileSync } from 'node:fs';

export const brokenHeaders: readonly Broken[] = [
  {
    rule: 'header/first',
    fault: 'the header is counted among the entries',
    entries: 0,
    driver: answering('session/read', (answer) => ({
      ...answer,
      entries: [{ ...answer.header, parentId: null }, ...answer.entries],
    })),
  },
  {
    rule: 'header/id',
    fault: 'any text is a session id',
    driver: answering('path/sessionId', () => ({ valid: true })),
  },
  {
    rule: 'header/version',
    fault: 'the version is told as it stands in an old file',
    entries: 0,
    driver: answering('session/read', (answer, { bytes }) => ({
      ...answer,
      header: {
        ...answer.header,
        version: (parseLines(bytes())[0]?.value as { version?: number } | undefined)?.version ?? 1,
      },
    })),
  },
  {
    rule: 'header/fields',
    fault: 'the working directory is told with a separator at its end',
    entries: 0,
    driver: answering('session/read', (answer) => ({
      ...answer,
      header: { ...answer.header, cwd: `${String(answer.header['cwd'])}/` },
    })),
  },
  {
    rule: 'header/not-a-session',
    fault: 'a file that is no session is emptied when it is opened',
    entries: 1,
    driver: answeringInstead('session/read', ({ session, params }) => {
      try {
        const { header, entries, leafId } = session();
        return { header, entries, leafId };
      } catch {
        writeFileSync(String(params['path']), '');
        throw new Rejected('not a session');
      }
    }),
  },
  {
    rule: 'header/old-cwd',
    fault: 'a header without cwd is refused',
    entries: 0,
    driver: refusing('no cwd', (bytes) => !textLines(bytes)[0]?.includes('"cwd"')),
  },
  {
    rule: 'header/empty-file',
    fault: 'an empty file breaks the reader',
    driver: readingBytes((bytes) => {
      if (bytes.length === 0) throw new TypeError('cannot read the first line of nothing');
      return bytes;
    }),
  },
  {
    rule: 'header/leading-noise',
    fault: 'the first physical line must be the header',
    entries: 0,
    driver: refusing('no header', (bytes) => !bytes.toString().split('\n')[0]?.includes('"session"')),
  },
  {
    rule: 'header/second',
    fault: 'a second header is an entry',
    entries: 0,
    driver: readingEntries((entries) =>
      entries.map((entry) => (entry.type === 'session' ? { ...entry, type: 'custom' } : entry)),
    ),
  },
];
