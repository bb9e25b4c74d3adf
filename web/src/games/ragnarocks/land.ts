/** Regions: how stones cut the island up, and what a change of the board does to them. */
import { SIDES, type Board, type Side, type Vikings } from './board';
import type { Region } from './view';

/** RR-4.1 and RR-4.7 to RR-4.11: the regions of a board and whose they are. */
export function regions(board: Board, vikings: Vikings, stones: ReadonlySet<string>): Region[] {
  const todo = new Set(board.refs.filter((ref) => !stones.has(ref)));
  const found: Region[] = [];
  for (const start of board.refs) {
    if (!todo.delete(start)) continue;
    const hexes = [start];
    for (const ref of hexes) for (const near of board.neighbours(ref)) if (todo.delete(near)) hexes.push(near);
    const inside = new Set(hexes);
    const there = SIDES.filter((side) => vikings[side].some((ref) => inside.has(ref)));
    const side = there.length === 1 ? (there[0] as Side) : null;
    const status = side ? 'settled' : there.length ? 'contested' : 'wild';
    found.push({ status, side, hexes, size: hexes.length });
  }
  return found;
}

export interface Shift {
  /** The regions that become settled. */
  settles: { side: Side; hexes: string[] }[];
  /** The regions that nobody holds from then on. */
  wild: string[][];
  /** Land that was settled or wild and is contested from then on. */
  contested: string[][];
  /** RR-4.14: parts that a stone cuts a region into; none if it stays whole. */
  created: string[][];
}

/** What became of the land between two boards. */
export function shift(was: readonly Region[], now: readonly Region[], stones: readonly string[] = []): Shift {
  const before = new Map(was.flatMap((region) => region.hexes.map((hex) => [hex, region] as const)));
  const some = (region: Region, test: (old: Region) => boolean): boolean =>
    region.hexes.some((hex) => {
      const old = before.get(hex);
      return old !== undefined && test(old);
    });
  const settles = now.flatMap((region) => {
    const { side, hexes } = region;
    return side && !some(region, (old) => old.side === side) ? [{ side, hexes }] : [];
  });
  const wild = now.filter((region) => region.status === 'wild' && !some(region, (old) => old.status === 'wild'));
  const contested = now.filter(
    (region) => region.status === 'contested' && some(region, (old) => old.status !== 'contested'),
  );
  const cut = new Set(stones.flatMap((stone) => before.get(stone) ?? []));
  const created = [...cut].flatMap((old) => {
    const parts = now.filter((region) => before.get(region.hexes[0] as string) === old);
    return parts.length > 1 ? parts : [];
  });
  const hexes = (found: readonly Region[]): string[][] => found.map((region) => region.hexes);
  return { settles, wild: hexes(wild), contested: hexes(contested), created: hexes(created) };
}

/** The region that a hex lies in. */
export function regionAt(land: readonly Region[], ref: string): Region | null {
  return land.find((region) => region.hexes.includes(ref)) ?? null;
}
