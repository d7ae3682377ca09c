import { parseLines, type Entry } from '../../suites/model/index.ts';
import { Rejected } from '../driver-kit/rejected.ts';
import {
  answering,
  answeringInstead,
  readingBytes,
  readingEntries,
  readingText,
  refusing,
  textLines,
  withMember,
  type Broken,
} from './breaking.ts';
import { writeFileSync } from 'node:fs';

const isJson = (line: string) => {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
};

const unparsableLines = (bytes: Buffer) => textLines(bytes).filter((line) => !isJson(line));

/** Keeps the lines that the test passes. */
const keepingLines = (keep: (line: string, index: number) => boolean) =>
  readingText((text) =>
    text
      .split('\n')
      .filter((line, index) => keep(line, index))
      .join('\n'),
  );

const brokenHeaders: readonly Broken[] = [
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

const SEPARATORS = /\r?\n|[\u2028\u2029\u0085]/;

const brokenLines: readonly Broken[] = [
  {
    rule: 'lines/json',
    fault: 'a line counts only when it begins like those that Pi writes',
    entries: 1,
    driver: keepingLines((line, index) => index === 0 || line.startsWith('{"type"')),
  },
  {
    rule: 'lines/crlf',
    fault: 'a line that ends in CR is skipped',
    entries: 1,
    driver: keepingLines((line, index) => index === 0 || !line.endsWith('\r')),
  },
  {
    rule: 'lines/separators',
    fault: 'lines are split at U+2028 and its kind',
    entries: 2,
    driver: readingText((text) => text.split(SEPARATORS).join('\n')),
  },
  {
    rule: 'lines/malformed',
    fault: 'a file with an unparsable line is refused',
    entries: 0,
    driver: refusing('line is no JSON', (bytes) => unparsableLines(bytes).length > 0),
  },
  {
    rule: 'lines/truncated-tail',
    fault: 'with a torn last line the line before it is lost as well',
    entries: 2,
    driver: readingText((text) => {
      const lines = text.split('\n');
      return isJson(lines.at(-1) ?? '') || lines.at(-1) === ''
        ? text
        : [...lines.slice(0, -2), ''].join('\n');
    }),
  },
  {
    rule: 'lines/no-final-newline',
    fault: 'a last line without LF is not read',
    entries: 1,
    driver: readingText((text) => text.slice(0, text.lastIndexOf('\n') + 1) || text),
  },
  {
    rule: 'lines/bom',
    fault: 'a byte-order mark is passed over',
    entries: 0,
    driver: readingText((text) => text.replace(/^\uFEFF/, '')),
  },
  {
    rule: 'lines/falsy',
    fault: 'a line that holds null breaks the reader',
    entries: 0,
    driver: refusing('null has no type', (bytes) =>
      textLines(bytes).some((line) => ['null', 'false', '0', '""'].includes(line)),
    ),
  },
  {
    rule: 'lines/not-an-object',
    fault: 'a line that holds a number becomes the leaf',
    entries: 1,
    driver: answering('session/read', (answer, { bytes }) => ({
      ...answer,
      leafId: textLines(bytes()).at(-1)?.startsWith('{') ? answer.leafId : null,
    })),
  },
  {
    rule: 'lines/invalid-utf8',
    fault: 'invalid UTF-8 is read as Latin-1',
    entries: 2,
    driver: readingBytes((bytes) =>
      bytes.includes(Buffer.from('\uFFFD')) || !bytes.toString().includes('\uFFFD')
        ? bytes
        : Buffer.from(bytes.toString('latin1')),
    ),
  },
  {
    rule: 'lines/blank',
    fault: 'a blank line ends the file',
    entries: 1,
    driver: readingText((text) => text.split(/\n[ \t]*\n/)[0] ?? ''),
  },
  {
    rule: 'lines/size',
    fault: 'lines are cut at 1 MB',
    driver: keepingLines((line) => line.length < 1_000_000),
  },
  {
    rule: 'lines/unicode',
    fault: 'lone surrogates become U+FFFD',
    entries: 1,
    driver: readingText((text) => text.replaceAll(/\\ud[89a-f][0-9a-f]{2}/gi, '\uFFFD')),
  },
];

/** For each type a member that is lost. */
const LOST: Readonly<Record<string, string>> = {
  message: 'message',
  model_change: 'modelId',
  thinking_level_change: 'thinkingLevel',
  usage: 'usage',
  compaction: 'tokensBefore',
  branch_summary: 'fromId',
  custom: 'customType',
  custom_message: 'display',
  context_edit: 'targetId',
  label: 'targetId',
  session_info: 'name',
};

const isKnown = ({ type }: Entry) => type in LOST;
const KNOWN_ROLES = ['system', 'user', 'assistant', 'toolResult', 'bashExecution', 'custom'];
const roleOf = ({ message }: Entry) => (message as { role?: string } | undefined)?.role ?? '';

const brokenEntries: readonly Broken[] = [
  {
    rule: 'entry/base',
    fault: 'the time of an entry is cut to seconds',
    entries: 1,
    driver: answering('session/read', (answer) => ({
      ...answer,
      entries: answer.entries.map((entry) => ({
        ...entry,
        timestamp: `${String(entry['timestamp']).slice(0, 19)}Z`,
      })),
    })),
  },
  {
    rule: 'entry/two-timestamps',
    fault: 'the time of a message is told as ISO text',
    entries: 1,
    driver: answering(
      'session/read',
      withMember('message', 'message', (message) => ({
        ...(message as object),
        timestamp: '2026-01-01T00:00:00.000Z',
      })),
    ),
  },
  ...Object.entries(LOST).map(([type, member]) => ({
    rule: `entry/${type}`,
    fault: `${member} is lost`,
    entries: 2,
    driver: answering('session/read', withMember(type, member)),
  })),
  {
    rule: 'entry/unknown-type',
    fault: 'entries of unknown types are dropped',
    entries: 1,
    driver: readingEntries((entries) => entries.filter(isKnown)),
  },
  {
    rule: 'entry/unknown-type-silent',
    fault: 'entries of unknown types are sent as text',
    entries: 1,
    driver: answering('session/context', (answer, { session }) => ({
      ...answer,
      messages: [
        ...answer.messages,
        ...session()
          .entries.filter((entry) => !isKnown(entry))
          .map((entry) => ({ entryId: entry.id, message: { role: 'user', content: '' } })),
      ],
    })),
  },
  {
    rule: 'entry/unknown-role',
    fault: 'a message of an unknown role is dropped',
    entries: 2,
    driver: readingEntries((entries) =>
      entries.filter((entry) => entry.type !== 'message' || KNOWN_ROLES.includes(roleOf(entry))),
    ),
  },
  {
    rule: 'entry/unknown-usage-kind',
    fault: 'usage of an unknown kind is dropped',
    entries: 2,
    driver: readingEntries((entries) =>
      entries.filter(({ type, kind }) => type !== 'usage' || kind === 'cache_warm'),
    ),
  },
  {
    rule: 'entry/extra',
    fault: 'unknown members are dropped',
    entries: 1,
    driver: answering('session/read', (answer) => ({
      ...answer,
      entries: answer.entries.map(({ type, id, parentId, timestamp }) => ({ type, id, parentId, timestamp })),
    })),
  },
  {
    rule: 'entry/any-id',
    fault: 'an id of digits is taken for a number',
    entries: 1,
    driver: answering('session/branch', ({ entryIds }) => ({
      entryIds: entryIds.map((id) => (/^\d+$/.test(id) ? String(Number(id)) : id)),
    })),
  },
];

export const brokenFiles: readonly Broken[] = [...brokenHeaders, ...brokenLines, ...brokenEntries];
