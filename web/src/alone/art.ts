// What a title shows of its foes, challenges and heroes on the page of those who play alone: games/<title>/alone.ts.
import type { Component } from 'svelte';
import Skull from '~icons/game-icons/skull-crossed-bones';
import type { Lang } from '../lib/settings.svelte';
import type { Texts } from '../table/scene';

export type Sign = Component<Record<string, unknown>>;

/** A number that stands on a thing, and what it counts. */
export interface Figure {
  Sign: Sign;
  name: string;
  value: number;
}

/** What a thing is like, from the title's own facts. */
export interface Told {
  figures: readonly Figure[];
  lines: readonly string[];
}

export interface AloneArt {
  /** Sentences that only this page needs, in Fluent: a table does not carry them. */
  texts: Record<Lang, string>;
  sign(ref: string): Sign;
  told(scene: unknown, ref: string, t: Texts): Told;
}

const parts = import.meta.glob<{ art: AloneArt }>('../games/*/alone.ts');

/** A title without signs of its own has a skull, and tells what its texts say. */
const PLAIN: AloneArt = {
  texts: { en: '', de: '' },
  sign: () => Skull,
  told: () => ({ figures: [], lines: [] }),
};

export async function artOf(game: string): Promise<AloneArt> {
  return (await parts[`../games/${game}/alone.ts`]?.())?.art ?? PLAIN;
}
