import { UsageError } from '../errors.ts';
import type { Origin } from '../case/finding.ts';
import { sha256 } from '../hash.ts';

/** What makes one case again. */
export interface Replay {
  readonly rule: string;
  /** The Pi release that the inputs were made for. */
  readonly follows: string;
  /** The seed of the run. */
  readonly seed: number;
  readonly origin: Origin;
}

const VERSION = 'pc1';
const SEPARATOR = '~';

const checksumOf = (text: string): string => sha256(text).slice(0, 6);

/** Leaves only what is plain in a URL and in a shell, and not our separator. */
const escaped = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[~!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

const fromBase64 = (text: string): string => Buffer.from(text, 'base64url').toString('utf8');

/**
 * A token such as `pc1~edit.omit~1.6.0~42~r7.0.2~9f31c0`: version, rule, release, seed, run path (`r`) or example (`e`),
 * checksum. It holds only characters that need no quoting in a shell or a URL.
 */
export function encodeToken({ rule, follows, seed, origin }: Replay): string {
  const where =
    'path' in origin
      ? `r${origin.path.replaceAll(':', '.')}`
      : `e${Buffer.from(origin.example, 'utf8').toString('base64url')}`;
  const body = [VERSION, rule.replaceAll('/', '.'), escaped(follows), String(seed), where].join(SEPARATOR);
  return `${body}${SEPARATOR}${checksumOf(body)}`;
}

/** Reads a token. Throws `UsageError` that says what is wrong with it. */
export function decodeToken(token: string): Replay {
  const refuse = (why: string): never => {
    throw new UsageError(
      `not a replay token: ${why}. Copy the whole token from a report; it begins with ${VERSION}~`,
    );
  };
  const parts = token.trim().split(SEPARATOR);
  const [version = '', rule = '', follows = '', seed = '', where = '', checksum] = parts;
  if (!/^pc\d+$/.test(version)) return refuse('it does not begin with pc and a version');
  if (version !== VERSION) return refuse(`its version is ${version}, this pi-conform reads ${VERSION}`);
  if (parts.length !== 6) return refuse(`it has ${parts.length} parts instead of 6`);
  const body = parts.slice(0, 5).join(SEPARATOR);
  if (checksum !== checksumOf(body))
    return refuse('its checksum does not fit, a part was changed or cut off');
  return {
    rule: rule.replaceAll('.', '/'),
    follows: decodeURIComponent(follows),
    seed: Number(seed),
    origin: originOf(where),
  };
}

const originOf = (where: string): Origin =>
  where.startsWith('e')
    ? { example: fromBase64(where.slice(1)) }
    : { path: where.slice(1).replaceAll('.', ':') };
