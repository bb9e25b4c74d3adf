/** What a table is drawn and told with: its scene, its geometry, its words. */
import type { FluentBundle } from '@fluent/bundle';
import type { Lang } from '../lib/settings.svelte';
import type { GameModule } from './scene';

/** Where it comes from; whoever asks twice is given the same. */
export interface Workshop {
  scene(game: string): Promise<Record<string, unknown>>;
  module(game: string): Promise<GameModule>;
  texts(game: string, lang: Lang): Promise<FluentBundle>;
  /** What is said only where the rules play seats. */
  automataTexts(game: string, lang: Lang): Promise<FluentBundle>;
  /** What is said at every table. */
  shell(lang: Lang): FluentBundle;
}

export class Furniture {
  module = $state.raw<GameModule | null>(null);
  content = $state.raw<Record<string, unknown>>({});
  bundles = $state.raw<readonly FluentBundle[]>([]);
  trouble = $state.raw<unknown>(null);
  /** Whether the words of automata are there. */
  private spoken = $state(false);
  /** The order that counts, of those that are under way. */
  private ordered: object | null = null;

  constructor(
    private readonly from: Workshop,
    private readonly automata: () => boolean,
  ) {}

  /** Whether all is there. */
  get whole(): boolean {
    return this.module !== null && (this.spoken || !this.automata());
  }

  /** Fetches all of it. What was ordered last counts, in whatever order it comes: who sits here, and which language, may change meanwhile. */
  async order(game: string, lang: Lang): Promise<void> {
    const order = (this.ordered = {});
    const { from } = this;
    try {
      const [content, module, ...texts] = await Promise.all([
        from.scene(game),
        from.module(game),
        from.texts(game, lang),
        ...(this.automata() ? [from.automataTexts(game, lang)] : []),
      ]);
      if (this.ordered !== order) return;
      this.bundles = [...texts, from.shell(lang)];
      this.spoken = texts.length > 1;
      this.content = content;
      this.module = module;
      this.trouble = null;
    } catch (error) {
      if (this.ordered === order) this.trouble = error;
    }
  }
}
