import { api, ApiError } from '../lib/api';
import type { MotionQueue } from './motion.svelte';
import type { GameEvent, View } from '../wire';

/** Walking through a match that was, or the part of it that is past; every step has an address. */
export class Replay {
  step = $state(0);
  steps = $state(0);
  view = $state.raw<View | null>(null);
  events = $state.raw<readonly GameEvent[][]>([]);
  running = $state(false);
  problem = $state.raw<ApiError | null>(null);
  private as: number | null = null;
  private turn = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    private readonly motion: MotionQueue,
    private readonly moved: (step: number, as: number | null) => void,
  ) {}

  /** Shows a step as one audience saw it; one step forward is played, anything else is shown at once. */
  async show(step: number, as: number | null): Promise<void> {
    const turn = ++this.turn;
    try {
      if (this.as !== as || this.events.length === 0) {
        const all = await api.steps(this.id, as);
        if (turn !== this.turn) return;
        this.events = all.events;
        this.steps = all.steps;
        this.as = as;
      }
      const wanted = Math.max(0, Math.min(step, this.steps));
      const seen = await api.step(this.id, wanted, as);
      if (turn !== this.turn) return;
      const forward = this.view !== null && wanted === this.step + 1;
      this.steps = seen.steps;
      this.step = wanted;
      this.view = seen.view;
      this.problem = null;
      if (forward) this.motion.push(seen.view, seen.events);
      else this.motion.jump(seen.view);
    } catch (error) {
      if (turn === this.turn && error instanceof ApiError) this.problem = error;
    }
  }

  go(step: number): void {
    const wanted = Math.max(0, Math.min(step, this.steps));
    if (wanted !== this.step) this.moved(wanted, this.as);
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
    const next = (): void => {
      if (!this.running) return;
      if (this.step >= this.steps) {
        this.pause();
        return;
      }
      if (!this.motion.busy) this.go(this.step + 1);
      this.timer = setTimeout(next, this.motion.busy ? 120 : 650);
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
    this.view = null;
    this.events = [];
  }
}
