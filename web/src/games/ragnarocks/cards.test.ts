import { describe, expect, it } from 'vitest';
import { content, study } from '../../../test/ragnarocks';
import { SIDES } from './board';
import { layTiles, partnersOf, warned } from './draft';
import { layoutOf } from './geometry';
import { cornerOf, medalsShown, shelfSize, shelfWidth } from './shelf';
import { KNOWN } from './signs';
import { goOn, linesOf } from './turns';
import { tableOf } from './view';

describe('the draft', () => {
  it('lays all 32 cards out on a desk without scrolling', () => {
    const { columns, size, gap, look } = layTiles([11, 21], 508, 506, false, true);
    const rows = Math.ceil(11 / columns) + Math.ceil(21 / columns);
    expect(columns * size + (columns - 1) * gap).toBeLessThanOrEqual(508);
    expect(rows * (size * 0.66 + 36 + gap) + 44).toBeLessThanOrEqual(506);
    expect(size).toBeGreaterThanOrEqual(44);
    expect(look).toBe('small');
  });

  it('lays them on a phone as slips wide enough to be read, side by side in the width there is', () => {
    for (const [width, most] of [
      [374, 2],
      [270, 1],
      [804, 4],
    ] as const) {
      const { columns, size, gap, look } = layTiles([11, 21], width, 330, true, true);
      expect(look).toBe('slip');
      expect(columns).toBe(most);
      expect(size).toBeGreaterThanOrEqual(160);
      expect(columns * size + (columns - 1) * gap).toBeLessThanOrEqual(width);
    }
  });

  it('opens two cards wide, and still lays 23 out', () => {
    expect(layTiles([2], 508, 506, false, false)).toMatchObject({ look: 'large', columns: 2 });
    expect(layTiles([2], 374, 360, true, false).look).toBe('middle');
    expect(layTiles([23], 374, 330, true, false).size).toBeGreaterThanOrEqual(44);
  });

  it('knows good pairs and strange ones (RR-7.5, RR-41.4)', () => {
    expect(partnersOf(content, ['card:ratatoskr'])).toEqual(['card:surtr']);
    expect(partnersOf(content, [])).toEqual([]);
    expect(warned(content, 'card:gullinbursti', ['card:hel'])).toEqual(['card:hel']);
    expect(warned(content, 'card:hel', ['card:gullinbursti'])).toEqual(['card:gullinbursti']);
    expect(warned(content, 'card:thor', ['card:hel'])).toEqual([]);
  });

  it('has a sign for every card', () => {
    expect([...KNOWN].sort()).toEqual(content.powers.map(({ ref }) => ref.slice(5)).sort());
    expect(content.powers.map(({ tier }) => tier).filter((tier) => tier === 'simple')).toHaveLength(11);
  });
});

describe('the cards beside the island', () => {
  const PLACES = [
    [786, 696, false],
    [644, 540, false],
    [1106, 796, false],
    [386, 520, true],
  ] as const;

  it.each(['thor', 'odin', 'team', 'six', 'crowd'])('cover no hex: %s', (name) => {
    const table = tableOf(study(name));
    for (const [width, height, upright] of PLACES) {
      const layout = layoutOf(content, upright);
      for (const side of SIDES) {
        const place = { width, height };
        const size = shelfSize(table, side, shelfWidth(layout, table, side, place), upright);
        const box = layout.inCorner(cornerOf(side, upright), size, place);
        expect(layout.clear(box, width, height), `${name}, ${side}, in ${width} by ${height}`).toBe(true);
      }
    }
  });

  it('count the cards of a crowd that have no room', () => {
    expect(medalsShown(2, 48, true)).toBe(1);
    expect(medalsShown(6, 120, false)).toBe(6);
    expect(medalsShown(9, 120, false)).toBe(5);
  });
});

describe('the list of turns', () => {
  const { sides } = tableOf(study('start'));
  const lines = linesOf({
    turns: ['a3-d6/g9', 'j4-j2/g1', 'j2-j3/h2', '--', 'j5-j4/i4'],
    movers: [0, 1, 1, 0, 1],
    sides,
  });

  it('gives each turn to the side that took it', () => {
    expect(lines.map(({ ivory, red }) => [ivory?.index ?? null, red?.index ?? null])).toEqual([
      [0, 1],
      [null, 2],
      [3, 4],
    ]);
    const { turns, movers } = tableOf(study('after'));
    expect(linesOf({ turns, movers, sides })).toEqual([{ ivory: { index: 0, text: 'a3-d6/g9' }, red: null }]);
  });

  it('is walked with the arrows', () => {
    expect(goOn(lines, 4, 'ArrowUp')).toBe(2);
    expect(goOn(lines, 3, 'ArrowUp')).toBe(2);
    expect(goOn(lines, 0, 'ArrowDown')).toBe(2);
    expect(goOn(lines, 0, 'ArrowLeft')).toBeNull();
    expect(goOn(lines, 0, 'ArrowRight')).toBe(1);
    expect(goOn(lines, 2, 'Home')).toBe(0);
    expect(goOn(lines, 2, 'End')).toBe(4);
    expect(goOn(lines, 4, 'ArrowDown')).toBeNull();
  });
});
