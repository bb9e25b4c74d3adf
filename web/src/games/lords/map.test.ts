import { describe, expect, it } from 'vitest';
import { content, player, table } from '../../../test/lords/fixtures';
import { depth, within } from '../../kit/field';
import { mapFor } from './content';
import { around, FRAME, onBoard, SEA, shapesFor, shoreOf } from './land';
import { crowdOf, rowsOf } from './standing';
import { wheelOf } from './wheel';

describe.each([2, 4])('the island for %i players', (seats) => {
  const map = mapFor(content, seats);
  const shapes = shapesFor(map);

  it('has every Region with its name, and its Monument, inside its borders', () => {
    expect(shapes.lands).toHaveLength(seats === 2 ? 16 : 21);
    for (const { ref, outline, anchor, monument, room } of shapes.lands) {
      expect(within(outline, anchor), ref).toBe(true);
      expect(room, ref).toBeGreaterThan(70);
      if (monument) expect(within(outline, monument), ref).toBe(true);
    }
    expect(shapes.lands.filter(({ monument }) => monument)).toHaveLength(3);
  });

  it('has room for a Hero and three Armies inside the borders of every Region', () => {
    for (const { ref, outline, anchor, room, below } of shapes.lands) {
      const { spots } = rowsOf([46, 37, 37, 37], [anchor[0], anchor[1] + 54], room, below);
      const second = spots.filter(([, y]) => y > anchor[1] + 54);
      for (const spot of second) expect(depth(outline, spot), ref).toBeGreaterThan(8);
    }
  });

  it('has one shore round all of it', () => {
    const shore = shoreOf([...map.regions, ...map.realms].map(({ polygon }) => polygon));
    for (const { x, y, ref } of map.regions) expect(within(shore, [x, y]), ref).toBe(true);
    for (const { x, y, ref } of map.seas) expect(within(shore, [x, y]), ref).toBe(false);
  });

  it('lets Drakkars lie in the water, within the frame', () => {
    for (const { ref, berths } of shapes.waters)
      for (const [x, y] of berths) {
        expect(x, ref).toBeGreaterThan(SEA.left);
        expect(x, ref).toBeLessThan(SEA.right);
        expect(y, ref).toBeGreaterThan(SEA.top);
        expect(y, ref).toBeLessThan(SEA.bottom);
      }
  });

  it('knows where every place is, and what lies around some of them', () => {
    for (const { ref } of [...map.regions, ...map.seas, ...map.realms, ...map.slots])
      expect(shapes.place(ref), ref).not.toBeNull();
    expect(shapes.place('card:spear.1')).toBeNull();
    const part = around(shapes, ['region:4', 'region:7'], 10);
    expect(part.width).toBeLessThan(FRAME.width);
    for (const ref of ['region:4', 'region:7']) {
      const [x, y] = shapes.place(ref)!;
      expect(x > part.x && x < part.x + part.width && y > part.y && y < part.y + part.height, ref).toBe(true);
    }
  });

  it('never looks over the edge of the board where it fits, and shows what is larger in its middle', () => {
    const low = onBoard({ x: 300, y: 700, width: 260, height: 400 });
    expect(low).toEqual({ x: 300, y: FRAME.y + FRAME.height - 400, width: 260, height: 400 });
    const corner = onBoard({ x: -200, y: -50, width: 260, height: 400 });
    expect([corner.x, corner.y]).toEqual([FRAME.x, FRAME.y]);
    const wide = onBoard({ x: 300, y: 100, width: FRAME.width + 200, height: 400 });
    expect([wide.x, wide.y]).toEqual([FRAME.x - 100, 100]);
  });

  it('has six slots on the wheel, none over another', () => {
    const slots = wheelOf(map);
    expect(slots.map(({ id }) => id).sort()).toEqual(map.slots.map(({ id }) => id).sort());
    const turns = slots
      .map(({ at: [x, y] }) => Math.atan2(-y, x))
      .map((turn) => (turn < -0.3 ? turn + 2 * Math.PI : turn));
    expect([...turns].sort((a, b) => a - b)).toEqual(turns);
  });
});

describe('pieces on the island', () => {
  const laid = table(4, {
    players: [player(0, { region: 'region:4' }), player(1), player(2), player(3)],
    boss: { region: 'region:4', slain: false, wounds: [] },
  });
  laid.regions[3]!.armies = ['army:0.4.3', 'army:1.4.2'];

  it('are Heroes, Armies with their value, and foes', () => {
    expect(crowdOf(laid).map(({ ref, place, seat, value }) => [ref, place, seat, value])).toEqual([
      ['hero:0', 'region:4', 0, undefined],
      ['army:0.4.3', 'region:4', 0, 3],
      ['army:1.4.2', 'region:4', 1, 2],
      ['boss:loki', 'region:4', null, undefined],
    ]);
  });

  it('stand in a row, and in two where there are too many', () => {
    const { spots, scale } = rowsOf([40, 40], [100, 50], 120);
    expect([spots, scale]).toEqual([
      [
        [80, 50],
        [120, 50],
      ],
      1,
    ]);
    const many = rowsOf([40, 40, 40, 40, 40], [100, 50], 100);
    expect(new Set(many.spots.map(([, y]) => y)).size).toBe(2);
    expect(many.scale).toBeLessThan(1);
    for (const [x] of many.spots) expect(Math.abs(x - 100)).toBeLessThanOrEqual(50);
  });
});
