/** The part of a view that Blood Rage itself fills; `view.py` of the game has the words. */
import type { SeatColour } from '../../table/scene';
import type { View } from '../../wire';
import type { SlotKind, StatName } from './content';

export interface Figures {
  ref: string;
  seat: number;
  clan: string;
  kind: string;
  count: number;
  /** What they add together where they stand; of those that wait, what one of them is worth. */
  strength: number;
  /** The Rage for which one that waits can invade. */
  cost?: number | null;
}

export interface ProvinceView {
  ref: string;
  token: string | null;
  pillaged: boolean;
  destroyed: boolean;
  doomed_in_age: number | null;
  villages: number | null;
  free: number | null;
  figures: Figures[];
  /** By seat, with what lies in the fjord. */
  strengths: number[];
}

export interface FjordView {
  ref: string;
  open: boolean;
  figures: Figures[];
}

export interface ClanView {
  seat: number;
  clan: string | null;
  glory: number;
  rage: number;
  passed: boolean;
  stats: Record<StatName, { step: number; value: number }>;
  /** What each stat would be worth a step further. */
  raised: Record<StatName, number>;
  on_board: number;
  horns: number;
  slots: { kind: SlotKind; card: string | null }[];
  reserve: Figures[];
  valhalla: Figures[];
  hand: number;
  backs: number[];
  cards: string[] | null;
  known_cards: string[];
  quests: number;
  quest_cards: string[] | null;
  pack: number;
}

/** What a successful pillage pays. */
export interface Prize {
  stats: Partial<Record<StatName, number>>;
  glory: number;
}

export interface Stakes extends Prize {
  /** The glory of a battle won there. */
  battle: number;
  /** Who could answer the call from next door. */
  callers: { seat: number; count: number; strength: number }[];
}

export interface PillageView {
  province: string;
  pillager: number;
  step: number;
  fought: boolean;
  participants: number[];
  /** By seat: the cards on the table, and what each adds. */
  table: string[][];
  worth: number[][];
  blanked: boolean[];
  sums: number[] | null;
  /** What follows for each winner, and if there is none. */
  outcomes: {
    winner: number | null;
    prize: Prize | null;
    glory: { seat: number; glory: number }[];
    fallen: { seat: number; count: number }[];
  }[];
  totals: number[] | null;
  winner: number | null;
}

export interface BloodRageTable {
  age: number;
  phase: string;
  first_player: number;
  active: number | null;
  doom: string | null;
  ragnarok: string[];
  provinces: Record<string, ProvinceView>;
  fjords: Record<string, FjordView>;
  clans: ClanView[];
  pack: string[];
  pack_goes_to: number | null;
  stakes: Record<string, Stakes>;
  pillage: PillageView | null;
  monsters: string[];
  known: { cards: string[]; lie: Record<string, number> }[];
  gone: string[];
}

export const tableOf = (view: View): BloodRageTable => view.table as unknown as BloodRageTable;

export const PAINT: Record<string, SeatColour> = { wolf: 'ember', raven: 'fjord', bear: 'bone', serpent: 'yew' };

/** The clan of a seat, which is also its emblem; while clans are being picked, one that is still free stands in. */
export function clanOf(table: BloodRageTable, seat: number): string {
  const picked = table.clans[seat]?.clan;
  if (picked) return picked;
  const taken = new Set(table.clans.map((clan) => clan.clan));
  const free = Object.keys(PAINT).filter((clan) => !taken.has(clan));
  const place = table.clans.filter((clan) => clan.seat < seat && clan.clan === null).length;
  return free[place % Math.max(1, free.length)] ?? 'wolf';
}

export const colourOf = (table: BloodRageTable, seat: number): SeatColour => PAINT[clanOf(table, seat)] ?? 'ember';

export { ownSeat } from '../../kit/seats';

/** Every place with figures: provinces, then fjords, by ref. */
export function placesOf(table: BloodRageTable): (ProvinceView | FjordView)[] {
  return [...Object.values(table.provinces), ...Object.values(table.fjords)];
}

export function provinceView(table: BloodRageTable, ref: string): ProvinceView | null {
  return table.provinces[ref.slice('province:'.length)] ?? null;
}

export function fjordView(table: BloodRageTable, ref: string): FjordView | null {
  return table.fjords[ref.slice('fjord:'.length)] ?? null;
}
