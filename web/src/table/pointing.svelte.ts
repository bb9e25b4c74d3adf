import type { Pointing } from './scene';
import type { AskView } from '../wire';

const NOTHING: ReadonlySet<string> = new Set();
const NO_REFUSALS: ReadonlyMap<string, string> = new Map();

export interface PointingHost {
  /** The ask that may be answered now, or null while it is not ours, moving, torn or past. */
  ask(): AskView | null;
  answer(ref: string): void;
  /** What can be pointed at instead of something chosen before. */
  instead?(): ReadonlyMap<string, unknown>;
  change?(ref: string): void;
  /** Whether pointing there is asked for twice, on every device. */
  arms?(ref: string): boolean;
  thud(ref: string): void;
  armed(ref: string): void;
}

/** What the finger, the mouse and the keys point at, and what comes of it. */
export class Pointer implements Pointing {
  hovered = $state<string | null>(null);
  focused = $state<string | null>(null);
  chosen = $state<string | null>(null);
  /** Pointed at once; a second time, or the prompt's button, answers. On touch that is so with everything. */
  armed = $state<string | null>(null);
  /** Refused and clicked: its reason stays on show until something else is pointed at. */
  scolded = $state<string | null>(null);
  /** Where the keys already stood when the ask opened: its refusal is not explained unless somebody comes to it anew. */
  settled = $state<string | null>(null);

  /** A piece that is carried: instead of what is asked, the places where it may be put down are offered. */
  carried = $state.raw<{ ref: string; places: ReadonlySet<string> } | null>(null);

  private ask = $derived.by(() => this.host.ask());
  mine = $derived(this.ask !== null);
  instead: ReadonlySet<string> = $derived.by(() => new Set(this.host.instead?.().keys()));
  offered: ReadonlySet<string> = $derived.by(() => {
    if (this.ask === null) return NOTHING;
    return this.carried === null ? new Set(this.ask.options) : this.carried.places;
  });
  /** What could be taken up instead is not refused: pointing there changes the choice. */
  refused: ReadonlyMap<string, string> = $derived.by(() => {
    if (this.ask === null || this.carried !== null) return NO_REFUSALS;
    return new Map(Object.entries(this.ask.refusals).filter(([ref]) => !this.instead.has(ref)));
  });

  constructor(private readonly host: PointingHost) {}

  point(ref: string, how: 'mouse' | 'touch' | 'key'): void {
    if (this.offered.has(ref) || this.instead.has(ref)) {
      this.scolded = null;
      if (this.armed !== ref && (how === 'touch' || this.host.arms?.(ref))) {
        if (how === 'touch') this.hovered = ref;
        this.arm(ref);
        return;
      }
      this.armed = null;
      this.hovered = null;
      this.chosen = ref;
      if (this.offered.has(ref)) this.host.answer(ref);
      else this.host.change?.(ref);
      return;
    }
    this.armed = null;
    if (how === 'touch') this.hovered = null;
    if (this.refused.has(ref)) {
      this.scolded = ref;
      this.host.thud(ref);
    } else {
      this.scolded = null;
    }
  }

  /** Pointed at once: it waits for the second time. */
  arm(ref: string): void {
    this.armed = ref;
    this.host.armed(ref);
  }

  /** Something else is done: what was pointed at once is not meant any more. */
  disarm(): void {
    if (this.armed === this.hovered) this.hovered = null;
    this.armed = null;
  }

  /** A new ask: nothing of the old one stays lit. */
  rest(): void {
    this.hovered = null;
    this.chosen = null;
    this.armed = null;
    this.scolded = null;
    this.settled = this.focused;
    if (this.focused !== null && !this.offered.has(this.focused) && !this.refused.has(this.focused))
      this.focused = null;
  }
}
