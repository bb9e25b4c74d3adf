/** Where everything lies on the slab, in the units of the drawing (a hex has a radius of 36). */
import { boardOf, type Board, type Content } from './board';
import { list, loops, offset, type Point } from '../../kit/outline';

export const SIZE = 36;
const ROOT3 = Math.sqrt(3);

/** The six corners of a hex as steps on the lattice of corners: units of √3/2 and 1/2 of the size. */
const CORNERS: readonly Point[] = [
  { x: 1, y: 1 },
  { x: 0, y: 2 },
  { x: -1, y: 1 },
  { x: -1, y: -1 },
  { x: 0, y: -2 },
  { x: 1, y: -1 },
];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Corner = 'top-left' | 'bottom-left' | 'bottom-right';

export class Layout {
  readonly board: Board;
  /** The outline of the whole land, one closed walk along the outer edges. */
  readonly shore: readonly Point[];
  readonly box: Box;
  private readonly centres: ReadonlyMap<string, Point>;

  constructor(
    content: Content,
    readonly upright: boolean,
  ) {
    this.board = boardOf(content);
    this.centres = new Map(
      content.hexes.map(({ ref, x, y }) => [ref, this.turn({ x: SIZE * ROOT3 * (x - y / 2), y: -SIZE * 1.5 * y })]),
    );
    this.shore = longest(this.borders(this.board.refs));
    this.box = this.around(
      offset(this.shore, upright ? 13 : 20),
      upright ? { side: 3, top: 22, foot: 5 } : { side: 15, top: 14, foot: 16 },
    );
  }

  readonly centre = (ref: string): Point => {
    const centre = this.centres.get(ref);
    if (!centre) throw new Error(`The island has no ${ref}.`);
    return centre;
  };

  /** Where a hex lies, as an attribute of what is drawn there. */
  readonly at = (ref: string): string => {
    const { x, y } = this.centre(ref);
    return `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
  };

  /** The corners of a hex drawn with the given radius, clockwise; the first lies at the right. */
  corners(ref: string, radius: number): Point[] {
    const { x, y } = this.centre(ref);
    return this.shape(radius).map((corner) => ({ x: x + corner.x, y: y + corner.y }));
  }

  /** The corners of a hex round the origin. */
  shape(radius: number): Point[] {
    const first = this.upright ? 0 : 30;
    return Array.from({ length: 6 }, (_, i) => {
      const angle = ((first + 60 * i) * Math.PI) / 180;
      return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
    });
  }

  /** The same as a path. */
  outline(radius: number): string {
    return `M${list(this.shape(radius))}Z`;
  }

  get viewBox(): string {
    const { x, y, width, height } = this.box;
    return [x, y, width, height].map((n) => n.toFixed(1)).join(' ');
  }

  /** Every hex from the back to the front: who stands nearer covers who stands behind. */
  readonly depth = (a: string, b: string): number => {
    const p = this.centre(a);
    const q = this.centre(b);
    return p.y - q.y || p.x - q.x;
  };

  /** An upright screen gets the island with a quarter turn, so that hexes are larger. */
  private turn(point: Point): Point {
    return this.upright ? { x: -point.y, y: point.x } : point;
  }

  /** The closed walks round a set of hexes: outer borders clockwise, inner ones the other way. */
  borders(refs: Iterable<string>): Point[][] {
    const inside = new Set(refs);
    const edges: [string, string][] = [];
    const points = new Map<string, Point>();
    for (const ref of inside) {
      const { x, y } = this.board.place(ref);
      const open = new Set([0, 1, 2, 3, 4, 5]);
      for (const way of this.board.ways) {
        const near = this.board.step(ref, way);
        if (near && inside.has(near)) open.delete(facing(way));
      }
      const corner = (i: number): string => {
        const step = CORNERS[i % 6] as Point;
        const u = 2 * x - y + step.x;
        const v = -3 * y + step.y;
        const key = `${u},${v}`;
        points.set(key, this.turn({ x: (u * SIZE * ROOT3) / 2, y: (v * SIZE) / 2 }));
        return key;
      };
      for (const i of open) edges.push([corner(i), corner(i + 1)]);
    }
    return loops(edges).map((walk) => walk.map((key) => points.get(key) as Point));
  }

  /** How large the island is drawn in a box of that many pixels. */
  scale(width: number, height: number): number {
    return Math.min(width / this.box.width, height / this.box.height);
  }

  /** Whether a box of the screen lies clear of the island, which is drawn in the middle of a place of that size. */
  clear(box: Box, width: number, height: number): boolean {
    const scale = this.scale(width, height);
    const left = (width - this.box.width * scale) / 2;
    const top = (height - this.box.height * scale) / 2;
    const reach = (SIZE + (this.upright ? 13 : 22)) * scale;
    return [...this.centres.values()].every((centre) => {
      const x = left + (centre.x - this.box.x) * scale;
      const y = top + (centre.y - this.box.y) * scale;
      const dx = Math.max(box.x - x, 0, x - box.x - box.width);
      const dy = Math.max(box.y - y, 0, y - box.y - box.height);
      return Math.hypot(dx, dy) >= reach;
    });
  }

  /** The largest size with which a shape fits into a corner of the place beside the island. */
  corner(
    at: Corner,
    shape: (size: number) => Pick<Box, 'width' | 'height'>,
    place: Pick<Box, 'width' | 'height'>,
    most: number,
    least: number,
  ): number {
    for (let size = most; size > least; size -= 4) {
      if (this.clear(this.inCorner(at, shape(size), place), place.width, place.height)) return size;
    }
    return least;
  }

  /** Where a box lies that stands in a corner of a place. */
  inCorner(at: Corner, { width, height }: Pick<Box, 'width' | 'height'>, place: Pick<Box, 'width' | 'height'>): Box {
    const pad = this.upright ? 6 : 10;
    return {
      x: at.endsWith('left') ? pad : place.width - pad - width,
      y: at.startsWith('top') ? pad : place.height - pad - height,
      width,
      height,
    };
  }

  /** Where the letter of a row stands: before its first hex, off the slab. */
  letter(ref: string): Point {
    const { x, y } = this.centre(ref);
    return this.upright ? { x, y: y - 52 } : { x: x - 62, y: y + 5.5 };
  }

  private around(points: readonly Point[], pad: { side: number; top: number; foot: number }): Box {
    const xs = points.map((p) => p.x);
    const ys = points.map((p) => p.y);
    const x = Math.min(...xs) - pad.side;
    const y = Math.min(...ys) - pad.top;
    return { x, y, width: Math.max(...xs) + pad.side - x, height: Math.max(...ys) + pad.foot - y };
  }
}

function longest(walks: readonly Point[][]): Point[] {
  return walks.reduce((best, walk) => (walk.length > best.length ? walk : best), [] as Point[]);
}

/** Which of a hex's six edges looks in a direction; edge i runs from corner i to corner i + 1. */
function facing([dx, dy]: readonly [number, number]): number {
  const angle = (Math.atan2(-1.5 * dy, ROOT3 * (dx - dy / 2)) * 180) / Math.PI;
  return ((Math.round((angle - 60) / 60) % 6) + 6) % 6;
}

const layouts = new WeakMap<Content, { flat?: Layout; upright?: Layout }>();

/** Nothing is lettered smaller than this many pixels. */
const SMALLEST = 12.5;

/** The size of letters in units of the drawing. */
export function lettering(scale: number, wish: number): number {
  return scale > 0 ? Math.max(wish, SMALLEST / scale) : wish;
}

/** The layout that shows the island larger in a box; the quarter turn has to be worth it, but not in the hand. */
export function fitting(content: Content, upright: boolean, width: number, height: number): Layout {
  const flat = layoutOf(content, false);
  const turned = layoutOf(content, true);
  if (!width || !height) return upright ? turned : flat;
  return turned.scale(width, height) > (upright ? 1 : 1.15) * flat.scale(width, height) ? turned : flat;
}

/** The layout of a content, flat or upright; worked out once. */
export function layoutOf(content: Content, upright: boolean): Layout {
  const kept = layouts.get(content) ?? {};
  layouts.set(content, kept);
  if (upright) return (kept.upright ??= new Layout(content, true));
  return (kept.flat ??= new Layout(content, false));
}
