import { api } from '../lib/api';
import { actionsOf, lastAnswer, newsOf, othersActed, type Action, type Movers, type Teller } from './recap';
import type { Log, Trace } from './scene';
import type { View } from '../wire';

export interface RecapHost {
  /** The match's name at the hall. */
  id(): string;
  log(): Log;
  /** The log as far as its pieces have come to rest. */
  landed(): Log;
  movers(): Movers;
  /** The reader's own seats. */
  seats(): readonly number[];
  teller(): Teller;
  reduced(): boolean;
  /** The list takes the saga's place, or leaves it. */
  turned(open: boolean): void;
}

/** So long each step is shown when they play by themselves, and so many at most. */
const STEP = 700;
const MOST = 5;
/** So many entries an action has at most, and so far back one looks for what was moved last. */
const FAR = 60;

/** Since your last turn: opens when it is the reader's turn and others have acted, and stays until the next answer. */
export class Recap {
  open = $state(false);
  /** The one step that is shown alone, or null: all of them. */
  at = $state<number | null>(null);
  /** So many steps have been told by now, while they play by themselves. */
  played = $state(Infinity);
  /** Upright: the prompt has become the step. */
  walking = $state(false);
  /** The table after the reader's last answer, once it is known. */
  then = $state.raw<View | null>(null);
  private moment = $state.raw<View | null>(null);
  /** The newest entry that was not seen as it came: the page was opened, or nobody looked. */
  private gap = $state(0);
  private offered = -1;
  private turn = 0;
  private views = $state.raw<ReadonlyMap<number, View>>(new Map());
  private timer: ReturnType<typeof setTimeout> | undefined;

  private since = $derived.by(() => lastAnswer(this.host.movers().slice(0, this.host.log().length), this.host.seats()));
  actions = $derived.by((): readonly Action[] => {
    if (this.host.seats().length === 0) return [];
    const from = Math.max(1, this.since - FAR);
    const all = actionsOf(this.host.log(), this.host.movers(), from, this.host.teller());
    return newsOf(all, this.since, this.host.seats(), this.gap <= this.since);
  });
  /** Whether there is anything to tell. */
  any = $derived.by(() => othersActed(this.actions, this.since, this.host.seats()));
  /** The action that moved something last, whosever it was. */
  last = $derived.by((): Action | null => {
    const log = this.host.landed();
    const from = Math.max(1, log.length - FAR);
    return (
      actionsOf(log, this.host.movers(), from, this.host.teller()).findLast(({ traces }) => traces.length > 0) ?? null
    );
  });
  traces = $derived.by((): readonly Trace[] => this.last?.traces ?? []);
  /** The table before that action, if this page has seen it. */
  before = $derived.by(() => (this.last === null ? null : (this.views.get(this.last.first - 1) ?? null)));
  /** The action under the blue frame. */
  shown = $derived.by(() =>
    this.at !== null ? this.at : this.played < this.actions.length ? Math.max(0, this.played - 1) : null,
  );
  /** The table as it was at the step that is shown alone. */
  back = $derived.by(() => (this.open && this.at !== null ? this.moment : null));

  constructor(private readonly host: RecapHost) {}

  /** The table after an entry is seen: as it came, or all at once because the page was opened or nobody looked. */
  saw(view: View, entry: number, missed: boolean): void {
    const known = Math.max(-1, ...this.views.keys());
    const kept = [...this.views].filter(([step]) => step < entry && step >= this.since);
    this.views = new Map([...kept, [entry, view]]);
    if (missed && entry > known) this.gap = entry;
    if (this.at !== null) this.all();
  }

  /** It is the reader's turn: what happened is told once, unasked, unless it was walked through. */
  offer(walked = false): void {
    if (!this.any || this.offered === this.since) return;
    this.offered = this.since;
    if (walked) return;
    this.begin(this.gap > this.since);
  }

  toggle(): boolean {
    if (this.open) this.close();
    else if (this.any) this.begin(false);
    return this.open || this.any;
  }

  close(): void {
    if (!this.open) return;
    this.turn++;
    clearTimeout(this.timer);
    this.open = this.walking = false;
    this.at = this.moment = null;
    this.played = Infinity;
    this.host.turned(false);
  }

  /** One step on or back; past either end all are shown. */
  step(by: 1 | -1): void {
    const here = this.shown ?? (by > 0 ? -1 : this.actions.length);
    const next = here + by;
    if (next < 0 || next >= this.actions.length) this.all();
    else this.show(next);
  }

  /** Shows one step alone, and the board as it was then. */
  show(step: number): void {
    const action = this.actions[step];
    if (action === undefined) return;
    this.still();
    const turn = ++this.turn;
    this.at = step;
    this.moment = null;
    void this.viewAt(action.last).then((view) => {
      if (turn === this.turn) this.moment = view;
    });
  }

  /** All marks at once, on the board as it is now. */
  all(): void {
    this.still();
    this.turn++;
    this.at = this.moment = null;
  }

  private begin(play: boolean): void {
    this.open = true;
    this.at = null;
    this.host.turned(true);
    this.then = null;
    const since = this.since;
    void this.viewAt(since).then((view) => {
      if (since === this.since) this.then = view;
    });
    const count = this.actions.length;
    if (!play || this.host.reduced() || count > MOST) return;
    this.played = 1;
    const next = (): void => {
      this.played++;
      if (this.played <= count) this.timer = setTimeout(next, STEP);
      else this.played = Infinity;
    };
    this.timer = setTimeout(next, STEP);
  }

  private still(): void {
    clearTimeout(this.timer);
    this.played = Infinity;
  }

  /** The table after an entry: kept from when it was seen, else looked up. Without it the marks stand on the present board. */
  private async viewAt(entry: number): Promise<View | null> {
    const kept = this.views.get(entry);
    if (kept !== undefined) return kept;
    try {
      const { view } = await api.step(this.host.id(), entry, null, false);
      this.views = new Map([...this.views, [entry, view]]);
      return view;
    } catch {
      return null;
    }
  }
}
