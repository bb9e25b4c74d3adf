/** The pictures of single cards: fetched with what rises over the coast. */
import type { Component } from 'svelte';
import Bandit from '~icons/game-icons/bandit';
import Arrows from '~icons/game-icons/bow-arrow';
import Cargo from '~icons/game-icons/cargo-crate';
import Cauldron from '~icons/game-icons/cauldron';
import Hunger from '~icons/game-icons/crossed-bones';
import Dove from '~icons/game-icons/dove';
import Galley from '~icons/game-icons/galley';
import Gauntlet from '~icons/game-icons/gauntlet';
import Squid from '~icons/game-icons/giant-squid';
import Harp from '~icons/game-icons/harp';
import Pirate from '~icons/game-icons/pirate-skull';
import Chalice from '~icons/game-icons/pouring-chalice';
import Relic from '~icons/game-icons/relic-blade';
import Ring from '~icons/game-icons/ring';
import Rune from '~icons/game-icons/rune-stone';
import Sailboat from '~icons/game-icons/sailboat';
import SeaDragon from '~icons/game-icons/sea-dragon';
import Zombie from '~icons/game-icons/shambling-zombie';
import Apple from '~icons/game-icons/shiny-apple';
import Spears from '~icons/game-icons/spears';
import Swordwound from '~icons/game-icons/sword-hilt';
import Stave from '~icons/game-icons/wizard-staff';

export const ART: Record<string, Component> = {
  village_bows_and_arrows: Arrows,
  village_axes_and_spears: Spears,
  village_runic_carvings: Rune,
  art_andvarinaut: Ring,
  art_bodn: Cauldron,
  art_dainsleif: Relic,
  art_draupnir: Ring,
  art_eldrihmnr: Cauldron,
  art_friggs_chalice: Chalice,
  art_harp_of_the_ljosalfar: Harp,
  art_jarnglofar: Gauntlet,
  art_laevateinn: Swordwound,
  art_sacred_ash_stave: Stave,
  art_skidbladnir: Galley,
  journey_all_quiet: Dove,
  journey_draugr_ambush: Zombie,
  journey_kraken: Squid,
  journey_spoiled_food: Apple,
  journey_starvation: Hunger,
  journey_viking_raiders: Bandit,
  sea_cargo_ship: Cargo,
  sea_draugr_raiders: Pirate,
  sea_wherry: Sailboat,
  sea_lyngbakr: SeaDragon,
};
