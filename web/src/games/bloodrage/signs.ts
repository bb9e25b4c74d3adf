/** The signs of figures, cards, tokens and stats. */
import type { Component } from 'svelte';
import Anvil from '~icons/game-icons/anvil';
import Axe from '~icons/game-icons/battle-axe';
import Horn from '~icons/game-icons/beer-horn';
import Birch from '~icons/game-icons/birch-trees';
import Banner from '~icons/game-icons/vertical-banner';
import Check from '~icons/game-icons/check-mark';
import CrossedAxes from '~icons/game-icons/crossed-axes';
import CrossedSwords from '~icons/game-icons/crossed-swords';
import Crown from '~icons/game-icons/crown';
import Tree from '~icons/game-icons/deku-tree';
import DoubleDragon from '~icons/game-icons/double-dragon';
import Drakkar from '~icons/game-icons/drakkar';
import DrakkarDragon from '~icons/game-icons/drakkar-dragon';
import Dwarf from '~icons/game-icons/dwarf-face';
import Necklace from '~icons/game-icons/emerald-necklace';
import EyeTarget from '~icons/game-icons/eye-target';
import Wing from '~icons/game-icons/feathered-wing';
import Fire from '~icons/game-icons/fire';
import FireGiant from '~icons/game-icons/fire-silhouette';
import Hills from '~icons/game-icons/hills';
import IceGolem from '~icons/game-icons/ice-golem';
import Laurel from '~icons/game-icons/laurel-crown';
import Fist from '~icons/game-icons/mailed-fist';
import OneEyed from '~icons/game-icons/one-eyed';
import Peaks from '~icons/game-icons/peaks';
import SeaSerpent from '~icons/game-icons/sea-serpent';
import Skeleton from '~icons/game-icons/skeleton';
import Spears from '~icons/game-icons/spears';
import Hammer from '~icons/game-icons/thor-hammer';
import Scroll from '~icons/game-icons/tied-scroll';
import Triquetra from '~icons/game-icons/triquetra';
import Troll from '~icons/game-icons/troll';
import Viking from '~icons/game-icons/viking-head';
import WingedSword from '~icons/game-icons/winged-sword';
import Witch from '~icons/game-icons/witch-face';
import Elf from '~icons/game-icons/woman-elf-face';
import { cardId, type CardFacts, type CardKind, type SlotKind, type StatName } from './content';

export type Sign = Component;

export const FIGURE: Record<string, Sign> = {
  leader: Crown,
  warrior: Viking,
  ship: Drakkar,
  troll: Troll,
  dwarf_chieftain: Dwarf,
  sea_serpent: SeaSerpent,
  valkyrie: WingedSword,
  dark_elf: Elf,
  fire_giant: FireGiant,
  frost_giant: IceGolem,
  soldier_of_hel: Skeleton,
  volur_witch: Witch,
};
/** How large a figure is on the map. */
export const RADIUS: Record<string, number> = { leader: 27, warrior: 22, ship: 27 };
export const MONSTER_RADIUS = 30;

export const STAT: Record<StatName, Sign> = { rage: Fire, axes: Axe, horns: Horn };
export const TOKEN: Record<string, Sign> = { rage: Fire, axes: Axe, horns: Horn, glory5: Laurel, all_stats: Triquetra };
export const KIND: Record<CardKind, Sign> = { battle: CrossedSwords, upgrade: Anvil, quest: Scroll };
export const SLOT: Record<SlotKind, Sign> = {
  leader: Crown,
  warrior: Viking,
  ship: Drakkar,
  monster: Troll,
  clan: Banner,
};
export { Check, Fire, Laurel, Tree, Wing, CrossedAxes, CrossedSwords };

const GOD: Record<string, Sign> = {
  odin: OneEyed,
  thor: Hammer,
  loki: DoubleDragon,
  tyr: Fist,
  frigga: Necklace,
  heimdall: EyeTarget,
};
const BY_SLOT: Record<SlotKind, Sign> = {
  leader: Crown,
  warrior: CrossedAxes,
  ship: DrakkarDragon,
  monster: Troll,
  clan: Banner,
};
/** What an upgrade or a quest shows of its own. */
const OWN: readonly [RegExp, Sign][] = [
  [/dwarf/, Dwarf],
  [/sea-serpent/, SeaSerpent],
  [/valkyrie/, WingedSword],
  [/dark-elf/, Elf],
  [/fire-giant/, FireGiant],
  [/frost-giant/, IceGolem],
  [/soldier/, Skeleton],
  [/volur/, Witch],
  [/lord-of-hammers/, Hammer],
  [/lord-of-axes/, Axe],
  [/lord-of-spears/, Spears],
  [/quest-yggdrasil/, Tree],
  [/quest-jotunheim/, Peaks],
  [/quest-manheim/, Hills],
  [/quest-alfheim/, Birch],
  [/quest-glorious/, Wing],
];

/** The one large sign on a card. */
export function artOf(ref: string, card: CardFacts): Sign {
  const id = cardId(ref);
  const own = OWN.find(([pattern]) => pattern.test(id))?.[1];
  return (
    own ??
    (card.slot && card.slot !== 'clan' ? BY_SLOT[card.slot] : undefined) ??
    GOD[card.god ?? ''] ??
    (card.slot ? BY_SLOT[card.slot] : Scroll)
  );
}
