// Where the coach's note lies: beside the one thing that is lit, over as little as can be of what else is spoken of.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Spot {
  x: number;
  y: number;
}

/** So far from what is lit the note lies: there is room for its tail. */
const GAP = 58;
/** What lies so near to what is lit belongs to it, as far as the note can help it. */
const NEAR = 92;
/** Whatever is larger than this stands for itself. */
const WIDE = 130;
/** So much of the note's edge the tail takes. */
const ROOT = 15;
/** The tail is as wide at its root whatever the side; it never begins in a rounded corner. */
const CORNER = 26;

const clamp = (at: number, from: number, to: number): number => Math.min(Math.max(at, from), Math.max(from, to));
export const middleOf = ({ x, y, width, height }: Box): Spot => ({ x: x + width / 2, y: y + height / 2 });
export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** How much of two boxes is the same ground. */
export function overlap(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > 0 && down > 0 ? across * down : 0;
}

/** The place for a note of this size in the field; where nothing is lit, low on the right. */
export function place(
  size: Pick<Box, 'width' | 'height'>,
  field: Box,
  lit: Box | null,
  spoken: readonly Box[],
  taken: readonly Box[] = [],
): Spot {
  const fit = ({ x, y }: Spot): Spot => ({
    x: clamp(x, field.x, field.x + field.width - size.width),
    y: clamp(y, field.y, field.y + field.height - size.height),
  });
  const low = fit({ x: field.x + field.width, y: field.y + field.height });
  if (lit === null) return low;
  const at = middleOf(lit);
  const right = lit.x + lit.width + GAP;
  const left = lit.x - GAP - size.width;
  const below = lit.y + lit.height + GAP;
  const above = lit.y - GAP - size.height;
  const wanted: Spot[] = [
    { x: right, y: at.y + 24 },
    { x: right, y: at.y - size.height / 2 },
    { x: right, y: at.y - size.height - 24 },
    { x: left, y: at.y + 24 },
    { x: left, y: at.y - size.height / 2 },
    { x: left, y: at.y - size.height - 24 },
    { x: at.x - size.width / 2, y: below },
    { x: at.x + 24, y: below },
    { x: at.x - size.width - 24, y: below },
    { x: at.x - size.width / 2, y: above },
    { x: at.x + 24, y: above },
    { x: at.x - size.width - 24, y: above },
    { x: field.x, y: field.y },
    { x: field.x + field.width, y: field.y },
    { x: field.x, y: field.y + field.height },
    low,
  ];
  let best = low;
  let least = Infinity;
  for (const one of wanted) {
    const spot = fit(one);
    const box = { ...spot, ...size };
    const centre = middleOf(box);
    const cost =
      40 * overlap(box, grown(lit, 12)) +
      (Math.max(lit.width, lit.height) > WIDE ? 0 : 3 * overlap(box, grown(lit, NEAR))) +
      4 * spoken.reduce((sum, other) => sum + overlap(box, other), 0) +
      taken.reduce((sum, other) => sum + overlap(box, other), 0) +
      8 * Math.hypot(centre.x - at.x, centre.y - at.y);
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}

/** The tail of a note: three corners, the last one at the rim of what is lit; null where the note lies over it. */
export function tail(note: Box, lit: Box): readonly [Spot, Spot, Spot] | null {
  const to = middleOf(lit);
  const from = middleOf(note);
  const inside = overlap(note, lit) > 0;
  if (inside) return null;
  const beside = to.x < note.x || to.x > note.x + note.width;
  const aboveOrBelow = to.y < note.y || to.y > note.y + note.height;
  const flat =
    beside &&
    (!aboveOrBelow ||
      Math.abs(to.x - clamp(to.x, note.x, note.x + note.width)) >=
        Math.abs(to.y - clamp(to.y, note.y, note.y + note.height)));
  const root: Spot = flat
    ? {
        x: to.x < from.x ? note.x + 2 : note.x + note.width - 2,
        y: clamp(to.y, note.y + CORNER, note.y + note.height - CORNER),
      }
    : {
        x: clamp(to.x, note.x + CORNER, note.x + note.width - CORNER),
        y: to.y < from.y ? note.y + 2 : note.y + note.height - 2,
      };
  const far = Math.hypot(to.x - root.x, to.y - root.y) || 1;
  const radius = Math.min(lit.width, lit.height) / 2 + 8;
  const short = Math.max(0, far - radius) / far;
  const tip = { x: root.x + (to.x - root.x) * short, y: root.y + (to.y - root.y) * short };
  return flat
    ? [{ x: root.x, y: root.y - ROOT }, { x: root.x, y: root.y + ROOT }, tip]
    : [{ x: root.x - ROOT, y: root.y }, { x: root.x + ROOT, y: root.y }, tip];
}
