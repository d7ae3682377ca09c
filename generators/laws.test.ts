import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anyBlocks,
  anyJson,
  anyJsonObject,
  assistantBlocks,
  ENTRY_KINDS,
  entryId,
  featuresOf,
  framing,
  hostileText,
  imageBlock,
  invalidSessionId,
  isoTime,
  legacySession,
  message,
  milliseconds,
  payload,
  plainText,
  roughWorkingDirectory,
  session,
  sessionFile,
  sessionHeader,
  sessionId,
  sessionWithLeaf,
  STORED_ROLES,
  systemMessage,
  text,
  textAndImages,
  textBlock,
  thinkingBlock,
  toolCallBlock,
  usage,
  workingDirectory,
  type Shape,
} from './index.ts';
import { timeStep } from './clock.ts';
import { parentChoice } from './shapes.ts';

/** Laws that hold for every arbitrary: the same seed gives the same values, each is correct, each shrinks to the smallest. */
interface Law {
  readonly name: string;
  readonly arbitrary: fc.Arbitrary<unknown>;
  readonly isCorrect: (value: never) => boolean;
  /** What every counterexample shrinks to. */
  readonly smallest: unknown;
}

function law<Value>(
  name: string,
  arbitrary: fc.Arbitrary<Value>,
  isCorrect: (value: Value) => boolean,
  smallest: unknown,
): Law {
  return { name, arbitrary, isCorrect, smallest };
}

const features = featuresOf('1.6.0');
const isText = (value: unknown) => typeof value === 'string';
const isTime = (value: number) => Number.isInteger(value) && value >= 0;
const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
const survivesJson = (value: unknown) =>
  JSON.stringify(JSON.parse(JSON.stringify(value))) === JSON.stringify(value);
const hasType = (type: string) => (value: { readonly type: string }) => value.type === type;

const emptyUsage = {
  input: 0,
  output: 0,
  cacheRead: 0,
  cacheWrite: 0,
  totalTokens: 0,
  cost: { input: 0, output: 0, cacheRead: 0, cacheWrite: 0, total: 0 },
};
const emptyHeader = {
  type: 'session',
  version: 3,
  id: 'a',
  timestamp: '2026-10-01T09:00:00.000Z',
  cwd: '/',
};
const emptyUser = { role: 'user', content: '', timestamp: 0 };
const emptySystem = { role: 'system', content: '', timestamp: 0 };
const headerBytes = (header: object) => new TextEncoder().encode(`${JSON.stringify(header)}\n`);

const SHAPES = ['any', 'chain', 'bush', 'roots', 'deep', 'wide'] as const satisfies readonly Shape[];

const LAWS: readonly Law[] = [
  law('plainText', plainText(), (value) => !/[\u2028\n\ud800-\udfff]/.test(value), ''),
  law('hostileText', hostileText(), isText, ''),
  law('text', text(), isText, ''),
  law('anyJson', anyJson(), survivesJson, null),
  law('anyJsonObject', anyJsonObject(), isObject, {}),
  law('milliseconds', milliseconds(), isTime, 0),
  law('isoTime', isoTime(), (value) => new Date(value).toISOString() === value, '1970-01-01T00:00:00.000Z'),
  law('timeStep rising', timeStep('rising'), isTime, 0),
  law('timeStep any', timeStep('any'), Number.isInteger, 0),
  law('entryId', entryId(), (value) => /^[0-9a-f]{8}(?:-[0-9a-f-]{27})?$/.test(value), '00000000'),
  law('sessionId', sessionId(), (value) => /^[A-Za-z0-9](?:[\w.-]*[A-Za-z0-9])?$/.test(value), 'a'),
  law(
    'invalidSessionId',
    invalidSessionId(),
    (value) => !/^[A-Za-z0-9](?:[\w.-]*[A-Za-z0-9])?$/.test(value),
    '',
  ),
  law('usage', usage(), (value) => value.cost.total >= 0, emptyUsage),
  law('textBlock', textBlock(), hasType('text'), { type: 'text', text: '' }),
  law('thinkingBlock', thinkingBlock(), hasType('thinking'), { type: 'thinking', thinking: '' }),
  law('imageBlock', imageBlock(), hasType('image'), { type: 'image', data: '', mimeType: 'image/png' }),
  law('toolCallBlock', toolCallBlock(), hasType('toolCall'), {
    type: 'toolCall',
    id: 'call_0',
    name: 'read',
    arguments: {},
  }),
  law(
    'textAndImages',
    textAndImages(),
    (value) => value.every(({ type }) => type === 'text' || type === 'image'),
    [],
  ),
  law(
    'assistantBlocks',
    assistantBlocks(),
    (value) => value.every(({ type }) => type !== ('image' as string)),
    [],
  ),
  law('anyBlocks', anyBlocks(), Array.isArray, []),
  law('systemMessage', systemMessage({ features }), ({ role }) => role === 'system', emptySystem),
  law('message', message({ features }), ({ role }) => STORED_ROLES.some((name) => name === role), emptyUser),
  law('workingDirectory posix', workingDirectory('posix'), (value) => value.startsWith('/'), '/'),
  law('workingDirectory win32', workingDirectory('win32'), (value) => /^[A-Za-z]:\\/.test(value), 'C:\\'),
  law('roughWorkingDirectory', roughWorkingDirectory(), (value) => value.startsWith('/'), '/a'),
  law('framing', framing(), isObject, {}),
  ...SHAPES.map((shape) => law(`parentChoice ${shape}`, parentChoice(shape), isObject, { back: 0 })),
  law('sessionHeader', sessionHeader(), ({ version }) => version === 3, emptyHeader),
  law('session', session(), ({ header }) => header.type === 'session', { header: emptyHeader, entries: [] }),
  law(
    'sessionWithLeaf',
    sessionWithLeaf(),
    (value) => value.leafId === null || value.session.entries.some(({ id }) => id === value.leafId),
    { session: { header: emptyHeader, entries: [] }, leafId: null },
  ),
  ...([1, 2] as const).map((version) => {
    const { version: _newest, ...headerOne } = emptyHeader;
    const smallest = version === 1 ? headerOne : { ...emptyHeader, version };
    const bytesOnly = legacySession(version).map(({ bytes }) => ({ bytes }));
    return law(`legacySession ${version}`, bytesOnly, ({ bytes }) => bytes.length > 0, {
      bytes: headerBytes(smallest),
    });
  }),
  law('sessionFile', sessionFile(), ({ bytes }) => bytes.length > 0, {
    bytes: headerBytes(emptyHeader),
    version: 3,
    leafId: undefined,
  }),
];

const VALUES = 200;

describe('every arbitrary', () => {
  test.each(LAWS)('$name gives the same values for the same seed', ({ arbitrary }) => {
    const sample = () => fc.sample(arbitrary, { seed: 7, numRuns: 50 });
    expect(sample()).toEqual(sample());
  });

  test.each(LAWS)('$name gives correct values', ({ arbitrary, isCorrect }) => {
    const wrong = fc
      .sample(arbitrary, { seed: 1, numRuns: VALUES })
      .filter((value) => !isCorrect(value as never));
    expect(wrong).toEqual([]);
  });

  test.each(LAWS)('$name shrinks to the smallest', ({ arbitrary, smallest }) => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const details = fc.check(
        fc.property(arbitrary, () => false),
        { seed },
      );
      expect(details.counterexample).toEqual([smallest]);
    }
  });
});

describe('payload', () => {
  test.each(ENTRY_KINDS)('%s gives what becomes an entry of that type', (kind) => {
    const made = fc.sample(payload(kind, { features }), { seed: 1, numRuns: VALUES });
    expect(new Set(made.map((one) => (one.type === 'plain' ? one.members.type : one.type)))).toEqual(
      new Set([kind]),
    );
  });
});
