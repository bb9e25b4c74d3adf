/** The map drawn from the board's geometry: coasts, provinces, scenery, cracks, and where figures stand. */
import { brush } from '../../kit/brush';
import { trackRound } from '../../kit/track';
import { YGGDRASIL, type Content, type ProvinceFacts, type Region } from './content';
import type { Sight } from '../../kit/Scenery.svelte';
import { area, contours, depth, hull, path, sample, within, type Grid, type Point } from '../../kit/field';

export const FRAME = { x: -4, y: -8, width: 968, height: 964 } as const;
/** BR-1.28: the glory track, a hundred spaces round the frame of the slab. */
export const TRACK = trackRound(
  FRAME.x + 20,
  FRAME.y + 20,
  FRAME.x + FRAME.width - 20,
  FRAME.y + FRAME.height - 26,
  100,
);
const GRID: Grid = { left: 0, top: 0, step: 7, columns: 140, rows: 138 };
const TREE = 118;
const SHORE = 48;

export interface Land {
  ref: string;
  /** Outer edge, a little inside for rims, and well inside for light. */
  edge: string;
  rim: string;
  light: string;
  outline: readonly Point[];
  scenery: Sight[];
  cracks: string[];
  label: Point;
  token: Point;
  centre: Point;
  /** Where the doom token lies, clear of villages and names. */
  doom: Point;
}

export interface Water {
  ref: string;
  centre: Point;
  /** Towards the open sea. */
  out: Point;
}

export interface MapShapes {
  land: Land[];
  water: Water[];
  coast: string[];
  shore: string;
  bed: string;
  waves: Point[];
  of(ref: string): Land | null;
}

/** Shakes a point by a smooth noise of its place: shared borders stay shared. */
export function rough([x, y]: Point): Point {
  return [
    x +
      7 * Math.sin(x * 0.031 + 1.7 * Math.sin(y * 0.023)) +
      3.2 * Math.sin(y * 0.13 + x * 0.07) +
      1.2 * Math.sin(x * 0.31 + y * 0.19),
    y +
      7 * Math.sin(y * 0.034 + 1.3 * Math.sin(x * 0.027)) +
      3.2 * Math.sin(x * 0.12 - y * 0.05) +
      1.6 * Math.sin(y * 0.29 - x * 0.21),
  ];
}

const SCENERY: Record<Region, Sight['kind']> = { jotunheim: 'peak', alfheim: 'tree', manheim: 'hill' };
/** Where the name of a province stands, from its pillage token. */
const LABEL: Record<string, Point> = {
  elvagar: [2, 48],
  angerboda: [-14, 52],
  muspelheim: [0, 48],
  horgr: [4, 49],
  utgard: [-2, 47],
  andlang: [-2, 47],
  gimle: [66, 8],
  myrkulor: [4, 42],
};

/** As Math.hypot, which is ten times slower: the map has half a million distances. */
const far = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy);

function fjordWater(content: Content): (x: number, y: number) => number {
  const tree = content.provinces.find((province) => province.ref === YGGDRASIL)!.centre;
  const drops: [number, number, number][] = [];
  for (const { centre } of content.fjords) {
    const length = Math.hypot(tree[0] - centre[0], tree[1] - centre[1]);
    const [ux, uy] = [(tree[0] - centre[0]) / length, (tree[1] - centre[1]) / length];
    for (let t = -190; t < 165; t += 8) {
      const sway = 7 * Math.sin(t / 17);
      drops.push([centre[0] + ux * t + sway * uy, centre[1] + uy * t - sway * ux, Math.max(9, 50 - 0.2 * (t + 60))]);
    }
  }
  const spots = content.provinces.flatMap((province) => [
    ...province.village_spots,
    ...(province.ref === YGGDRASIL ? [] : [province.centre]),
  ]);
  return (x, y) => {
    let wet = -1e3;
    for (const [dx, dy, r] of drops) wet = Math.max(wet, r - far(x - dx, y - dy));
    for (const [sx, sy] of spots) wet = Math.min(wet, far(x - sx, y - sy) - 27);
    return wet;
  };
}

function shapesOf(content: Content): MapShapes {
  const tree = content.provinces.find((province) => province.ref === YGGDRASIL)!;
  const outer = content.provinces.filter((province) => province !== tree);
  const sites = outer.map((province) => [...province.village_spots, province.centre]);
  const island = hull(sites.flat());
  const water = fjordWater(content);
  // One pass for what all provinces share: how far each point is from the sea, from the tree, from every site.
  const size = GRID.columns * GRID.rows;
  const dry = new Float64Array(size);
  const roots = new Float64Array(size);
  const near = outer.map(() => new Float64Array(size));
  sample(GRID, (x, y) => {
    const i = Math.round((y - GRID.top) / GRID.step) * GRID.columns + Math.round((x - GRID.left) / GRID.step);
    dry[i] = Math.min(depth(island, [x, y]) + SHORE, -water(x, y));
    roots[i] = TREE - far(x - tree.centre[0], y - tree.centre[1]);
    sites.forEach((spots, p) => {
      let nearest = Infinity;
      for (const [sx, sy] of spots) nearest = Math.min(nearest, far(x - sx, y - sy));
      near[p]![i] = nearest;
    });
    return 0;
  });
  const fields = outer.map((_, p) => {
    const field = new Float64Array(size);
    for (let i = 0; i < size; i++) {
      let others = Infinity;
      for (let q = 0; q < outer.length; q++) if (q !== p) others = Math.min(others, near[q]![i]!);
      field[i] = Math.min((others - near[p]![i]!) / 1.7, dry[i]!, -roots[i]!);
    }
    return field;
  });
  const whole = new Float64Array(size);
  for (let i = 0; i < size; i++) whole[i] = Math.max(roots[i]!, dry[i]!);
  const biggest = (field: Float64Array, level: number): Point[] => {
    const lines = contours(GRID, field, level).sort((a, b) => area(b) - area(a));
    return (lines[0] ?? []).map(rough);
  };
  const all = (field: Float64Array, level: number): Point[][] =>
    contours(GRID, field, level).map((line) => line.map(rough));
  const spots = content.provinces.flatMap((province) => province.village_spots);

  const land = [...outer.map((province, p) => ({ province, field: fields[p]! })), { province: tree, field: roots }].map(
    ({ province, field }): Land => {
      const outline = biggest(field, 2);
      const [lx, ly] = LABEL[province.id] ?? [0, 98];
      const token: Point = province === tree ? [tree.centre[0] + 74, tree.centre[1] - 48] : province.token_spot;
      const label: Point =
        province === tree
          ? [tree.centre[0], tree.centre[1] + 98]
          : [province.token_spot[0] + lx, province.token_spot[1] + ly];
      const avoid: Point[] = [
        ...spots,
        token,
        ...[-60, -30, 0, 30, 60].map((dx): Point => [label[0] + dx, label[1] - 6]),
      ];
      return {
        ref: province.ref,
        edge: path([outline]),
        rim: path([biggest(field, 6)]),
        light: path([biggest(field, 9)]),
        outline,
        scenery: scenery(province, biggest(field, 17), avoid),
        cracks: province === tree ? [] : cracks(province, biggest(field, 12)),
        label,
        token,
        centre: province.centre,
        doom: clearing(outline, token, avoid),
      };
    },
  );
  const waves: Point[] = [];
  const next = brush('waves');
  for (let tries = 0; tries < 70; tries++) {
    const [x, y] = [70 + next() * 800, 70 + next() * 790];
    const i = Math.round(y / GRID.step) * GRID.columns + Math.round(x / GRID.step);
    if (whole[i]! < -46) waves.push([x, y]);
  }
  return {
    land,
    water: content.fjords.map(({ ref, centre }) => {
      const length = Math.hypot(centre[0] - tree.centre[0], centre[1] - tree.centre[1]);
      return { ref, centre, out: [(centre[0] - tree.centre[0]) / length, (centre[1] - tree.centre[1]) / length] };
    }),
    coast: [6, 16, 26, 36].map((out) => path(all(whole, -out))),
    shore: path(all(whole, -2.5)),
    bed: path(all(whole, -4)),
    waves,
    of(ref) {
      return land.find((one) => one.ref === ref) ?? null;
    },
  };
}

/** Little painted peaks, trees or hills, away from everything that matters. */
function scenery(province: ProvinceFacts, inner: readonly Point[], avoid: readonly Point[]): Sight[] {
  if (province.region === null || inner.length === 0) return [];
  const next = brush(province.id);
  const xs = inner.map((point) => point[0]);
  const ys = inner.map((point) => point[1]);
  const [x0, y0] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - x0, Math.max(...ys) - y0];
  const placed: Sight[] = [];
  for (let tries = 0; tries < 220 && placed.length < 15; tries++) {
    const [x, y] = [x0 + next() * width, y0 + next() * height];
    const close =
      avoid.some(([ax, ay]) => Math.hypot(x - ax, y - ay) < 37) ||
      placed.some((one) => Math.hypot(x - one.x, y - one.y) < 25);
    if (!close && within(inner, [x, y]))
      placed.push({ kind: SCENERY[province.region], x, y, size: 0.8 + next() * 0.45 });
  }
  return placed.sort((a, b) => a.y - b.y);
}

/** The spot near a token that lies farthest from everything else, still inside the land. */
function clearing(outline: readonly Point[], [x, y]: Point, avoid: readonly Point[]): Point {
  let best: Point = [x + 44, y - 30];
  let room = -1;
  for (const reach of [50, 62, 76]) {
    for (let turn = 0; turn < 24; turn++) {
      const at: Point = [x + reach * Math.cos((turn * Math.PI) / 12), y + reach * Math.sin((turn * Math.PI) / 12)];
      const free = Math.min(
        46,
        ...avoid.filter(([ax, ay]) => ax !== x || ay !== y).map(([ax, ay]) => Math.hypot(at[0] - ax, at[1] - ay)),
      );
      if (free > room && within(outline, at)) [best, room] = [at, free];
    }
  }
  return best;
}

/** BR-9: the ground of a destroyed province is cracked and still glows. */
function cracks(province: ProvinceFacts, inner: readonly Point[]): string[] {
  const next = brush(`${province.id} cracks`);
  return Array.from({ length: 7 }, () => {
    let angle = next() * 6.28;
    let [x, y] = province.centre;
    const walk: string[] = [];
    for (let step = 0; step < 26; step++) {
      angle += (next() - 0.5) * 1.4;
      [x, y] = [x + 7 * Math.cos(angle), y + 7 * Math.sin(angle)];
      if (!within(inner, [x, y])) break;
      walk.push(`${x.toFixed(1)} ${y.toFixed(1)}`);
    }
    return walk.length > 2 ? `M${walk.join('L')}` : '';
  }).filter(Boolean);
}

const drawn = new WeakMap<object, MapShapes>();

/** The shapes of a board; drawn once. */
export function mapOf(content: Content): MapShapes {
  let shapes = drawn.get(content);
  if (!shapes) drawn.set(content, (shapes = shapesOf(content)));
  return shapes;
}

/** Where the n-th figure of a place stands: villages in order, rings round the tree, ships in a row out to sea. */
export function spotOf(content: Content, place: string, index: number, count: number): Point {
  const fjord = content.fjords.find((one) => one.ref === place);
  if (fjord) {
    const { out } = mapOf(content).water.find((one) => one.ref === place)!;
    const across: Point = [-out[1], out[0]];
    const shift = (index - (count - 1) / 2) * 50;
    return [fjord.centre[0] + across[0] * shift, fjord.centre[1] + across[1] * shift];
  }
  const province = content.provinces.find((one) => one.ref === place);
  if (!province) return [480, 480];
  if (place === YGGDRASIL) {
    // The crown stands above; figures gather below it, then round it.
    const ring: Point[] = [
      [0, 44],
      [-52, 40],
      [52, 40],
      [-88, 2],
      [88, 14],
      [-27, 76],
      [30, 78],
      [-70, -44],
      [0, -92],
      [-44, -80],
      [44, -86],
      [96, -14],
    ];
    const [dx, dy] = ring[index % ring.length]!;
    const again = Math.floor(index / ring.length) * 9;
    return [province.centre[0] + dx + again, province.centre[1] + dy + again];
  }
  const spot = province.village_spots[index % province.village_spots.length] ?? province.centre;
  const again = Math.floor(index / Math.max(1, province.village_spots.length)) * 14;
  return [spot[0] + again, spot[1] + again];
}

/** Valhalla's gate stands in the corner of the sea that is nearest to what falls. */
export function gateOf([x, y]: readonly [number, number]): { x: number; y: number } {
  return {
    x: x > FRAME.x + FRAME.width / 2 ? FRAME.x + FRAME.width - 140 : FRAME.x + 140,
    y: y > FRAME.y + FRAME.height * 0.62 ? FRAME.y + FRAME.height - 230 : FRAME.y + 130,
  };
}
