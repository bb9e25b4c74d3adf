/** The part of a view that Ragnarocks itself fills, see docs/protocol.md. */
import type { View } from '../../wire';
import type { SeatColour } from '../../table/scene';
import { SIDES, type Content, type Power, type Side, type Vikings } from './board';

export type Status = 'settled' | 'contested' | 'wild';

export interface Region {
  status: Status;
  side: Side | null;
  hexes: string[];
  size: number;
}

export interface SideView {
  seats: number[];
  /** The seat that takes this side's present or next turn. */
  next: number | null;
  /** The card in force. */
  power: string | null;
  vikings: string[];
  nomadic: string[];
  settled: string[];
  land: number;
  score: number;
}

/** The mythology card of one seat, with what lies on it. */
export interface CardView {
  seat: number;
  side: Side;
  card: string;
  in_force: boolean;
  stones: number;
  vikings: number;
  /** Idun: true, then false; null for the others. */
  armed: boolean | null;
}

export interface OdinView {
  seat: number;
  /** Null is a card that this audience cannot see. */
  hand: (string | null)[];
  /** Played and over. */
  table: string[];
  in_force: string | null;
}

export interface DraftView {
  offer: string[];
  wanted: number;
  taken: { seat: number; card: string }[];
  order: number[];
}

/** What the last turn did: it stays on the board as arrows until the next one. */
export interface LastTurn {
  side: Side;
  seat: number;
  text: string;
  from: string | null;
  to: string | null;
  stone: string | null;
  paths: string[][];
  stones: string[];
  cleared: string[];
}

export interface RagnarocksTable {
  mode: 'basic' | 'advanced' | 'team';
  phase: 'draft' | 'play' | 'end';
  turn: number;
  to_move: Side;
  acting: number | null;
  position: string;
  sides: Record<Side, SideView>;
  cards: CardView[];
  odin: OdinView | null;
  draft: DraftView | null;
  stones: string[];
  regions: Region[];
  supply: number | null;
  selected: string | null;
  viking: string | null;
  moved: { from: string; to: string } | null;
  /** The ways of all Vikings in the turn under way. */
  ways: string[][];
  extra: string | null;
  last: LastTurn | null;
  turns: string[];
  /** The seat that took each turn. */
  movers: number[];
  result: string | null;
}

export function tableOf(view: View): RagnarocksTable {
  return view.table as unknown as RagnarocksTable;
}

/** The side a seat plays; spectators play none. */
export function sideOf(view: View, seat: number): Side | null {
  const { sides } = tableOf(view);
  return SIDES.find((side) => sides[side].seats.includes(seat)) ?? null;
}

export const PAINT: Record<Side, SeatColour> = { ivory: 'bone', red: 'ember' };

export function vikingsOf(table: RagnarocksTable): Vikings {
  return { ivory: table.sides.ivory.vikings, red: table.sides.red.vikings };
}

export function occupied(vikings: Vikings, stones: Iterable<string>): Set<string> {
  return new Set([...vikings.ivory, ...vikings.red, ...stones]);
}

/** The name of a thing without its kind: `hex:e4` is e4, `card:sol` is sol. */
export const named = (ref: string): string => ref.slice(ref.indexOf(':') + 1);

export const otherSide = (side: Side): Side => (side === 'ivory' ? 'red' : 'ivory');

/** RR-42.4: the number of a player in its team, from 1. */
export function numberOf(table: RagnarocksTable, side: Side, seat: number): number {
  return table.sides[side].seats.indexOf(seat) + 1;
}

export function factsOf(content: Content, card: string): Power | null {
  return content.powers.find(({ ref }) => ref === card) ?? null;
}

/** Whether a seat sees the draft over the board: cards are chosen, and none is put to use yet. */
const DRAFT_ASKS: ReadonlySet<string> = new Set(['offer_card', 'take_card', 'team_offer', 'team_draft']);
export function drafting(view: View): boolean {
  return tableOf(view).draft !== null && view.asked.some(({ prompt }) => DRAFT_ASKS.has(prompt));
}

/** The buttons that a card adds to the ask for the stone. */
const BUTTONS: Record<string, string> = {
  'do:second-move': 'gullinbursti',
  'do:card-stone': 'thor',
  'do:pair': 'surtr',
};

/** The card that can act now: the ask is its own, or one of the ask's buttons is. */
export function actingCard(view: View): string | null {
  for (const { about } of view.asked) if (typeof about['power'] === 'string') return about['power'];
  const button = view.ask?.options.find((ref) => ref in BUTTONS);
  return button ? buttonCard(button) : null;
}

/** The card that a button belongs to. */
export function buttonCard(ref: string): string | null {
  const power = BUTTONS[ref];
  return power ? `card:${power}` : null;
}
