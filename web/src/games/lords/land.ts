/** The island drawn from the board's geometry: shore, Regions, Realms, Seas, and where names and pieces stand. */
import { brush } from '../../kit/brush';
import { area, depth, within, type Point } from '../../kit/field';
import { loops } from '../../kit/outline';
import type { Sight } from '../../kit/Scenery.svelte';
import type { LandId, MapFacts, Pair, RegionFacts } from './content';

/** What of the board is in sight, with its frame. */
export const FRAME = { x: 14, y: 30, width: 980, height: 944 } as const;
/** The water within the frame. */
export const SEA = { left: 40, top: 52, right: 968, bottom: 942 } as const;

export interface Land {
  ref: string;
  facts: RegionFacts;
  edge: string;
  outline: readonly Point[];
  /** The middle of its name; tiles and pieces stand below. */
  anchor: Point;
  /** How wide its row of pieces may be. */
  room: number;
  /** Where a second row of pieces has its middle, from that of the first. */
  below: Point;
  /** Where a Monument stands. */
  monument: Point | null;
  sights: Sight[];
}

export interface Water {
  ref: string;
  edge: string;
  /** Along which its name is written, from left to right. */
  line: string;
  /** Where Drakkars lie, the first first. */
  berths: Point[];
  middle: Point;
}

export interface Wedge {
  ref: string;
  edge: string;
  middle: Point;
  /** Whether its name stands above its Rune. */
  low: boolean;
}

export interface MapShapes {
  lands: Land[];
  waters: Water[];
  wedges: Wedge[];
  shore: string;
  waves: Point[];
  centre: Point;
  land(ref: string): Land | null;
  /** The middle of any place on the map. */
  place(ref: string): Point | null;
}

const straight = (points: readonly Pair[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;

/** Corners turned round so that walks of neighbours run against each other. */
function clockwise(points: readonly Pair[]): readonly Pair[] {
  let sum = 0;
  points.forEach(([x, y], i) => {
    const [u, v] = points[(i + 1) % points.length]!;
    sum += x * v - u * y;
  });
  return sum > 0 ? points : [...points].reverse();
}

/** The outline of what all areas cover together: the walls that no two of them share. */
export function shoreOf(areas: readonly (readonly Pair[])[]): Point[] {
  const walls = new Set<string>();
  for (const points of areas.map(clockwise)) {
    points.forEach((from, i) => {
      const to = points[(i + 1) % points.length]!;
      const back = `${to} ${from}`;
      if (!walls.delete(back)) walls.add(`${from} ${to}`);
    });
  }
  const rings = loops([...walls].map((wall) => wall.split(' ') as [string, string]));
  const drawn = rings.map((ring) => ring.map((corner) => corner.split(',').map(Number) as unknown as Point));
  return drawn.sort((a, b) => area(b) - area(a))[0] ?? [];
}

/** What a name with tiles and a row of pieces takes up, from the middle of the name. */
const BLOCK: readonly Point[] = [
  [-50, -17],
  [50, -17],
  [0, -20],
  [-50, 4],
  [50, 4],
  [-44, 30],
  [44, 30],
  [-44, 68],
  [44, 68],
  [0, 72],
];
const STEP = 9;

function box(points: readonly Pair[]): { left: number; top: number; right: number; bottom: number } {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Every point of a grid that lies inside an outline. */
function* inside(outline: readonly Point[]): Generator<Point> {
  const { left, top, right, bottom } = box(outline);
  for (let x = left + STEP; x < right; x += STEP)
    for (let y = top + STEP; y < bottom; y += STEP) if (within(outline, [x, y])) yield [x, y];
}

/** What a Monument takes up, from its middle. */
const STONE: readonly Point[] = [
  [-24, 26],
  [24, 26],
  [0, 34],
  [-16, -24],
  [16, -24],
  [0, -34],
];
/** Whether a Monument so far from the middle of a name stands clear of name, tiles and pieces. */
const isBeside = (dx: number, dy: number): boolean => Math.abs(dx) > 68 || dy < -50 || dy > 102;

/** How far the nearest border is from any of some points; less than a limit counts only roughly. */
function airOf(outline: readonly Point[], [x, y]: Point, points: readonly Point[], least: number): number {
  let free = 13;
  for (const [dx, dy] of points) {
    free = Math.min(free, depth(outline, [x + dx, y + dy]));
    if (free < least) break;
  }
  return free;
}

/** The spot where a block lies best: as far from every border as it needs, and near the middle that the map names. */
function anchorOf({ x, y }: RegionFacts, outline: readonly Point[]): Point {
  let best: Point = [x, y - 20];
  let most = -Infinity;
  for (const at of inside(outline)) {
    const score = airOf(outline, at, BLOCK, most) - 0.03 * Math.hypot(at[0] - x, at[1] + 26 - y);
    if (score > most) [best, most] = [at, score];
  }
  return best;
}

/** The best spots for a block and a Monument side by side. */
function pairOf(outline: readonly Point[]): { anchor: Point; monument: Point } {
  const spots = [...inside(outline)].map((at) => ({
    at,
    block: airOf(outline, at, BLOCK, -Infinity),
    stone: airOf(outline, at, STONE, -Infinity),
  }));
  let best = { anchor: outline[0]!, monument: outline[0]! };
  let most = -Infinity;
  for (const { at: anchor, block } of spots) {
    if (block <= most) continue;
    for (const { at: monument, stone } of spots) {
      const score = Math.min(block, stone + 2);
      if (score > most && isBeside(monument[0] - anchor[0], monument[1] - anchor[1]))
        [best, most] = [{ anchor, monument }, score];
    }
  }
  return best;
}

/** How far a row may reach to both sides of a point; two pieces have room everywhere. */
function roomAt(outline: readonly Point[], [x, y]: Point): number {
  let reach = 38;
  while (reach < 120 && [-1, 1].every((side) => depth(outline, [x + side * reach, y]) > 10)) reach += 5;
  return reach * 2;
}

/** As far below the first row as two pieces lie within the borders. */
function belowAt(outline: readonly Point[], [x, y]: Point): Point {
  for (let down = 30; down > 3; down -= 3)
    for (const aside of [0, -6, 6, -12, 12, -18, 18, -24, 24])
      if ([-16, 16].every((side) => depth(outline, [x + aside + side, y + down]) > 11)) return [aside, down];
  return [0, 3];
}

const SIGHT: Record<LandId, Sight['kind']> = {
  halogaland: 'peak',
  trondelag: 'peak',
  svealand: 'tree',
  gautland: 'hill',
  jutland: 'hill',
  rogaland: 'tree',
};

function sightsOf(facts: RegionFacts, outline: readonly Point[], avoid: readonly Point[]): Sight[] {
  const next = brush(facts.ref);
  const { left, top, right, bottom } = box(facts.polygon);
  const placed: Sight[] = [];
  for (let tries = 0; tries < 90 && placed.length < 8; tries++) {
    const at: Point = [left + next() * (right - left), top + next() * (bottom - top)];
    const close =
      avoid.some(([x, y]) => Math.hypot(at[0] - x, at[1] - y) < 34) ||
      placed.some((one) => Math.hypot(at[0] - one.x, at[1] - one.y) < 26);
    if (!close && depth(outline, at) > 17)
      placed.push({ kind: SIGHT[facts.land], x: at[0], y: at[1], size: 0.8 + next() * 0.4 });
  }
  return placed.sort((a, b) => a.y - b.y);
}

function landOf(facts: RegionFacts): Land {
  const outline = facts.polygon;
  const { anchor, monument } = facts.monument ? pairOf(outline) : { anchor: anchorOf(facts, outline), monument: null };
  const block = [-44, 0, 44].flatMap((dx) => [-8, 16, 50].map((dy): Point => [anchor[0] + dx, anchor[1] + dy]));
  return {
    ref: facts.ref,
    facts,
    edge: straight(outline),
    outline,
    anchor,
    room: roomAt(outline, [anchor[0], anchor[1] + 52]),
    below: belowAt(outline, [anchor[0], anchor[1] + 54]),
    monument,
    sights: sightsOf(facts, outline, [...block, ...(monument ? [monument] : [])]),
  };
}

const CENTRE: Point = [500, 500];

/** How far the shore lies from the middle in a direction. */
function reachOf(shore: readonly Point[], [x, y]: Point, turn: number): number {
  let reach = 120;
  while (reach < 640 && within(shore, [x + reach * Math.cos(turn), y + reach * Math.sin(turn)])) reach += 4;
  return reach;
}

const near = (at: number, least: number, most: number): number => Math.min(Math.max(at, least), most);

/** A Sea from its first headland to its last, going round with the clock; its name first, then its berths. */
function waterOf(sea: MapFacts['seas'][number], shore: readonly Point[], [cx, cy]: Point): Water {
  const coast = new Set(shore.map(String));
  const turns = sea.polygon.filter((corner) => coast.has(String(corner))).map(([x, y]) => Math.atan2(y - cy, x - cx));
  // Where a Sea spans the place at which angles begin anew, those behind it count on.
  const wide = Math.max(...turns) - Math.min(...turns) > Math.PI;
  const sorted = turns.map((turn) => (wide && turn < 0 ? turn + 2 * Math.PI : turn)).sort((a, b) => a - b);
  const [from, to] = [sorted[0] ?? 0, sorted.at(-1) ?? 0];
  const at = (share: number, out: number): Point => {
    const turn = from + (to - from) * share;
    // The shore is rugged; its lettering follows the mean of it.
    const steps = [-0.12, -0.06, 0, 0.06, 0.12];
    const reach = steps.reduce((sum, off) => sum + reachOf(shore, [cx, cy], turn + off), 0) / steps.length;
    const most = Math.max(reach, reachOf(shore, [cx, cy], turn)) + out;
    return [
      near(cx + most * Math.cos(turn), SEA.left + 22, SEA.right - 22),
      near(cy + most * Math.sin(turn), SEA.top + 20, SEA.bottom - 20),
    ];
  };
  const below = Math.sin(from + (to - from) * 0.36) > 0.25;
  const shares = [0, 0.12, 0.24, 0.36, 0.48, 0.6, 0.72].map((share) => share - 0.02);
  const spots = shares.map((share) => at(share, below ? 34 : 22));
  const way = below ? spots.reverse() : spots;
  const line = way.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  const berths = [0.86, 0.74, 0.97, 0.62].map((share) => at(share, 30));
  return { ref: sea.ref, edge: straight(sea.polygon), line, berths, middle: berths[0]! };
}

function shapesOf(map: MapFacts): MapShapes {
  const centre: Point = [map.yggdrasil.x, map.yggdrasil.y];
  const shore = shoreOf([...map.regions, ...map.realms].map(({ polygon }) => polygon));
  const lands = map.regions.map(landOf);
  const waters = map.seas.map((sea) => waterOf(sea, shore, centre));
  const wedges = map.realms.map(({ ref, polygon, x, y }) => ({
    ref,
    edge: straight(polygon),
    middle: [x, y] as const,
    low: y > centre[1] + 40 && Math.abs(x - centre[0]) > 60,
  }));
  const next = brush('waves');
  const spots = Array.from({ length: 70 }, (): Point => [
    SEA.left + 20 + next() * (SEA.right - SEA.left - 70),
    SEA.top + 14 + next() * (SEA.bottom - SEA.top - 30),
  ]);
  const quiet = waters.flatMap(({ berths }) => berths);
  const waves = spots.filter(
    (at) => depth(shore, at) < -44 && quiet.every(([x, y]) => Math.hypot(at[0] - x, at[1] - y) > 60),
  );
  const land = (ref: string): Land | null => lands.find((one) => one.ref === ref) ?? null;
  return {
    lands,
    waters,
    wedges,
    shore: straight(shore),
    waves,
    centre,
    land,
    place(ref) {
      const found = land(ref);
      if (found) return [found.anchor[0], found.anchor[1] + 30];
      return (
        [...waters, ...wedges].find((one) => one.ref === ref)?.middle ?? (ref.startsWith('action:') ? centre : null)
      );
    },
  };
}

const drawn = new WeakMap<object, MapShapes>();

/** The shapes of a side of the board; drawn once. */
export function shapesFor(map: MapFacts): MapShapes {
  let shapes = drawn.get(map);
  if (!shapes) drawn.set(map, (shapes = shapesOf(map)));
  return shapes;
}

/** A part of the map that would look over the edge of the board is moved back onto it, where it fits. */
export function onBoard<Part extends { x: number; y: number; width: number; height: number }>(part: Part): Part {
  const back = (at: number, long: number, from: number, whole: number): number =>
    long > whole ? from - (long - whole) / 2 : Math.min(Math.max(at, from), from + whole - long);
  return {
    ...part,
    x: back(part.x, part.width, FRAME.x, FRAME.width),
    y: back(part.y, part.height, FRAME.y, FRAME.height),
  };
}

/** The part of the map round some places, with air about them: what a small window shows. */
export function around(
  shapes: MapShapes,
  refs: readonly string[],
  air = 90,
): { x: number; y: number; width: number; height: number } {
  const spots = refs.flatMap((ref) => {
    const land = shapes.land(ref);
    return land ? [...land.outline] : [shapes.place(ref) ?? CENTRE];
  });
  const { left, top, right, bottom } = box(spots.length ? spots : [CENTRE]);
  return { x: left - air, y: top - air, width: right - left + 2 * air, height: bottom - top + 2 * air };
}
