/** The part of a view that Reavers of Midgard itself fills; `view.py` of the game has the words. */
import { ownSeat } from '../../kit/seats';
import type { View } from '../../wire';
import type { Colour, DeckId, LocationId, SlotId, TokenKind, UpgradeId } from './content';

export { emblemOf, ownSeat, tintOf as colourOf } from '../../kit/seats';

export interface HeldArtifact {
  card: string;
  die: string | null;
  used: boolean;
  /** It may be used now. */
  open: boolean;
}

export interface Gain {
  thing: string;
  glory: number;
  /** Of what it is made: lines of the reckoning, `majority`, or Prophecies by their refs. */
  why?: { what: string; glory: number }[];
}

/** A majority that somebody could take away: who is next, with how many, and how many more pass. */
export interface Threat {
  token: TokenKind;
  seat: number;
  has: number;
  more: number;
  glory: number;
}

/** RM-22.3 as it stands; null is sealed for whoever looks. */
export interface Reckoning {
  glory: number;
  terror: number;
  artifacts: number;
  armor: number | null;
  art: number | null;
  treasure: number | null;
  tapestries: number | null;
  farm: number;
  wall: number;
  tower: number;
  /** The kinds of tokens of which the most are here; what they pay is in the number. */
  majorities: TokenKind[];
  prophecies: number | null;
  by_prophecy: Record<string, number> | null;
  /** Of what whoever looks may see. */
  total: number;
  one_more: Gain[] | null;
  to_lose?: Threat[] | null;
}

export interface PlayerTable {
  seat: number;
  food: number;
  favor: number;
  glory: number;
  terror: number;
  tokens: Record<TokenKind, number>;
  dice: string[];
  wild: string | null;
  leader: string | null;
  slots: Record<SlotId, string[]>;
  artifacts: HeldArtifact[];
  upgrades: { kind: UpgradeId; ready: boolean }[];
  prophecies: number;
  prophecy_cards: string[] | null;
  pile: number;
  pile_cards: string[] | null;
  tiles: string[];
  reckoning: Reckoning;
}

export interface Throw {
  /** The successes on the dice that are thrown. */
  pick: number[];
  /** Per mille: won by this throw, one short, further short. */
  won: number;
  one_short: number;
  further: number;
}

export interface CombatTable {
  seat: number;
  against: string;
  defence: number;
  kind: 'sea' | 'keep' | 'land';
  dice: number;
  sources: { ref: string; dice: number; die?: string | null }[];
  shown: number[] | null;
  picked: number[];
  successes: number;
  /** Per mille, with all Favor left, by the best choices. */
  chance: number;
  best: number[];
  ladder: { shown: number[] | null; chance: number }[];
  /** What the next throw brings by itself: the best pick first. */
  throws?: Throw[];
}

export interface Paying {
  seat: number;
  /** All that is paid for one by one: "chest", "red", "any", "reaver". */
  items: string[];
  /** The sources so far, by their refs. */
  paid: string[];
  due: string | null;
  open: string[];
}

export interface ReaversTable {
  round: number;
  rounds: number;
  phase: 'setup' | 'play' | 'end';
  start: number | null;
  honor: number | null;
  active: number | null;
  location: LocationId | null;
  pawns: Record<LocationId, number | null>;
  to_come: number[];
  /** By seat: its place in this activation, or in the one that the next pawn begins. */
  places: (number | null)[];
  offers: Record<LocationId, string[][]>;
  trade: string[];
  stacks: Record<string, number>;
  decks: Record<DeckId, { left: number; discards: string[] }>;
  supply: {
    dice: Record<Colour, number>;
    tokens: Record<TokenKind, number>;
    upgrades: Record<UpgradeId, number>;
  };
  players: PlayerTable[];
  gained: { seat: number; cards: string[] | null; count: number }[];
  resolving: string[];
  /** Reavers gained in this turn. */
  recruited?: string[];
  claimed: { stack: string; tile: string | null }[];
  journey: string | null;
  paying: Paying | null;
  combat: CombatTable | null;
}

export const tableOf = (view: View): ReaversTable => view.table as unknown as ReaversTable;

/** Whose ship lies below the coast: the own one; for those who watch, that of whoever acts. */
export function shipSeat(view: View): number {
  const { active, combat, paying } = tableOf(view);
  return ownSeat(view) ?? combat?.seat ?? paying?.seat ?? view.asked[0]?.seat ?? active ?? 0;
}
