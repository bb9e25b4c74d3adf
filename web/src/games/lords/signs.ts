/** The signs of lands, symbols, actions, foes, gods, weapons, steps and ways. */
import type { Component } from 'svelte';
import Anvil from '~icons/game-icons/anvil';
import Barbarian from '~icons/game-icons/barbarian';
import Axe from '~icons/game-icons/battle-axe';
import Bear from '~icons/game-icons/bear-head';
import Boar from '~icons/game-icons/boar';
import Bow from '~icons/game-icons/high-shot';
import Broadsword from '~icons/game-icons/broadsword';
import CardPlay from '~icons/game-icons/card-play';
import Check from '~icons/game-icons/check-mark';
import CrossedAxes from '~icons/game-icons/crossed-axes';
import Crown from '~icons/game-icons/crown';
import Dolmen from '~icons/game-icons/dolmen';
import Drakkar from '~icons/game-icons/drakkar';
import Draugr from '~icons/game-icons/haunting';
import Fafnir from '~icons/game-icons/spiked-dragon-head';
import Fist from '~icons/game-icons/mailed-fist';
import Flag from '~icons/game-icons/flying-flag';
import Footsteps from '~icons/game-icons/footsteps';
import Garm from '~icons/game-icons/direwolf';
import Giant from '~icons/game-icons/giant';
import Hammer from '~icons/game-icons/thor-hammer';
import Hands from '~icons/game-icons/shaking-hands';
import HeartWings from '~icons/game-icons/heart-wings';
import Helm from '~icons/game-icons/dwarf-helmet';
import Hood from '~icons/game-icons/hood';
import HornedHelm from '~icons/game-icons/horned-helm';
import Loki from '~icons/game-icons/diablo-skull';
import Longhouse from '~icons/game-icons/viking-longhouse';
import Lyre from '~icons/game-icons/lyre';
import Map from '~icons/game-icons/treasure-map';
import Menhir from '~icons/game-icons/menhir';
import Nidhogg from '~icons/game-icons/snake-spiral';
import OneEyed from '~icons/game-icons/one-eyed';
import Padlock from '~icons/game-icons/padlock';
import Pendant from '~icons/game-icons/gem-pendant';
import Prayer from '~icons/game-icons/prayer';
import Raven from '~icons/game-icons/raven';
import RuneStone from '~icons/game-icons/rune-stone';
import Shield from '~icons/game-icons/round-shield';
import Skull from '~icons/game-icons/skull-crossed-bones';
import Spears from '~icons/game-icons/spears';
import Stag from '~icons/game-icons/stag-head';
import Sun from '~icons/game-icons/sunbeams';
import Temple from '~icons/game-icons/viking-church';
import ThirdEye from '~icons/game-icons/third-eye';
import Throne from '~icons/game-icons/stone-throne';
import Totem from '~icons/game-icons/totem';
import Totemic from '~icons/game-icons/snake-totem';
import Tree from '~icons/game-icons/deku-tree';
import Troll from '~icons/game-icons/troll';
import WheelSign from '~icons/game-icons/ship-wheel';
import Wolf from '~icons/game-icons/wolf-head';
import {
  cardId,
  type AttributeId,
  type CardFacts,
  type CardKind,
  type GodId,
  type StepId,
  type WayId,
} from './content';

export type Sign = Component<Record<string, unknown>>;

/** The beast of a Land. */
export const BEAST: Record<string, Sign> = {
  wolf: Wolf,
  raven: Raven,
  bear: Bear,
  boar: Boar,
  serpent: Totemic,
  stag: Stag,
};
export const SYMBOL = { settlement: Longhouse, shrine: Dolmen, temple: Temple, forge: Anvil } as const;
export const ACTION: Record<string, Sign> = {
  monsters: Troll,
  build_temple: Temple,
  prepare: CardPlay,
  mobilize: Drakkar,
  reinforce: Spears,
  usurp: Throne,
  build_monument: Menhir,
};
export const FOE: Record<string, Sign> = {
  jotunn: Giant,
  troll: Troll,
  draugr: Draugr,
  fafnir: Fafnir,
  garm: Garm,
  nidhogg: Nidhogg,
  loki: Loki,
};
export const GOD: Record<GodId, Sign> = { odin: OneEyed, thor: Hammer, freya: HeartWings };
export const ATTRIBUTE: Record<AttributeId, Sign> = { authority: Crown, might: Fist, wisdom: ThirdEye };
export const STEP: Record<StepId, Sign> = {
  prayer: Prayer,
  hero: Helm,
  runes: RuneStone,
  maneuvers: Footsteps,
  special: WheelSign,
};
export const WAY: Record<WayId, Sign> = { jarl: Flag, gothi: Temple, slayer: Troll };
export const WEAPON: Record<string, Sign> = {
  spear: Spears,
  bow: Bow,
  sword: Broadsword,
  axe: Axe,
  hammer: Hammer,
  shield: Shield,
};
/** Whoever leads the Armies of a seat, by the tile; before the draft nobody has a face. */
export const HERO: Record<string, Sign> = {
  ragnar: Barbarian,
  aslaug: Hood,
  snorri: Lyre,
  lagertha: Helm,
  beowulf: HornedHelm,
  hervor: Broadsword,
};
/** What a Requisite counts. */
export const COUNTED: Record<string, Sign> = {
  lands: Flag,
  temples: Temple,
  slain: Troll,
  monument_level: Menhir,
  alliances: Hands,
};
const KIND: Record<CardKind, Sign> = {
  combat: CrossedAxes,
  event: Sun,
  blessing: Prayer,
  attack: Skull,
  hero: Helm,
  origin: Tree,
};
export const ARTIFACT: Record<string, Sign> = { mjolnir: Hammer, gungnir: Spears, falcon_cloak: Raven };

/** The one large sign on a card. */
export function artOf(ref: string, card: CardFacts): Sign {
  if (card.weapon) return WEAPON[card.weapon] ?? CrossedAxes;
  if (card.kind === 'hero') return HERO[cardId(ref)] ?? Helm;
  return card.god ? GOD[card.god] : KIND[card.kind];
}

/** Light, depth and line of a card's kind. */
export const PAINT: Record<CardKind, readonly [string, string, string]> = {
  combat: ['#b8462a', '#4f130b', '#e0805c'],
  event: ['#4f7f93', '#12303d', '#8cc6d6'],
  blessing: ['#a9793a', '#46290f', '#e0b470'],
  attack: ['#7d68ad', '#2a1a45', '#b8a0de'],
  hero: ['#b07a36', '#4a2c0d', '#e6bd7c'],
  origin: ['#5f7a45', '#22331a', '#a9cf86'],
};
export const WARD: readonly [string, string, string] = ['#4f8cc0', '#12324f', '#9cc7ea'];

export {
  CardPlay,
  Check,
  CrossedAxes,
  Drakkar,
  Hands,
  Helm,
  KIND,
  Map as MapSign,
  Menhir,
  Padlock,
  Pendant,
  RuneStone,
  Skull,
  Spears,
  Temple,
  Totem as Priest,
  Troll,
  WheelSign,
};
