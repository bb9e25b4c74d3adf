import { describe, expect, it } from 'vitest';
import { framed, held, inSight, wholeScale, zoomed, type Room } from './pan';

const room: Room = {
  width: 400,
  height: 500,
  whole: { x: 0, y: 0, width: 1000, height: 1000 },
  least: 0.5,
  most: 1.5,
};

describe('a window on a drawing', () => {
  it('shows all of it at the farthest, in the middle of its box', () => {
    expect(wholeScale(room)).toBe(0.4);
    expect(framed(room, room.whole)).toEqual({ x: 0, y: 50, k: 0.4 });
  });

  it('never leaves the drawing', () => {
    const far = held({ x: 90, y: -9000, k: 1 }, room);
    expect(far.x).toBeCloseTo(0);
    expect([far.y, far.k]).toEqual([-500, 1]);
    expect(held({ x: 0, y: 0, k: 9 }, room).k).toBe(1.5);
  });

  it('keeps the point under the hand where it was', () => {
    const before = held({ x: -300, y: -300, k: 1 }, room);
    const after = zoomed(before, room, { x: 100, y: 200 }, 1.25);
    expect((100 - after.x) / after.k).toBeCloseTo((100 - before.x) / before.k);
    expect((200 - after.y) / after.k).toBeCloseTo((200 - before.y) / before.k);
  });

  it('goes as near to a part as it fits, and no nearer than is asked for', () => {
    const pan = framed(room, { x: 400, y: 400, width: 200, height: 100 }, 1);
    expect(pan.k).toBe(1);
    const seen = inSight(pan, room);
    expect(seen.x + seen.width / 2).toBe(500);
    expect(seen.y + seen.height / 2).toBe(450);
    expect(framed(room, { x: 0, y: 0, width: 800, height: 800 }).k).toBe(0.5);
  });
});
