/** The board as it is shown: it follows the view, but lets every event be seen first. */
import type { View } from '../../wire';
import { SIDES, type Side } from './board';
import { stepsOf, type Way as Trail } from './foreseen';
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

/** A word over the board. */
export interface Heard {
  kind: string;
  text: string;
  card: string | null;
  tone: 'tale' | 'win';
}

export class Shown {
  vikings: Piece[] = $state.raw([]);
  stones: StonePiece[] = $state.raw([]);
  land: ReadonlyMap<string, Owner> = $state.raw(new Map());
  /** The land that is fenced; the fence stands once the paint has washed over it. */
  fenced: ReadonlyMap<string, Owner> = $state.raw(new Map());
  /** The stones set last; they glow. */
  fresh: readonly string[] = $state.raw([]);
  /** Where a stone stood until the last turn. */
  cleared: readonly string[] = $state.raw([]);
  /** The ways of the Vikings that went somewhere last. */
  trails: readonly Trail[] = $state.raw([]);
  /** The way of the stone set last, where no motion shows it. */
  way: Trail | null = $state.raw(null);
  /** The card whose power is at work. */
  working: string | null = $state(null);
  heard: Heard | null = $state.raw(null);

  /** Takes over the whole board of a view, as it is. */
  sync(view: View): void {
    const table = tableOf(view);
    this.vikings = this.keyed(table);
    this.stones = table.stones.map((hex, order) => ({ hex, order }));
    this.land = this.fenced = owners(table);
    this.fresh = freshOf(table);
    this.cleared = midTurn(table) ? [] : (table.last?.cleared ?? []);
    this.trails = trailsOf(table);
    this.working = null;
    this.heard = null;
  }

  /** A turn begins: what the last one left on the board goes. */
  begin(): void {
    this.trails = [];
    this.cleared = [];
  }

  /** A Viking goes to another hex. Gives its key, so that the motion finds it; one that has just come there is not meant. */
  move(side: Side, from: string, to: string, not: string | null = null): string | null {
    const piece =
      this.vikings.find((v) => v.hex === from && v.side === side && v.key !== not) ??
      this.vikings.find((v) => v.hex === to && v.side === side && v.key !== not);
    if (!piece) return null;
    this.vikings = this.vikings.map((v) => (v === piece ? { ...v, hex: to } : v));
    if (!this.trails.some((trail) => trail.from === from && trail.to === to))
      this.trails = [...this.trails, { from, to }];
    return piece.key;
  }

  /** RR-18.2: two Vikings trade places. */
  swap(a: string, b: string): { key: string; from: string; to: string }[] {
    const trade = this.vikings.flatMap((v) =>
      v.hex === a ? [{ key: v.key, from: a, to: b }] : v.hex === b ? [{ key: v.key, from: b, to: a }] : [],
    );
    this.vikings = this.vikings.map((v) => {
      const way = trade.find(({ key }) => key === v.key);
      return way ? { ...v, hex: way.to } : v;
    });
    this.trails = [...this.trails, ...trade.map(({ from, to }) => ({ from, to }))];
    return trade;
  }

  /** A Viking comes onto the board. */
  arrive(side: Side, hex: string): string {
    const there = this.vikings.find((v) => v.hex === hex && v.side === side);
    if (there) return there.key;
    const used = new Set(this.vikings.map(({ key }) => key));
    const key = Array.from({ length: 9 }, (_, i) => `${side}-${i}`).find((name) => !used.has(name)) as string;
    this.vikings = [...this.vikings, { key, side, hex, settled: false }];
    return key;
  }

  set(stone: string): void {
    if (!this.stones.some((s) => s.hex === stone))
      this.stones = [...this.stones, { hex: stone, order: this.stones.length }];
    if (this.land.has(stone)) {
      const land = new Map(this.land);
      land.delete(stone);
      this.land = land;
    }
    this.fresh = [stone];
  }

  /** A stone is gone from the board. */
  clear(stone: string): void {
    this.stones = this.stones.filter((s) => s.hex !== stone);
    this.cleared = [...this.cleared, stone];
  }

  /** Land gets an owner; its Vikings build. */
  claim(hexes: readonly string[], owner: Owner): void {
    const land = new Map(this.land);
    for (const hex of hexes) land.set(hex, owner);
    this.land = land;
    if (owner === 'wild') return;
    this.build(hexes, true);
  }

  /** Land is contested again; its Vikings break camp. */
  release(hexes: readonly string[]): void {
    const land = new Map(this.land);
    for (const hex of hexes) land.delete(hex);
    this.land = this.fenced = land;
    this.build(hexes, false);
  }

  fence(): void {
    this.fenced = this.land;
  }

  private build(hexes: readonly string[], settled: boolean): void {
    const there = new Set(hexes);
    this.vikings = this.vikings.map((v) => (there.has(v.hex) ? { ...v, settled } : v));
  }

  /** RR-1.20: Vikings of a colour are alike; who stays keeps its piece, who moved gets the one that is left over. */
  private keyed(table: RagnarocksTable): Piece[] {
    return SIDES.flatMap((side) => {
      const { vikings, settled } = table.sides[side];
      const old = this.vikings.filter((v) => v.side === side);
      const kept = new Map(old.filter((v) => vikings.includes(v.hex)).map((v) => [v.hex, v.key]));
      const used = new Set(kept.values());
      const spare = [...old.map((v) => v.key), ...vikings.map((_, i) => `${side}-${i}`)].filter(
        (key) => !used.has(key),
      );
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
  // Before the Vikings have come nothing is anybody's, and nothing is wild either.
  if (table.phase === 'draft') return land;
  for (const { status, side, hexes } of table.regions) {
    const owner = status === 'wild' ? 'wild' : status === 'settled' ? side : null;
    if (owner) for (const hex of hexes) land.set(hex, owner);
  }
  return land;
}

const midTurn = (table: RagnarocksTable): boolean => table.selected !== null || table.moved !== null;

/** The ways of the Vikings that went somewhere last: in mid-turn those of this turn, else those of the turn before. */
export const trailsOf = (table: RagnarocksTable): Trail[] =>
  stepsOf(midTurn(table) ? table.ways : (table.last?.paths ?? []));

/** The stones that the last turn put and that still stand; without any, the newest one. */
function freshOf(table: RagnarocksTable): readonly string[] {
  const stand = new Set(table.stones);
  const put = midTurn(table) ? [] : (table.last?.stones ?? []).filter((stone) => stand.has(stone));
  return put.length ? put : table.stones.slice(-1);
}
