/** BR-1.28: the glory track, a hundred spaces round the frame of the slab, from the lower left corner clockwise. */
import { FRAME } from './land';

export interface Space {
  value: number;
  x: number;
  y: number;
}

const SPACES = 100;
const LEFT = FRAME.x + 20;
const RIGHT = FRAME.x + FRAME.width - 20;
const TOP = FRAME.y + 20;
const BOTTOM = FRAME.y + FRAME.height - 26;

function along(value: number): { x: number; y: number } {
  const [width, height] = [RIGHT - LEFT, BOTTOM - TOP];
  let way = ((value % SPACES) / SPACES) * 2 * (width + height);
  if (way < height) return { x: LEFT, y: BOTTOM - way };
  way -= height;
  if (way < width) return { x: LEFT + way, y: TOP };
  way -= width;
  if (way < height) return { x: RIGHT, y: TOP + way };
  return { x: RIGHT - (way - height), y: BOTTOM };
}

export const TRACK: readonly Space[] = Array.from({ length: SPACES }, (_, value) => ({ value, ...along(value) }));

/** Where the markers stand: those on one space side by side, and how many laps each has walked. */
export function markers(glory: readonly number[]): { seat: number; x: number; y: number; laps: number }[] {
  return glory.map((value, seat) => {
    const space = ((value % SPACES) + SPACES) % SPACES;
    const same = glory.flatMap((other, k) => (((other % SPACES) + SPACES) % SPACES === space ? [k] : []));
    const { x, y } = along(space);
    const shift = (same.indexOf(seat) - (same.length - 1) / 2) * 19;
    const upright = x === LEFT || x === RIGHT;
    // At the start, in the corner, the markers stand up along the frame.
    if (space === 0) return { seat, x, y: y - same.indexOf(seat) * 19, laps: Math.floor(value / SPACES) };
    return { seat, x: upright ? x : x + shift, y: upright ? y + shift : y, laps: Math.floor(value / SPACES) };
  });
}
