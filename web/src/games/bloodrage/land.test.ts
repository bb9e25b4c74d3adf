import { describe, expect, it } from 'vitest';
import { contours, depth, hull, within, area, type Grid } from '../../kit/field';
import { scene } from '../../../test/bloodrage';
import { brush } from '../../kit/brush';
import { mapOf, spotOf, TRACK } from './land';

describe('fields', () => {
  const grid: Grid = { left: -50, top: -50, step: 2, columns: 51, rows: 51 };
  const disc = new Float64Array(51 * 51).map(
    (_, i) => 30 - Math.hypot(-50 + (i % 51) * 2, -50 + Math.floor(i / 51) * 2),
  );

  it('draws a disc as one closed line of its size, and a smaller one deeper inside', () => {
    const [line, ...more] = contours(grid, disc, 0);
    expect(more).toEqual([]);
    expect(area(line!)).toBeCloseTo(Math.PI * 900, -2);
    expect(area(contours(grid, disc, 10)[0]!)).toBeCloseTo(Math.PI * 400, -2);
  });

  it('knows inside from outside', () => {
    const square = hull([
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
      [5, 5],
    ]);
    expect(square).toHaveLength(4);
    expect(within(square, [5, 5])).toBe(true);
    expect(depth(square, [5, 2])).toBe(2);
    expect(depth(square, [5, -3])).toBe(-3);
  });
});

describe('the map', () => {
  const content = scene;
  const map = mapOf(content);

  it('has a shape for each of the nine provinces, and every village stands in its own', () => {
    expect(map.land.map((one) => one.ref).sort()).toEqual(content.provinces.map((one) => one.ref).sort());
    for (const province of content.provinces) {
      for (const spot of province.village_spots) {
        const inside = map.land.filter((one) => within(one.outline, spot)).map((one) => one.ref);
        expect(inside, `${province.id} ${spot}`).toEqual([province.ref]);
      }
    }
  });

  it('keeps the middle of every fjord wet', () => {
    for (const fjord of content.fjords)
      expect(
        map.land.some((one) => within(one.outline, fjord.centre)),
        fjord.id,
      ).toBe(false);
  });

  it('paints each region with its own scenery, and the tree with none', () => {
    const kinds = (ref: string): Set<string> => new Set(map.of(ref)!.scenery.map((one) => one.kind));
    expect(kinds('province:gimle')).toEqual(new Set(['tree']));
    expect(kinds('province:horgr')).toEqual(new Set(['peak']));
    expect(kinds('province:elvagar')).toEqual(new Set(['hill']));
    expect(kinds('province:yggdrasil').size).toBe(0);
  });

  it('is drawn once, and the brush throws the same every time', () => {
    expect(mapOf(content)).toBe(map);
    expect([brush('a')(), brush('a')()]).toEqual([brush('a')(), brush('a')()]);
    expect(brush('a')()).not.toBe(brush('b')());
  });

  it('gives every figure a spot of its own, round the tree and at sea too', () => {
    const at = (place: string, n: number): string[] =>
      Array.from({ length: n }, (_, i) => spotOf(content, place, i, n).join());
    expect(new Set(at('province:gimle', 5)).size).toBe(5);
    expect(new Set(at('province:yggdrasil', 20)).size).toBe(20);
    expect(new Set(at('fjord:north_east', 4)).size).toBe(4);
    expect(spotOf(content, 'province:gimle', 0, 1)).toEqual([105, 458]);
  });
});

describe('the glory track', () => {
  it('has a hundred spaces, and is walked round again', () => {
    expect(new Set(TRACK.spaces.map(({ x, y }) => `${x},${y}`)).size).toBe(100);
    const [first, second] = TRACK.markers([7, 107]);
    expect(first!.laps).toBe(0);
    expect(second!.laps).toBe(1);
    expect([first!.x, first!.y]).not.toEqual([second!.x, second!.y]);
  });

  it('stands four clans side by side at the start', () => {
    expect(new Set(TRACK.markers([0, 0, 0, 0]).map(({ x, y }) => `${x},${y}`)).size).toBe(4);
  });
});
