import type { SeatColour } from '../table/scene';

export interface SeatPaint {
  light: string;
  deep: string;
  ink: string;
  rim: string;
}

export const PAINT: Record<SeatColour, SeatPaint> = {
  ember: { light: '#f5804e', deep: '#b8431a', ink: '#260d04', rim: '#ffc3a0' },
  fjord: { light: '#78bbf3', deep: '#2f78ba', ink: '#051a2e', rim: '#d3ebff' },
  bone: { light: '#fffaf0', deep: '#d2c19b', ink: '#2b1c0c', rim: '#ffffff' },
  yew: { light: '#1d8069', deep: '#08392f', ink: '#eafaf2', rim: '#7ed3bd' },
};

/** The outline of a seat's shape round the origin: disc, diamond, square or hexagon, the same on every piece. */
export function seatShape(colour: SeatColour, r: number): string {
  if (colour === 'ember') return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  if (colour === 'bone') {
    const s = r * 0.9;
    const k = r * 0.22;
    const side = 2 * (s - k);
    return `M${k - s} ${-s}h${side}a${k} ${k} 0 0 1 ${k} ${k}v${side}a${k} ${k} 0 0 1 ${-k} ${k}h${-side}a${k} ${k} 0 0 1 ${-k} ${-k}v${-side}a${k} ${k} 0 0 1 ${k} ${-k}Z`;
  }
  const [turn, n, scale] = colour === 'fjord' ? [0, 4, 1.22] : [30, 6, 1.1];
  const points = Array.from({ length: n }, (_, i) => {
    const angle = ((turn + (360 / n) * i) * Math.PI) / 180;
    return `${(r * scale * Math.cos(angle)).toFixed(2)} ${(r * scale * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}
