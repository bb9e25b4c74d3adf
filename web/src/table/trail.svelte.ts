// The answers that can still be taken back, each with the question it was given to: another piece can be taken up instead.
import type { AskView, View } from '../wire';

export interface Given {
  ask: AskView;
  ref: string;
}

/** What was answered from here since the last barrier; the server's `undo` says how far that reaches. */
export class Trail {
  private given = $state.raw<readonly Given[]>([]);
  /** The last answer that can be taken back, if it was given here. */
  last = $derived(this.given.at(-1) ?? null);

  /** The match went on: by an answer of ours, by an undo, or by something that was not done here. */
  went(before: View | null, after: View | null, answer: Given | null): void {
    const undo = after?.undo ?? null;
    const steps = undo?.steps ?? 0;
    const had = before?.undo?.seat === undo?.seat ? (before?.undo?.steps ?? 0) : 0;
    let given = this.given;
    if (answer !== null && answer.ask.seat === undo?.seat) given = [...given, answer];
    else if (steps <= had) given = given.slice(0, Math.max(0, given.length - (had - steps)));
    // Answered somewhere else: what is remembered no longer leads back step by step.
    else given = [];
    this.given = given.slice(Math.max(0, given.length - steps));
  }

  forget(): void {
    this.given = [];
  }

  /** The question that was asked so many answers ago. */
  asked(back: number): AskView | null {
    return this.given[this.given.length - back]?.ask ?? null;
  }

  /** What could be pointed at instead of what was taken in hand before, and how many answers that takes back. */
  instead(takesInHand: (prompt: string) => boolean): ReadonlyMap<string, number> {
    const found = new Map<string, number>();
    [...this.given].reverse().forEach(({ ask, ref: chosen }, at) => {
      if (!takesInHand(ask.prompt)) return;
      for (const ref of ask.options)
        if (ref !== chosen && !ref.startsWith('do:') && !found.has(ref)) found.set(ref, at + 1);
    });
    return found;
  }
}
