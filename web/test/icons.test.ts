import { icons } from '@iconify-json/game-icons';
import { describe, expect, it } from 'vitest';
import { coarse } from '../icons';

/** Every point of a path that is written in relative commands only, arcs and curves by where they end. */
function ends(path: string): [number, number][] {
  let [x, y, from] = [0, 0, [0, 0] as [number, number]];
  return [...path.matchAll(/([a-z])([^a-z]*)/g)].flatMap(([, command = '', rest = '']) => {
    if (command === 'z') [x, y] = from;
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const size = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, a: 7 }[command] ?? Infinity;
    return Array.from({ length: numbers.length / size }, (_, k): [number, number] => {
      const some = numbers.slice(k * size, (k + 1) * size);
      if (command !== 'v') x += some.at(command === 'h' ? -1 : -2)!;
      if (command !== 'h') y += some.at(-1)!;
      if (command === 'm') from = [x, y];
      return [x, y];
    });
  });
}

describe('icons', () => {
  it('are drawn on whole units', () => {
    expect(coarse('M10.4 20.6c1.2 3.4 5.6 7.8 9.9 9.9')).toBe('m10 21c2 3 6 7 10 10');
    expect(coarse('M10.25 20.25L40.5 20.4H60.3V80.2z')).toBe('m10 20h31 19v60z');
  });

  it('never let what is left out add up', () => {
    const path = `m.4.4${'l10.4-.4'.repeat(20)}z`;
    expect(ends(coarse(path)).at(-1)).toEqual([208, -8]);
  });

  it('begin the next figure where the last one began', () => {
    expect(ends(coarse('m100.4 100.4l30.3 30.3l-5.2 9.9zm10.3 10.3l5.25 6.25'))).toContainEqual([111, 111]);
  });

  it('keep the shape of an arc, also where its flags stand close', () => {
    expect(coarse('m10.25 10.25a5.123 5.123 0 014.75 4.75')).toBe('m10 10a5.1 5.1 0 0 1 5 5');
  });

  it('leave out lines that lead nowhere', () => {
    expect(coarse('m10.123 10.123l.2.1c.1.1.1.1.1.1l20.456 20.123z')).toBe('m10 10l21 20z');
  });

  it('keep such a line where a curve goes on from it', () => {
    expect(coarse('m10.123 10.123c9.1 2.2 9.1 4.4 9.1 8.8l.1.1s5.3 5.3 9.1 9.1')).toBe('m10 10c9 2 9 5 9 9h0s6 5 9 9');
  });

  it('are never longer than they were', () => {
    expect(coarse('M5 5L9 9')).toBe('M5 5L9 9');
    for (const { body } of Object.values(icons.icons).slice(0, 200)) {
      for (const [, path = ''] of body.matchAll(/ d="([^"]*)"/g)) {
        const once = coarse(path);
        expect(once.length).toBeLessThanOrEqual(path.length);
        expect(coarse(once), 'what is coarse stays as it is').toBe(once);
      }
    }
  });
});
