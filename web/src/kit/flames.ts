/** Tongues of fire along the foot of a hall, drawn once: high at both ends, low in the middle where the board stands. */

export const HEARTH = { width: 1280, height: 400 } as const;

/** A number between 0 and 1 that is always the same for the same place. */
function grain(n: number): number {
  const x = Math.sin(n * 127.1 + 11.7) * 43758.5453;
  return x - Math.floor(x);
}

/** How high fire burns at a place: 1 at the walls, `middle` half way between them. */
const swell = (x: number, middle: number): number =>
  middle + (1 - middle) * Math.abs(1 - (2 * x) / HEARTH.width) ** 1.5;

/** One row of flames as a path: tongues that overlap, each with a broad foot and a tip that leans. */
export function flames(tongues: number, reach: number, middle: number, seed: number): string {
  const { width, height } = HEARTH;
  const step = width / tongues;
  const point = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  let path = '';
  for (let i = -1; i <= tongues; i++) {
    const x = (i + 0.5 + 0.5 * (grain(seed + i * 4.7) - 0.5)) * step;
    const broad = step * (0.85 + 0.5 * grain(seed + i * 2.9));
    const high = reach * swell(Math.min(width, Math.max(0, x)), middle) * (0.58 + 0.42 * grain(seed + i * 1.7));
    const lean = broad * (grain(seed + i * 3.1) - 0.5) * 1.1;
    const tip = { x: x + lean, y: height - high };
    path += `M${point(x - broad, height)}`;
    path += `C${point(x - broad * 0.75, height - high * 0.36)} ${point(x - broad * 0.08 + lean * 0.1, height - high * 0.46)} ${point(tip.x, tip.y)}`;
    path += `C${point(x + broad * 0.3 + lean * 0.2, height - high * 0.62)} ${point(x + broad * 0.86, height - high * 0.42)} ${point(x + broad, height)}Z`;
  }
  return path;
}

/** Sparks over the fire: where they fly, how large they are, when they set out. */
export function sparks(count: number): { x: number; y: number; r: number; after: number }[] {
  return Array.from({ length: count }, (_, i) => ({
    x: 100 * grain(i * 5.3 + 2),
    y: 100 * grain(i * 7.9 + 4) ** 1.4,
    r: 1 + 2 * grain(i * 3.7),
    after: 6 * grain(i * 9.1),
  }));
}
