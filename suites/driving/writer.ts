import type { Outcome, Request } from '../question.ts';
import type { Files, Known } from './moment.ts';
import { pick } from './payload.ts';
import type { DiskStep, SessionStep, Step } from './step.ts';
import { FOLDER } from './places.ts';
import { createRequest, findingRequest, importRequest, openRequest, requestTo } from './requests.ts';
import {
  appended,
  closed,
  copied,
  created,
  fromFile,
  named,
  navigated,
  opened,
  openedFile,
  renewed,
  type Result,
} from './known.ts';

/** A step made into what is to be done. */
export type Action =
  | { readonly kind: 'ask'; readonly request: Request; readonly session?: Known; readonly source?: Known }
  | { readonly kind: 'kill'; readonly request: Request; readonly after: number; readonly session: Known }
  | { readonly kind: 'disk'; readonly step: DiskStep; readonly name: string };

type Made = Known['made'];

/**
 * The model of a writer: which sessions there are, and what each must hold by what was acknowledged. It turns steps into
 * requests, as long as they are possible, and learns from the answers.
 */
export class Writer {
  #sessions: readonly Known[] = [];
  #blocked: string | undefined;
  #barred = false;

  get sessions(): readonly Known[] {
    return this.#sessions;
  }

  get blocked(): boolean {
    return this.#blocked !== undefined || this.#barred;
  }

  /** What a step comes to now; undefined where it is not possible. `stored` are the files that there are. */
  resolve(step: Step, stored: Files): Action | undefined {
    switch (step.act) {
      case 'place':
      case 'link':
      case 'folder':
        return { kind: 'disk', step, name: step.name };
      case 'fill':
        return { kind: 'disk', step, name: step.directory };
      case 'small-disk':
      case 'grow-disk':
      case 'bar-folder':
        return { kind: 'disk', step, name: FOLDER };
      case 'occupy':
        return this.#resolveOccupied(step, stored);
      case 'tear':
      case 'unend':
      case 'block':
        return this.#resolveOnFile(step, stored);
      case 'unblock':
        return this.#blocked === undefined ? undefined : { kind: 'disk', step, name: this.#blocked };
      case 'list':
      case 'latest':
      case 'find':
        return { kind: 'ask', request: findingRequest(step) };
      case 'import':
        return { kind: 'ask', request: importRequest(step) };
      default:
        return this.#resolveSession(step, stored);
    }
  }

  #resolveOnFile(step: DiskStep & { session: number }, stored: Files): Action | undefined {
    const open = this.#sessions.filter(({ name, handle }) => stored.has(name) && handle !== undefined);
    const closed = this.#sessions.filter(({ name, handle }) => stored.has(name) && handle === undefined);
    // Only a writer that has the file open can be kept from writing; only a file that nobody has open is torn.
    const session = pick(step.act === 'block' ? open : closed, step.session);
    if (session === undefined || this.#blocked !== undefined) return undefined;
    return { kind: 'disk', step, name: session.name };
  }

  /** Only a place that a writer told of, and that is free, can be taken. */
  #resolveOccupied(step: DiskStep & { act: 'occupy' }, stored: Files): Action | undefined {
    const free = this.#sessions.filter(
      ({ name, handle }) => handle !== undefined && name !== '' && !stored.has(name),
    );
    const session = pick(free, step.session);
    return session && { kind: 'disk', step, name: session.name };
  }

  #resolveSession(step: SessionStep, stored: Files): Action | undefined {
    if (step.act === 'create') return { kind: 'ask', request: createRequest(step) };
    if (step.act === 'open-file')
      return stored.has(step.name) ? { kind: 'ask', request: openRequest(step.name) } : undefined;
    // Where a move's summary cannot be written, nothing says whether the move itself took place.
    if (step.act === 'navigate' && step.summary !== undefined && this.blocked) return undefined;
    const session = this.#choose(step, stored);
    if (session === undefined) return undefined;
    const request = requestTo(step, session);
    if (request === undefined) return undefined;
    return step.act === 'kill'
      ? { kind: 'kill', request, after: step.after, session }
      : { kind: 'ask', request, session };
  }

  /** The session that a step is about: an open one, a closed one, or one that has a file. */
  #choose(
    { act, session }: Exclude<SessionStep, { act: 'create' | 'open-file' }>,
    stored: Files,
  ): Known | undefined {
    const all = this.#sessions.filter(({ name, handle, closed }) => {
      const hasFile = stored.has(name) && this.#blocked === undefined;
      if (act === 'open') return handle === undefined && hasFile;
      if (act === 'append-closed') return handle === undefined && closed !== undefined;
      if (act === 'fork' || act === 'clone' || act === 'read') return hasFile;
      if (act === 'open-again' || act === 'context') return handle !== undefined && hasFile;
      return handle !== undefined;
    });
    return pick(all, session);
  }

  /** Takes in what a step came to, and gives the session as it must be now. */
  learn(step: Step, action: Action, outcome: Outcome | undefined, files: Files): Known | undefined {
    if (action.kind === 'disk') return this.#learnDisk(action, files);
    if (action.kind === 'kill') return this.#learnKill(action, outcome, files);
    const { session } = action;
    if (outcome === undefined || 'rejected' in outcome) {
      return session && this.#put(session, { ...session, leafBy: 'refusal' });
    }
    const result = outcome.result as Readonly<Record<string, never>>;
    switch (step.act) {
      case 'create':
        return this.#add(created(step, result));
      case 'new':
        if (session !== undefined) this.#put(session, { ...session, handle: undefined });
        return this.#add(renewed(step, session, result, files));
      case 'open-file':
        return this.#add(openedFile(step.name, result, files));
      case 'open':
        return session && this.#put(session, opened(session, result, files));
      case 'open-again':
        return session && this.#secondWriter(session, result, files);
      case 'append':
        return (
          session &&
          this.#put(session, appended(named(session, this.#sessions, files), action.request, result, files))
        );
      case 'navigate':
        return session && this.#put(session, navigated(session, step, action.request, result, files));
      case 'close':
        return session && this.#put(session, closed(session));
      case 'fork':
      case 'clone':
        return session && this.#learnCopy(session, step, action.request, result, files);
      case 'state':
        return session && this.#put(session, named(session, this.#sessions, files, result['path']));
      default:
        return session;
    }
  }

  #learnDisk({ step, name }: Action & { kind: 'disk' }, files: Files): Known | undefined {
    if (step.act === 'block') this.#blocked = name;
    if (step.act === 'unblock') this.#blocked = undefined;
    if (step.act === 'bar-folder') this.#barred = true;
    if (step.act !== 'place') return this.#sessions.find((session) => session.name === name);
    const known = fromFile(name, files);
    return known && this.#add(known);
  }

  /** After a kill no handle is worth anything. What was acknowledged before must be in the file. */
  #learnKill(
    { session, request }: Action & { kind: 'kill' },
    outcome: Outcome | undefined,
    files: Files,
  ): Known {
    const answered = outcome !== undefined && 'result' in outcome;
    const last = answered
      ? appended(session, request, outcome.result as Readonly<Record<string, never>>, files)
      : session;
    this.#put(session, last);
    this.#sessions = this.#sessions.map(({ closed: _gone, ...known }) => ({ ...known, handle: undefined }));
    return last;
  }

  #learnCopy(
    source: Known,
    step: SessionStep & { act: 'fork' | 'clone' },
    request: Request,
    result: Result,
    files: Files,
  ): Known | undefined {
    const made: Made = {
      how: step.act,
      source: source.name,
      ...(step.act === 'fork' && { cwd: step.cwd }),
    };
    const copy = copied(source, made, request, result, files);
    return copy && this.#add(copy);
  }

  #secondWriter(session: Known, result: Readonly<Record<string, never>>, files: Files): Known {
    const second = { ...opened(session, result, files), shared: true };
    this.#put(session, { ...session, shared: true });
    return this.#add(second);
  }

  #add(session: Known): Known {
    this.#sessions = [...this.#sessions, session];
    return session;
  }

  #put(before: Known, after: Known): Known {
    this.#sessions = this.#sessions.map((known) => (known === before ? after : known));
    return after;
  }
}
