// Arrow keys go to the nearest offered thing in that direction, by where things stand on the screen.

export type Direction = 'left' | 'right' | 'up' | 'down';

export interface Spot {
  ref: string;
  x: number;
  y: number;
}

const UNIT: Record<Direction, readonly [number, number]> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

/** The nearest spot in a direction, sideways distance counting double; null if nothing lies that way. */
export function nearest(
  from: { x: number; y: number; ref?: string },
  spots: readonly Spot[],
  direction: Direction,
): string | null {
  const [ux, uy] = UNIT[direction];
  let best: string | null = null;
  let bestCost = Infinity;
  for (const spot of spots) {
    if (spot.ref === from.ref) continue;
    const dx = spot.x - from.x;
    const dy = spot.y - from.y;
    const ahead = dx * ux + dy * uy;
    const aside = Math.abs(dx * uy - dy * ux);
    // Within 60 degrees to either side: on hexes a neighbour at 60 degrees is still "up".
    if (ahead <= 0.5 || aside > ahead * 1.8) continue;
    const cost = ahead + 2 * aside;
    if (cost < bestCost) {
      best = spot.ref;
      bestCost = cost;
    }
  }
  return best;
}

/** The next or previous ref in the ask's order; null past either end, so that Tab can leave the board. */
export function walk(order: readonly string[], at: string | null, step: 1 | -1): string | null {
  if (order.length === 0) return null;
  const place = at === null ? -1 : order.indexOf(at);
  if (place < 0) return (step === 1 ? order[0] : order[order.length - 1]) ?? null;
  return order[place + step] ?? null;
}
