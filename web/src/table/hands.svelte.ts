// What hands do beyond one answer: change a choice, carry a piece to its place, be asked twice where much is given up.
import { Places, type Place } from './buttons';
import { Errand, type Deed } from './errand';
import { answerOf, insteadOf, lossOf, takesInHand } from './prompt';
import type { Texts } from './scene';
import { Trail, type Given } from './trail.svelte';
import type { AskView, View } from '../wire';

const NOTHING: ReadonlyMap<string, number> = new Map();

export interface HandsHost {
  /** What the reader has settled: that single ways are gone by themselves, that every answer is asked for twice. */
  wishes(): { single: boolean; confirm: boolean };
  t(): Texts;
  names(): readonly string[];
  /** The ids of the title's texts, in their order. */
  order(): readonly string[];
  /** The newest view of the match, shown or not. */
  live(): View | null;
  mine(seat: number): boolean;
  /** The ask that may be answered this very moment, and its view. */
  open(): AskView | null;
  shown(): View | null;
  undo(): boolean;
  answer(ref: string): boolean;
  /** Points once at a thing that is asked for twice. */
  arm(ref: string): void;
  /** Says something; what is returned takes it back, if it still stands there. */
  tell(text: string): () => void;
}

/** The hands of whoever sits here. */
export class Hands {
  private readonly trail = new Trail();
  private readonly places = new Places();
  /** Taken back by hand: what has a single way is not answered again by itself until something was pointed at. */
  private slow = $state(false);
  /** To be armed as soon as it is offered: a piece was dropped there, and answers are asked for twice. */
  private due = $state<string | null>(null);
  /** What was said of a piece taken up instead: it stands no longer than the piece is in hand. */
  private said: { ref: string; unsay: () => void } | null = null;
  private readonly errand: Errand;

  constructor(private readonly host: HandsHost) {
    this.errand = new Errand({
      view: () => host.live(),
      mine: (seat) => host.mine(seat),
      undo: () => host.undo(),
      answer: (ref) => host.answer(ref),
      arm: (ref) => (this.due = ref),
    });
  }

  /** What can be pointed at instead of a piece taken in hand before; what is offered now comes first. */
  instead: ReadonlyMap<string, number> = $derived.by(() => {
    const ask = this.host.open();
    const undo = this.host.shown()?.undo ?? null;
    if (ask === null || undo === null || undo.seat !== ask.seat) return NOTHING;
    const found = this.trail.instead((prompt) => takesInHand(prompt, this.host.t()));
    return new Map([...found].filter(([ref, back]) => back <= undo.steps && !ask.options.includes(ref)));
  });

  /** The piece in hand: taken by the last answer, and still to be put down. */
  held: string | null = $derived.by(() => {
    const last = this.trail.last;
    const ask = this.host.open();
    return ask !== null && last?.ask.seat === ask.seat && takesInHand(last.ask.prompt, this.host.t()) ? last.ref : null;
  });

  /** The one thing to point at, where the reader wants such asks answered by themselves. */
  single: string | null = $derived.by(() => {
    const ask = this.host.open();
    const [ref] = ask?.options ?? [];
    if (!this.host.wishes().single || this.slow || ask === null || ref === undefined || ask.options.length > 1)
      return null;
    return ask.secret || ask.together || this.arms(ref) ? null : ref;
  });

  /** Whether it is asked for twice: something large is given up, or the reader wants it of every answer. */
  arms(ref: string): boolean {
    return this.host.wishes().confirm || this.loss(ref) !== '';
  }

  /** What pointing there gives up, in a sentence; empty if it is nothing large. */
  loss(ref: string): string {
    const ask = this.host.open();
    return ask === null ? '' : lossOf(ask, ref, this.host.names(), this.host.t());
  }

  /** What is said of a thing that was pointed at once. */
  warning(ref: string): string {
    const ask = this.host.open();
    if (ask === null) return '';
    const t = this.host.t();
    if (this.instead.has(ref)) return t('armed-instead', { ref });
    return this.loss(ref) || t('armed-answer', { answer: answerOf(ask, ref, t) });
  }

  /** The buttons of an ask, each at the place and with the key that it had before. */
  buttons(ask: AskView): Place[] {
    return this.places.of(ask, this.host.order());
  }

  /** Takes up another piece instead of the one chosen before. */
  change(ref: string): void {
    const ask = this.host.open();
    const back = this.instead.get(ref);
    if (ask === null || back === undefined) return;
    const said = insteadOf(this.trail.asked(back), ref, this.host.t());
    const undos = Array.from({ length: back }, (): Deed => ({ do: 'undo' }));
    if (this.errand.run(ask.seat, [...undos, { do: 'answer', ref }])) this.said = { ref, unsay: this.host.tell(said) };
  }

  /** A piece is put down: it is taken first, if it is not in hand already. */
  carry(ref: string, place: string): void {
    const ask = this.host.open();
    if (ask === null) return;
    const down: Deed = { do: this.host.wishes().confirm ? 'arm' : 'answer', ref: place };
    if (ref !== this.held) this.errand.run(ask.seat, [{ do: 'answer', ref }, down]);
    else if (this.arms(place)) this.host.arm(place);
    else this.errand.run(ask.seat, [down]);
  }

  /** Whether a thing can be picked up and carried. */
  lifts(ref: string): boolean {
    const ask = this.host.open();
    if (ask === null) return false;
    return (
      ref === this.held ||
      this.instead.has(ref) ||
      (takesInHand(ask.prompt, this.host.t()) && ask.options.includes(ref))
    );
  }

  /** Somebody pointed, or took back. */
  pointed(): void {
    this.slow = false;
  }

  tookBack(): void {
    this.slow = true;
    this.errand.drop();
  }

  went(before: View | null, after: View | null, answer: Given | null): void {
    const onTheWay = this.errand.under;
    this.trail.went(before, after, answer);
    this.errand.went();
    if (this.said === null || onTheWay || this.trail.last?.ref === this.said.ref) return;
    this.said.unsay();
    this.said = null;
  }

  /** The thread was torn, or somebody else was quicker. */
  drop(): void {
    this.errand.drop();
    this.due = null;
  }

  /** Arms what a piece was dropped on, once it is offered. */
  settle(): void {
    const ask = this.host.open();
    if (this.due === null || ask === null) return;
    if (ask.options.includes(this.due)) this.host.arm(this.due);
    this.due = null;
  }
}
