/** Paint, patterns and runes of the island; chance of the brush is fixed for each hex, so nothing flickers. */
import type { SeatColour } from '../../table/scene';

export interface SeatPaint {
  light: string;
  deep: string;
  ink: string;
  rim: string;
}

export const SEAT_PAINT: Record<SeatColour, SeatPaint> = {
  ember: { light: '#f5804e', deep: '#b8431a', ink: '#260d04', rim: '#ffc3a0' },
  fjord: { light: '#78bbf3', deep: '#2f78ba', ink: '#051a2e', rim: '#d3ebff' },
  bone: { light: '#fffaf0', deep: '#d2c19b', ink: '#2b1c0c', rim: '#ffffff' },
  yew: { light: '#1d8069', deep: '#08392f', ink: '#eafaf2', rim: '#7ed3bd' },
};

export const LAND_PAINT: Record<SeatColour, { ground: string; strength: number }> = {
  ember: { ground: '#8a4a2e', strength: 0.5 },
  fjord: { ground: '#3c6688', strength: 0.55 },
  bone: { ground: '#b9ad8c', strength: 0.42 },
  yew: { ground: '#2a5c4b', strength: 0.6 },
};

export const WILD = '#3b4538';
const TURF = ['#6d7c4c', '#768555', '#657545', '#7d8a5b', '#717b52'] as const;
const BLADES = ['#8b9668', '#465236', '#97a273'] as const;
const RUNES = 'ᚠᚢᚦᚨᚱᚲᚷᚹᚺᚾᛁᛃᛇᛈᛉᛊᛏᛒᛖᛗᛚᛜᛞᛟ';

/** The rune of a stone; the order in which stones are set fixes it. */
export function rune(order: number): string {
  return RUNES[order % RUNES.length] as string;
}

/** A small dice cup for one hex: the same ref always throws the same numbers. */
export function brush(seed: string): () => number {
  let h = 2166136261;
  for (const sign of seed) h = Math.imul(h ^ sign.charCodeAt(0), 16777619);
  return () => {
    h = (h + 0x6d2b79f5) | 0;
    let n = Math.imul(h ^ (h >>> 15), 1 | h);
    n = (n + Math.imul(n ^ (n >>> 7), 61 | n)) ^ n;
    return ((n ^ (n >>> 14)) >>> 0) / 4294967296;
  };
}

export interface Turf {
  tone: string;
  tufts: { d: string; colour: string }[];
  pebbles: { x: number; y: number; r: number }[];
}

/** The grass of one hex, round its centre. */
export function turf(ref: string): Turf {
  const next = brush(ref);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;
  const tone = pick(TURF);
  const tufts = Array.from({ length: 3 + Math.floor(next() * 3) }, () => {
    const x = (next() - 0.5) * 40;
    const y = (next() - 0.5) * 36;
    const k = 0.8 + next() * 0.5;
    const blade = (dx: number, h: number, lean: number): string =>
      `M${(x + dx).toFixed(1)} ${y.toFixed(1)}q${(lean * 0.2).toFixed(1)} ${(-h * 0.6 * k).toFixed(1)} ${lean.toFixed(1)} ${(-h * k).toFixed(1)}`;
    return { d: blade(-2, 4.6, -1.8) + blade(0, 6.4, 0.4) + blade(2, 4.8, 2), colour: pick(BLADES) };
  });
  const pebbles = Array.from({ length: next() < 0.35 ? 1 + Math.floor(next() * 2) : 0 }, () => ({
    x: (next() - 0.5) * 38,
    y: (next() - 0.5) * 34,
    r: 1.1 + next() * 1.3,
  }));
  return { tone, tufts, pebbles };
}
