/** What would follow from the options of the open ask: the rules' own word, asked for once somebody points. */
import { fold } from '../lib/fold';
import type { AskView, Forecast, ForecastMessage, Next, Outcome, View } from '../wire';

/** What pointing at one thing would bring, as the seat would then see it. */
export interface Foreseen {
  /** The view as it would be: its table is what the rules say, who is asked is left as it was. */
  view: View;
  /** What the same seat would be asked then, if it is. */
  next: Next | null;
  /** How the match would have ended by it. */
  outcome: Outcome | null;
  /** Why nobody knows more: luck is drawn, or somebody learns something. */
  barrier: string | null;
  /** Something else would change, and nobody can know how. */
  open: boolean;
}

export interface ForesightHost {
  /** The ask that may be answered now, with the view it belongs to. */
  asked(): { ask: AskView; view: View } | null;
  /** Sends the question; what comes back is given to `told`. */
  foresee(seat: number, seq: number, ref: string | null): void;
}

/** Kept until the match moves on, so that pointing about is instant. */
export class Foresight {
  private seq = $state(-1);
  private known = $state.raw<Readonly<Record<string, Forecast>>>({});
  /** What was asked for; null are all options at once. */
  private readonly wanted = new Set<string | null>();
  /** For these there was no time or room. */
  private left: ReadonlySet<string> = new Set();
  /** What somebody pointed at last. */
  private aimed: string | null = null;

  constructor(private readonly host: ForesightHost) {}

  /** Somebody points here: all options are asked for at once, and one by one what there was no room for. */
  want(ref: string): void {
    const now = this.host.asked();
    if (now === null || !now.ask.options.includes(ref)) return;
    if (now.view.seq !== this.seq) {
      this.seq = now.view.seq;
      this.known = {};
      this.left = new Set();
      this.wanted.clear();
    }
    this.aimed = ref;
    if (!this.wanted.has(null)) this.send(now.ask.seat, null);
    else if (this.left.has(ref) && !this.wanted.has(ref)) this.send(now.ask.seat, ref);
  }

  told(message: ForecastMessage): void {
    if (message.seq !== this.seq) return;
    if (message.left.length > 0) this.left = new Set(message.left);
    this.known = { ...this.known, ...message.options };
    if (this.aimed !== null && this.left.has(this.aimed)) this.want(this.aimed);
  }

  /** The thread was torn: what was asked may never be answered. */
  forget(): void {
    this.seq = -1;
    this.known = {};
    this.wanted.clear();
  }

  readonly of = (ref: string): Foreseen | null => {
    const now = this.host.asked();
    const told = now !== null && now.view.seq === this.seq ? this.known[ref] : undefined;
    if (now === null || told === undefined) return null;
    return {
      view: fold(now.view, told.patch ?? {}),
      next: told.next ?? null,
      outcome: told.outcome ?? null,
      barrier: told.barrier ?? null,
      open: told.open ?? false,
    };
  };

  private send(seat: number, ref: string | null): void {
    this.wanted.add(ref);
    this.host.foresee(seat, this.seq, ref);
  }
}
