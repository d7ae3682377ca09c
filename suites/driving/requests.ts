import type { Method } from '../../schema/protocol.ts';
import type { Request } from '../question.ts';
import type { Known } from './moment.ts';
import { payloadOf, pick } from './payload.ts';
import { UNKNOWN_ENTRY, type FindingStep, type ImportStep, type SessionStep, type Spot } from './step.ts';
import { OTHER_FOLDER, FOLDER } from './places.ts';

/** What a step comes to, put as a request to the driver. */

const ask = (method: Method, params: Request['params']): Request => ({ method, params });

/** What a caller chose of a new session. */
const chosen = ({ sessionId, parentSession }: { sessionId?: string; parentSession?: string }) => ({
  ...(sessionId !== undefined && { sessionId }),
  ...(parentSession !== undefined && { parentSession }),
});

export function createRequest(step: SessionStep & { act: 'create' }): Request {
  return ask('session/create', { directory: FOLDER, cwd: step.cwd, ...chosen(step) });
}

export const openRequest = (path: string): Request => ask('session/open', { path });

export function findingRequest(step: FindingStep): Request {
  const { act, ...params } = step;
  return ask(`sessions/${act}`, params);
}

export const importRequest = ({ name, directory }: ImportStep): Request =>
  ask('session/import', { path: name, directory, cwd: '/home/u/app' });

const entryAt = ({ entries }: Known, spot: Spot): string | null | undefined =>
  spot === null ? null : pick(entries, spot)?.id;

export function requestTo(
  step: Exclude<SessionStep, { act: 'create' | 'open-file' }>,
  session: Known,
): Request | undefined {
  const { handle, name } = session;
  switch (step.act) {
    case 'open':
    case 'open-again':
      return openRequest(name);
    case 'append':
    case 'append-closed':
    case 'kill': {
      const entry = payloadOf(step.draft, session);
      return entry && ask('session/append', { handle: handle ?? session.closed, entry });
    }
    case 'navigate': {
      const entryId = step.to === 'unknown' ? UNKNOWN_ENTRY : entryAt(session, step.to);
      if (entryId === undefined) return undefined;
      return ask('session/navigate', {
        handle,
        entryId,
        ...(step.summary !== undefined && { summary: step.summary }),
      });
    }
    case 'state':
    case 'close':
      return ask(`session/${step.act}`, { handle });
    case 'new':
      return ask('session/new', { handle, ...chosen(step) });
    case 'context':
      return ask('session/context', { path: name, leafId: session.leafId });
    case 'read':
      return ask('session/read', { path: name });
    case 'fork':
      return ask('session/fork', { path: name, directory: OTHER_FOLDER, cwd: step.cwd });
    case 'clone': {
      const leafId = step.leaf === undefined ? undefined : (entryAt(session, step.leaf) ?? undefined);
      return ask('session/clone', {
        path: name,
        directory: OTHER_FOLDER,
        ...(leafId !== undefined && { leafId }),
      });
    }
    default:
      return step satisfies never;
  }
}
