/** The wheel of Yggdrasil in figures: wedges between neighbouring slots, and where what lies on them stands. */
import type { Point } from '../../kit/field';
import type { MapFacts, SlotFacts } from './content';

export const HUB = 45;
const INNER = 50;
const OUTER = 116;
const LETTERS = 84;
/** So much further out stands a word beside the hub, which else lies over its first letter. */
export const OUTWARD = 1.1;
const GAP = 0.045;

export interface WheelSlot extends SlotFacts {
  /** Round the middle of the wheel. */
  edge: string;
  /** The middle of the wedge. */
  at: Point;
  /** Where the line to the next slot runs. */
  border: readonly [Point, Point];
}

const polar = (r: number, turn: number): Point => [r * Math.cos(turn), -r * Math.sin(turn)];
const fine = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Slots in the order of their angles; each reaches half the way to its neighbours. */
export function wheelOf(map: MapFacts): WheelSlot[] {
  const slots = [...map.slots].sort((a, b) => a.angle - b.angle);
  const turn = (angle: number): number => (angle * Math.PI) / 180;
  return slots.map((slot, i) => {
    const before = slots[(i + slots.length - 1) % slots.length]!.angle - (i === 0 ? 360 : 0);
    const after = slots[(i + 1) % slots.length]!.angle + (i === slots.length - 1 ? 360 : 0);
    const [from, to] = [turn((before + slot.angle) / 2), turn((slot.angle + after) / 2)];
    const arc = (r: number, a: number, b: number): string[] =>
      Array.from({ length: 9 }, (_, k) => fine(polar(r, a + ((b - a) * k) / 8)));
    const edge = [...arc(INNER, from + GAP * 1.6, to - GAP * 1.6), ...arc(OUTER, to - GAP, from + GAP)];
    return {
      ...slot,
      edge: `M${edge.join('L')}Z`,
      at: polar(LETTERS, (from + to) / 2),
      border: [polar(HUB, to), polar(OUTER + 4, to)],
    };
  });
}

/** Where the markers of a stack lie, the top one last. */
export const stackOf = (count: number): Point[] =>
  Array.from({ length: count }, (_, i): Point => [(count - 1 - i) * -5, (count - 1 - i) * 5]);
