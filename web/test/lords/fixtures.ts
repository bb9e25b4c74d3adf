/** Tables of Lords as the rules would show them, made by hand for the tests of its scene. */
import { readFileSync } from 'node:fs';
import type { Content, RegionFacts } from '../../src/games/lords/content';
import type { LordsTable, PlayerTable } from '../../src/games/lords/view';
import { bundleOf, textsOf } from '../../src/lib/texts';
import type { AskView, View } from '../../src/wire';
import facts from './scene.json';

export const content = facts as unknown as Content;
const read = (lang: string): string =>
  readFileSync(`${import.meta.dirname}/../../../src/meadhall/games/lords/texts/${lang}.ftl`, 'utf8');
export const t = textsOf([bundleOf('en', read('en'))]);
export const de = textsOf([bundleOf('de', read('de'))]);
export const names = ['Sigrun', 'Torvald', 'Hrafnhild', 'Eldgrim'];

const value = { token: 2, value: 2, injured: false };

export const player = (seat: number, changes: Partial<PlayerTable> = {}): PlayerTable => ({
  colour: ['red', 'blue', 'white', 'green'][seat] ?? null,
  tile: null,
  origin: null,
  hero: `hero:${seat}`,
  region: null,
  sea: null,
  pool: 6,
  attributes: { authority: { ...value }, might: { ...value }, wisdom: { ...value } },
  runes: { uruz: 0, othala: 0, algiz: 0 },
  priests: 0,
  allied: [],
  blessings: [],
  slain: [],
  slayers: 0,
  hand: 0,
  hand_cards: seat === 0 ? [] : null,
  drawn: 0,
  drawn_cards: null,
  ways: {
    jarl: { has: 0, needs: 3, lands: {} },
    gothi: { has: 0, needs: 5 },
    slayer: { has: 0, needs: 2, boss: { has: 0, needs: 5 } },
  },
  regions: 0,
  around: 0,
  ...changes,
});

const region = ({ population }: RegionFacts): LordsTable['regions'][number] => ({
  control: null,
  population,
  armies: [],
  temple: false,
  forge: null,
  rune: false,
});

const foe = { region: null, slain: false, wounds: [null, null, null] };
const monster = { ...foe, ring: null, upper: true };

/** A table at which nothing stands yet. */
export const table = (seats = 4, changes: Partial<LordsTable> = {}): LordsTable => ({
  phase: 'play',
  turn: 3,
  active: 0,
  step: 'special',
  ragnarok: false,
  turns_left: null,
  starter: 0,
  first: 0,
  regions: content.maps[seats === 2 ? '2' : '3-4'].regions.map(region),
  monuments: {
    odin: { level: 1, priests: [] },
    thor: { level: 0, priests: [] },
    freya: { level: 0, priests: [] },
  },
  wheel: { monsters: [], build_temple: [], prepare: [], mobilize: [], reinforce: [], usurp: [] },
  covers: {},
  track: { id: 'track_3_4p_a', left: 7 },
  supply: { runes: { uruz: 12, othala: 12, algiz: 12 }, slayers: 6 },
  monsters: {
    jotunn: { ...monster },
    troll: { ...monster },
    draugr: { ...monster },
    fafnir: { ...monster },
    garm: { ...monster },
    nidhogg: { ...monster },
  },
  boss: { ...foe },
  artifacts: {},
  requisites: {},
  winning: [],
  decks: {
    combat: { left: 30, discards: [] },
    event: { left: 20, discards: [] },
    blessing: { left: 36, discards: [] },
    attack: { left: 14, discards: [] },
  },
  offer: [],
  battle: null,
  hunt: null,
  players: Array.from({ length: seats }, (_, seat) => player(seat)),
  ...changes,
});

/** A view of seat 0, who may be asked something. */
export const seen = (of: LordsTable, ask: Partial<AskView> | null = null): View => ({
  game: 'lords',
  version: 1,
  seats: of.players.length,
  seq: 1,
  audience: 0,
  automata: [],
  asked: ask ? [{ seat: 0, prompt: ask.prompt ?? '', about: {} }] : [],
  ask: ask ? { seat: 0, prompt: '', about: {}, options: [], refusals: {}, clauses: [], ...ask } : null,
  undo: null,
  outcome: null,
  table: of,
});
