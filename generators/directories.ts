import fc from 'fast-check';
import type { Platform } from '../schema/protocol.ts';

const COMMON = [
  'a',
  'B',
  'z',
  '0',
  '9',
  '-',
  '--',
  '_',
  '.',
  ' ',
  '.git',
  'é',
  'e\u0301',
  '学',
  '🚀',
  '%20',
  '~',
  '@',
  '+',
  "'",
  '(',
  '&',
];
/** What a name may hold on one platform and not on the other. */
const OWN = { posix: [':', '\\', '"', '<', '|', '?', '*', '\t'], win32: ['\u00a0'] } as const;

const MAX_NAME_BYTES = 24;

const separatorOf = (platform: Platform) => (platform === 'posix' ? '/' : '\\');

/** One name between separators; never a dot segment. */
const name = (platform: Platform): fc.Arbitrary<string> =>
  fc
    .array(
      fc.oneof(
        { withCrossShrink: true },
        { weight: 4, arbitrary: fc.constantFrom(...COMMON) },
        fc.constantFrom(...OWN[platform]),
      ),
      {
        minLength: 1,
        maxLength: 5,
      },
    )
    .map((parts) => parts.join(''))
    .filter((made) => !/^\.+$/.test(made) && Buffer.byteLength(made) <= MAX_NAME_BYTES)
    // Windows drops dots and spaces at the end of a name, so no directory has such a one.
    .filter((made) => platform === 'posix' || !/[. ]$/.test(made));

const driveLetter = () => fc.constantFrom('C', 'D', 'c', 'z');

const rootOf = (platform: Platform): fc.Arbitrary<string> =>
  platform === 'posix' ? fc.constant('/') : driveLetter().map((letter) => `${letter}:\\`);

/** An absolute working directory, resolved already: no doubled or trailing separators, no dot segments. */
export const workingDirectory = (platform: Platform = 'posix'): fc.Arbitrary<string> =>
  fc
    .tuple(rootOf(platform), fc.array(name(platform), { maxLength: 5 }))
    .map(([root, names]) => `${root}${names.join(separatorOf(platform))}`);

/** An absolute working directory that is still to be resolved: doubled and trailing separators, dot segments. */
export function roughWorkingDirectory(platform: Platform = 'posix'): fc.Arbitrary<string> {
  const separator =
    platform === 'posix'
      ? fc.constantFrom('/', '//', '/./', '///')
      : fc.constantFrom('\\', '/', '\\\\', '\\.\\');
  const segment = fc.oneof(
    { withCrossShrink: true },
    { weight: 3, arbitrary: name(platform) },
    fc.constantFrom('..', '.'),
  );
  const end = fc.constantFrom('', separatorOf(platform), `${separatorOf(platform)}.`);
  return fc
    .tuple(rootOf(platform), fc.array(fc.tuple(segment, separator), { minLength: 1, maxLength: 4 }), end)
    .map(
      ([root, parts, tail]) =>
        `${root}${parts.map(([made, joint], index) => (index === parts.length - 1 ? made : made + joint)).join('')}${tail}`,
    );
}
