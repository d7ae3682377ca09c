import type { Payload } from '../../generators/index.ts';

/**
 * What a program is made of: steps as data. A step names sessions and entries by number, modulo how many there are when
 * it is taken, so that a program stays one while steps fall away. A step that is not possible then is passed over.
 */

/** One of those that there are: this number modulo their count, counted from the newest. */
export type Nth = number;

/** An entry of a session, or null for before the first. */
export type Spot = Nth | null;

/** An id that no entry has. */
export const UNKNOWN_ENTRY = 'no-such-entry';

/** In which way an edit is none that a writer may take. */
export type EditFault =
  | 'off-branch'
  | 'unknown'
  | 'uneditable'
  | 'bare-string'
  | 'bare-list'
  | 'without-content'
  | 'number-as-content'
  | 'null-as-content'
  | 'object-as-content'
  | 'without-replacement';

/** An entry to be appended, before it is known which others there are. */
export interface Draft {
  readonly payload: Payload;
  /** Which of the possible targets is meant. */
  readonly reference: Nth;
  /** Only for edits, and of labels that their target is unknown. */
  readonly fault?: EditFault;
}

/** What the runner itself does to the disk. Names are relative to the scratch folder. */
export type DiskStep =
  /** Writes a file; `modified` is its time in seconds, later files being newer when it is left out. */
  | { readonly act: 'place'; readonly name: string; readonly bytes: Uint8Array; readonly modified?: number }
  /** A symbolic link, which may lead nowhere. */
  | { readonly act: 'link'; readonly name: string; readonly to: string }
  | { readonly act: 'folder'; readonly name: string }
  /** So many sessions, with the newest last. */
  | { readonly act: 'fill'; readonly directory: string; readonly count: number; readonly cwd: string }
  /** Bytes behind the last of a session's file, as of a writer that was interrupted. */
  | { readonly act: 'tear'; readonly session: Nth; readonly bytes: Uint8Array }
  /** Takes the last line break of a session's file away. */
  | { readonly act: 'unend'; readonly session: Nth }
  /** Puts a file of somebody else where the writer said that a session will be stored. */
  | { readonly act: 'occupy'; readonly session: Nth; readonly bytes: Uint8Array }
  /** Makes a session's file one that cannot be written, until `unblock`. */
  | { readonly act: 'block'; readonly session: Nth }
  | { readonly act: 'unblock' }
  /** Lays the folder of the sessions on a disk of so many bytes. */
  | { readonly act: 'small-disk' | 'grow-disk'; readonly bytes: number }
  /** Puts a file where the folder of the sessions is, so that none can be made in it. */
  | { readonly act: 'bar-folder' };

/** What the implementation is asked to do to a session. */
export type SessionStep =
  | {
      readonly act: 'create';
      readonly cwd: string;
      /** Where a driver creates no sessions, one is placed and opened: what follows is about any session. */
      readonly orOpened?: true;
      readonly sessionId?: string;
      readonly parentSession?: string;
    }
  /** Begins a new session in the writer that has one open. */
  | {
      readonly act: 'new';
      readonly session: Nth;
      readonly sessionId?: string;
      readonly parentSession?: string;
    }
  | { readonly act: 'open'; readonly session: Nth }
  /** Opens whatever lies in a file of this name. */
  | { readonly act: 'open-file'; readonly name: string }
  /** Opens a session that is open already, as a second writer. */
  | { readonly act: 'open-again'; readonly session: Nth }
  | { readonly act: 'append'; readonly session: Nth; readonly draft: Draft }
  | {
      readonly act: 'navigate';
      readonly session: Nth;
      readonly to: Spot | 'unknown';
      readonly summary?: string;
    }
  | { readonly act: 'state'; readonly session: Nth }
  | { readonly act: 'context'; readonly session: Nth }
  | { readonly act: 'read'; readonly session: Nth }
  | { readonly act: 'close'; readonly session: Nth }
  /** Appends through a handle that was closed. */
  | { readonly act: 'append-closed'; readonly session: Nth; readonly draft: Draft }
  | { readonly act: 'fork'; readonly session: Nth; readonly cwd: string }
  | { readonly act: 'clone'; readonly session: Nth; readonly leaf?: Nth }
  /** Ends the driver with SIGKILL, so many milliseconds after the entry was sent to it. */
  | { readonly act: 'kill'; readonly session: Nth; readonly draft: Draft; readonly after: number };

/** What the implementation is asked to find. */
export type FindingStep =
  | { readonly act: 'list' | 'latest'; readonly directory: string; readonly cwd?: string }
  /** Lists the folders of all projects below a root. */
  | { readonly act: 'list'; readonly root: string; readonly cwd?: string }
  | { readonly act: 'find'; readonly directory: string; readonly sessionId: string };

/** Takes a file from anywhere into a folder of sessions. */
export interface ImportStep {
  readonly act: 'import';
  readonly name: string;
  readonly directory: string;
}

export type Step = DiskStep | SessionStep | FindingStep | ImportStep;
export type Act = Step['act'];
