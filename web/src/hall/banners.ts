// How each title hangs in the hall: its cloth and its sign. Titles are told apart by the prefix of their clauses.
import type { Component } from 'svelte';
import type { SvelteHTMLElements } from 'svelte/elements';
import Axe from '~icons/game-icons/battle-axe';
import Menhir from '~icons/game-icons/menhir';
import Ship from '~icons/game-icons/drakkar';
import Tree from '~icons/game-icons/deku-tree';
import Horn from '~icons/game-icons/beer-horn';

export type Sign = Component<SvelteHTMLElements['svg']>;

export interface Cloth {
  sign: Sign;
  lit: string;
  deep: string;
  /** The Fluent message with the title, its line and its length. */
  text: string;
}

const CLOTHS: Record<string, Cloth> = {
  RR: { sign: Menhir, lit: '#6a7d48', deep: '#2c3a1e', text: 'banner-ragnarocks' },
  BR: { sign: Axe, lit: '#b03a24', deep: '#4f130b', text: 'banner-blood-rage' },
  RM: { sign: Ship, lit: '#2f6f86', deep: '#102f3d', text: 'banner-reavers' },
  LR: { sign: Tree, lit: '#6d5288', deep: '#281a3a', text: 'banner-lords' },
};
const PLAIN: Cloth = { sign: Horn, lit: '#7d6440', deep: '#33230f', text: 'banner-unknown' };

export function clothOf(prefix: string | undefined): Cloth {
  return (prefix === undefined ? undefined : CLOTHS[prefix]) ?? PLAIN;
}
