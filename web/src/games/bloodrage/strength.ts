/** Where everybody's strength stands on the map: beside the name of the land, clear of figures, tokens and names. */
import { within, type Point } from '../../kit/field';
import { YGGDRASIL, type Content } from './content';
import { FRAME, mapOf, spotOf, type Land } from './land';
import type { BloodRageTable } from './view';

export interface Standing {
  seat: number;
  strength: number;
}

/** A small board of badges: its middle, and how many stand side by side. */
export interface Plate {
  x: number;
  y: number;
  columns: number;
  rows: number;
}

/** How large things are drawn, in units of the map. */
export interface Drawn {
  /** From badge to badge. */
  cell: number;
  letters: number;
  /** How much larger than life a figure is drawn. */
  figure: number;
}

interface Round {
  x: number;
  y: number;
  r: number;
}

/** Who has any strength in a province, by the rules; the strongest first. */
export function standingIn(table: BloodRageTable, ref: string): Standing[] {
  const province = table.provinces[ref.slice('province:'.length)];
  if (!province || province.destroyed) return [];
  return province.strengths
    .map((strength, seat) => ({ seat, strength }))
    .filter(({ strength }) => strength > 0)
    .sort((a, b) => b.strength - a.strength || a.seat - b.seat);
}

/** Everything on the map that must stay in sight, as circles. Round the tree more than seven hardly ever gather. */
function obstacles(content: Content, { figure }: Drawn): Round[] {
  const map = mapOf(content);
  const spots = content.provinces.flatMap(({ ref, village_spots }) =>
    ref === YGGDRASIL ? Array.from({ length: 7 }, (_, i) => spotOf(content, ref, i, 7)) : village_spots,
  );
  const ships = content.fjords.flatMap(({ ref }) => [0, 1, 2].map((i) => spotOf(content, ref, i, 3)));
  return [
    ...[...spots, ...ships].map(([x, y]) => ({ x, y, r: 25 * figure })),
    ...map.land.map(({ token: [x, y] }) => ({ x, y, r: 27 })),
    ...map.land.map(({ doom: [x, y] }) => ({ x, y, r: 24 })),
  ];
}

/** A name as a row of circles. */
function nameAt({ label: [x, y] }: Land, name: string, letters: number): Round[] {
  const reach = (name.length * letters * 0.5) / 2 - letters * 0.3;
  return [-1, -0.5, 0, 0.5, 1].map((k) => ({ x: x + k * reach, y: y - letters * 0.34, r: letters * 0.72 }));
}

/** The badges of a plate as circles. */
function badgesOf({ x, y, columns, rows }: Plate, cell: number): Round[] {
  return Array.from({ length: columns * rows }, (_, i) => ({
    x: x + ((i % columns) - (columns - 1) / 2) * cell,
    y: y + (Math.floor(i / columns) - (rows - 1) / 2) * cell,
    r: cell * 0.62,
  }));
}

/** How far a box reaches into what must stay in sight. */
function covered(x: number, y: number, width: number, height: number, rounds: readonly Round[]): number {
  let sum = 0;
  for (const round of rounds) {
    const dx = Math.max(0, Math.abs(round.x - x) - width / 2);
    const dy = Math.max(0, Math.abs(round.y - y) - height / 2);
    sum += Math.max(0, round.r - Math.hypot(dx, dy));
  }
  return sum;
}

const EDGES = [-1, -0.33, 0.33, 1].flatMap((a): Point[] => [
  [a, -1],
  [a, 1],
  [-1, a],
  [1, a],
]);
/** How far off its coast a plate may lie. */
const OFF = 40;

/** The place where a plate covers least, near the name; on its own land if there is room, else off the coast. */
function clearest(content: Content, land: Land, count: number, cell: number, rounds: readonly Round[]): Plate {
  const others = mapOf(content).land.filter((one) => one !== land);
  const [xs, ys] = [land.outline.map(([x]) => x), land.outline.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs) - OFF, Math.max(...xs) + OFF];
  const [top, foot] = [Math.min(...ys) - OFF, Math.max(...ys) + OFF];
  const near = rounds.filter(({ x, y }) => x > left - 90 && x < right + 90 && y > top - 90 && y < foot + 90);
  let best: Plate = { x: land.label[0], y: land.label[1] + cell, columns: count, rows: 1 };
  let least = Infinity;
  for (const rows of new Set([1, Math.min(2, count), count])) {
    const columns = Math.ceil(count / rows);
    const [width, height] = [columns * cell, rows * cell];
    for (let y = top; y <= foot; y += 8) {
      for (let x = left; x <= right; x += 8) {
        if (Math.abs(x - FRAME.x - FRAME.width / 2) > FRAME.width / 2 - 44 - width / 2) continue;
        if (Math.abs(y - FRAME.y - FRAME.height / 2) > FRAME.height / 2 - 46 - height / 2) continue;
        let cost = 0.12 * Math.hypot(x - land.label[0], y - land.label[1]);
        if (cost >= least) continue;
        cost += 6 * covered(x, y, width, height, near);
        for (let i = 0; i < EDGES.length && cost < least; i++) {
          const at: Point = [x + (EDGES[i]![0] * width) / 2, y + (EDGES[i]![1] * height) / 2];
          if (!within(land.outline, at)) cost += others.some((one) => within(one.outline, at)) ? 22 : 5;
        }
        if (cost < least) [best, least] = [{ x, y, columns, rows }, cost];
      }
    }
  }
  return best;
}

const kept = new WeakMap<Content, Map<string, Plate>>();

/** Where the badges of every province stand; a plate is worked out again only if one beside it has changed. */
export function platesOf(
  content: Content,
  counts: ReadonlyMap<string, number>,
  nameOf: (ref: string) => string,
  drawn: Drawn,
): Map<string, Plate> {
  const known = kept.get(content) ?? new Map<string, Plate>();
  kept.set(content, known);
  const lands = mapOf(content).land;
  const fixed = [...obstacles(content, drawn), ...lands.flatMap((one) => nameAt(one, nameOf(one.ref), drawn.letters))];
  const plates = new Map<string, Plate>();
  for (const land of lands) {
    const count = counts.get(land.ref) ?? 0;
    if (count === 0) continue;
    const beside = [...plates.values()].filter(({ x, y }) => Math.hypot(x - land.centre[0], y - land.centre[1]) < 260);
    const key = JSON.stringify([land.ref, count, nameOf(land.ref), drawn, beside]);
    let plate = known.get(key);
    if (!plate) {
      const taken = beside.flatMap((one) => badgesOf(one, drawn.cell));
      known.set(key, (plate = clearest(content, land, count, drawn.cell, [...fixed, ...taken])));
    }
    plates.set(land.ref, plate);
  }
  return plates;
}
