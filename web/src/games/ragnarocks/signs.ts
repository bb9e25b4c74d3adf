/** The sign of each mythology power: one large picture on its card. */
import type { Component } from 'svelte';
import Wave from '~icons/game-icons/big-wave';
import Birches from '~icons/game-icons/birch-trees';
import Boar from '~icons/game-icons/boar';
import Tusks from '~icons/game-icons/boar-tusks';
import Bowman from '~icons/game-icons/bowman';
import Wheel from '~icons/game-icons/cartwheel';
import Cat from '~icons/game-icons/cat';
import Stag from '~icons/game-icons/deer-head';
import Drakkar from '~icons/game-icons/drakkar';
import Surtr from '~icons/game-icons/fire-silhouette';
import HalfDead from '~icons/game-icons/half-dead';
import Harp from '~icons/game-icons/harp';
import Hoof from '~icons/game-icons/hoof';
import Horse from '~icons/game-icons/horse-head';
import Horn from '~icons/game-icons/hunting-horn';
import Frost from '~icons/game-icons/ice-golem';
import Moon from '~icons/game-icons/moon';
import Mountains from '~icons/game-icons/mountains';
import Raven from '~icons/game-icons/raven';
import Scales from '~icons/game-icons/scales';
import Serpent from '~icons/game-icons/sea-serpent';
import Hand from '~icons/game-icons/severed-hand';
import Apple from '~icons/game-icons/shiny-apple';
import Spectre from '~icons/game-icons/spectre';
import Dragon from '~icons/game-icons/spiked-dragon-head';
import Spinning from '~icons/game-icons/spinning-wheel';
import Sprout from '~icons/game-icons/sprout';
import Squirrel from '~icons/game-icons/squirrel';
import Sun from '~icons/game-icons/sun';
import Hammer from '~icons/game-icons/thor-hammer';
import Wheat from '~icons/game-icons/wheat';
import Wolf from '~icons/game-icons/wolf-howl';
import Unknown from '~icons/game-icons/rune-stone';
import { named } from './view';

const SIGNS: Record<string, Component> = {
  fenrir: Wolf,
  freya: Cat,
  gullinbursti: Boar,
  hel: HalfDead,
  hildisvini: Tusks,
  mani: Moon,
  nerthus: Wheel,
  ratatoskr: Squirrel,
  sol: Sun,
  thor: Hammer,
  tyr: Hand,
  aegir: Wave,
  ask_and_embla: Birches,
  blodughofi: Hoof,
  bragi: Harp,
  dain_dvalin_duneyr_duratror: Stag,
  fafnir: Dragon,
  fjorgyn_and_fjorgynn: Mountains,
  forseti: Scales,
  freyr: Wheat,
  frigg: Spinning,
  gerd: Sprout,
  heimdallr: Horn,
  idun: Apple,
  jormungandr: Serpent,
  njord: Drakkar,
  odin: Raven,
  selkolla: Spectre,
  sleipnir: Horse,
  surtr: Surtr,
  vali: Bowman,
  ymir: Frost,
};

/** The picture of a card; a card that this client does not know yet shows a runestone. */
export function signOf(card: string): Component {
  return SIGNS[named(card)] ?? Unknown;
}

export const KNOWN: readonly string[] = Object.keys(SIGNS);
