import { isObject } from '../model/values.ts';
import { CallIndex } from './call-index.ts';
import { columnOf } from './columns.ts';
import { ActiveContext, type Edits } from './active-context.ts';
import { isAssistant, isToolResult, KIND, kindWords, partsExchanges } from './kinds.ts';
import type { Place } from './line-at-hand.ts';
import { NumberList } from './growing.ts';
import { PlainExchanges } from './plain-exchanges.ts';
import type { CodeOf, InspectedId } from './rules/index.ts';
import { quoted } from './received.ts';
import { NO_ENTRY, type TreeIndex } from './tree-index.ts';

/** More results than this that answer no call of theirs are counted, but not looked for. */
const MAX_SUSPECTS = 2_000;

/** Judges whether calls and their results belong together in what the model is sent: the context of the active branch. */
export class ExchangeJudge implements Edits {
  readonly #calls = new CallIndex();
  readonly #plain = new PlainExchanges(this.#calls);
  readonly #place: Place;
  readonly #tree: TreeIndex;
  #lastColumn = 0;
  readonly #kept = new Map<number, number>();
  /** The assistant messages that Pi leaves out of a request. */
  readonly #unsent = new Set<number>();
  readonly editEntries = new NumberList();
  readonly editTargets = new NumberList();
  readonly #editColumns = new NumberList();
  /** 1 for an edit that omits its target. */
  readonly omissions = new NumberList();

  constructor(place: Place, tree: TreeIndex) {
    this.#place = place;
    this.#tree = tree;
  }

  /**
   * Takes an entry of any kind.
   * @param isNext it hangs below the entry before it, or is the first
   */
  add(entry: number, kind: number, message: unknown, isNext: boolean): void {
    const callsBefore = this.#calls.calls;
    let isSent = true;
    if (isAssistant(kind)) {
      if (isObject(message)) {
        isSent = !UNSENT.has(message['stopReason']);
        if (!isSent) this.#unsent.add(entry);
        this.#addCalls(entry, message['content']);
      }
    } else if (isToolResult(kind)) {
      if (isObject(message) && typeof message['toolCallId'] === 'string')
        this.#calls.addResult(
          entry,
          message['toolCallId'],
          this.#columnOf('toolCallId', '/message/toolCallId'),
        );
      // One without an id is told by the schema.
      else return;
    }
    this.#plain.take(kind, callsBefore, isNext, isSent);
  }

  /**
   * Takes a compaction that keeps a range.
   * @param member what names the first entry of it
   */
  addCompaction(
    entry: number,
    kept: number,
    member: 'firstKeptEntryId' | 'firstKeptEntryIndex' = 'firstKeptEntryId',
  ): void {
    this.#kept.set(entry, kept);
    this.#plain.end();
    if (!isToolResult(this.#kindOf(kept))) return;
    const pointer = `/${member}`;
    const received = `${this.#place.received(pointer)}, a tool result on line ${this.#tree.lineOf(kept)}`;
    const code = member === 'firstKeptEntryId' ? 'result' : 'index';
    this.#place.report('exchange/kept-range', code, pointer, { received });
  }

  /** Takes an edit of a message that is sent. */
  addEdit(entry: number, target: number, replacement: unknown): void {
    const kind = this.#kindOf(target);
    const omits = replacement === null;
    // Also what brings a hidden message back, as the last edit counts.
    if (!isToolResult(kind) && !partsExchanges(kind)) return;
    if (isAssistant(kind) || (omits && isToolResult(kind))) this.#plain.end();
    this.editEntries.push(entry);
    this.editTargets.push(target);
    this.omissions.push(omits ? 1 : 0);
    this.#editColumns.push(this.#columnOf('targetId', '/targetId'));
    if (!omits && isAssistant(kind) && isObject(replacement)) this.#addCalls(entry, replacement['content']);
  }

  #addCalls(entry: number, content: unknown): void {
    if (!Array.isArray(content)) return;
    for (const block of content as unknown[])
      if (isObject(block) && block['type'] === 'toolCall' && typeof block['id'] === 'string')
        this.#calls.addCall(entry, block['id']);
  }

  /** Where a member stands that nearly always comes before all text of others, and often where it stood before. */
  #columnOf(member: string, pointer: string): number {
    const { markedColumn } = this.#place;
    if (markedColumn !== undefined) return markedColumn;
    const { text } = this.#place;
    const guess = this.#lastColumn - member.length - 4;
    if (guess > 0 && text.startsWith(member, guess + 1) && text.startsWith('":"', guess + 1 + member.length))
      return this.#lastColumn;
    this.#lastColumn = this.#searchedColumn(text, member, pointer);
    return this.#lastColumn;
  }

  #searchedColumn(text: string, member: string, pointer: string): number {
    const written = `"${member}":"`;
    const at = text.indexOf(written);
    const content = text.indexOf('"content":');
    return at !== -1 && (content === -1 || at < content) ? at + written.length : columnOf(text, pointer);
  }

  #kindOf(entry: number): number {
    return this.#tree.kindOf(entry) & KIND;
  }

  /** Judges the context of the branch that ends in an entry. */
  end(leaf: number): void {
    if (leaf === NO_ENTRY || this.#plain.isPlain || (this.#calls.calls === 0 && !this.#calls.hasResults))
      return;
    const context = new ActiveContext(this.#tree, leaf, this.#kept, this);
    const answered = new Uint8Array(this.#calls.calls);
    const suspects: number[] = [];
    /** The calls that are open, and the line of a message that came behind them. */
    let from = 0;
    let to = 0;
    let parted = 0;
    const { entries } = context;
    for (let place = 0; place < entries.length; place++) {
      const entry = entries[place] as number;
      const kind = this.#kindOf(entry);
      if (isToolResult(kind)) {
        const result = this.#calls.resultOf(entry);
        if (result === -1 || context.isOmitted(entry)) continue;
        const call = this.#callAmong(from, to, result, answered);
        if (call === -1) {
          if (suspects.length < MAX_SUSPECTS) suspects.push(result);
        } else if (parted > 0) this.#reportParted(entry, result, call, parted);
        else if (answered[call] === 1) this.#reportTwice(entry, result, call);
        if (call !== -1) answered[call] = 1;
      } else if (partsExchanges(kind) && !context.isOmitted(entry)) {
        if (isAssistant(kind) && !this.#unsent.has(entry)) {
          const speaker = context.speakerOf(entry);
          const first = this.#calls.firstCallOf(speaker);
          const end = this.#calls.endOfCalls(speaker, first);
          // Between a call and its result, an answer parts them as any other message does.
          if (end > first || from === to) {
            from = first;
            to = end;
            parted = 0;
          } else parted ||= this.#tree.lineOf(entry);
        } else parted ||= this.#tree.lineOf(entry);
      }
    }
    this.#judgeSuspects(suspects, context, answered);
    this.#judgeOmittedResults(context, answered);
  }

  #callAmong(from: number, to: number, result: number, answered: Uint8Array): number {
    let found = -1;
    for (let call = from; call < to; call++) {
      if (!this.#calls.answers(result, call)) continue;
      if (answered[call] === 0) return call;
      found = call;
    }
    return found;
  }

  /** Looks where the calls are that results name, and were not open when these came. */
  #judgeSuspects(suspects: readonly number[], context: ActiveContext, answered: Uint8Array): void {
    const best = new Map<number, { rank: number; call: number }>();
    for (const [call, results] of this.#calls.callsNamedBy(suspects)) {
      for (const result of results) {
        const rank = this.#rankOf(call, this.#calls.entryOfResult(result), context);
        if (rank > (best.get(result)?.rank ?? 0)) best.set(result, { rank, call });
      }
    }
    const told = new Set<number>();
    for (const result of suspects) {
      const entry = this.#calls.entryOfResult(result);
      const found = best.get(result);
      if (found === undefined) this.#reportNoCall(entry, result, 'nowhere', 'which no entry calls');
      else this.#reportSuspect(entry, result, found, context, answered, told);
    }
  }

  #rankOf(call: number, entry: number, context: ActiveContext): number {
    const maker = this.#calls.entryOfCall(call);
    const edit = context.editOf(maker);
    // Calls of a replacement are those of the edit, and count at its target.
    const at = edit === -1 && !context.isEdit(maker) ? maker : context.targetOf(maker);
    if (this.#unsent.has(at) && context.placeOf(at) > 0) return Rank.unsent;
    const isSent = at !== -1 && context.placeOf(at) > 0 && !context.isOmitted(at);
    if (isSent && context.speakerOf(at) === maker)
      return context.placeOf(at) < context.placeOf(entry) ? Rank.before : Rank.behind;
    if (edit !== -1 && context.placeOf(maker) > 0) return Rank.edited;
    return context.isOnBranch(maker) ? Rank.cut : Rank.elsewhere;
  }

  #reportSuspect(
    entry: number,
    result: number,
    { rank, call }: { rank: number; call: number },
    context: ActiveContext,
    answered: Uint8Array,
    told: Set<number>,
  ): void {
    const maker = this.#calls.entryOfCall(call);
    const line = this.#tree.lineOf(maker);
    if (rank === Rank.edited) {
      const edit = context.editOf(maker);
      if (!told.has(edit))
        this.#reportEdit(
          edit,
          `whose call ${this.#nameOf(result)} is answered on line ${this.#tree.lineOf(entry)}`,
        );
      told.add(edit);
    } else if (rank === Rank.before) {
      if (answered[call] === 1) this.#reportTwice(entry, result, call);
      else this.#reportParted(entry, result, call, this.#partingLine(maker, context));
      answered[call] = 1;
    } else if (rank === Rank.behind)
      this.#reportNoCall(entry, result, 'later', `which line ${line} calls, behind it`);
    else if (rank === Rank.unsent)
      this.#reportNoCall(
        entry,
        result,
        'unsent',
        `which line ${line} calls, a message that ended in an error or was aborted`,
      );
    else if (rank === Rank.cut)
      this.#reportNoCall(
        entry,
        result,
        'cut',
        `which line ${line} calls, before the range that the compaction keeps`,
      );
    else this.#reportNoCall(entry, result, 'elsewhere', `which line ${line} calls, on another branch`);
  }

  /** The line of the first message behind a call. */
  #partingLine(maker: number, context: ActiveContext): number {
    for (let place = context.placeOf(maker); place < context.entries.length; place++) {
      const entry = context.entries[place] as number;
      if (partsExchanges(this.#kindOf(entry)) && !context.isOmitted(entry)) return this.#tree.lineOf(entry);
    }
    return this.#tree.lineOf(maker);
  }

  /** An edit that omits a result alone leaves its call unanswered. */
  #judgeOmittedResults(context: ActiveContext, answered: Uint8Array): void {
    for (let edit = 0; edit < this.editEntries.length; edit++) {
      const target = this.editTargets.at(edit);
      if (context.editOf(target) !== edit || this.omissions.at(edit) === 0) continue;
      if (!isToolResult(this.#kindOf(target)) || context.placeOf(target) === 0) continue;
      const result = this.#calls.resultOf(target);
      const call = result === -1 ? -1 : this.#openCall(result, target, context);
      if (call === -1 || answered[call] === 1) continue;
      const line = this.#tree.lineOf(this.#calls.entryOfCall(call));
      this.#reportEdit(edit, `a result whose call on line ${line} is still sent`);
    }
  }

  /** The call that a result answers among those of the last assistant message before it that is sent. */
  #openCall(result: number, entry: number, context: ActiveContext): number {
    for (let place = context.placeOf(entry) - 2; place >= 0; place--) {
      const before = context.entries[place] as number;
      if (!isAssistant(this.#kindOf(before))) continue;
      if (this.#unsent.has(before)) return -1;
      // A call that was edited as well is the business of that edit.
      if (context.editOf(before) !== -1) return -1;
      const speaker = context.speakerOf(before);
      const from = this.#calls.firstCallOf(speaker);
      const to = this.#calls.endOfCalls(speaker, from);
      for (let call = from; call < to; call++) if (this.#calls.answers(result, call)) return call;
      return -1;
    }
    return -1;
  }

  #nameOf(result: number): string {
    return quoted(this.#calls.textOf(result));
  }

  #reportNoCall(
    entry: number,
    result: number,
    code: CodeOf<'exchange/result-has-call'>,
    words: string,
  ): void {
    this.#emit('exchange/result-has-call', code, entry, result, words);
  }

  #reportTwice(entry: number, result: number, call: number): void {
    const line = this.#tree.lineOf(this.#calls.entryOfCall(call));
    this.#emit(
      'exchange/answered-once',
      'again',
      entry,
      result,
      `which line ${line} calls and another result answers`,
    );
  }

  #reportParted(entry: number, result: number, call: number, line: number): void {
    const at = this.#tree.lineOf(this.#calls.entryOfCall(call));
    const words = `which line ${at} calls, with a message on line ${line} between`;
    this.#emit('exchange/nothing-between', 'parted', entry, result, words);
  }

  #emit<Id extends InspectedId>(
    rule: Id,
    code: CodeOf<Id>,
    entry: number,
    result: number,
    words: string,
  ): void {
    this.#place.emit({
      rule,
      code,
      line: this.#tree.lineOf(entry),
      column: this.#calls.columnOf(result),
      pointer: '/message/toolCallId',
      received: `${this.#nameOf(result)}, ${words}`,
    });
  }

  #reportEdit(edit: number, words: string): void {
    const target = this.editTargets.at(edit);
    this.#place.emit({
      rule: 'exchange/edit-pair',
      code: 'alone',
      line: this.#tree.lineOf(this.editEntries.at(edit)),
      column: this.#editColumns.at(edit),
      pointer: '/targetId',
      received: `${kindWords(this.#kindOf(target))} on line ${this.#tree.lineOf(target)}, ${words}`,
    });
  }
}

/** Where the call of a result is, the nearest last. */
const Rank = { elsewhere: 1, cut: 2, behind: 3, unsent: 4, edited: 5, before: 6 } as const;

/** How a message ended that Pi leaves out of a request (observed: `transform-messages.js` of pi-ai 1.6.0). */
const UNSENT: ReadonlySet<unknown> = new Set(['error', 'aborted']);
