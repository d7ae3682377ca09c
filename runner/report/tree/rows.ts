/** One line of a drawn session tree. JSON data: a report keeps it of a file that is too large to be kept itself. */
export interface TreeRow {
  readonly kind: 'entry' | 'folded' | 'odd';
  /** The entry's id, or `line 7` where it has none; of what is folded, nothing. */
  readonly id: string;
  /** The line in the file, counted from 1. */
  readonly line: number;
  /** The column in which its branch runs, from 0. */
  readonly lane: number;
  /** The row above from which it hangs; missing for a root. */
  readonly parent?: number;
  /** Whether it is on the branch that is read. */
  readonly active: boolean;
  /** What the context does with it, where that is not simply to send it. */
  readonly fate?: Fate;
  /** What it is, in a few words. */
  readonly text: string;
  /** What is special about it. */
  readonly notes: readonly string[];
  /** Its places in the expected and in the received answer: `messages 3`. */
  readonly expected?: string;
  readonly received?: string;
  /** Whether these differ. */
  readonly differs?: boolean;
  /** What is wrong with it, in a few words each. */
  readonly problems?: readonly string[];
}

/** `kept` stands between the first kept entry and the compaction, `summarized` before it. */
export type Fate = 'hidden' | 'replaced' | 'kept' | 'summarized';

/** A session file as it is drawn. */
export interface TreeDrawing {
  readonly header: string;
  readonly rows: readonly TreeRow[];
  /** How many entries the file has. */
  readonly entries: number;
  /** How many of them stand for themselves. */
  readonly drawn: number;
  /** Whether answers were compared. */
  readonly compared: boolean;
}
