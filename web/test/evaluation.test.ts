import { describe, expect, it } from 'vitest';
import { leadOf, linesOf, nearestTo, neighbour, pointAt, shapeOf } from '../src/table/evaluation';
import type { Evaluation } from '../src/wire';

const point = (step: number, value: number, line: string[] = []): Evaluation => ({
  step,
  sides: [[0], [1]],
  leads: [value, -value],
  chances: [0.5, 0.5],
  measure: 'points',
  best: [],
  line,
  second: null,
  plays: [],
  depth: 3,
  proven: false,
});
const points = [point(0, 0, ['a3-d6/g9']), point(3, 4, ['j4-j2/g1']), point(6, -4), point(9, -12)];
const among = (step: number, chances: number[]): Evaluation => ({
  ...point(step, 0),
  sides: chances.map((_, seat) => [seat]),
  leads: chances.map(() => 0),
  chances,
  measure: 'chance',
});
const box = { left: 10, top: 0, width: 90, height: 100 };

describe('how a match stood', () => {
  it('is what was judged last', () => {
    expect(pointAt(points, 5)?.step).toBe(3);
    expect(pointAt(points, 6)?.step).toBe(6);
    expect(pointAt([], 6)).toBeNull();
  });

  it('is a lead of one side, of the other, or of nobody', () => {
    expect(leadOf(point(0, 3.5))).toEqual({ side: 0, by: 3.5 });
    expect(leadOf(point(0, -3.5))).toEqual({ side: 1, by: 3.5 });
    expect(leadOf(point(0, 0.1))).toEqual({ side: null, by: 0 });
  });

  it('is among four the best chance to win, or nobody’s', () => {
    expect(leadOf(among(0, [0.2, 0.1, 0.4, 0.3]))).toEqual({ side: 2, by: 0.4 });
    expect(leadOf(among(0, [0.26, 0.25, 0.25, 0.24]))).toEqual({ side: null, by: 0 });
  });
});

describe('the graph', () => {
  const shape = shapeOf(points, 9, box);

  it('puts the steps along and the values up, the first side above the middle', () => {
    expect(shape.top).toBe(20);
    expect([shape.x(0), shape.x(9)]).toEqual([10, 100]);
    expect([shape.y(20), shape.y(0), shape.y(-20), shape.y(-99)]).toEqual([0, 50, 100, 100]);
    expect(shape.line).toBe('M10.0 50.0L40.0 40.0L70.0 60.0L100.0 80.0');
  });

  it('ends the ground of either side where the line crosses the middle', () => {
    expect(shape.above).toBe('M10.0 50.0L10.0 50.0L40.0 40.0L55.0 50.0L70.0 50.0L100.0 50.0L100.0 50.0Z');
    expect(shape.below).toBe('M10.0 50.0L10.0 50.0L40.0 50.0L55.0 50.0L70.0 60.0L100.0 80.0L100.0 50.0Z');
  });

  it('is empty before anything was judged', () => {
    expect(shapeOf([], 9, box)).toMatchObject({ line: '', above: '', below: '', top: 5 });
    expect(nearestTo([], 3)).toBeNull();
  });

  it('has a line for the chance of each of four', () => {
    const curves = linesOf([among(0, [0.25, 0.25, 0.25, 0.25]), among(9, [1, 0, 0, 0])], 9, box);
    expect(curves.lines).toEqual(['M10.0 75.0L100.0 0.0', ...Array(3).fill('M10.0 75.0L100.0 100.0')]);
    expect(linesOf([], 9, box).lines).toEqual([]);
  });

  it('is walked from turn to turn', () => {
    expect(nearestTo(points, 4)).toBe(3);
    expect([
      neighbour(points, 3, 1),
      neighbour(points, 3, -1),
      neighbour(points, 9, 1),
      neighbour(points, 4, -1),
    ]).toEqual([6, 0, null, 3]);
  });
});
