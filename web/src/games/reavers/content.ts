/** What the game itself says of its locations, cards, tiles and dice: the scene of `GET /api/games/reavers/scene`. */
import { cardId } from '../../kit/refs';

export { cardId, kindOf, named, thing, verbOf } from '../../kit/refs';

export type Colour = 'red' | 'blue' | 'yellow';
export type Clan = 'helm' | 'raven' | 'tree';
export type Icon = 'hammer' | 'shield' | 'chest' | 'ship';
export type Face = Clan | Icon | 'double_hammer';
export type TokenKind = 'farm' | 'wall' | 'tower';
export type Territory = 'food' | 'favor' | 'dice';
export type UpgradeId = 'chest' | 'shield' | 'ship_hammer';
export type SlotId = 'sea' | 'village' | 'keep' | 'territory';
export type DeckId = 'village_spoils' | 'keep_spoils' | 'sea_journey' | 'sea_battle' | 'reaver' | 'prophecy';
export type LocationId =
  'recruit_reavers' | 'trade_with_villages' | 'battle_at_sea' | 'raid_villages' | 'raid_keeps' | 'subdue_territories';
export type CardKind = 'reaver' | 'village' | 'keep' | 'artifact' | 'journey' | 'sea' | 'prophecy';

/** A word of a card with its numbers, such as `{ do: 'food', n: 3 }`. */
export interface Word {
  do: string;
  [field: string]: unknown;
}

/** What must be paid: amounts, then items that something pays for one by one. */
export interface Cost {
  food: number;
  favor: number;
  terror: number;
  dice: (Colour | 'any')[];
  icons: Icon[];
  reavers: number;
}

export interface LocationFacts {
  id: LocationId;
  banner: 'red' | 'blue';
  cost: Cost;
  deck: DeckId | null;
  cards: number | null;
  /** By the column of a seat: what comes besides, or how often it is done. */
  bonus: Word[][] | null;
  repeats: number[] | null;
  /** How many spaces its offer has with 2, 3 and 4 players. */
  spaces: number[];
}

export interface CardFacts {
  kind: CardKind;
  copies: number;
  clan?: Clan;
  dice_gained?: Colour[];
  rally?: Colour[];
  ability?: Word[];
  effects?: Word[];
  stores?: Face | 'any';
  location?: LocationId | 'any';
  glory?: number;
  pay?: Cost;
  reward?: Word[];
  suffer?: Word[];
  defence?: number;
  combination?: Icon[];
  counts?: Word;
  glory_each?: number;
}

export interface StackFacts {
  territory: Territory;
  level: number;
  defence: number;
  peaceful: Cost;
}

export interface Content {
  hidden: boolean;
  rounds: number;
  activations: number;
  /** In the order of the chart. */
  locations: LocationFacts[];
  /** By the number of players: which written seat counts for whoever is so many places from the active player. */
  columns: Record<string, number[]>;
  trade: Record<string, Word[]>;
  rest: Word;
  cards: Record<string, CardFacts>;
  stacks: Record<string, StackFacts>;
  tiles: Record<string, { stack: string; reward: Word[] }>;
  dice: Record<Colour, Face[]>;
  combat_faces: number[];
  upgrades: Record<UpgradeId, { icons: Icon[] }>;
  slots: { id: SlotId; location: LocationId }[];
  clans: Record<Clan, { promote: Word[] }>;
  board: { dice: number; artifacts: number; upgrades: number; slot: number };
  scoring: {
    terror: { by_count: number[]; each_above: number };
    set: { card: string; by_size: number[] }[];
    tapestry: { cards: string[]; together: number; alone: number };
    tokens: { token: TokenKind; owned: number[]; each: number[]; majority: number }[];
  };
}

export const cardOf = (content: Content, ref: string): CardFacts | null => content.cards[cardId(ref)] ?? null;

export const locationOf = (content: Content, id: string): LocationFacts | null =>
  content.locations.find((one) => one.id === id) ?? null;

/** A space of an offer: its location, and a letter. */
export const spaceRef = (location: string, n: number): string => `offer:${location}.${'abcd'.charAt(n)}`;

/** A die as it lies: `red.hammer` is red and shows a hammer. */
export function dieOf(die: string): { colour: Colour; face: Face } {
  const [colour, face] = die.split('.');
  return { colour: colour as Colour, face: face as Face };
}

/** A die that stands for its colour: it shows the clan that no other colour has. */
export const SAMPLE: Record<string, string> = { red: 'red.helm', blue: 'blue.raven', yellow: 'yellow.tree' };

/** The items of a cost that are paid one by one, in the rules' order. */
export const itemsOf = (cost: Cost): string[] => [
  ...cost.dice,
  ...cost.icons,
  ...Array.from({ length: cost.reavers }, () => 'reaver'),
];

export const isFree = (cost: Cost): boolean => cost.food + cost.favor + cost.terror === 0 && itemsOf(cost).length === 0;

/** Which of the four written seats counts for a place. */
export const columnOf = (content: Content, seats: number, place: number): number =>
  content.columns[String(seats)]?.[place] ?? place;
