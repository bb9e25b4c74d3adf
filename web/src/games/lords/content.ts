/** What the game itself says of its maps, cards, trays and gods: the scene of `GET /api/games/lords/scene`. */
import { cardId } from '../../kit/refs';

export { cardId, kindOf, named, thing, verbOf } from '../../kit/refs';

export type LandId = 'halogaland' | 'trondelag' | 'svealand' | 'gautland' | 'jutland' | 'rogaland';
export type RealmId = 'muspelheim' | 'jotunheim' | 'niflheim' | 'vanaheim' | 'alfheim' | 'svartalfheim';
export type RuneId = 'uruz' | 'othala' | 'algiz';
export type GodId = 'odin' | 'thor' | 'freya';
export type AttributeId = 'authority' | 'might' | 'wisdom';
export type SlotId = 'monsters' | 'build_temple' | 'prepare' | 'mobilize' | 'reinforce' | 'usurp';
export type StepId = 'prayer' | 'hero' | 'runes' | 'maneuvers' | 'special';
export type RuneActionId =
  | 'control_monster'
  | 'form_alliance'
  | 'upgrade_army'
  | 'activate_monster'
  | 'draw_combat'
  | 'increase_attribute'
  | 'recruit_army';
export type MonsterId = 'jotunn' | 'troll' | 'draugr' | 'fafnir' | 'garm' | 'nidhogg';
export type Weapon = 'spear' | 'bow' | 'sword' | 'axe' | 'hammer' | 'shield';
export type DeckId = 'combat' | 'event' | 'blessing' | 'attack';
export type CardKind = DeckId | 'hero' | 'origin';
export type WayId = 'jarl' | 'gothi' | 'slayer';
export type Pair = readonly [number, number];

export const ATTRIBUTES: readonly AttributeId[] = ['authority', 'might', 'wisdom'];
export const RUNES: readonly RuneId[] = ['uruz', 'othala', 'algiz'];
export const WAYS: readonly WayId[] = ['jarl', 'gothi', 'slayer'];
/** The runes as they are cut into stone. */
export const GLYPH: Record<RuneId, string> = { uruz: 'ᚢ', othala: 'ᛟ', algiz: 'ᛉ' };

/** A word of a card with its numbers, such as `{ do: 'draw_cards', n: 1 }`. */
export interface Word {
  do: string;
  [field: string]: unknown;
}

interface Area {
  ref: string;
  x: number;
  y: number;
  polygon: Pair[];
}

export interface RegionFacts extends Area {
  number: number;
  land: LandId;
  population: number;
  monument: GodId | null;
  settlement: boolean;
  shrine: boolean;
  forge: boolean;
  /** By refs: what it borders. */
  regions: string[];
  seas: string[];
  realms: string[];
}

export interface SeaFacts extends Area {
  id: string;
  regions: string[];
  seas: string[];
}

export interface RealmSpot extends Area {
  id: RealmId;
  regions: string[];
}

export interface SlotFacts {
  ref: string;
  id: SlotId;
  realm: RealmId;
  /** Degrees against the clock, 0 is to the right. */
  angle: number;
}

export interface MapFacts {
  size: number;
  /** Its Regions count when Ragnarok ends. */
  yggdrasil: { x: number; y: number; radius: number; regions: string[] };
  regions: RegionFacts[];
  seas: SeaFacts[];
  realms: RealmSpot[];
  slots: SlotFacts[];
}

/** The facts of a card as its file has them; which there are hangs on its kind. */
export interface CardFacts {
  kind: CardKind;
  weapon?: Weapon;
  value?: number;
  casualties?: number;
  copies?: number;
  battle?: Word[];
  hunt?: Word[];
  rage?: number;
  weak_spot?: number;
  draw?: number;
  shield_defends?: boolean;
  effects?: Word[];
  god?: GodId;
  number?: number;
  place?: RuneId;
  activate?: RuneId[];
  boss?: boolean;
  ability?: Word[];
  bonus?: Word[];
}

export interface MonsterFacts {
  rune: RuneId;
  slots: { symbol: Weapon; reward: string | null }[];
  region_attack: Word[];
  special_attack: Word[];
  artifact: string;
}

export interface BossFacts {
  rune: RuneId;
  slots: [Weapon, Weapon][];
  bars_armies: boolean;
  activation: Word[];
  special_attack: Word[];
}

/** A corrupted Hero tile. Regions are for two players, then for more. */
export interface TileFacts {
  start_region: Pair;
  attributes: readonly [number, number, number];
  target_selection: 'temple_first' | 'player_first' | 'land_first';
  priority_action: SlotId;
  /** What it has before the first turn. */
  advantage?: { id: string; value: number; runes: number; combat_cards: number };
}

export interface ActionFacts {
  kind: string;
  hero_to: Pair;
  rune_actions: readonly [RuneActionId, RuneActionId];
  tie_break: 'min' | 'max';
  special: SlotId;
  when?: { count: string; at_least: number | null; at_most: number | null };
  gain?: { what: string; n: number; attribute: AttributeId | null };
}

/** What belongs to the Followers of Surtur. */
export interface SurturFacts {
  followers: Record<string, TileFacts>;
  actions: Record<string, ActionFacts>;
  challenges: Record<string, { level: number }>;
  costs: Record<RuneActionId, number>;
  /** The faces of Surtur's die, each a place of the row. */
  die: readonly number[];
  /** The numbers on the Manifestation card, from the left. */
  slots: readonly number[];
  steps: readonly string[];
  /** The most Runes and Combat cards a Follower has. */
  runes: number;
  hand: number;
}

export interface Content {
  hidden: boolean;
  surtur: SurturFacts;
  maps: { '2': MapFacts; '3-4': MapFacts };
  lands: Record<LandId, { hex: string; symbol: string }>;
  realms: Record<RealmId, { rune: RuneId; bonus: Word[] }>;
  gods: Record<GodId, { attribute: AttributeId; levels: Word[][]; artifact: string }>;
  runes: RuneId[];
  steps: StepId[];
  colours: string[];
  actions: string[];
  cards: Record<string, CardFacts>;
  monsters: Record<MonsterId, MonsterFacts>;
  boss: { loki: BossFacts };
  artifacts: Record<string, { of: string; at: string; effects: Word[] }>;
  requisites: Record<string, { players: '2' | '3-4'; counts: string; at_least: number }>;
  tracks: Record<string, { temples: number; drafts: number[] }>;
  rune_actions: Record<string, { runes: number; effect: Word }>;
  prepare: Record<string, { effect: Word }>;
  numbers: Record<string, number | number[]>;
}

/** The side of the board for so many players. */
export const mapFor = (content: Content, seats: number): MapFacts => content.maps[seats === 2 ? '2' : '3-4'];

export const regionOf = (map: MapFacts, ref: string): RegionFacts | null =>
  map.regions.find((region) => region.ref === ref) ?? null;

export const cardOf = (content: Content, ref: string): CardFacts | null => content.cards[cardId(ref)] ?? null;

/** `army:0.19.4`: whose, where, and of which value. */
export function armyOf(ref: string): { seat: number; region: string; value: number } {
  const [seat = 0, region = 0, value = 0] = ref
    .slice(ref.indexOf(':') + 1)
    .split('.')
    .map(Number);
  return { seat, region: `region:${region}`, value };
}
