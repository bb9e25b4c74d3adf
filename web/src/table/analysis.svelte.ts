import { api, ApiError } from '../lib/api';
import { library } from '../lib/library';
import type { AnalysisState, Evaluation } from '../wire';
import type { Hints } from './scene';
import { pointAt } from './evaluation';

const NONE: AnalysisState = { state: 'none', done: 0, of: 0, points: [], faults: [] };
const PAUSE = 700;

export interface AnalysisHost {
  over(): boolean;
  step(): number;
}

/** What the analyst says of a match that is over: the whole of it, turn by turn, and single steps in more depth. */
export class Analysis {
  /** Whether the title has an analyst at all. */
  private known = $state(false);
  found = $state.raw<AnalysisState>(NONE);
  closer = $state.raw<ReadonlyMap<number, Evaluation>>(new Map());
  /** The step that is being thought about. */
  asking = $state<number | null>(null);
  problem = $state.raw<ApiError | null>(null);
  onBoard = $state(true);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  /** Whether there is something to ask here. */
  here = $derived.by(() => this.known && this.host.over());
  running = $derived(this.found.state === 'running');
  /** What was said of the present step: of the very step if somebody looked closer, else of the turn's beginning. */
  now = $derived.by(
    (): Evaluation | null => this.closer.get(this.host.step()) ?? pointAt(this.found.points, this.host.step()),
  );
  /** What is drawn on the board; only where it was said of this very step. */
  hints = $derived.by((): Hints | undefined => {
    const { now } = this;
    if (!this.onBoard || !this.here || now === null || now.step !== this.host.step()) return undefined;
    return { arrows: now.arrows, stones: now.stones };
  });

  constructor(
    readonly id: string,
    private readonly host: AnalysisHost,
  ) {}

  /** Finds out whether the title has an analyst, and what is known of this match already. */
  async come(game: string): Promise<void> {
    try {
      this.known = (await library.games()).find((one) => one.id === game)?.analysis ?? false;
      if (this.here) this.hear(await api.analysis(this.id));
    } catch {
      // Nothing was asked for yet; whoever asks is told what is wrong.
    }
  }

  /** Has the whole match looked at, or goes on with it. */
  async start(): Promise<void> {
    await this.attempt(async () => this.hear(await api.analyse(this.id)));
  }

  /** Looks closer at one step. */
  async ask(step: number): Promise<void> {
    if (this.asking !== null || this.closer.has(step)) return;
    this.asking = step;
    await this.attempt(async () => {
      const said = await api.judge(this.id, step);
      this.closer = new Map([...this.closer, [step, said]]);
    });
    this.asking = null;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async attempt(what: () => Promise<void>): Promise<void> {
    this.problem = null;
    try {
      await what();
    } catch (error) {
      if (error instanceof ApiError) this.problem = error;
    }
  }

  private hear(found: AnalysisState): void {
    this.found = found;
    clearTimeout(this.timer);
    if (found.state === 'running' && !this.closed)
      this.timer = setTimeout(() => void this.attempt(async () => this.hear(await api.analysis(this.id))), PAUSE);
  }
}
