import { describe, expect, it } from 'vitest';
import { nearest, walk, type Spot } from '../src/table/arrows';

const spots: Spot[] = [
  { ref: 'hex:c3', x: 100, y: 100 },
  { ref: 'hex:c4', x: 160, y: 100 },
  { ref: 'hex:c6', x: 280, y: 100 },
  { ref: 'hex:d3', x: 70, y: 48 },
  { ref: 'hex:d4', x: 132, y: 48 },
  { ref: 'hex:a9', x: 600, y: 300 },
];
const from = { ref: 'hex:c3', x: 100, y: 100 };

describe('arrows to the nearest offered thing', () => {
  it('goes along the row first', () => {
    expect(nearest(from, spots, 'right')).toBe('hex:c4');
    expect(nearest({ ref: 'hex:c6', x: 280, y: 100 }, spots, 'left')).toBe('hex:c4');
  });
  it('goes up to the hex that leans least to the side', () => {
    expect(nearest(from, spots, 'up')).toBe('hex:d3');
    expect(nearest({ x: 131, y: 100 }, spots, 'up')).toBe('hex:d4');
  });
  it('stays where nothing lies that way', () => {
    expect(nearest({ ref: 'hex:d3', x: 70, y: 48 }, spots, 'up')).toBeNull();
    expect(nearest({ ref: 'hex:a9', x: 600, y: 300 }, spots, 'right')).toBeNull();
  });
});

describe('Tab through the offered things', () => {
  const order = ['hex:a1', 'hex:b2', 'do:done'];
  it('walks in the order of the ask and leaves at either end', () => {
    expect(walk(order, null, 1)).toBe('hex:a1');
    expect(walk(order, 'hex:a1', 1)).toBe('hex:b2');
    expect(walk(order, 'do:done', 1)).toBeNull();
    expect(walk(order, null, -1)).toBe('do:done');
    expect(walk(order, 'hex:a1', -1)).toBeNull();
    expect(walk([], null, 1)).toBeNull();
  });
});
