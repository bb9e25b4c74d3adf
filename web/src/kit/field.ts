/** Outlines of land out of fields: a field says for each point how deep inside it lies, in map units. */
export type Point = readonly [number, number];
export type Field = (x: number, y: number) => number;

export interface Grid {
  left: number;
  top: number;
  step: number;
  columns: number;
  rows: number;
}

/** The values of a field at every point of a grid, row by row. */
export function sample(grid: Grid, field: Field): Float64Array {
  const values = new Float64Array(grid.columns * grid.rows);
  for (let row = 0; row < grid.rows; row++) {
    for (let column = 0; column < grid.columns; column++) {
      values[row * grid.columns + column] = field(grid.left + column * grid.step, grid.top + row * grid.step);
    }
  }
  return values;
}

type Edge = string;

/** The closed lines along which a sampled field has a level (marching squares); what is deeper lies inside. */
export function contours(grid: Grid, values: Float64Array, level = 0): Point[][] {
  const { columns, rows, left, top, step } = grid;
  const at = (column: number, row: number): number => {
    // Beyond the grid nothing is land, so every line closes.
    if (column <= 0 || row <= 0 || column >= columns - 1 || row >= rows - 1) return -1e3;
    return (values[row * columns + column] as number) - level;
  };
  const points = new Map<Edge, Point>();
  const next = new Map<Edge, Edge>();
  const cross = (c1: number, r1: number, c2: number, r2: number): Edge => {
    const [a, b] = [at(c1, r1), at(c2, r2)];
    const k = Math.min(0.999, Math.max(0.001, a / (a - b)));
    const key = c1 === c2 ? `v${c1},${Math.min(r1, r2)}` : `h${Math.min(c1, c2)},${r1}`;
    if (!points.has(key)) points.set(key, [left + (c1 + (c2 - c1) * k) * step, top + (r1 + (r2 - r1) * k) * step]);
    return key;
  };
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const inside = [
        at(column, row) > 0,
        at(column + 1, row) > 0,
        at(column + 1, row + 1) > 0,
        at(column, row + 1) > 0,
      ] as const;
      // Most cells lie wholly inside or wholly outside, and nothing is made for them.
      if (inside[0] === inside[1] && inside[1] === inside[2] && inside[2] === inside[3]) continue;
      const corners: [number, number][] = [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
      ];
      // Walk round the cell: from where the land ends to where it begins again.
      const ends: Edge[] = [];
      const begins: Edge[] = [];
      for (let i = 0; i < 4; i++) {
        const j = (i + 1) % 4;
        if (inside[i] === inside[j]) continue;
        const [a, b] = [corners[i]!, corners[j]!];
        (inside[i] ? ends : begins).push(cross(a[0], a[1], b[0], b[1]));
      }
      if (ends.length === 1) next.set(ends[0]!, begins[0]!);
      else {
        // A saddle: two corners across are land. They are kept apart.
        const firstInside = inside[0];
        next.set(ends[0]!, begins[firstInside ? 1 : 0]!);
        next.set(ends[1]!, begins[firstInside ? 0 : 1]!);
      }
    }
  }
  const lines: Point[][] = [];
  while (next.size) {
    const start = next.keys().next().value as Edge;
    const line: Point[] = [];
    let edge: Edge | undefined = start;
    while (edge !== undefined && next.has(edge)) {
      line.push(points.get(edge)!);
      const after: Edge = next.get(edge)!;
      next.delete(edge);
      edge = after;
    }
    if (line.length > 5) lines.push(line);
  }
  return lines;
}

/** The area of a closed line, always positive. */
export function area(line: readonly Point[]): number {
  let sum = 0;
  for (let i = 0; i < line.length; i++) {
    const [a, b] = [line[i]!, line[(i + 1) % line.length]!];
    sum += a[0] * b[1] - b[0] * a[1];
  }
  return Math.abs(sum) / 2;
}

/** Whether a point lies inside a closed line. */
export function within(line: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  for (let i = 0, j = line.length - 1; i < line.length; j = i++) {
    const [a, b] = [line[i]!, line[j]!];
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  }
  return inside;
}

/** A soft path through the middles of a line's pieces. */
export function path(lines: readonly (readonly Point[])[]): string {
  return lines
    .map((line) => {
      const n = line.length;
      const middle = (i: number): string => {
        const [a, b] = [line[i % n]!, line[(i + 1) % n]!];
        return `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`;
      };
      let d = `M${middle(0)}`;
      for (let i = 1; i <= n; i++) d += `Q${line[i % n]![0].toFixed(1)} ${line[i % n]![1].toFixed(1)} ${middle(i)}`;
      return `${d}Z`;
    })
    .join('');
}

/** The convex hull, anticlockwise on screen. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const cross = (o: Point, a: Point, b: Point): number => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const half = (all: readonly Point[]): Point[] => {
    const line: Point[] = [];
    for (const point of all) {
      while (line.length > 1 && cross(line.at(-2)!, line.at(-1)!, point) <= 0) line.pop();
      line.push(point);
    }
    return line.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** How deep a point lies inside a polygon; negative outside. */
export function depth(polygon: readonly Point[], [x, y]: Point): number {
  let nearest = Infinity;
  for (let i = 0; i < polygon.length; i++) {
    const [a, b] = [polygon[i]!, polygon[(i + 1) % polygon.length]!];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const k = Math.min(1, Math.max(0, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy)));
    nearest = Math.min(nearest, Math.hypot(x - a[0] - k * dx, y - a[1] - k * dy));
  }
  return within(polygon, [x, y]) ? nearest : -nearest;
}
