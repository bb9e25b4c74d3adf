/** The signs of dice, locations, cards, tokens and lines. */
import type { Component } from 'svelte';
import Anchor from '~icons/game-icons/anchor';
import Bear from '~icons/game-icons/battle-axe';
import Horn from '~icons/game-icons/beer-horn';
import Wave from '~icons/game-icons/big-wave';
import Broadsword from '~icons/game-icons/broadsword';
import Campfire from '~icons/game-icons/campfire';
import Check from '~icons/game-icons/check-mark';
import Chest from '~icons/game-icons/chest';
import CrossedAxes from '~icons/game-icons/crossed-axes';
import CrossedSwords from '~icons/game-icons/crossed-swords';
import Drakkar from '~icons/game-icons/drakkar';
import DrakkarDragon from '~icons/game-icons/drakkar-dragon';
import Necklace from '~icons/game-icons/emerald-necklace';
import Flag from '~icons/game-icons/flying-flag';
import Tree from '~icons/game-icons/fruit-tree';
import Pendant from '~icons/game-icons/gem-pendant';
import Grail from '~icons/game-icons/holy-grail';
import Helm from '~icons/game-icons/horned-helm';
import Huts from '~icons/game-icons/huts-village';
import Laurel from '~icons/game-icons/laurel-crown';
import Armor from '~icons/game-icons/layered-armor';
import Meat from '~icons/game-icons/meat';
import Treasure from '~icons/game-icons/open-treasure-chest';
import Padlock from '~icons/game-icons/padlock';
import Raven from '~icons/game-icons/raven';
import Dice from '~icons/game-icons/rolling-dices';
import RoundShield from '~icons/game-icons/round-shield';
import Scroll from '~icons/game-icons/scroll-unfurled';
import SeaSerpent from '~icons/game-icons/sea-serpent';
import SkullShield from '~icons/game-icons/skull-shield';
import Tower from '~icons/game-icons/stone-tower';
import Wall from '~icons/game-icons/stone-wall';
import Eye from '~icons/game-icons/third-eye';
import Hammer from '~icons/game-icons/thor-hammer';
import Triquetra from '~icons/game-icons/triquetra';
import Seal from '~icons/game-icons/wax-seal';
import Wheat from '~icons/game-icons/wheat';
import Village from '~icons/game-icons/village';
import { cardId, type CardFacts, type CardKind, type LocationId, type Territory, type TokenKind } from './content';
import { later } from './later';

export type Sign = Component;

/** What a crew die shows, and what a cost asks for. */
export const FACE: Record<string, Sign> = {
  helm: Helm,
  raven: Raven,
  tree: Tree,
  hammer: Hammer,
  double_hammer: CrossedAxes,
  shield: RoundShield,
  chest: Chest,
  ship: Drakkar,
  any: Dice,
  reaver: Helm,
};

export const LOCATION: Record<LocationId, Sign> = {
  recruit_reavers: Horn,
  trade_with_villages: Village,
  battle_at_sea: SeaSerpent,
  raid_villages: Huts,
  raid_keeps: Tower,
  subdue_territories: Flag,
};

export const TOKEN: Record<TokenKind, Sign> = { farm: Wheat, wall: Wall, tower: Tower };
export const TERRITORY: Record<Territory, Sign> = { food: Meat, favor: Triquetra, dice: Dice };
export const KIND: Record<CardKind, Sign> = {
  reaver: Bear,
  village: Huts,
  keep: Tower,
  artifact: Pendant,
  journey: Wave,
  sea: Anchor,
  prophecy: Eye,
};
export const GOODS: Record<string, Sign> = {
  food: Meat,
  favor: Triquetra,
  glory: Laurel,
  terror: SkullShield,
  return_terror: SkullShield,
  give_terror: SkullShield,
  roll_dice: Dice,
  choose_dice: Dice,
  dice: Dice,
  prophecy: Eye,
  prophecies: Eye,
  village_spoils: Huts,
  keep_spoils: Tower,
  reaver: Helm,
  artifacts: Pendant,
  armor: Armor,
  art: Necklace,
  treasure: Treasure,
  tapestry: Scroll,
  tapestries: Scroll,
  ...TOKEN,
};

/** Cards whose sign stands for something else on the table, too; the pictures of the others come later (`art.ts`). */
const OWN: Record<string, Sign> = {
  village_farm: Wheat,
  village_wall: Wall,
  village_bundle_of_swords: Broadsword,
  village_ship_upgrade_chest: Chest,
  village_ship_upgrade_shield: RoundShield,
  village_ship_upgrade_ship_hammer: DrakkarDragon,
  keep_armor: Armor,
  keep_art: Necklace,
  keep_treasure: Treasure,
  keep_tapestry_a: Scroll,
  keep_tapestry_b: Scroll,
  keep_tapestry_c: Scroll,
  keep_wall: Wall,
  art_brisingamen: Necklace,
  art_fragment_of_mjolnir: Hammer,
  art_hringhorni: DrakkarDragon,
  journey_rough_seas: Wave,
  sea_knarr: Drakkar,
  sea_infamous_outcasts: SkullShield,
  sea_longship: DrakkarDragon,
  sea_spawn_of_jormungandr: SeaSerpent,
};

/** What a Prophecy counts, as a sign. */
function countedSign(card: CardFacts): Sign {
  const word = card.counts;
  switch (word?.do) {
    case 'count_reavers':
      return FACE[String(word['clan'])] ?? Helm;
    case 'count_territories':
      return TERRITORY[word['territory'] as Territory] ?? Flag;
    case 'count_tokens':
      return TOKEN[word['token'] as TokenKind] ?? Wheat;
    case 'count_keep_spoils':
      return OWN[(word['cards'] as string[])[0] ?? ''] ?? Armor;
    case 'count_sea_battles':
      return Anchor;
    case 'count_upgrades':
      return Chest;
    case 'count_artifacts':
      return Pendant;
    default:
      return Eye;
  }
}

/** The one large sign on a card; until its own has come, that of its kind. */
export function artOf(ref: string, card: CardFacts): Sign {
  const own = OWN[cardId(ref)] ?? later.stages?.ART[cardId(ref)];
  if (own) return own;
  if (card.kind === 'reaver') return FACE[card.clan ?? 'helm'] ?? Helm;
  if (card.kind === 'prophecy') return countedSign(card);
  return KIND[card.kind] === Tower ? Tower : KIND[card.kind];
}

/** The clan whose dice have a colour, and the other way round: what tells colours apart without seeing them. */
export const PAINT: Record<CardKind, readonly [string, string, string]> = {
  reaver: ['#a9793a', '#46290f', '#e0b470'],
  village: ['#b07a36', '#4a2c0d', '#e6bd7c'],
  keep: ['#7d7a74', '#2f2d2a', '#c9c2b4'],
  artifact: ['#b8462a', '#4f130b', '#e0805c'],
  journey: ['#4f7f93', '#12303d', '#8cc6d6'],
  sea: ['#3f8aa0', '#0c2a38', '#8cc6d6'],
  prophecy: ['#7d68ad', '#2a1a45', '#b8a0de'],
};
export const CLAN_PAINT: Record<string, readonly [string, string, string]> = {
  helm: ['#c8593a', '#56150c', '#f0a184'],
  raven: ['#4f8cc0', '#12324f', '#9cc7ea'],
  tree: ['#c99a2e', '#4a3208', '#f0d277'],
};

export {
  Bear as Axe,
  Broadsword,
  Campfire,
  Check,
  CrossedSwords,
  Dice,
  Drakkar,
  DrakkarDragon,
  Eye,
  Flag,
  Grail,
  Hammer,
  Laurel,
  Meat,
  Padlock,
  Pendant,
  Seal,
  SkullShield,
  Triquetra,
};
