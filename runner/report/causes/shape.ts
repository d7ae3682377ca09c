import type { ComplaintCode } from '../../../suites/driving/complaint.ts';
import type { Difference } from '../../case/compare.ts';
import { complaintKind } from '../../case/complaint-kind.ts';
import type { Finding } from '../../case/finding.ts';
import { cut, printable } from '../../printable.ts';

/** What a failure looks like from afar: failures that look alike are probably one cause. */
export interface Shape {
  /** Failures with the same key are taken together. */
  readonly key: string;
  /** What is wrong, in a clause. */
  readonly says: string;
}

/** Members whose own members are named by the ids of entries. */
const BY_ID: readonly (string | undefined)[] = ['labels', 'children'];

/** Where in the answer, without the numbers of items and what stands for ids. */
const pointerShape = (pointer: string): string =>
  pointer
    .split('/')
    .map((part, at, parts) =>
      /^\d+$/.test(part) || /^[0-9a-f-]{6,}$/i.test(part) || BY_ID.includes(parts[at - 1]) ? '*' : part,
    )
    .join('/');

/** The words of a refusal or a breakdown, without what is another in each case. */
const wordsShape = (message: string): string =>
  message
    .split('\n')[0]
    // What an exception is made with, as Python shows it, is of the case; its name is of the cause.
    ?.replace(/^(\w*(?:Error|Exception))\(.*/, '$1')
    .replace(/ \(code -?\d+\)$/, '')
    .replaceAll(/(["'“]).*?["'”]/g, '…')
    .replaceAll(/\/\S+/g, '…')
    .replaceAll(/\b(?=[a-f]*\d)[\da-f]{8}(?:-[\da-f-]+)?\b/gi, '…')
    .replaceAll(/\d+/g, '…')
    .trim() ?? '';

/** The complaints about how a time is written: of an entry, and of a header. */
const TIME_FORMS: ReadonlySet<ComplaintCode> = new Set(['timestamp-form', 'header-timestamp-form']);

/** What is done in one place for all that is read or written: it is one cause whatever the method and the area. */
const everywhere = (says: string): Shape => ({ key: says, says });

/** @param area failures of one area are alike sooner than those of two */
export function shapeOf(finding: Finding, area: string): Shape {
  const { code, method, message = '', differences = [], complaint, readWrong } = finding;
  // What is built on what was read wrong is one cause with it.
  if (readWrong !== undefined) return ofDifference(readWrong, READING, area);
  const said = cut(printable(wordsShape(message)), 120);
  switch (code) {
    case 'crash':
    case 'internal':
    case 'protocol':
      return { key: `${code} ${said === '' ? method : said}`, says: `the driver breaks: ${said}` };
    case 'timeout':
      return { key: `timeout ${method}`, says: `no answer to ${method} comes in time` };
    case 'refused':
      return {
        key: `refused ${said === '' ? `${method} ${area}` : said}`,
        says: `it refuses what it must answer: "${said}"`,
      };
    case 'not-refused':
      return { key: `not-refused ${method} ${area}`, says: `${method} answers what it must refuse` };
    case 'file-changed':
      return { key: `file-changed ${method}`, says: `${method} changes a file that it must leave as it is` };
    case 'wrong-step': {
      const read = textKind(differences[0]);
      if (read !== undefined) return everywhere(read);
      if (complaint !== undefined && TIME_FORMS.has(complaint))
        return everywhere('times are not written in ISO 8601, in UTC, with milliseconds');
      return {
        key: `wrong-step ${method} ${complaintKind(finding) ?? said}`,
        says: `after ${method}: ${said}`,
      };
    }
    case 'wrong-answer':
      break;
  }
  return ofAnswer(differences, method, area);
}

function ofAnswer(differences: readonly Difference[], method: string, area: string): Shape {
  const length = differences.find(({ pointer }) => pointer.endsWith('/length'));
  const first = length ?? differences[0];
  return first === undefined
    ? { key: `wrong-answer ${method} ${area}`, says: `wrong answers to ${method}` }
    : ofDifference(first, method, area);
}

function ofDifference(difference: Difference, method: string, area: string): Shape {
  const read = textKind(difference);
  if (read !== undefined) return everywhere(read);
  const general = generalKind(difference);
  if (general !== undefined)
    return { key: `${method} ${general}`, says: `in answers to ${method}, ${general}` };
  const { pointer, expected, received } = difference;
  const place = pointerShape(pointer);
  if (method === READING && place === '/entries/*' && (expected === undefined || received === undefined))
    return ofDifference(countOf(difference), method, area);
  if (place.endsWith('/length') && typeof expected === 'number' && typeof received === 'number') {
    const list = printable(place.slice(0, -'/length'.length)) || 'the list';
    const kind = `${list} has too ${received < expected ? 'few' : 'many'} items`;
    return {
      key: `${method} ${areaOf(place, method, area)} ${kind}`,
      says: `in answers to ${method}, ${kind}`,
    };
  }
  const where = place === '' ? 'the answer' : printable(place);
  const kind =
    received === undefined
      ? `${where} is missing`
      : expected === undefined
        ? `${where} is too much`
        : typeof expected === 'boolean' && typeof received === 'boolean'
          ? `${where} is ${received} where it must be ${expected}`
          : kindOfValue(expected) === kindOfValue(received)
            ? `${where} is another ${kindOfValue(expected)} than it must be`
            : `${where} is ${article(kindOfValue(received))} where ${article(kindOfValue(expected))} is expected`;
  return {
    key: `${method} ${areaOf(place, method, area)} ${kind}`,
    says: `in answers to ${method}, ${kind}`,
  };
}

const READING = 'session/read';

/** An entry that is not there, or one too many, as a difference in their number. */
const countOf = ({ expected }: Difference): Difference =>
  expected === undefined
    ? { pointer: '/entries/length', expected: 0, received: 1 }
    : { pointer: '/entries/length', expected: 1, received: 0 };

/**
 * Which entries are read and which one is the leaf is one cause in all areas; but how lines are split and older versions
 * migrated may lose entries in ways of its own.
 */
function areaOf(place: string, method: string, area: string): string {
  if (method !== READING) return area;
  if (place === '/leafId') return '*';
  return place === '/entries/length' && area !== 'lines' && area !== 'migrate' ? '*' : area;
}

/** What becomes of text where bytes are read or written in another encoding. */
function textKind(difference: Difference | undefined): string | undefined {
  const { expected, received } = difference ?? {};
  if (typeof expected !== 'string' || typeof received !== 'string' || expected === received) return undefined;
  const latin1 = Buffer.from(expected).toString('latin1');
  if (received === latin1 || received === latin1.replaceAll(CONTROLS, inWindows))
    return 'UTF-8 is taken for another encoding: each byte is a character';
  if (received === expected.replaceAll(BEYOND_ASCII, '?')) return 'characters are lost (?)';
  if (received === expected.replaceAll(BEYOND_ASCII, '')) return 'characters beyond ASCII are lost';
  if (received === inHtml(expected)) return '<, > and & in text are escaped as in HTML';
  return undefined;
}

/** What Windows-1252 has where Latin-1 has control characters. Node's own decoder of that name reads Latin-1. */
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';
const CONTROLS = /[\x80-\x9f]/g;
const inWindows = (control: string): string => WINDOWS.charAt(control.charCodeAt(0) - 0x80);

const BEYOND_ASCII = /[^\0-\x7f]/gu;

const inHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Kinds of difference that have one cause wherever they show. */
function generalKind({ expected, received }: Difference): string | undefined {
  if (isEmpty(expected) && received === undefined)
    return 'members that are empty ("", 0, false, null, []) are missing';
  if (Array.isArray(expected) && expected.length === 0 && received === null) return 'an empty list is null';
  if (typeof expected === 'string' && typeof received === 'string') {
    if (received.includes('\ufffd') && !expected.includes('\ufffd')) return 'characters are lost (U+FFFD)';
    if (expected.trim() === received.trim()) return 'white space around text is lost or added';
    if (expected.normalize('NFC') === received.normalize('NFC')) return 'text is normalized';
    if (escapes(expected) === escapes(received)) return 'line ends or escapes in text are changed';
  }
  if (typeof expected === 'number' && typeof received === 'string' && received === String(expected))
    return 'numbers are text';
  if (typeof expected === 'number' && typeof received === 'number')
    return timeKind(expected, received) ?? largeKind(expected, received);
  return undefined;
}

/** Milliseconds since 1970, of the years after 2001. */
const isTime = (value: number): boolean => value > 1e12 && value < 1e13;
/** Zones lie so far apart, and no two further than this. */
const QUARTER = 15 * 60_000;
const FARTHEST = 26 * 60 * 60_000;

function timeKind(expected: number, received: number): string | undefined {
  if (!isTime(expected)) return undefined;
  if (Math.floor(expected / 1_000) === Math.floor(received)) return 'times are in seconds';
  if (Math.floor(expected / 1_000) * 1_000 === received) return 'times are cut to whole seconds';
  const off = received - expected;
  return off % QUARTER === 0 && Math.abs(off) <= FARTHEST ? 'times are off by a time zone' : undefined;
}

/** What a narrower type makes of a number: 32 bits, a float, or a double where there were more digits than it holds. */
const largeKind = (expected: number, received: number): string | undefined =>
  (Math.abs(expected) > 2 ** 31 &&
    [expected | 0, expected >>> 0, Math.fround(expected)].includes(received)) ||
  Math.abs(expected) > Number.MAX_SAFE_INTEGER
    ? 'large numbers are changed'
    : undefined;

const escapes = (text: string): string => text.replaceAll('\r\n', '\n').replaceAll('\r', '\n');

const isEmpty = (value: unknown): boolean =>
  value === '' ||
  value === 0 ||
  value === false ||
  value === null ||
  (typeof value === 'object' && Object.keys(value).length === 0);

function kindOfValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  return typeof value === 'string' ? 'text' : typeof value;
}

const article = (kind: string): string =>
  kind === 'null' || kind === 'text' ? kind : `${kind === 'object' ? 'an' : 'a'} ${kind}`;
