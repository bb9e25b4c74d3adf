/** The part of a view that Lords of Ragnarok itself fills; `view.py` of the game has the words. */
import { tintOf } from '../../kit/seats';
import type { SeatColour } from '../../table/scene';
import type { View } from '../../wire';
import type {
  AttributeId,
  DeckId,
  GodId,
  LandId,
  MonsterId,
  RealmId,
  RuneId,
  SlotId,
  StepId,
  WayId,
  Weapon,
} from './content';

export { emblemOf, ownSeat } from '../../kit/seats';

export interface RegionTable {
  control: number | null;
  /** 0 once somebody has controlled it. */
  population: number;
  armies: string[];
  temple: boolean;
  forge: RuneId | null;
  /** Whether a Rune lies in its Forge. */
  rune: boolean;
}

export interface FoeTable {
  region: string | null;
  slain: boolean;
  /** By slot: whose Wound it is. */
  wounds: (number | null)[];
}

export interface MonsterTable extends FoeTable {
  ring: number | null;
  /** Its tray lies above that of the other Monster of its Rune. */
  upper: boolean;
}

export interface Attribute {
  token: number;
  value: number;
  injured: boolean;
}

export interface Way {
  has: number;
  needs: number;
}

export interface Ways {
  jarl: Way & { lands: Partial<Record<LandId, { has: number; of: number }>> };
  gothi: Way;
  slayer: Way & { boss: Way };
}

export interface PlayerTable {
  colour: string | null;
  tile: string | null;
  origin: string | null;
  hero: string;
  region: string | null;
  sea: string | null;
  pool: number;
  attributes: Record<AttributeId, Attribute>;
  runes: Record<RuneId, number>;
  priests: number;
  allied: RealmId[];
  blessings: string[];
  slain: MonsterId[];
  slayers: number;
  hand: number;
  hand_cards: string[] | null;
  drawn: number;
  drawn_cards: string[] | null;
  ways: Ways;
  regions: number;
  around: number;
}

export interface Part {
  /** A Follower has a supporting Army, Authority for a Temple, tucked cards and what a challenge adds (LS-17.8). */
  kind: 'army' | 'card' | 'artifact' | 'hero' | 'blessing' | 'support' | 'temple' | 'tucked' | 'challenge';
  ref: string;
  n: number;
}

export interface Casualties {
  due: number;
  taken: number;
  clause: string;
  /** Those for losing, fixed to each Army until they are taken. */
  losses: { army: string; n: number }[];
}

export interface BattleSide {
  seat: number;
  cards: string[];
  passed: boolean;
  armies: number;
  total: number;
  /** Their numbers add up to the total. */
  parts: Part[];
  symbols: number;
  casualties: Casualties | null;
  /** The Armies with which it began. */
  began: string[];
  from: string[];
  /** Where it could withdraw to; null for the winner and for whoever has no Army there. */
  refuge: string[] | null;
  routed: string[];
}

export interface BattleTable {
  region: string;
  step: 'before' | 'cards' | 'values' | 'loser' | 'withdrawal' | 'winner' | 'control';
  /** Sides, not seats: 0 attacks. */
  winner: number | null;
  tie: number | null;
  sides: BattleSide[];
  /** The cards of both as they came. */
  order: { seat: number; card: string }[];
}

/** What comes of playing a card to defend, or of playing no more (`card` is null): only the hunter is told. */
export interface HuntWay {
  card: string | null;
  /** The value of the defence then, and that of cards and Wisdom together. */
  ward: number;
  spot: number;
  wards: boolean;
  finds: boolean;
  /** Cards drawn in steps 5 and 6. */
  draws: number;
  /** Injuries if it is not warded; null where that hangs on what the hunter has. */
  injuries: number | null;
  /** The open slots that the rest of the hand could serve. */
  reach: string[];
}

export interface HuntTable {
  hunter: number;
  side: number;
  foe: string;
  round: number;
  step: 'begin' | 'attack' | 'defend' | 'effect' | 'weak_spot' | 'redraw' | 'hero' | 'over';
  /** What changes the Rage of the next attack. */
  rage: number;
  most_cards: number;
  most_wounds: number;
  dealt: number;
  symbols: Weapon[];
  hand: number;
  hand_cards: string[] | null;
  attack: string | null;
  defence: string[];
  serving: string[];
  ward: { has: number; needs: number; holds: boolean; shield: boolean } | null;
  spot: { cards: number; wisdom: number; needs: number; holds: boolean } | null;
  left: number;
  /** `realm`, `priest`, `army`, `rune`, or an Artifact by its ref. */
  rewards: string[];
  /** Only the hunter is told: what each card of the hand is good for, and which slots the hand could serve. */
  hand_uses: { card: string; ward: number; wards: boolean; spot: boolean; slots: string[] }[] | null;
  reach: string[] | null;
  ways: HuntWay[] | null;
  /** The slot that cards are being served for. */
  slot: string | null;
  ends: 'slain' | 'failed' | null;
  /** The clause by which it failed. */
  why: string | null;
}

/** What lies open of a Follower of Surtur besides what every player has; `surtur/view.py` has the words. */
export interface FollowerTable {
  tile: string | null;
  row: string[];
  /** The place of the row on which the die lies. */
  selected: number | null;
  deck: number;
  removed: string[];
  tucked: string[];
  battle_deck: number;
  regions: { difficulty: number | null; defence: number | null; support: string | null }[];
}

export interface LordsTable {
  phase: 'setup' | 'draft' | 'play' | 'end';
  /** 0 in setup and draft. */
  turn: number;
  active: number | null;
  step: StepId | 'cleanup' | null;
  ragnarok: boolean;
  /** Only where Followers play: they have the first seats. */
  followers?: FollowerTable[];
  ashes?: { regions: string[]; left: number; needs: number | null; each: number };
  challenges?: { cards: string[]; level: number; difficulty: string };
  /** What each seat would have if Ragnarok ended now. */
  counts?: number[];
  arbiter?: number | null;
  turns_left: number | null;
  starter: number | null;
  first: number | null;
  /** By number: `region:1` is the first. */
  regions: RegionTable[];
  monuments: Record<GodId, { level: number; priests: number[] }>;
  /** Markers by slot, the last is the top. */
  wheel: Record<SlotId, number[]>;
  covers: Partial<Record<SlotId, { owner: number | null; allies: number[] }>>;
  track: { id: string; left: number };
  supply: { runes: Record<RuneId, number>; slayers: number };
  monsters: Record<MonsterId, MonsterTable>;
  boss: FoeTable;
  artifacts: Record<string, { holder: number | null; charged: boolean; gone: boolean }>;
  requisites: Record<
    string,
    { fallen: boolean; needs: number; best: { seat: number | null; seats: number[]; has: number } }
  >;
  winning: { seat: number; way: WayId }[];
  decks: Record<DeckId, { left: number; discards: string[] }>;
  offer: string[];
  battle: BattleTable | null;
  hunt: HuntTable | null;
  players: PlayerTable[];
}

export const tableOf = (view: View): LordsTable => view.table as unknown as LordsTable;

/** The tints of the colours that players choose, as they lie in the box. */
const TINT: Readonly<Record<string, SeatColour>> = { red: 'ember', blue: 'fjord', white: 'bone', green: 'yew' };

export const tintOfColour = (colour: string): SeatColour => TINT[colour] ?? 'ember';

/** The tint in which a seat is drawn: the colour it chose. Until then it has one that nobody chose. */
export function colourOf(table: LordsTable, seat: number): SeatColour {
  const chosen = table.players.map(({ colour }) => (colour === null ? null : (TINT[colour] ?? null)));
  const own = chosen[seat];
  if (own) return own;
  const free = ([0, 1, 2, 3] as const).map(tintOf).filter((tint) => !chosen.includes(tint));
  const place = chosen.slice(0, seat).filter((tint) => tint === null).length;
  return free[place % free.length] ?? tintOf(seat);
}

export const regionTable = (table: LordsTable, ref: string): RegionTable | null =>
  table.regions[Number(ref.slice('region:'.length)) - 1] ?? null;

export const followerOf = (table: LordsTable, seat: number): FollowerTable | null => table.followers?.[seat] ?? null;

/** The tile whose face a seat has: a Hero's, or that of a Follower. */
export const faceOf = (table: LordsTable, seat: number): string | null =>
  followerOf(table, seat)?.tile ?? table.players[seat]?.tile ?? null;

/** The six Monsters and Loki as pieces: where each stands, and whose ring it wears. */
export function foesOf(table: LordsTable): { ref: string; region: string; ring: number | null }[] {
  const monsters = Object.entries(table.monsters).map(([id, one]) => ({ ref: `monster:${id}`, ...one }));
  return [...monsters, { ref: 'boss:loki', ring: null, ...table.boss }].flatMap(({ ref, region, ring }) =>
    region === null ? [] : [{ ref, region, ring }],
  );
}

/** The way on which a player has the least to go, by share; of several the first. */
export function nearest(ways: Ways): WayId {
  const shares = (['jarl', 'gothi', 'slayer'] as const).map((way) => {
    const { has, needs } = ways[way];
    return { way, share: needs === 0 ? 1 : has / needs };
  });
  return shares.reduce((best, one) => (one.share > best.share ? one : best)).way;
}
