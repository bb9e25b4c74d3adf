import { tick } from 'svelte';
import type { Motion, PlayOptions } from './scene';
import type { GameEvent, View } from '../wire';

interface Batch {
  view: View;
  events: readonly GameEvent[];
}

type Player = (event: GameEvent, opts: PlayOptions) => Promise<void>;

/** An event that takes longer than this has lost its element or its tab; the table goes on. */
const LONGEST = 3_000;
/** From this many waiting events on (about two seconds of motion) everything runs at double speed. */
const CROWD = 4;

/** One event, one motion, in the order of the log; the scene sees each view when its motions begin. */
export class MotionQueue implements Motion {
  view = $state.raw<View | null>(null);
  playing = $state.raw<GameEvent | null>(null);
  pending = $state.raw<readonly GameEvent[]>([]);
  busy = $state(false);
  private batches: Batch[] = [];
  private player: Player | null = null;
  private skipping: (() => void) | null = null;
  private run = 0;

  constructor(
    private readonly reduced: () => boolean,
    private readonly still: () => boolean = () => document.hidden,
  ) {}

  onplay(player: Player): () => void {
    this.player = player;
    return () => {
      if (this.player === player) this.player = null;
    };
  }

  /** Shows a view without motion: the first one, a jump in the replay, a correction. */
  jump(view: View): void {
    this.run++;
    this.batches = [];
    this.skipping?.();
    this.skipping = null;
    this.playing = null;
    this.pending = [];
    this.busy = false;
    this.view = view;
  }

  push(view: View, events: readonly GameEvent[]): void {
    if (this.view === null || this.player === null || this.still()) {
      this.jump(view);
      return;
    }
    this.batches.push({ view, events });
    if (!this.busy) void this.go();
  }

  /** Puts everything where it comes to rest, at once. */
  skip(): void {
    const last = this.batches.at(-1)?.view ?? this.view;
    if (this.busy && last !== null) this.jump(last);
  }

  private async go(): Promise<void> {
    const run = ++this.run;
    this.busy = true;
    for (let batch = this.batches.shift(); batch !== undefined; batch = this.batches.shift()) {
      this.pending = batch.events;
      this.view = batch.view;
      await tick();
      for (const [index, event] of batch.events.entries()) {
        if (run !== this.run) return;
        this.playing = event;
        this.pending = batch.events.slice(index + 1);
        await this.play(event, batch.events.length - index - 1);
      }
      if (run !== this.run) return;
      this.playing = null;
    }
    this.busy = false;
  }

  private async play(event: GameEvent, more: number): Promise<void> {
    const waiting = more + this.batches.reduce((sum, batch) => sum + batch.events.length, 0);
    const opts: PlayOptions = { reduced: this.reduced(), speed: waiting >= CROWD ? 2 : 1 };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = new Promise<void>((resolve) => {
      this.skipping = resolve;
      timer = setTimeout(resolve, LONGEST);
    });
    try {
      await Promise.race([this.player?.(event, opts) ?? Promise.resolve(), end]);
    } catch (error) {
      console.error(error);
    } finally {
      clearTimeout(timer);
      this.skipping = null;
    }
  }
}
