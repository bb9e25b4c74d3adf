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

export interface PillageView {
  province: string;
  pillager: number;
  challenge: boolean;
  step: number;
  fought: boolean;
  participants: number[];
  table: string[][];
  shown: string[][];
  blanked: boolean[];
  counted: number[];
  dead: number[];
  strengths: number[];
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
  pillage: PillageView | null;
  monsters: string[];
  known: { cards: string[]; lie: Record<string, number> }[];
  gone: string[];
}

export function tableOf(view: View): BloodRageTable {
  return view.table as unknown as BloodRageTable;
}

export const PAINT: Record<string, SeatColour> = { wolf: 'ember', raven: 'fjord', bear: 'bone', serpent: 'yew' };
export const EMBLEM: Record<string, string> = { wolf: 'wolf', raven: 'raven', bear: 'bear', serpent: 'serpent' };

/** The clan of a seat; while clans are being picked, one that is still free stands in for it. */
export function clanOf(table: BloodRageTable, seat: number): string {
  const picked = table.clans[seat]?.clan;
  if (picked) return picked;
  const taken = new Set(table.clans.map((clan) => clan.clan));
  const free = Object.keys(PAINT).filter((clan) => !taken.has(clan));
  const place = table.clans.filter((clan) => clan.seat < seat && clan.clan === null).length;
  return free[place % Math.max(1, free.length)] ?? 'wolf';
}

export function colourOf(table: BloodRageTable, seat: number): SeatColour {
  return PAINT[clanOf(table, seat)] ?? 'ember';
}

/** Whose sheet and hand lie in front: the viewer's own, else that of the clan whose turn it is. */
export function ownSeat(view: View): number | null {
  return view.audience >= 0 && view.audience < view.seats ? view.audience : null;
}

/** Every place with figures: provinces, then fjords, by ref. */
export function placesOf(table: BloodRageTable): { ref: string; figures: Figures[] }[] {
  return [...Object.values(table.provinces), ...Object.values(table.fjords)];
}

export function provinceView(table: BloodRageTable, ref: string): ProvinceView | null {
  return Object.values(table.provinces).find((province) => province.ref === ref) ?? null;
}

export function fjordView(table: BloodRageTable, ref: string): FjordView | null {
  return Object.values(table.fjords).find((fjord) => fjord.ref === ref) ?? null;
}
