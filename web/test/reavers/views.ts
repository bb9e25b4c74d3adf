/** Situations of one match of four: Sigrun looks on. Each is true to the rules, as far as a hand can make it so. */
import type { LocationId } from '../../src/games/reavers/content';
import type { CombatTable, PlayerTable, ReaversTable, Reckoning } from '../../src/games/reavers/view';
import type { AskView, GameEvent, Outcome, View } from '../../src/wire';

export const names = ['Sigrun', 'Torvald', 'Hrafnhild', 'Eldgrim'];

function reckoning(glory: number, other: Partial<Reckoning> = {}): Reckoning {
  const sealed = { armor: null, art: null, treasure: null, tapestries: null, prophecies: null, by_prophecy: null };
  const all: Reckoning = {
    ...sealed,
    ...{ glory, terror: 0, artifacts: 0, farm: 0, wall: 0, tower: 0, majorities: [], total: 0, one_more: null },
    ...other,
  };
  const parts = ['glory', 'terror', 'artifacts', 'armor', 'art', 'treasure', 'tapestries', 'farm', 'wall', 'tower'];
  const total = [...parts, 'prophecies'].reduce((sum, part) => sum + Number(all[part as 'glory'] ?? 0), 0);
  return { ...all, total };
}

function player(seat: number, other: Partial<PlayerTable>): PlayerTable {
  return {
    ...{
      seat,
      food: 0,
      favor: 0,
      glory: 0,
      terror: 0,
      dice: [],
      wild: null,
      leader: null,
      artifacts: [],
      upgrades: [],
    },
    ...{ prophecies: 1, prophecy_cards: null, pile: 0, pile_cards: null, tiles: [] },
    tokens: { farm: 0, wall: 0, tower: 0 },
    slots: { sea: [], village: [], keep: [], territory: [] },
    reckoning: reckoning(other.glory ?? 0),
    ...other,
  };
}

const DICE_OF = {
  torvald:
    'blue.ship blue.ship blue.ship red.chest red.double_hammer red.ship red.ship yellow.chest yellow.double_hammer yellow.ship',
  hrafnhild: 'blue.chest red.double_hammer yellow.chest yellow.double_hammer yellow.hammer yellow.hammer',
  eldgrim:
    'blue.double_hammer blue.hammer blue.ship blue.ship red.shield red.shield red.ship yellow.chest yellow.chest',
  sigrun: 'red.chest red.helm red.helm red.double_hammer blue.raven blue.ship yellow.chest yellow.shield',
};

const sigrun = player(0, {
  ...{ food: 5, favor: 3, glory: 47, terror: 2, dice: DICE_OF.sigrun.split(' '), wild: 'helm' },
  leader: 'card:reaver_axe_chief.1',
  tokens: { farm: 2, wall: 1, tower: 1 },
  slots: {
    sea: ['card:reaver_freeman.1'],
    village: ['card:reaver_spear_chief.2', 'card:reaver_pillager.1'],
    keep: ['card:reaver_sword_chief.1'],
    territory: [],
  },
  artifacts: [
    { card: 'card:art_draupnir.1', die: 'yellow.shield', used: false, open: false },
    { card: 'card:art_eldrihmnr.2', die: 'blue.raven', used: false, open: true },
  ],
  upgrades: [{ kind: 'chest', ready: true }],
  prophecies: 2,
  prophecy_cards: ['card:prophecy_shaman_of_the_world.1', 'card:prophecy_feast_of_the_gods.2'],
  pile: 6,
  pile_cards: ['card:keep_art.1', 'card:keep_art.4', 'card:keep_treasure.2', 'card:sea_wherry.3'],
  tiles: ['tile:food_1_a.1', 'tile:food_2_b.1'],
  reckoning: reckoning(47, {
    ...{ terror: -3, artifacts: 6, armor: 0, art: 6, treasure: 2, tapestries: 0, farm: 2, wall: 2, tower: 8 },
    majorities: ['tower'],
    prophecies: 4,
    by_prophecy: { 'card:prophecy_shaman_of_the_world.1': 2, 'card:prophecy_feast_of_the_gods.2': 2 },
    one_more: [
      { thing: 'art', glory: 4, why: [{ what: 'art', glory: 4 }] },
      { thing: 'tower', glory: 3, why: [{ what: 'tower', glory: 3 }] },
      { thing: 'terror', glory: -3, why: [{ what: 'terror', glory: -3 }] },
    ],
  }),
});
const torvald = player(1, {
  ...{
    food: 2,
    favor: 1,
    glory: 52,
    terror: 4,
    dice: DICE_OF.torvald.split(' '),
    wild: 'raven',
    prophecies: 3,
    pile: 9,
  },
  leader: 'card:reaver_huskarl.3',
  tokens: { farm: 0, wall: 3, tower: 0 },
  slots: { sea: ['card:reaver_keeper_of_sagas.1'], village: [], keep: ['card:reaver_scavenger.1'], territory: [] },
  artifacts: [{ card: 'card:art_skidbladnir.1', die: 'red.ship', used: false, open: false }],
  upgrades: [{ kind: 'ship_hammer', ready: true }],
  reckoning: reckoning(52, { terror: -10, artifacts: 2, wall: 10, majorities: ['wall'] }),
});
const hrafnhild = player(2, {
  ...{ food: 7, favor: 4, glory: 39, terror: 1, dice: DICE_OF.hrafnhild.split(' '), prophecies: 2, pile: 4 },
  reckoning: reckoning(39, { terror: -1 }),
});
const eldgrim = player(3, {
  ...{
    food: 4,
    favor: 2,
    glory: 44,
    terror: 3,
    dice: DICE_OF.eldgrim.split(' '),
    wild: 'tree',
    prophecies: 4,
    pile: 7,
  },
  leader: 'card:reaver_scout.2',
  tokens: { farm: 3, wall: 0, tower: 0 },
  reckoning: reckoning(44, { terror: -6, farm: 6, majorities: ['farm'] }),
});

const NO_PAWNS: Record<LocationId, number | null> = {
  ...{ recruit_reavers: null, trade_with_villages: null, battle_at_sea: null },
  ...{ raid_villages: null, raid_keeps: null, subdue_territories: null },
};

const table: ReaversTable = {
  ...{ round: 3, rounds: 6, phase: 'play', start: 3, honor: null, active: null, location: null },
  pawns: NO_PAWNS,
  to_come: [3, 0, 1, 2],
  places: [1, 2, 3, 0],
  offers: {
    recruit_reavers: [
      ['card:reaver_axe_chief.2', 'card:reaver_scout.1'],
      ['card:reaver_huskarl.1', 'card:reaver_fanatic.1'],
      ['card:reaver_revered_seer.1', 'card:reaver_lithsman.2'],
      ['card:reaver_flame_bringer.1', 'card:reaver_freeman.3'],
    ],
    trade_with_villages: [
      ['card:prophecy_juggernaut.1'],
      ['card:prophecy_lord_slayer.1'],
      ['card:prophecy_refined_taste.2'],
    ],
    battle_at_sea: [
      ['card:sea_knarr.1'],
      ['card:sea_wherry.1'],
      ['card:sea_lyngbakr.1'],
      ['card:sea_infamous_outcasts.2'],
    ],
    raid_villages: [
      ['card:village_farm.1', 'card:village_bundle_of_swords.2'],
      ['card:village_wall.1', 'card:village_farm.3'],
      ['card:village_bundle_of_swords.1', 'card:art_bodn.1'],
      ['card:art_fragment_of_mjolnir.1', 'card:village_wall.2'],
    ],
    raid_keeps: [
      ['card:keep_armor.1', 'card:keep_art.2'],
      ['card:keep_treasure.1', 'card:keep_tower_red_blue.1'],
      ['card:keep_tower_blue_yellow.1', 'card:keep_armor.2'],
      ['card:keep_art.3', 'card:keep_wall.1'],
    ],
    subdue_territories: [],
  },
  trade: ['red.chest', 'red.ship', 'blue.raven', 'blue.ship', 'yellow.shield', 'yellow.tree'],
  stacks: {
    ...{ food_1: 5, food_2: 5, food_3: 6, favor_1: 6, favor_2: 6, favor_3: 6, dice_1: 4, dice_2: 6, dice_3: 6 },
  },
  decks: {
    village_spoils: { left: 30, discards: [] },
    keep_spoils: { left: 44, discards: [] },
    sea_journey: { left: 19, discards: [] },
    sea_battle: { left: 33, discards: [] },
    reaver: { left: 41, discards: [] },
    prophecy: { left: 20, discards: [] },
  },
  supply: {
    dice: { red: 8, blue: 9, yellow: 8 },
    tokens: { farm: 10, wall: 11, tower: 14 },
    upgrades: { chest: 3, shield: 4, ship_hammer: 3 },
  },
  players: [sigrun, torvald, hrafnhild, eldgrim],
  ...{ gained: [], resolving: [], claimed: [], journey: null, paying: null, combat: null },
};

type Asking = Omit<AskView, 'seat' | 'about' | 'refusals' | 'clauses'> & Partial<AskView>;

function view(changed: Partial<ReaversTable>, ask: Asking | null, other: Partial<View> = {}): View {
  const whole: AskView | null = ask && { seat: 0, about: {}, refusals: {}, clauses: [], ...ask };
  return {
    ...{ game: 'reavers', version: 1, seats: 4, seq: 40, audience: 0, automata: [], undo: null, outcome: null },
    asked: whole ? [{ seat: whole.seat, prompt: whole.prompt, about: whole.about, count: whole.options.length }] : [],
    ask: whole,
    table: { ...table, ...changed },
    ...other,
  };
}

const tableSeat = (view: View): PlayerTable => (view.table as ReaversTable).players[0]!;
const withSigrun = (changed: Partial<PlayerTable>): PlayerTable[] => [
  { ...sigrun, ...changed },
  torvald,
  hrafnhild,
  eldgrim,
];

/** The first longship of a round is due, and it is Sigrun's. */
export const choosing = view(
  { start: 0, to_come: [0, 1, 2, 3], places: [0, 1, 2, 3] },
  {
    prompt: 'location_choice',
    options: Object.keys(NO_PAWNS).map((id) => `location:${id}`),
  },
);

/** Raid Villages: the Food is paid, the first Chest is due; a Raven die could be stored, and Eldrihmnr used. */
export const paying = view(
  {
    active: 0,
    location: 'raid_villages',
    pawns: { ...NO_PAWNS, trade_with_villages: 3, raid_villages: 0 },
    to_come: [1, 2],
    places: [0, 1, 2, 3],
    offers: {
      ...table.offers,
      trade_with_villages: [[], ['card:prophecy_lord_slayer.1'], ['card:prophecy_refined_taste.2']],
    },
    trade: ['red.chest', 'blue.raven', 'blue.ship', 'yellow.shield'],
    paying: {
      seat: 0,
      items: ['chest', 'chest'],
      paid: [],
      due: 'chest',
      open: ['chest'],
    },
  },
  {
    prompt: 'payment_source',
    about: { item: 'chest', left: 2 },
    options: ['die:red.helm', 'die:red.chest', 'die:yellow.chest', 'upgrade:chest'],
    refusals: {
      'die:blue.ship': 'RM-19.22',
      'die:blue.raven': 'RM-19.22',
      'die:red.double_hammer': 'RM-19.22',
      'die:yellow.shield': 'RM-19.22',
      'die:art_draupnir.1': 'RM-19.22',
      'die:art_eldrihmnr.2': 'RM-19.22',
    },
    clauses: ['RM-19.22'],
  },
  { undo: { seat: 0, steps: 1 } },
);

const AT_SEA: Partial<ReaversTable> = {
  active: 0,
  location: 'battle_at_sea',
  pawns: { ...NO_PAWNS, trade_with_villages: 3, battle_at_sea: 0 },
  to_come: [1, 2],
  places: [0, 1, 2, 3],
  journey: 'card:journey_all_quiet.2',
};
const fleet: Partial<PlayerTable> = {
  glory: 49,
  food: 1,
  dice: 'red.helm red.helm red.chest yellow.double_hammer blue.raven yellow.shield'.split(' '),
  artifacts: [
    { card: 'card:art_dainsleif.1', die: 'blue.hammer', used: false, open: true },
    { card: 'card:art_bodn.2', die: 'yellow.tree', used: false, open: false },
    { card: 'card:art_draupnir.1', die: 'yellow.shield', used: false, open: false },
  ],
};
const against: CombatTable = {
  ...{
    seat: 0,
    against: 'card:sea_lyngbakr.1',
    defence: 5,
    kind: 'sea',
    dice: 2,
    shown: null,
    picked: [],
    successes: 0,
  },
  sources: [{ ref: 'die:yellow.double_hammer', dice: 2 }],
  chance: 0,
  best: [],
  ladder: [{ shown: null, chance: 0 }],
};

/** Combat dice are gathered against Lyngbakr: two so far. */
export const gathering = view(
  {
    ...AT_SEA,
    players: withSigrun({ ...fleet, dice: fleet.dice!.filter((die) => die !== 'yellow.double_hammer') }),
    combat: against,
  },
  {
    prompt: 'combat_source',
    about: { dice: 2, defence: 5 },
    options: ['die:red.helm', 'die:art_dainsleif.1', 'use>card:art_dainsleif.1', 'do:roll'],
    refusals: { 'die:red.chest': 'RM-20.2' },
  },
);

/** Five dice were thrown, and one Favor was spent: two short, two Favor left. The numbers are those of odds.py. */
export const rerolling = view(
  {
    ...AT_SEA,
    players: withSigrun({
      ...fleet,
      favor: 2,
      dice: 'red.helm red.chest blue.raven yellow.shield'.split(' '),
      artifacts: fleet.artifacts!.map((held) =>
        held.card.includes('dainsleif') ? { ...held, die: null, used: true, open: false } : held,
      ),
    }),
    combat: {
      ...against,
      dice: 5,
      sources: [
        { ref: 'die:yellow.double_hammer', dice: 2 },
        { ref: 'die:red.helm', dice: 1 },
        { ref: 'use>card:art_dainsleif.1', dice: 2, die: 'blue.hammer' },
      ],
      shown: [1, 1, 1, 0, 0],
      successes: 3,
      chance: 840,
      best: [0, 0],
      ladder: [
        { shown: null, chance: 980 },
        { shown: [1, 1, 0, 0, 0], chance: 939 },
        { shown: [1, 1, 1, 0, 0], chance: 840 },
      ],
      throws: [
        { pick: [0, 0], won: 556, one_short: 333, further: 111 },
        { pick: [1, 0, 0], won: 491, one_short: 306, further: 203 },
        { pick: [1, 1, 0, 0], won: 444, one_short: 278, further: 278 },
        { pick: [1, 1, 1, 0, 0], won: 408, one_short: 253, further: 339 },
        { pick: [1, 1, 0], won: 199, one_short: 292, further: 509 },
        { pick: [1, 1, 1, 0], won: 197, one_short: 248, further: 555 },
        { pick: [1, 0], won: 194, one_short: 361, further: 445 },
        { pick: [0], won: 167, one_short: 500, further: 333 },
        { pick: [1, 1, 1], won: 46, one_short: 153, further: 801 },
        { pick: [1, 1], won: 28, one_short: 167, further: 805 },
        { pick: [1], won: 0, one_short: 167, further: 833 },
      ],
    },
  },
  { prompt: 'favor_reroll', options: ['do:reroll', 'do:accept'] },
);

/** The Harp could give Favor for more throws (RM-20.14). */
export const harping = view(
  {
    ...rerolling.table,
    players: withSigrun({
      ...tableSeat(rerolling),
      artifacts: [{ card: 'card:art_harp_of_the_ljosalfar.1', die: 'yellow.tree', used: false, open: true }],
    }),
  },
  { prompt: 'favor_reroll', options: ['do:reroll', 'do:accept', 'use>card:art_harp_of_the_ljosalfar.1'] },
);

/** The first blank is picked for the throw. */
export const picking = view(
  { ...rerolling.table, combat: { ...rerolling.table.combat, picked: [0] } },
  { prompt: 'reroll_die', options: ['combat:0', 'combat:1', 'do:roll'] },
);

/** Torvald chooses while Sigrun reckons, in the fifth round: the teal player of the rulebook's example. */
export const reckoned = view(
  {
    ...{ round: 5, start: 1, to_come: [1, 2], active: 0, places: [3, 0, 1, 2] },
    pawns: { ...NO_PAWNS, recruit_reavers: 3, raid_keeps: 0 },
    players: [
      {
        ...sigrun,
        ...{ glory: 88, terror: 2, prophecies: 7, pile: 12 },
        tokens: { farm: 4, wall: 0, tower: 2 },
        prophecy_cards: [
          'card:prophecy_berserkers_glory.1',
          'card:prophecy_shaman_of_the_world.1',
          'card:prophecy_refined_taste.1',
          'card:prophecy_lord_slayer.2',
          'card:prophecy_vanquisher.1',
          'card:prophecy_vanquisher.2',
          'card:prophecy_juggernaut.2',
        ],
        reckoning: reckoning(88, {
          ...{ terror: -3, artifacts: 4, armor: 0, art: 13, treasure: 2, tapestries: 15, farm: 11, wall: 0, tower: 11 },
          majorities: ['farm', 'tower'],
          prophecies: 26,
          by_prophecy: {
            'card:prophecy_berserkers_glory.1': 8,
            'card:prophecy_shaman_of_the_world.1': 7,
            'card:prophecy_refined_taste.1': 4,
            'card:prophecy_lord_slayer.2': 3,
            'card:prophecy_vanquisher.1': 2,
            'card:prophecy_vanquisher.2': 2,
            'card:prophecy_juggernaut.2': 0,
          },
          one_more: [
            {
              thing: 'tower',
              glory: 5,
              why: [
                { what: 'tower', glory: 3 },
                { what: 'card:prophecy_vanquisher.1', glory: 1 },
                { what: 'card:prophecy_vanquisher.2', glory: 1 },
              ],
            },
            {
              thing: 'art',
              glory: 4,
              why: [
                { what: 'art', glory: 3 },
                { what: 'card:prophecy_refined_taste.1', glory: 1 },
              ],
            },
            {
              thing: 'wall',
              glory: 3,
              why: [
                { what: 'wall', glory: 2 },
                { what: 'card:prophecy_juggernaut.2', glory: 1 },
              ],
            },
            {
              thing: 'tapestry',
              glory: 3,
              why: [
                { what: 'tapestries', glory: 2 },
                { what: 'card:prophecy_lord_slayer.2', glory: 1 },
              ],
            },
            { thing: 'farm', glory: 2, why: [{ what: 'farm', glory: 2 }] },
            { thing: 'treasure', glory: 2, why: [{ what: 'treasure', glory: 2 }] },
            { thing: 'prophecy', glory: 1, why: [{ what: 'card:prophecy_shaman_of_the_world.1', glory: 1 }] },
            { thing: 'terror', glory: -3, why: [{ what: 'terror', glory: -3 }] },
          ],
          to_lose: [
            { token: 'tower', seat: 3, has: 1, more: 2, glory: 5 },
            { token: 'farm', seat: 3, has: 3, more: 2, glory: 3 },
          ],
        }),
      },
      {
        ...torvald,
        ...{ glory: 97, terror: 3, pile: 9, prophecies: 6, tokens: { farm: 0, wall: 5, tower: 0 } },
        reckoning: reckoning(97, { terror: -6, artifacts: 7, wall: 19, majorities: ['wall'] }),
      },
      {
        ...hrafnhild,
        ...{ glory: 81, terror: 1, pile: 14, prophecies: 4, tokens: { farm: 2, wall: 4, tower: 0 } },
        reckoning: reckoning(81, { terror: -1, artifacts: 6, farm: 2, wall: 12 }),
      },
      {
        ...eldgrim,
        ...{ glory: 90, terror: 5, pile: 11, prophecies: 5, tokens: { farm: 3, wall: 1, tower: 1 } },
        reckoning: reckoning(90, { terror: -15, artifacts: 9, farm: 3, wall: 2, tower: 3 }),
      },
    ],
  },
  null,
  { asked: [{ seat: 1, prompt: 'location_choice', about: {}, count: 4 }] },
);

/** Sigrun tries her second land: what she can reach is offered, what she lacks is refused. */
export const subduing = view(
  {
    active: 0,
    location: 'subdue_territories',
    pawns: { ...NO_PAWNS, trade_with_villages: 3, subdue_territories: 0 },
    to_come: [1, 2],
    places: [0, 1, 2, 3],
    stacks: { ...table.stacks, favor_2: 0 },
    claimed: [{ stack: 'stack:food_1', tile: null }],
  },
  {
    prompt: 'subdue_target',
    about: { left: 2 },
    options: [
      ...['food_1', 'food_2', 'food_3', 'favor_1', 'favor_3', 'dice_1', 'dice_2', 'dice_3'].map((id) => `stack:${id}`),
      'store>die:blue.raven',
      'do:stop',
    ],
    refusals: { 'stack:favor_2': 'RM-8.6' },
  },
);

/** A gained Reaver is put to use, another one waits; a card may be looked at, artifacts may be used beside it. */
export const recruiting = view(
  {
    active: 0,
    location: 'recruit_reavers',
    pawns: { ...NO_PAWNS, trade_with_villages: 3, recruit_reavers: 0 },
    to_come: [1, 2],
    places: [0, 1, 2, 3],
    offers: { ...table.offers, recruit_reavers: [[], ...table.offers.recruit_reavers.slice(1)] },
    gained: [{ seat: 0, cards: ['card:reaver_scout.1'], count: 1 }],
    resolving: ['card:reaver_axe_chief.2'],
  },
  {
    prompt: 'reaver_use',
    about: { card: 'card:reaver_axe_chief.2' },
    options: ['do:rally', 'do:specialize', 'do:promote'],
  },
);

/** A die of any colour on a face of choice. */
export const facing = view(
  { ...recruiting.table, gained: [] },
  {
    prompt: 'die_face',
    about: { colour: 'colour:blue' },
    options: ['raven', 'hammer', 'double_hammer', 'shield', 'chest', 'ship'].map((face) => `face:${face}`),
  },
);

const OUTCOME: Outcome = { ranks: [1, 2, 4, 3], scores: [180, 161, 118, 127], ending: 'glory', clause: 'RM-22.30' };

/** The end: all seals are broken. */
export const ended = view(
  {
    ...{ round: 6, phase: 'end', to_come: [], places: [null, null, null, null] },
    players: [
      {
        ...sigrun,
        glory: 101,
        reckoning: reckoning(101, {
          ...{ terror: -3, artifacts: 4, armor: 0, art: 13, treasure: 2, tapestries: 15, farm: 11, wall: 0, tower: 11 },
          ...{ majorities: ['farm', 'tower'], prophecies: 26, by_prophecy: {} },
        }),
      },
      {
        ...torvald,
        glory: 116,
        reckoning: reckoning(116, {
          ...{ terror: -6, artifacts: 11, armor: 0, art: 3, treasure: 2, tapestries: 0, farm: 0, wall: 19, tower: 0 },
          ...{ majorities: ['wall'], prophecies: 16, by_prophecy: {} },
        }),
      },
      {
        ...hrafnhild,
        glory: 92,
        reckoning: reckoning(92, {
          ...{ terror: -1, artifacts: 6, armor: 2, art: 0, treasure: 4, tapestries: 2, farm: 2, wall: 6, tower: 0 },
          ...{ prophecies: 5, by_prophecy: {} },
        }),
      },
      {
        ...eldgrim,
        glory: 112,
        reckoning: reckoning(112, {
          ...{ terror: -15, artifacts: 9, armor: 6, art: 0, treasure: 0, tapestries: 2, farm: 3, wall: 2, tower: 3 },
          ...{ prophecies: 5, by_prophecy: {} },
        }),
      },
    ],
  },
  null,
  { outcome: OUTCOME },
);

/** What was told so far, for the saga. */
export const saga: GameEvent[][] = [];

export const views: Record<string, View> = {
  ...{ choosing, paying, gathering, rerolling, harping, picking, reckoned, subduing, recruiting, facing, ended },
};
