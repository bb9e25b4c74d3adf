/** What the game itself says of its board, cards and figures: the scene of `GET /api/games/bloodrage/scene`. */
import { cardId, kindOf, named } from '../../kit/refs';

export { cardId, kindOf, named } from '../../kit/refs';
export type Region = 'manheim' | 'alfheim' | 'jotunheim';
export type StatName = 'rage' | 'axes' | 'horns';
export type SlotKind = 'leader' | 'warrior' | 'ship' | 'monster' | 'clan';
export type CardKind = 'battle' | 'upgrade' | 'quest';
export type Spot = readonly [number, number];

export interface ProvinceFacts {
  ref: string;
  id: string;
  name: string;
  region: Region | null;
  villages: number | null;
  adjacent: string[];
  centre: Spot;
  token_spot: Spot;
  village_spots: Spot[];
}

export interface FjordFacts {
  ref: string;
  id: string;
  provinces: string[];
  centre: Spot;
}

export interface CardFacts {
  name: string;
  name_de: string;
  age: number;
  kind: CardKind;
  slot: SlotKind | null;
  god: string | null;
  strength: number | null;
  cost: number | null;
  glory: number | null;
  copies: number;
  /** What it does: words with their numbers, such as `{ do: 'warrior_pair', strength: 3 }`. */
  effects: { do: string; [number: string]: unknown }[];
}

export interface MonsterFacts {
  card: string;
  strength: number;
  strength_in_yggdrasil: number | null;
  invade_cost: number;
  size: string;
  ship: boolean;
}

export interface Content {
  hidden: boolean;
  glory_track: readonly [number, number];
  provinces: ProvinceFacts[];
  fjords: FjordFacts[];
  stats: Record<StatName, number[]>;
  last_step: number;
  slots: SlotKind[];
  figures: Record<'leader' | 'warrior' | 'ship', { count: number; strength: number }>;
  monsters: Record<string, MonsterFacts>;
  cards: Record<string, CardFacts>;
  ragnarok_glory: number[];
  legendary: number[];
}

export const STATS: readonly StatName[] = ['rage', 'axes', 'horns'];
export const YGGDRASIL = 'province:yggdrasil';

export function cardOf(content: Content, ref: string): CardFacts | null {
  return content.cards[cardId(ref)] ?? null;
}

export function provinceOf(content: Content, ref: string): ProvinceFacts | null {
  return content.provinces.find((province) => province.ref === ref) ?? null;
}

/** The fjord beside a province; Yggdrasil has none (BR-1.18). */
export function fjordOf(content: Content, province: string): FjordFacts | null {
  return content.fjords.find((fjord) => fjord.provinces.includes(province)) ?? null;
}

/** What a figure ref means: `figure:wolf.warrior.gimle`, `figure:wolf.leader`, `monster:troll`. */
export function figureOf(ref: string): { clan: string | null; kind: string; place: string | null } {
  const name = named(ref);
  if (kindOf(ref) === 'monster') return { clan: null, kind: name, place: null };
  const [clan = '', kind = '', place = null] = name.split('.');
  return { clan, kind, place };
}

const ORDER: Record<CardKind, number> = { battle: 0, upgrade: 1, quest: 2 };

/** A hand as one likes to hold it: battle cards, upgrades, quests, the strongest first. */
export function sorted(content: Content, refs: readonly string[]): string[] {
  const rank = (ref: string): [number, number] => {
    const card = cardOf(content, ref);
    return card ? [ORDER[card.kind], -(card.strength ?? card.glory ?? 0)] : [9, 0];
  };
  return [...refs].sort((a, b) => {
    const [kindA, strengthA] = rank(a);
    const [kindB, strengthB] = rank(b);
    return kindA - kindB || strengthA - strengthB || a.localeCompare(b);
  });
}
