/** Why several rules fail, probably: JSON data of a report. */
export interface Cause {
  /** `bank`: an implementation that is broken on purpose answers in the same way. `shape`: the failures look alike. */
  readonly by: 'bank' | 'shape';
  /** What is wrong, in a clause. */
  readonly says: string;
  /** Of a bank, what else would explain it nearly as well. */
  readonly alike?: readonly string[];
  /** The smallest case that shows it. */
  readonly shows: {
    readonly rule: string;
    readonly case: string;
    /** Its first difference, or the words of the refusal. */
    readonly difference: string;
    readonly replay?: string;
  };
  /** The rules that fail by it, that of the smallest case first. */
  readonly rules: readonly string[];
  /** How many examples answer exactly so; of a shape, how many rules. */
  readonly agreeing: number;
  /** Where to look: the method, and what the documentation says there. */
  readonly look: string;
}
