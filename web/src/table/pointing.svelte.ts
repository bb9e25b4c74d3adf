import type { Pointing } from './scene';
import type { AskView } from '../wire';

const NOTHING: ReadonlySet<string> = new Set();
const NO_REFUSALS: ReadonlyMap<string, string> = new Map();

export interface PointingHost {
  /** The ask that may be answered now, or null while it is not ours, moving, torn or past. */
  ask(): AskView | null;
  answer(ref: string): void;
  thud(ref: string): void;
  armed(ref: string): void;
}

/** What the finger, the mouse and the keys point at, and what comes of it. */
export class Pointer implements Pointing {
  hovered = $state<string | null>(null);
  focused = $state<string | null>(null);
  chosen = $state<string | null>(null);
  /** Touch: tapped once; a second tap or the prompt's button answers. */
  armed = $state<string | null>(null);
  /** Refused and clicked: its reason stays on show until something else is pointed at. */
  scolded = $state<string | null>(null);
  /** Where the keys already stood when the ask opened: its refusal is not explained unless somebody comes to it anew. */
  settled = $state<string | null>(null);

  private ask = $derived.by(() => this.host.ask());
  mine = $derived(this.ask !== null);
  offered: ReadonlySet<string> = $derived(this.ask === null ? NOTHING : new Set(this.ask.options));
  refused: ReadonlyMap<string, string> = $derived(
    this.ask === null ? NO_REFUSALS : new Map(Object.entries(this.ask.refusals)),
  );

  constructor(private readonly host: PointingHost) {}

  point(ref: string, how: 'mouse' | 'touch' | 'key'): void {
    if (this.offered.has(ref)) {
      this.scolded = null;
      if (how === 'touch' && this.armed !== ref) {
        this.armed = ref;
        this.hovered = ref;
        this.host.armed(ref);
        return;
      }
      this.armed = null;
      this.hovered = null;
      this.chosen = ref;
      this.host.answer(ref);
      return;
    }
    if (how === 'touch') {
      this.armed = null;
      this.hovered = null;
    }
    if (this.refused.has(ref)) {
      this.scolded = ref;
      this.host.thud(ref);
    } else {
      this.scolded = null;
    }
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
