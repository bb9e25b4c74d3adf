/** The part of a view that Ragnarocks itself fills, see docs/protocol.md. */
import type { View } from '../../wire';
import type { SeatColour } from '../../table/scene';
import { SIDES, type Side, type Vikings } from './board';

export type Status = 'settled' | 'contested' | 'wild';

export interface Region {
  status: Status;
  side: Side | null;
  hexes: string[];
  size: number;
}

export interface SideView {
  seats: number[];
  vikings: string[];
  nomadic: string[];
  settled: string[];
  score: number;
}

export interface RagnarocksTable {
  mode: string;
  turn: number;
  to_move: Side;
  position: string;
  sides: Record<Side, SideView>;
  stones: string[];
  regions: Region[];
  supply: number | null;
  selected: string | null;
  moved: { from: string; to: string } | null;
  last: { side: Side; from: string; to: string; stone: string } | null;
  turns: string[];
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

/** The name of a hex without its kind: `hex:e4` is e4. */
export const named = (ref: string): string => ref.slice(ref.indexOf(':') + 1);
