import { api, ApiError } from '../lib/api';
import type { Playback } from './playback.svelte';
import type { Log } from './scene';
import type { StepMark } from '../wire';

/** Walking through a match that was, or the part of it that is past; every step has an address. */
export class Replay {
  step = $state(0);
  /** The step that is on its way, or shown: one more step goes on from there. */
  aim = $state(0);
  steps = $state(0);
  /** Whether a step is shown. */
  open = $state(false);
  events = $state.raw<Log>([]);
  marks = $state.raw<readonly StepMark[]>([]);
  running = $state(false);
  problem = $state.raw<ApiError | null>(null);
  private as: number | null = null;
  private turn = 0;
  /** How far the match had come when its steps were read; undefined: they were not. */
  private told: number | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    private readonly playback: Playback,
    private readonly moved: (step: number, as: number | null) => void,
    /** How far the match has come by now, if it goes on. */
    private readonly now: () => number | null,
    /** How long the step that is shown is read, in milliseconds, where it takes reading. */
    private readonly reading: () => number = () => 0,
  ) {}

  /** Shows a step as one audience saw it; one step forward is played, anything else is shown at once. */
  async show(step: number, as: number | null): Promise<void> {
    const turn = ++this.turn;
    this.aim = step;
    try {
      if (this.as !== as || this.events.length === 0 || this.stale()) await this.read(as, () => turn === this.turn);
      if (turn !== this.turn) return;
      // An address that leads past the end is told so; whoever is in the replay already only comes to its end.
      if (!this.open && step > this.steps) throw new ApiError(404, 'no_step', '');
      const wanted = Math.max(0, Math.min(step, this.steps));
      const forward = this.open && wanted === this.step + 1;
      const seen = await api.step(this.id, wanted, as, forward);
      if (turn !== this.turn) return;
      this.steps = seen.steps;
      this.step = this.aim = wanted;
      this.open = true;
      this.problem = null;
      if (forward) this.playback.push({ frames: [seen.frames ?? []] });
      else this.playback.jump(seen.view, this.events.slice(0, wanted + 1));
    } catch (error) {
      if (turn === this.turn && error instanceof ApiError) this.problem = error;
    }
  }

  /** Shows the step once more, as it was. */
  again(): Promise<void> {
    return this.show(this.step, this.as);
  }

  private stale(): boolean {
    const now = this.now();
    return now !== null && now !== this.told;
  }

  private async read(as: number | null, wanted: () => boolean): Promise<void> {
    const now = this.now();
    const all = await api.steps(this.id, as);
    if (!wanted()) return;
    this.events = all.events;
    this.steps = all.steps;
    this.marks = all.marks;
    this.as = as;
    this.told = now ?? undefined;
  }

  /** The match has gone on, or something was taken back: the bar and the saga follow, the step stands where it is. */
  async follow(): Promise<void> {
    if (!this.open || !this.stale()) return;
    const turn = this.turn;
    try {
      await this.read(this.as, () => turn === this.turn);
    } catch {
      return; // the next step asks again
    }
    if (turn === this.turn && this.step > this.steps) this.moved(this.steps, this.as);
  }

  go(step: number): void {
    const wanted = Math.max(0, this.open ? Math.min(step, this.steps) : step);
    if (wanted !== this.aim) this.moved(wanted, this.as);
  }

  lookAs(as: number | null): void {
    this.moved(this.step, as);
  }

  /** Plays on, a step at a time, until the end or until somebody touches the bar. */
  run(): void {
    if (this.running) {
      this.pause();
      return;
    }
    this.running = true;
    let since = Date.now();
    const next = (): void => {
      if (!this.running) return;
      if (this.step >= this.steps) {
        this.pause();
        return;
      }
      const busy = this.playback.busy || this.aim !== this.step;
      if (busy) since = Date.now();
      else if (Date.now() - since >= this.reading()) this.go(this.step + 1);
      this.timer = setTimeout(next, busy || this.reading() ? 120 : 650);
    };
    next();
  }

  pause(): void {
    this.running = false;
    clearTimeout(this.timer);
  }

  leave(): void {
    this.turn++;
    this.pause();
    this.open = false;
    this.events = [];
    this.marks = [];
    this.told = undefined;
  }
}
