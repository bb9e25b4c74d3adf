/** The board as it is shown: it follows the view, but lets every event be seen first. */
import type { View } from '../../wire';
import { SIDES, type Side } from './board';
import { tableOf, type RagnarocksTable } from './view';

export type Owner = Side | 'wild';

export interface Piece {
  key: string;
  side: Side;
  hex: string;
  settled: boolean;
}

export interface StonePiece {
  hex: string;
  order: number;
}

export interface Trail {
  from: string;
  to: string;
}

export class Shown {
  vikings: Piece[] = $state.raw([]);
  stones: StonePiece[] = $state.raw([]);
  land: ReadonlyMap<string, Owner> = $state.raw(new Map());
  /** The land that is fenced; the fence stands once the paint has washed over it. */
  fenced: ReadonlyMap<string, Owner> = $state.raw(new Map());
  /** The stone set last; it glows. */
  fresh: string | null = $state(null);
  trail: Trail | null = $state.raw(null);
  /** The way of the stone set last, where no motion shows it. */
  way: Trail | null = $state.raw(null);

  /** Takes over the whole board of a view, as it is. */
  sync(view: View): void {
    const table = tableOf(view);
    this.vikings = this.keyed(table);
    this.stones = table.stones.map((hex, order) => ({ hex, order }));
    this.land = this.fenced = owners(table);
    this.fresh = table.stones.at(-1) ?? null;
    this.trail = trailOf(table);
  }

  /** A Viking goes to another hex. Gives its key, so that the motion finds it. */
  move(side: Side, from: string, to: string): string | null {
    const piece =
      this.vikings.find((v) => v.hex === from && v.side === side) ?? this.vikings.find((v) => v.hex === to && v.side === side);
    if (!piece) return null;
    this.vikings = this.vikings.map((v) => (v === piece ? { ...v, hex: to } : v));
    this.trail = { from, to };
    return piece.key;
  }

  set(stone: string): void {
    if (!this.stones.some((s) => s.hex === stone)) this.stones = [...this.stones, { hex: stone, order: this.stones.length }];
    if (this.land.has(stone)) {
      const land = new Map(this.land);
      land.delete(stone);
      this.land = land;
    }
    this.fresh = stone;
  }

  /** Land gets an owner; its Vikings build. */
  claim(hexes: readonly string[], owner: Owner): void {
    const land = new Map(this.land);
    for (const hex of hexes) land.set(hex, owner);
    this.land = land;
    if (owner === 'wild') return;
    const there = new Set(hexes);
    this.vikings = this.vikings.map((v) => (there.has(v.hex) ? { ...v, settled: true } : v));
  }

  fence(): void {
    this.fenced = this.land;
  }

  /** RR-1.20: Vikings of a colour are alike; who stays keeps its piece, who moved gets the one that is left over. */
  private keyed(table: RagnarocksTable): Piece[] {
    return SIDES.flatMap((side) => {
      const { vikings, settled } = table.sides[side];
      const old = this.vikings.filter((v) => v.side === side);
      const kept = new Map(old.filter((v) => vikings.includes(v.hex)).map((v) => [v.hex, v.key]));
      const used = new Set(kept.values());
      const spare = [...old.map((v) => v.key), ...vikings.map((_, i) => `${side}-${i}`)].filter((key) => !used.has(key));
      const free = [...new Set(spare)];
      return vikings.map((hex) => ({
        key: kept.get(hex) ?? (free.shift() as string),
        side,
        hex,
        settled: settled.includes(hex),
      }));
    });
  }
}

export function owners(table: RagnarocksTable): Map<string, Owner> {
  const land = new Map<string, Owner>();
  for (const { status, side, hexes } of table.regions) {
    const owner = status === 'wild' ? 'wild' : status === 'settled' ? side : null;
    if (owner) for (const hex of hexes) land.set(hex, owner);
  }
  return land;
}

/** The way of the Viking that moved last: in mid-turn its own move, else that of the turn before. */
export function trailOf(table: RagnarocksTable): Trail | null {
  if (table.moved) return { from: table.moved.from, to: table.moved.to };
  if (table.selected) return null;
  return table.last ? { from: table.last.from, to: table.last.to } : null;
}
