// Several answers in one gesture: each is given when the table has taken the one before, and only if it is offered then.
import type { View } from '../wire';

export type Deed = { do: 'undo' } | { do: 'answer'; ref: string } | { do: 'arm'; ref: string };

export interface ErrandHost {
  /** The newest view of the match, shown or not. */
  view(): View | null;
  /** Whether that seat is played from here. */
  mine(seat: number): boolean;
  undo(): boolean;
  answer(ref: string): boolean;
  /** The thing is pointed at once, and waits for the second time. */
  arm(ref: string): void;
}

/** What a drag or a change of mind still has to do. Whatever comes between ends it, and nothing is done blindly. */
export class Errand {
  private left: Deed[] = [];
  private seat: number | null = null;
  /** The number of entries after which the next deed is due. */
  private due = 0;

  constructor(private readonly host: ErrandHost) {}

  get under(): boolean {
    return this.left.length > 0;
  }

  /** Begins; whether the first deed could be done. */
  run(seat: number, deeds: readonly Deed[]): boolean {
    const view = this.host.view();
    if (view === null || this.under) return false;
    this.seat = seat;
    this.left = [...deeds];
    this.due = view.seq;
    return this.next();
  }

  /** The match went on: the next deed, if it was ours that was done and the next one is possible. */
  went(): void {
    const view = this.host.view();
    if (!this.under || view === null || view.seq < this.due) return;
    this.next();
  }

  drop(): void {
    this.left = [];
  }

  private next(): boolean {
    const view = this.host.view();
    const deed = this.left.shift();
    if (view === null || deed === undefined) return false;
    const done = this.does(deed, view);
    if (!done) this.drop();
    this.due = view.seq + 1;
    return done;
  }

  private does(deed: Deed, view: View): boolean {
    if (this.seat === null || !this.host.mine(this.seat)) return false;
    if (deed.do === 'undo') return view.undo?.seat === this.seat && this.host.undo();
    if (view.ask?.seat !== this.seat || !view.ask.options.includes(deed.ref)) return false;
    if (deed.do === 'answer') return this.host.answer(deed.ref);
    this.host.arm(deed.ref);
    return true;
  }
}
