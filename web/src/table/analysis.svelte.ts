import { api, ApiError } from '../lib/api';
import { library } from '../lib/library';
import type { AnalysisState } from '../wire';

const NONE: AnalysisState = { state: 'none', done: 0, of: 0, points: [], faults: [], kept: [] };
const PAUSE = 700;

/** What the seer says of a match that is over, turn by turn: the end needs it, the saga, and whoever looks back under the lamp. */
export class Analysis {
  /** Whether the title has somebody who judges its matches; null as long as nobody knows. */
  known = $state<boolean | null>(null);
  found = $state.raw<AnalysisState>(NONE);
  problem = $state.raw<ApiError | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  /** Whether there is something to ask here. */
  here = $derived.by(() => this.known === true && this.over());

  constructor(
    readonly id: string,
    private readonly over: () => boolean,
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

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  async attempt(what: () => Promise<void>): Promise<void> {
    this.problem = null;
    try {
      await what();
    } catch (error) {
      if (error instanceof ApiError) this.problem = error;
    }
  }

  hear(found: AnalysisState): void {
    this.found = found;
    clearTimeout(this.timer);
    if (found.state === 'running' && !this.closed)
      this.timer = setTimeout(() => void this.attempt(async () => this.hear(await api.analysis(this.id))), PAUSE);
  }
}
