import { describe, expect, it } from 'vitest';
import { towersOf } from './tower';

const sides = [
  { sum: 12, parts: [3, 2, 1, 6] },
  { sum: 5, parts: [4, 1, 0] },
];

describe('the towers of a contest', () => {
  it('are as high as their sums, by one scale', () => {
    const { blocks, reach } = towersOf(sides, 400);
    const [first, second] = blocks.map((heights) => heights.reduce((all, one) => all + one));
    expect(first).toBeCloseTo(reach(12));
    expect(first! / reach(1)).toBeCloseTo(12);
    expect(blocks[1]!.slice(0, 2).reduce((all, one) => all + one)).toBeCloseTo(reach(5));
    expect(second).toBeLessThan(first!);
  });

  it('leave room above the highest', () => {
    expect(towersOf(sides, 400).reach(12)).toBeLessThan(400);
    expect(towersOf(sides, 400).reach(12)).toBeGreaterThan(300);
  });

  it('show what is worth nothing as a stub, and stand where nobody has anything', () => {
    expect(towersOf(sides, 400).blocks[1]![2]).toBeGreaterThan(10);
    expect(towersOf([{ sum: 0, parts: [] }], 400).reach(0)).toBe(0);
  });
});
