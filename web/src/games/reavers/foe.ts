/** The foe of a combat: what stands on its card, or on the tile that is taken by force. */
import type { Component } from 'svelte';
import { cardOf, isFree, named, type CardFacts, type Content, type Cost, type Word } from './content';
import { artOf, GOODS, TERRITORY } from './signs';
import type { CombatTable } from './view';

/** What is fought: its sign, what it pays, and the way without a combat that was closed. */
export interface Foe {
  card: CardFacts | null;
  Art: Component;
  reward: readonly Word[];
  closed: Cost | null;
}

export function foeOf(combat: CombatTable, content: Content): Foe {
  const card = cardOf(content, combat.against);
  const stack = combat.kind === 'land' ? content.stacks[named(combat.against).replace(/\.\d+$/, '')] : undefined;
  const pillage = card?.effects?.find((word) => word.do === 'pillage');
  const icons = card?.combination;
  return {
    card,
    Art: card ? artOf(combat.against, card) : stack ? TERRITORY[stack.territory] : GOODS['tower']!,
    reward: card?.reward ?? (pillage?.['gain'] as Word[] | undefined) ?? [],
    closed:
      stack && !isFree(stack.peaceful)
        ? stack.peaceful
        : icons
          ? { food: 0, favor: 0, terror: 0, dice: [], icons, reavers: 0 }
          : null,
  };
}
