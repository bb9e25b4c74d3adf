/** The towers of a contest: a block for each part of a sum, as high as the part is worth. */

/** A block that is worth nothing still shows that it was laid. */
const STUB = 18;
/** The highest tower leaves so much of its room free, for the line and its word. */
const FREE = 0.86;
/** Small sums stay small: the room is for at least so many points. */
const LEAST = 6;

export interface Towers {
  /** The height of every block, side by side. */
  blocks: number[][];
  /** How high a sum reaches. */
  reach(sum: number): number;
}

/** Blocks in pixels: one scale for all sides, so that a high sum fills the room. */
export function towersOf(sides: readonly { sum: number; parts: readonly number[] }[], room: number): Towers {
  const most = Math.max(LEAST, ...sides.map(({ sum, parts }) => Math.max(sum, total(parts))));
  const unit = (room * FREE) / most;
  return {
    blocks: sides.map(({ parts }) => parts.map((worth) => (worth > 0 ? worth * unit : STUB))),
    reach: (sum) => Math.max(0, sum) * unit,
  };
}

const total = (parts: readonly number[]): number => parts.reduce((sum, worth) => sum + Math.max(0, worth), 0);
