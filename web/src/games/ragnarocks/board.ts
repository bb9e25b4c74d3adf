/** The island as the server tells it: which hexes there are, who neighbours whom, what lies between two. */

export type Side = 'ivory' | 'red';
export const SIDES: readonly Side[] = ['ivory', 'red'];

export interface HexPlace {
  ref: string;
  row: string;
  x: number;
  y: number;
}

/** The scene content of `/api/games/ragnarocks/scene`. */
export interface Content {
  hidden: boolean;
  hexes: HexPlace[];
  directions: Record<string, [number, number]>;
  start: Record<Side, string[]>;
  pixel: string;
  /** The 32 mythology cards, in the order of the rules. */
  powers: Power[];
  /** RR-7.5: pairs that make a good first match. */
  recommended: [string, string][];
}

export type Tier = 'simple' | 'advanced';
export const TIERS: readonly Tier[] = ['simple', 'advanced'];

/** What the scene knows of a mythology card: `card:sol` has no words here, they are in the texts. */
export interface Power {
  ref: string;
  tier: Tier;
  /** RR-7.38: it bears the command icon. */
  command: boolean;
  hooks: string[];
  clauses: string[];
  /** RR-41.4: cards with which it makes a strange match. */
  warn: string[];
}

export type Vikings = Record<Side, readonly string[]>;

const spot = (x: number, y: number): string => `${x},${y}`;

export class Board {
  readonly refs: readonly string[];
  /** The rows by their letter, from South to North, each from West to East. */
  readonly rows: ReadonlyMap<string, readonly string[]>;
  readonly ways: readonly (readonly [number, number])[];
  private readonly places: ReadonlyMap<string, HexPlace>;
  private readonly at: ReadonlyMap<string, string>;
  private readonly near: ReadonlyMap<string, readonly string[]>;

  constructor(content: Content) {
    this.refs = content.hexes.map((hex) => hex.ref);
    const rows = new Map<string, string[]>();
    for (const { ref, row } of content.hexes) rows.set(row, [...(rows.get(row) ?? []), ref]);
    this.rows = rows;
    this.ways = Object.values(content.directions);
    this.places = new Map(content.hexes.map((hex) => [hex.ref, hex]));
    this.at = new Map(content.hexes.map((hex) => [spot(hex.x, hex.y), hex.ref]));
    this.near = new Map(
      content.hexes.map((hex) => [
        hex.ref,
        this.ways.flatMap(([dx, dy]) => this.at.get(spot(hex.x + dx, hex.y + dy)) ?? []),
      ]),
    );
  }

  has(ref: string): boolean {
    return this.places.has(ref);
  }

  place(ref: string): HexPlace {
    const place = this.places.get(ref);
    if (!place) throw new Error(`The island has no ${ref}.`);
    return place;
  }

  /** RR-1.6: the hexes that one step reaches, whatever stands on them. */
  neighbours(ref: string): readonly string[] {
    return this.near.get(ref) ?? [];
  }

  /** The hex that one step in a direction reaches, if the island goes on there. */
  step(ref: string, way: readonly [number, number]): string | null {
    const { x, y } = this.place(ref);
    return this.at.get(spot(x + way[0], y + way[1])) ?? null;
  }

  /** The hexes between two that lie on one line, without both ends; null if no line joins them. */
  between(from: string, to: string): string[] | null {
    const a = this.place(from);
    const b = this.place(to);
    const steps = this.distance(from, to);
    const way = this.ways.find(([dx, dy]) => steps > 0 && a.x + dx * steps === b.x && a.y + dy * steps === b.y);
    if (!way) return null;
    return Array.from(
      { length: steps - 1 },
      (_, i) => this.at.get(spot(a.x + way[0] * (i + 1), a.y + way[1] * (i + 1))) as string,
    );
  }

  /** Whether a way leads over something, or along no line at all: then it is a leap and not a slide. */
  leaps(from: string, to: string, over: ReadonlySet<string>): boolean {
    const between = this.between(from, to);
    return between === null || between.some((ref) => over.has(ref));
  }

  /** How many steps lie between two hexes. */
  distance(from: string, to: string): number {
    const a = this.place(from);
    const b = this.place(to);
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    return Math.max(Math.abs(dx), Math.abs(dy), Math.abs(dx - dy));
  }
}

const boards = new WeakMap<Content, Board>();

/** The board of a content; worked out once. */
export function boardOf(content: Content): Board {
  let board = boards.get(content);
  if (!board) {
    board = new Board(content);
    boards.set(content, board);
  }
  return board;
}
