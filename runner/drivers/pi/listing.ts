import type { PiManagerClass, PiSessionInfo } from './package.ts';

/** All sessions that Pi lists in a folder, whatever their working directory. */
export async function listFolder(
  SessionManager: PiManagerClass,
  folder: string,
): Promise<readonly PiSessionInfo[]> {
  // Before `listAll` took a folder, `list` told no working directories apart in it.
  const takesFolder = (SessionManager.listAll?.length ?? 0) > 1;
  return (takesFolder ? SessionManager.listAll?.(folder) : undefined) ?? SessionManager.list('', folder);
}

/** What Pi shows in a list for a session without a user message. */
const NO_FIRST_MESSAGE = '(no messages)';

/** What Pi lists of a session; what is not there is null. */
export const listed = ({ id, cwd, name, parentSessionPath, messageCount, firstMessage }: PiSessionInfo) => ({
  id,
  cwd: cwd === undefined || cwd === '' ? null : cwd,
  name: name ?? null,
  parentSession: parentSessionPath ?? null,
  messageCount,
  firstMessage: firstMessage === NO_FIRST_MESSAGE ? null : firstMessage,
});
