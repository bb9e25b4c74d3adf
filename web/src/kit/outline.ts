/** Walks round shapes: the shore of the island, its rim, and the rope that lies on the rim. */

export interface Point {
  x: number;
  y: number;
}

const fine = (n: number): string => n.toFixed(1).replace(/\.0$/, '');

/** Points as an SVG `points` attribute. */
export function list(points: readonly Point[]): string {
  return points.map((p) => `${fine(p.x)},${fine(p.y)}`).join(' ');
}

/** Joins directed edges into closed walks. */
export function loops(edges: readonly (readonly [string, string])[]): string[][] {
  const next = new Map<string, string[]>();
  for (const [from, to] of edges) next.set(from, [...(next.get(from) ?? []), to]);
  const walks: string[][] = [];
  for (const start of next.keys()) {
    while (next.get(start)?.length) {
      const walk: string[] = [];
      let at = start;
      do {
        walk.push(at);
        const onward = next.get(at)?.pop();
        if (onward === undefined) throw new Error(`The walk breaks off at ${at}.`);
        at = onward;
      } while (at !== start);
      walks.push(walk);
    }
  }
  return walks;
}

/** Moves a clockwise outline outwards (or inwards with a negative distance); corners stay sharp. */
export function offset(points: readonly Point[], distance: number): Point[] {
  const n = points.length;
  const normals = points.map((p, i) => {
    const q = points[(i + 1) % n] as Point;
    const length = Math.hypot(q.x - p.x, q.y - p.y);
    return { x: (q.y - p.y) / length, y: (p.x - q.x) / length };
  });
  return points.map((p, i) => {
    const before = normals[(i + n - 1) % n] as Point;
    const after = normals[i] as Point;
    const scale = distance / (1 + before.x * after.x + before.y * after.y);
    return { x: p.x + (before.x + after.x) * scale, y: p.y + (before.y + after.y) * scale };
  });
}

/** A closed SVG path with its corners rounded off. */
export function rounded(points: readonly Point[], radius: number): string {
  const n = points.length;
  const parts = points.map((p, i) => {
    const before = points[(i + n - 1) % n] as Point;
    const after = points[(i + 1) % n] as Point;
    const into = towards(p, before, radius);
    const out = towards(p, after, radius);
    return `${i ? 'L' : 'M'}${fine(into.x)} ${fine(into.y)}Q${fine(p.x)} ${fine(p.y)} ${fine(out.x)} ${fine(out.y)}`;
  });
  return `${parts.join('')}Z`;
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const k = Math.min(distance, length / 2) / length;
  return { x: from.x + (to.x - from.x) * k, y: from.y + (to.y - from.y) * k };
}

/** Places at even distances along a closed outline with rounded corners, each with its heading. */
export function along(points: readonly Point[], radius: number, spacing: number): { at: Point; heading: number }[] {
  const dense = flatten(points, radius);
  const lengths = dense.map((p, i) => {
    const q = dense[(i + 1) % dense.length] as Point;
    return Math.hypot(q.x - p.x, q.y - p.y);
  });
  const total = lengths.reduce((a, b) => a + b, 0);
  const count = Math.round(total / spacing);
  const places: { at: Point; heading: number }[] = [];
  let i = 0;
  let walked = 0;
  for (let k = 0; k < count; k++) {
    const goal = (total * k) / count;
    while (walked + (lengths[i] as number) < goal) walked += lengths[i++] as number;
    const p = dense[i] as Point;
    const q = dense[(i + 1) % dense.length] as Point;
    const part = (goal - walked) / (lengths[i] as number);
    places.push({
      at: { x: p.x + (q.x - p.x) * part, y: p.y + (q.y - p.y) * part },
      heading: Math.atan2(q.y - p.y, q.x - p.x),
    });
  }
  return places;
}

function flatten(points: readonly Point[], radius: number): Point[] {
  const n = points.length;
  return points.flatMap((p, i) => {
    const a = towards(p, points[(i + n - 1) % n] as Point, radius);
    const b = towards(p, points[(i + 1) % n] as Point, radius);
    return [0, 0.25, 0.5, 0.75, 1].map((t) => ({
      x: (1 - t) ** 2 * a.x + 2 * t * (1 - t) * p.x + t * t * b.x,
      y: (1 - t) ** 2 * a.y + 2 * t * (1 - t) * p.y + t * t * b.y,
    }));
  });
}

/** A rope laid along an outline: every strand a short slanted stroke. */
export function rope(points: readonly Point[], radius: number, spacing: number, thick: number): string {
  const slant = 0.72;
  return along(points, radius, spacing)
    .map(({ at, heading }) => {
      const dx = Math.cos(heading + slant) * thick;
      const dy = Math.sin(heading + slant) * thick;
      const bx = Math.cos(heading) * thick * 0.5;
      const by = Math.sin(heading) * thick * 0.5;
      const from = `M${fine(at.x - dx)} ${fine(at.y - dy)}`;
      return `${from}C${fine(at.x - dx + bx)} ${fine(at.y - dy + by)} ${fine(at.x + dx - bx)} ${fine(at.y + dy - by)} ${fine(at.x + dx)} ${fine(at.y + dy)}`;
    })
    .join('');
}
