// How a match stood, as the analyst sees it: what is said of a position, and the shape of the graph.
import type { Evaluation } from '../wire';

/** The position that a step belongs to: the last one that was judged by then. */
export function pointAt(points: readonly Evaluation[], step: number): Evaluation | null {
  return points.findLast((point) => point.step <= step) ?? null;
}

/** Values this small are nobody's lead. */
const EVEN = 0.25;

/** Chances this close to each other are nobody's lead. */
const CLOSE = 0.02;

/** Which side leads and by how much, in points or by its chance to win; nobody where the first two stand alike. */
export function leadOf(point: Evaluation): { side: number | null; by: number } {
  const numbers = point.measure === 'points' ? point.leads : point.chances;
  const [best = 0, next = 0] = [...numbers].sort((a, b) => b - a);
  const alike = point.measure === 'points' ? best < EVEN : best - next < CLOSE;
  return alike ? { side: null, by: 0 } : { side: numbers.indexOf(best), by: best };
}

/** By how many points the first of two sides leads. */
export function firstLeads(point: Evaluation): number {
  return point.leads[0] ?? 0;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Shape {
  /** The line itself. */
  line: string;
  /** The ground between the line and the middle, above and below it. */
  above: string;
  below: string;
  /** The largest value that fits, a round number. */
  top: number;
  x(step: number): number;
  y(value: number): number;
}

export interface Lines {
  /** One for each side. */
  lines: string[];
  x(step: number): number;
  y(chance: number): number;
}

const ROUND = [5, 8, 10, 20, 30, 40, 60, 90];

/** The graph of all values over the steps of the match, in a box; values beyond the largest round number are cut. */
export function shapeOf(points: readonly Evaluation[], steps: number, box: Box): Shape {
  const largest = Math.max(0, ...points.map((point) => Math.abs(firstLeads(point))));
  const top = ROUND.find((one) => one >= largest) ?? ROUND.at(-1) ?? 90;
  const middle = box.top + box.height / 2;
  const x = along(steps, box);
  const y = (value: number): number => middle - (Math.max(-top, Math.min(top, value)) / top) * (box.height / 2);
  const places = points.map((point) => [x(point.step), y(firstLeads(point))] as const);
  const [first, last] = [places[0], places.at(-1)];
  const ground = (side: (value: number) => number): string => {
    if (!first || !last) return '';
    return `${written([[first[0], middle], ...crossed(places, middle).map(([a, b]) => [a, side(b)] as const), [last[0], middle]])}Z`;
  };
  return {
    line: written(places),
    above: ground((value) => Math.min(value, middle)),
    below: ground((value) => Math.max(value, middle)),
    top,
    x,
    y,
  };
}

/** The chances of all sides over the steps of the match: a line for each, from nothing below to certain above. */
export function linesOf(points: readonly Evaluation[], steps: number, box: Box): Lines {
  const x = along(steps, box);
  const y = (chance: number): number => box.top + (1 - chance) * box.height;
  const sides = points[0]?.sides ?? [];
  const lines = sides.map((_, side) =>
    written(points.map((point) => [x(point.step), y(point.chances[side] ?? 0)] as const)),
  );
  return { lines, x, y };
}

const along =
  (steps: number, box: Box) =>
  (step: number): number =>
    box.left + (steps === 0 ? 0 : (step / steps) * box.width);

const written = (places: readonly (readonly [number, number])[]): string =>
  places.map(([a, b], place) => `${place === 0 ? 'M' : 'L'}${a.toFixed(1)} ${b.toFixed(1)}`).join('');

/** The line with a corner wherever it crosses the middle, so that the ground on either side ends there. */
function crossed(places: readonly (readonly [number, number])[], middle: number): (readonly [number, number])[] {
  return places.flatMap((place, number) => {
    const before = places[number - 1];
    if (!before || (before[1] - middle) * (place[1] - middle) >= 0) return [place];
    const part = (middle - before[1]) / (place[1] - before[1]);
    return [[before[0] + part * (place[0] - before[0]), middle] as const, place];
  });
}

/** The judged position nearest to a place on the graph. */
export function nearestTo(points: readonly Evaluation[], step: number): number | null {
  let best: Evaluation | null = null;
  for (const point of points)
    if (best === null || Math.abs(point.step - step) < Math.abs(best.step - step)) best = point;
  return best?.step ?? null;
}

/** The next judged position before or after a step. */
export function neighbour(points: readonly Evaluation[], step: number, by: 1 | -1): number | null {
  const found = by > 0 ? points.find((point) => point.step > step) : points.findLast((point) => point.step < step);
  return found?.step ?? null;
}
