import { describe, expect, it } from 'vitest';
import { content } from '../../../test/ragnarocks';
import { boardOf } from './board';
import { fitting, layoutOf, lettering, SIZE } from './geometry';
import { along, loops, offset, rounded, type Point } from '../../kit/outline';

const board = boardOf(content);
const area = (points: readonly Point[]): number =>
  points.reduce((sum, p, i) => {
    const q = points[(i + 1) % points.length] as Point;
    return sum + (p.x * q.y - q.x * p.y) / 2;
  }, 0);

describe('the board', () => {
  it('has 86 hexes, 30 of them at the edge (RR-1.1, RR-1.9)', () => {
    expect(board.refs).toHaveLength(86);
    expect(new Set(board.refs).size).toBe(86);
    expect(board.refs.filter((ref) => board.neighbours(ref).length < 6)).toHaveLength(30);
  });

  it('knows neighbours both ways (RR-1.6, RR-1.7)', () => {
    for (const ref of board.refs)
      for (const near of board.neighbours(ref)) expect(board.neighbours(near)).toContain(ref);
    expect([...board.neighbours('hex:g11')].sort()).toEqual(['hex:f10', 'hex:g10', 'hex:h11']);
    expect([...board.neighbours('hex:h1')].sort()).toEqual(['hex:g1', 'hex:h2', 'hex:i1']);
    expect(board.neighbours('hex:d4')).toHaveLength(6);
  });

  it('counts steps on all three axes', () => {
    expect(board.distance('hex:a3', 'hex:d6')).toBe(3);
    expect(board.distance('hex:h8', 'hex:h10')).toBe(2);
    expect(board.distance('hex:e5', 'hex:b2')).toBe(3);
    expect(board.distance('hex:a5', 'hex:b1')).toBe(5);
  });

  it('refuses a hex that is not on the island', () => {
    expect(() => board.place('hex:z9')).toThrow('hex:z9');
  });
});

describe.each([false, true])('the layout (upright: %s)', (upright) => {
  const layout = layoutOf(content, upright);

  it('walks the shore once round the whole land', () => {
    // Each of the 30 edge hexes has 6 edges less its neighbours at the shore.
    const open = board.refs.reduce((sum, ref) => sum + 6 - board.neighbours(ref).length, 0);
    expect(layout.shore).toHaveLength(open);
    expect(layout.borders(board.refs)).toHaveLength(1);
    for (const [i, p] of layout.shore.entries()) {
      const q = layout.shore[(i + 1) % layout.shore.length] as Point;
      expect(Math.hypot(q.x - p.x, q.y - p.y)).toBeCloseTo(SIZE, 5);
    }
    expect(area(layout.shore)).toBeCloseTo(86 * 1.5 * Math.sqrt(3) * SIZE * SIZE, 3);
  });

  it('offsets the shore outwards by the same distance everywhere', () => {
    const rim = offset(layout.shore, 10);
    const n = rim.length;
    for (let i = 0; i < n; i++) {
      const [a, b] = [layout.shore[i] as Point, layout.shore[(i + 1) % n] as Point];
      const c = rim[i] as Point;
      const gap = Math.abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) / SIZE;
      expect(gap).toBeCloseTo(10, 5);
    }
    expect(area(rim)).toBeGreaterThan(area(layout.shore));
  });

  it('puts neighbours one hex apart and all land into the box', () => {
    for (const ref of board.refs) {
      const p = layout.centre(ref);
      for (const near of board.neighbours(ref)) {
        const q = layout.centre(near);
        expect(Math.hypot(q.x - p.x, q.y - p.y)).toBeCloseTo(SIZE * Math.sqrt(3), 5);
      }
      expect(p.x - SIZE).toBeGreaterThan(layout.box.x);
      expect(p.x + SIZE).toBeLessThan(layout.box.x + layout.box.width);
      expect(p.y - SIZE).toBeGreaterThan(layout.box.y);
      expect(p.y + SIZE).toBeLessThan(layout.box.y + layout.box.height);
    }
  });

  it('finds the hole in a ring of hexes', () => {
    const walks = layout.borders(board.neighbours('hex:e5'));
    expect(walks.map((walk) => Math.sign(area(walk))).sort()).toEqual([-1, 1]);
  });
});

describe('upright', () => {
  it('is a quarter turn: higher than wide, ivory at the left', () => {
    const flat = layoutOf(content, false);
    const up = layoutOf(content, true);
    expect(flat.box.width).toBeGreaterThan(flat.box.height);
    expect(up.box.height).toBeGreaterThan(up.box.width);
    expect(up.centre('hex:a3').x).toBeLessThan(up.centre('hex:j5').x);
    // 390 px wide with 2 px of margin: a hex is at least 44 px wide.
    expect(((390 - 4) / up.box.width) * 2 * SIZE).toBeGreaterThan(44);
  });
});

describe('the box', () => {
  it('decides whether the island is turned', () => {
    expect(fitting(content, false, 798, 696).upright).toBe(false);
    expect(fitting(content, false, 570, 1010).upright).toBe(true);
    expect(fitting(content, true, 386, 560).upright).toBe(true);
    // a phone on its side
    expect(fitting(content, true, 502, 390).upright).toBe(false);
    expect(fitting(content, true, 0, 0).upright).toBe(true);
    expect(fitting(content, false, 0, 0).upright).toBe(false);
  });

  it('never makes letters smaller than 12 px', () => {
    for (const scale of [0.4, 0.65, 1, 2]) expect(scale * lettering(scale, 16)).toBeGreaterThanOrEqual(12);
    expect(lettering(0, 16)).toBe(16);
  });
});

describe('walks', () => {
  it('refuse edges that lead nowhere', () => {
    expect(() => loops([['a', 'b']])).toThrow('b');
    expect(
      loops([
        ['a', 'b'],
        ['b', 'c'],
        ['c', 'a'],
      ]),
    ).toEqual([['a', 'b', 'c']]);
  });

  it('are drawn closed, and the rope has its strands at even distances', () => {
    const { shore } = layoutOf(content, false);
    expect(rounded(shore, 5)).toMatch(/^M.*Z$/);
    const places = along(shore, 8, 6);
    const gaps = places.slice(1).map(({ at }, i) => Math.hypot(at.x - places[i]!.at.x, at.y - places[i]!.at.y));
    expect(Math.max(...gaps)).toBeLessThan(6.5);
    expect(Math.min(...gaps)).toBeGreaterThan(4.5);
  });
});
