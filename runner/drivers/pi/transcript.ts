import type { Params } from '../../driver-kit/driver.ts';
import type { PiModule } from './package.ts';
import { leafOf, openSession } from './reading.ts';

interface Shown {
  readonly role: string;
  readonly content?: string | readonly { readonly type: string; readonly text?: string }[];
  readonly summary?: string;
  readonly display?: boolean;
}

/** As `contentText` of pi-ai joins the text of a message. */
const textOf = ({ content, summary = '' }: Shown): string =>
  typeof content === 'string'
    ? content
    : (content
        ?.filter(({ type }) => type === 'text')
        .map(({ text }) => text)
        .join('\n') ?? summary);

const isShown = ({ role, display }: Shown): boolean => role !== 'system' && display !== false;

/**
 * What Pi shows of a branch when a session is resumed: the entries of its interactive mode (`buildContextEntries`), and what
 * each of them is shown as (`sessionEntryToContextMessages`). Left out where the release has no functions for it.
 */
export function showing({ buildContextEntries, sessionEntryToContextMessages, ...pi }: PiModule) {
  if (buildContextEntries === undefined || sessionEntryToContextMessages === undefined) return {};
  return {
    'session/transcript': ({ path, leafId }: Params) => {
      const manager = openSession(pi, String(path));
      const shown = buildContextEntries(manager.getEntries(), leafOf(manager, leafId));
      const items = shown.flatMap((entry) =>
        (sessionEntryToContextMessages(entry) as readonly Shown[])
          .filter(isShown)
          .map((message) => ({ entryId: entry.id, role: message.role, text: textOf(message) })),
      );
      return { items };
    },
  };
}
