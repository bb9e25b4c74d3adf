/** Tongues of fire along the foot of a hall, drawn once: high at both ends, low in the middle where the board stands. */

export const HEARTH = { width: 1280, height: 400 } as const;

/** A number between 0 and 1 that is always the same for the same place. */
function grain(n: number): number {
  const x = Math.sin(n * 127.1 + 11.7) * 43758.5453;
  return x - Math.floor(x);
}

/** How high fire burns at a place: 1 at the walls, `middle` half way between them. */
const swell = (x: number, middle: number): number =>
  middle + (1 - middle) * Math.abs(1 - (2 * x) / HEARTH.width) ** 1.9;

/** One row of flames as a closed path: each licks up to a leaning tip and falls back into the next. */
export function flames(tongues: number, reach: number, middle: number, seed: number): string {
  const { width, height } = HEARTH;
  const step = width / tongues;
  const fine = (n: number): string => n.toFixed(1);
  let path = `M-40 ${height}L-40 ${fine(height - reach * 0.4)}`;
  for (let i = 0; i < tongues; i++) {
    const left = i * step;
    const right = left + step;
    const lean = grain(seed + i * 3.1) - 0.5;
    const tip = left + step * (0.5 + lean * 0.7);
    const top = height - reach * swell(tip, middle) * (0.62 + 0.38 * grain(seed + i * 1.7));
    const foot = height - reach * swell(right, middle) * (0.16 + 0.16 * grain(seed + i * 2.3));
    const rise = foot - top;
    path += `C${fine(left + step * 0.16)} ${fine(foot - rise * 0.34)} ${fine(tip - step * (0.34 - lean * 0.5))} ${fine(top + rise * 0.42)} ${fine(tip)} ${fine(top)}`;
    path += `C${fine(tip + step * 0.04)} ${fine(top + rise * 0.4)} ${fine(right - step * (0.02 + lean * 0.2))} ${fine(foot - rise * 0.3)} ${fine(right)} ${fine(foot)}`;
  }
  return `${path}L${width + 40} ${fine(height - reach * 0.4)}L${width + 40} ${height}Z`;
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
