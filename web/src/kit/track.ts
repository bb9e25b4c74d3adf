/** A track of spaces round the frame of a board, from the lower left corner clockwise. */
export interface Space {
  value: number;
  x: number;
  y: number;
}

export interface Marker {
  seat: number;
  x: number;
  y: number;
  /** How often it has walked the whole track. */
  laps: number;
}

export interface Track {
  spaces: readonly Space[];
  /** Where the markers stand: those on one space side by side. */
  markers(values: readonly number[]): Marker[];
}

const APART = 19;

export function trackRound(left: number, top: number, right: number, bottom: number, count: number): Track {
  const [width, height] = [right - left, bottom - top];
  const along = (value: number): { x: number; y: number } => {
    let way = (value / count) * 2 * (width + height);
    if (way < height) return { x: left, y: bottom - way };
    way -= height;
    if (way < width) return { x: left + way, y: top };
    way -= width;
    return way < height ? { x: right, y: top + way } : { x: right - (way - height), y: bottom };
  };
  const on = (value: number): number => ((value % count) + count) % count;
  return {
    spaces: Array.from({ length: count }, (_, value) => ({ value, ...along(value) })),
    markers: (values) =>
      values.map((value, seat) => {
        const same = values.flatMap((other, k) => (on(other) === on(value) ? [k] : []));
        const place = same.indexOf(seat);
        const laps = Math.floor(value / count);
        const { x, y } = along(on(value));
        // At the start, in the corner, the markers stand up along the frame.
        if (on(value) === 0) return { seat, x, y: y - place * APART, laps };
        const shift = (place - (same.length - 1) / 2) * APART;
        return x === left || x === right ? { seat, x, y: y + shift, laps } : { seat, x: x + shift, y, laps };
      }),
  };
}
