// What is laid round the board: the lamp, a puzzle's own parts, practice and its coach. Each is fetched when it is wanted.
import { onDestroy, untrack } from 'svelte';
import type { Route } from '../lib/route';
import type { Lamplit } from './lamplit';
import { meanwhile } from './meanwhile';
import type { TableModel } from './model.svelte';
import type { PuzzleParts } from './puzzle';

export interface AroundHost {
  model: TableModel;
  route(): Route;
  failed(error: unknown): void;
}

export class Around {
  /** What belongs to the lamp, while somebody looks back under it. */
  lit = $state.raw<Lamplit | null>(null);
  puzzle = $state.raw<PuzzleParts | null>(null);
  /** Practice and the coach come when the table can be used already. */
  practice = $state.raw<typeof import('../practice') | null>(null);

  /** A puzzle is solved here: what it lays round the board is a part of its own. */
  puzzling: boolean = $derived.by(() => {
    const study = this.host.model.row?.study;
    return study?.kind === 'puzzle' && study.step === 0;
  });

  /** The table that is to lie under the lamp. */
  private wanted = $derived.by(() => {
    const { host, puzzling } = this;
    const route = host.route();
    const looks = route.page === 'replay' && route.lamp && host.model.over && !puzzling && host.model.module !== null;
    return looks ? host.model.row : null;
  });

  constructor(private readonly host: AroundHost) {
    $effect(() => {
      if (this.puzzling && this.puzzle === null)
        import('../puzzles/atTable').then(
          ({ default: parts }) => {
            this.puzzle = parts;
            host.model.puzzle = parts.sit(host.model);
          },
          (error: unknown) => host.failed(error),
        );
    });
    // What the lamp needs comes when somebody takes it up.
    $effect(() => {
      if (this.wanted === null) {
        if (this.lit !== null) untrack(() => this.putAway());
        return;
      }
      if (untrack(() => this.lit) === null) void this.takeUp();
    });
    meanwhile(2500, async () => (this.practice = await import('../practice')));
    onDestroy(() => {
      host.model.puzzle?.close();
      this.putAway();
    });
  }

  private async takeUp(): Promise<void> {
    const { model } = this.host;
    const parts = await import('../lamp').catch(() => null);
    if (parts === null) return void model.tell(model.t('trouble-no-connection'), null, true);
    if (this.wanted !== null) this.lit = { ...parts, lamp: (model.lamp = new parts.Lamp(model)) };
  }

  private putAway(): void {
    this.lit?.lamp.close();
    this.lit = this.host.model.lamp = null;
  }
}
