/** Paint, patterns and runes of the island; chance of the brush is fixed for each hex, so nothing flickers. */
import { brush } from '../../kit/brush';
import type { Owner } from './island';

/** How land is painted by its owner: the ground, the pattern on it, and how strong that is. */
export const LAND: Record<Owner, { ground: string; pattern: string; strength: number }> = {
  red: { ground: '#8a4a2e', pattern: 'url(#rr-ember)', strength: 0.5 },
  ivory: { ground: '#b9ad8c', pattern: 'url(#rr-bone)', strength: 0.42 },
  wild: { ground: '#3b4538', pattern: 'url(#rr-wild)', strength: 0.8 },
};
const TURF = ['#6d7c4c', '#768555', '#657545', '#7d8a5b', '#717b52'] as const;
const BLADES = ['#8b9668', '#465236', '#97a273'] as const;
const RUNES = 'ᚠᚢᚦᚨᚱᚲᚷᚹᚺᚾᛁᛃᛇᛈᛉᛊᛏᛒᛖᛗᛚᛜᛞᛟ';

/** The rune of a stone; the order in which stones are set fixes it. */
export function rune(order: number): string {
  return RUNES[order % RUNES.length] as string;
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
