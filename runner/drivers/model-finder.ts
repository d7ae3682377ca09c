import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { activityOf, infoOf, readSession, type Info, type ReadSession } from '../../suites/model/index.ts';
import type { Params } from '../driver-kit/driver.ts';

/** A session in a folder. */
export interface Listed {
  readonly path: string;
  readonly modified: number;
  readonly session: ReadSession;
  readonly info: Info;
}

/** The folders of the projects below a root, linked ones too. */
const projectsIn = (root: string): string[] =>
  readdirSync(root)
    .map((name) => join(root, name))
    .filter((path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true);

/** Every session of a folder, or of all folders below a root; whatever cannot be read as one is passed over. */
export function sessionsIn({ root, directory, cwd }: Params): Listed[] {
  if (root !== undefined)
    return projectsIn(String(root)).flatMap((each) => sessionsIn({ directory: each, cwd }));
  return readdirSync(String(directory)).flatMap((name) => {
    const path = join(String(directory), name);
    if (!name.endsWith('.jsonl')) return [];
    try {
      const session = readSession(readFileSync(path));
      const info = infoOf(session);
      if (cwd !== undefined && resolve(String(info.cwd)) !== resolve(String(cwd))) return [];
      return [{ path, modified: statSync(path).mtimeMs, session, info }];
    } catch {
      return [];
    }
  });
}

export const shown = ({ path, info }: Listed) => {
  const { id, cwd, name, messageCount, firstMessage } = info;
  return { path, id, cwd, name, messageCount, firstMessage };
};

/** The finding methods, answered by the model. */
export const finding = {
  'sessions/list': (params: Params) => ({
    sessions: sessionsIn(params)
      .sort((one, other) => activityOf(other.session) - activityOf(one.session))
      .map(shown),
  }),
  'sessions/latest': (params: Params) => ({
    path: sessionsIn(params).sort((one, other) => other.modified - one.modified)[0]?.path ?? null,
  }),
  'sessions/find': (params: Params) => ({
    path: sessionsIn(params).find(({ info }) => info.id === params['sessionId'])?.path ?? null,
  }),
};
